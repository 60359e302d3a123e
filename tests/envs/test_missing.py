"""Without the extra each face says which command installs it."""

import subprocess
import sys

SCRIPT = """
import importlib, sys
for package, module in (
    ("numpy", "koldun.envs.sheets"),
    ("gymnasium", "koldun.envs.gymnasium"),
    ("pettingzoo", "koldun.envs.pettingzoo"),
    ("pyspiel", "koldun.envs.openspiel"),
):
    kept = sys.modules.pop(package, None)
    sys.modules[package] = None
    try:
        importlib.import_module(module)
    except ImportError as error:
        print(package, error)
    else:
        print(package, "was not missed")
    del sys.modules[package]
    if kept is not None:
        sys.modules[package] = kept
"""


def test_a_missing_package_is_named_with_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["numpy", "gymnasium", "pettingzoo", "pyspiel"]
    for line in lines:
        assert "is not installed: pip install 'koldun[research]'" in line


def test_koldun_itself_needs_none_of_it() -> None:
    script = """
import sys
for package in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[package] = None
import koldun
import koldun.envs
koldun.play_out(koldun.new_match("krendel", 2, seed="1"), "random")
"""
    subprocess.run([sys.executable, "-c", script], check=True)
