"""Compiled or interpreted: which modules this process runs. The package imports this first.

Where compiled modules are there and made from these very sources they are used; otherwise, or with
`KOLDUN_PURE=1`, the same sources run interpreted.
"""

import hashlib
import json
import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

_HERE = Path(__file__).resolve().parent


def _compiled_is_true() -> bool:
    """Were the compiled modules made from the sources that lie beside them?"""
    try:
        stamp = json.loads((_HERE / "_native.json").read_bytes())
        return all(
            hashlib.blake2b((_HERE.parent / file).read_bytes(), digest_size=16).hexdigest() == mark
            for file, mark in stamp.items()
        )
    except (OSError, ValueError):
        return False


def _use_sources() -> None:
    """Let every module of this package come from its .py file."""

    def hook(path: str) -> FileFinder:
        if not Path(path).resolve().is_relative_to(_HERE):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, hook)
    for path in [p for p in sys.path_importer_cache if p.startswith(str(_HERE))]:
        del sys.path_importer_cache[path]


COMPILED = not os.environ.get("KOLDUN_PURE") and _compiled_is_true()
"""True when the compiled modules are in use."""

if not COMPILED:
    _use_sources()
