"""Build hook: with KOLDUN_NATIVE=1 a wheel carries compiled modules beside the sources."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if not os.environ.get("KOLDUN_NATIVE"):
            return []
        core = self.metadata.core
        return [*core.dependencies, *core.optional_dependencies["native"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or not os.environ.get("KOLDUN_NATIVE"):
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "tools"))
        import native

        built = native.compile_all(os.cpu_count() or 1)
        native.stamp()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in [*built, native.STAMP]:
            build_data["force_include"][str(path)] = str(path.relative_to(native.SRC))
