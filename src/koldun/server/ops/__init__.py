"""What whoever runs the server looks at: logs, metrics, uptime."""
