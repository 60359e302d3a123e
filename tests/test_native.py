"""Modules translated on one machine and compiled on another."""

import importlib.util
import sys
from pathlib import Path

import native
import pytest

CODE = """
#include <Python.h>
#include "said.h"
static struct PyModuleDef told = {PyModuleDef_HEAD_INIT, "told", 0, -1, 0};
PyMODINIT_FUNC PyInit_told(void) {
    PyObject *module = PyModule_Create(&told);
    PyModule_AddIntConstant(module, "number", NUMBER);
    return module;
}
"""


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> native.Translated:
    """A module of one C file and one header, as mypyc would leave it."""
    own, mypyc = tmp_path / "c", tmp_path / "mypyc"
    for folder in (own, mypyc, tmp_path / "src", tmp_path / "build"):
        folder.mkdir()
    (own / "told.c").write_text(CODE)
    (own / "said.h").write_text("#define NUMBER 42\n")
    (mypyc / "CPy.h").write_text("")
    monkeypatch.setattr(native, "BUILD", tmp_path / "build")
    monkeypatch.setattr(native, "SRC", tmp_path / "src")
    monkeypatch.setattr(native, "marks", lambda: {"told.py": "1"})
    library = native.Library([str(own / "told.c")], [str(own / "said.h")])
    return native.Translated({"told": library}, own, mypyc)


@pytest.mark.skipif(sys.platform == "win32", reason="built with the options of a Unix compiler")
def test_what_was_packed_is_compiled_elsewhere(code: native.Translated, tmp_path: Path) -> None:
    pack = tmp_path / "code.tar.xz"
    code.pack(pack)
    for folder in (code.own, code.mypyc):  # another machine has neither
        folder.rename(folder.with_suffix(".gone"))
    [built] = native.compile_all(1, native.Translated.unpacked(pack))
    spec = importlib.util.spec_from_file_location("told", built)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.number == 42


def test_a_pack_of_other_sources_is_refused(
    code: native.Translated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = tmp_path / "code.tar.xz"
    code.pack(pack)
    monkeypatch.setattr(native, "marks", lambda: {"told.py": "2"})
    with pytest.raises(SystemExit, match="packed from other sources"):
        native.Translated.unpacked(pack)


@pytest.mark.parametrize("held", [None, b"no pack"])
def test_what_is_no_pack_is_refused_and_nothing_is_lost(
    held: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stamp stays: without it all modules would run interpreted."""
    stamp, pack = tmp_path / "_native.json", tmp_path / "code.tar.xz"
    stamp.write_text("{}")
    if held is not None:
        pack.write_bytes(held)
    monkeypatch.setattr(native, "BUILD", tmp_path / "build")
    monkeypatch.setattr(native, "STAMP", stamp)
    monkeypatch.setattr(sys, "argv", ["native.py", "--from", str(pack)])
    with pytest.raises(SystemExit, match=r"code\.tar\.xz: holds no packed C"):
        native.main()
    assert stamp.exists()


def test_what_lies_elsewhere_is_not_packed(code: native.Translated, tmp_path: Path) -> None:
    other = native.Library([str(tmp_path / "other.c")], [])
    with pytest.raises(ValueError, match="lies outside"):
        native.Translated({"other": other}, code.own, code.mypyc).pack(tmp_path / "pack")
