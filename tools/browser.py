"""Chromium for the page's tests: found, or installed from Debian where that is allowed.

The headless shell comes first. It draws the same pages without a desktop's window around them, a quarter faster.
"""

import os
import shutil
import subprocess

PACKAGES = ("chromium-headless-shell", "chromium")


def find() -> str | None:
    """The browser's path, if there is one."""
    for name in (*PACKAGES, "chromium-browser", "google-chrome"):
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
    subprocess.run(["apt-get", "update", "-qq"], check=False, env=env, capture_output=True)
    for package in PACKAGES:  # not every release has the first
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
        subprocess.run(command, check=False, env=env, capture_output=True)
        found = find()
        if found:
            return found
    print("page tests skipped: apt-get could not install chromium")
    return None


if __name__ == "__main__":
    ensure()
