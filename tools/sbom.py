"""All that Koldun is built from, with licences: CycloneDX and a table to read.

Python packages as installed here, with everything they need; packages of the page out of its lock
file; fonts that lie in the page. A package without a licence fails.
    python tools/sbom.py --out build
"""

import argparse
import json
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = ("postgres", "redis", "net")  # what a server may be installed with


class Component:
    def __init__(self, kind: str, name: str, version: str, licence: str) -> None:
        self.kind = kind
        self.name = name
        self.version = version
        self.licence = licence

    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.lower()}@{self.version}"

    def as_json(self) -> dict[str, Any]:
        return {
            "type": "library",
            "name": self.name,
            "version": self.version,
            "purl": self.purl(),
            "licenses": [{"license": {"name": self.licence}}],
        }


def python_packages() -> list[Component]:
    """What an installed server consists of."""
    found: dict[str, Component] = {}
    todo = [Requirement(f"koldun[{','.join(EXTRAS)}]")]
    while todo:
        wanted = todo.pop()
        try:
            package = distribution(wanted.name)
        except PackageNotFoundError:
            continue  # for other machines
        name = package.metadata["Name"]
        known = name in found
        found[name] = Component("pypi", name, package.version, licence_of(package))
        for line in package.requires or []:
            needed = Requirement(line)
            extras = wanted.extras or {""}
            if needed.marker is None or any(needed.marker.evaluate({"extra": e}) for e in extras):
                if not known or needed.extras:
                    todo.append(needed)
        if known and not wanted.extras:
            continue
    del found["koldun"]
    return sorted(found.values(), key=lambda one: one.name.lower())


def licence_of(package: Distribution) -> str:
    meta = package.metadata
    told = meta.get("License-Expression") or ""
    if told:
        return told
    classed = [c.split(" :: ")[-1] for c in meta.get_all("Classifier") or [] if "License ::" in c]
    if classed:
        return ", ".join(classed)
    line = (meta.get("License") or "").strip().splitlines()
    return line[0][:80] if line else ""


def page_packages() -> list[Component]:
    """Packages of the lock file that go into the page; tools that build it are marked dev there."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    found = []
    for path, entry in lock["packages"].items():
        if path and not entry.get("optional"):
            name = re.sub(r"^.*node_modules/", "", path)
            found.append(Component("npm", name, entry["version"], str(entry.get("license", ""))))
    unique = {one.purl(): one for one in found}
    return sorted(unique.values(), key=lambda one: one.name)


def fonts() -> list[Component]:
    folder = ROOT / "web" / "src" / "fonts"
    names = sorted(path.stem.removeprefix("OFL-") for path in folder.glob("OFL-*.txt"))
    return [Component("generic", name, "1", "OFL-1.1") for name in names]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build")
    args = parser.parse_args()
    parts = [*python_packages(), *page_packages(), *fonts()]
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "koldun"}},
        "components": [one.as_json() for one in parts],
    }
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "sbom.json").write_text(json.dumps(bill, indent=1) + "\n", "utf-8")
    lines = [f"{one.kind:8} {one.name} {one.version}: {one.licence}" for one in parts]
    (args.out / "licences.txt").write_text("\n".join(lines) + "\n", "utf-8")
    unknown = [one.name for one in parts if not one.licence]
    print(f"{len(parts)} parts, {len(unknown)} without a licence {unknown or ''}".rstrip())
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
