"""Chromium for the page's tests: found, or installed from Debian where that is allowed."""

import os
import shutil
import subprocess


def find() -> str | None:
    """The browser's path, if there is one."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    return None


def ensure() -> str | None:
    """The browser's path; where there is none, the reason is printed."""
    found = find()
    if found:
        return found
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print("page tests skipped: no chromium, and only root can install it with apt-get")
        return None
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ("update -qq", "install -y -qq --no-install-recommends chromium"):
        subprocess.run(["apt-get", *command.split()], check=False, env=env, capture_output=True)
    found = find()
    if found is None:
        print("page tests skipped: apt-get could not install chromium")
    return found


if __name__ == "__main__":
    ensure()
