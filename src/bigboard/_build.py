"""The list of modules that are compiled, and the check that the compiled ones may run.

`setup.py` compiles what `compiled_sources` lists and leaves a manifest of those sources. `import bigboard`
reads the manifest, and the compiled modules run only when they were built from exactly the sources beside
them. Sources of an installed package are not edited, so there the manifest is trusted. Both load this file, so
it uses the standard library alone and imports nothing of the package.
"""

from __future__ import annotations

import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

COMPILED: Final = (
    "games/contract.py",
    "games/events.py",
    "games/speed_hooks.py",
    "games/rng.py",
    "games/validation.py",
    "games/view_diff.py",
    "games/engine/*.py",
    "titles/*/rules/**/*.py",
    "titles/*/heuristic/*.py",
    "titles/*/action_features.py",
    "bots/heuristic/bot_batch.py",
    "bots/heuristic/heuristic.py",
    "bots/heuristic/linear_value.py",
    "bots/nets/action_features.py",
    "bots/nets/candidates.py",
    "bots/nets/integer_net.py",
    "bots/search/mcts.py",
    "bots/search/tree.py",
)

PACKAGE: Final = Path(__file__).parent
MANIFEST: Final = "_compiled.json"
GROUP: Final = "bigboard"  # mypyc puts the code of all modules into one library, named after the group
SUFFIX: Final = EXTENSION_SUFFIXES[0]
NO_COMPILER: Final = "no compiler at install"
PURE_PACKAGE: Final = "a package for any Python"


def compiled_sources(package: Path) -> list[str]:
    """The sources that are compiled, relative to the package, in a fixed order."""
    # Shapes of dictionaries stay as they are: compiled, they would lose what their fields are.
    found = {
        path
        for pattern in COMPILED
        for path in package.glob(pattern)
        if path.name != "__init__.py" and not path.name.endswith("_types.py")
    }
    return sorted(path.relative_to(package).as_posix() for path in found)


def binaries(package: Path) -> list[Path]:
    """Every compiled file of the package, for whichever Python it was built."""
    folders = sorted({pattern.split("/")[0] for pattern in COMPILED})
    beside = [path for folder in folders for path in (package / folder).glob("**/*.*")]
    above = package.parent.glob(f"{GROUP}__mypyc.*")
    return [path for path in (*beside, *above) if path.suffix in {".so", ".pyd"}]


def expected_binaries(package: Path, sources: Sequence[str]) -> set[Path]:
    """The compiled files that a build of these sources leaves for this Python."""
    if not sources:
        return set()
    shims = {package / (source.removesuffix(".py") + SUFFIX) for source in sources}
    return shims | {library(package)}


def library(package: Path) -> Path:
    """The one library with the code of all compiled modules, for this Python."""
    return package.parent / f"{GROUP}__mypyc{SUFFIX}"


def fingerprint(path: Path) -> dict[str, Any]:
    import hashlib  # an import of the package seldom comes here, and this one loads OpenSSL

    stat = path.stat()
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return {"size": stat.st_size, "mtime_ns": stat.st_mtime_ns, "sha256": digest}


def is_unchanged(path: Path, recorded: dict[str, Any]) -> bool:
    """Return whether a file is still as recorded; its bytes are read only when size or time differ."""
    stat = path.stat()
    if stat.st_size != recorded["size"]:
        return False
    return bool(stat.st_mtime_ns == recorded["mtime_ns"] or fingerprint(path)["sha256"] == recorded["sha256"])


def write_manifest(
    package: Path,
    sources: dict[str, dict[str, Any]],
    tools: dict[str, str],
    reason: str = "",
    installed: bool = False,
) -> None:
    """Record a build; `reason` says why nothing was compiled, `installed` that these sources are not edited."""
    manifest = {"tools": tools, "reason": reason, "installed": installed, "sources": sources}
    unfinished = package / f"{MANIFEST}.new"
    unfinished.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    unfinished.replace(package / MANIFEST)  # at once: another process reads a whole one or none


def read_manifest(package: Path) -> dict[str, Any] | None:
    try:
        manifest = json.loads((package / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return manifest if isinstance(manifest, dict) and "sources" in manifest else None


class Verdict(NamedTuple):
    compiled: bool
    reason: str = ""
    stale: bool = False  # compiled files lie there which must not run


def judge(package: Path = PACKAGE) -> Verdict:
    """Decide whether the compiled files of a package belong to its sources."""
    manifest = read_manifest(package)
    if manifest is not None and manifest.get("installed"):
        return judge_installed(package, manifest)
    present = set(binaries(package))
    if manifest is None:
        if present:
            return Verdict(False, "compiled files without a record of their build", stale=True)
        return Verdict(False, "not compiled yet")

    recorded: dict[str, dict[str, Any]] = manifest["sources"]
    if not recorded:
        return Verdict(False, manifest.get("reason") or "nothing to compile at install", stale=bool(present))

    sources = set(compiled_sources(package))
    changed = sources ^ recorded.keys()
    changed |= {name for name in sources & recorded.keys() if not is_unchanged(package / name, recorded[name])}
    if changed:
        return Verdict(False, f"sources changed since the build: {', '.join(sorted(changed))}", stale=True)

    expected = expected_binaries(package, sorted(recorded))
    if not present & expected:
        return Verdict(False, f"built for Python {manifest['tools'].get('python', 'unknown')}")
    if present != expected:
        odd = ", ".join(sorted(os.path.relpath(path, package) for path in present ^ expected))
        return Verdict(False, f"compiled files missing or left over: {odd}", stale=True)
    return Verdict(True)


def judge_installed(package: Path, manifest: dict[str, Any]) -> Verdict:
    """An installer copied sources and binaries together, perhaps for another Python: no source is looked at."""
    if not manifest["sources"]:
        return Verdict(False, manifest.get("reason") or "nothing to compile at install")
    if not library(package).exists():
        return Verdict(False, f"built for Python {manifest['tools'].get('python', 'unknown')}")
    return Verdict(True)


class SourceFinder:
    """A finder of the Python source of every module of the package, even where a compiled one exists."""

    def __init__(self, package: Path) -> None:
        self.package = package

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top, *parts = name.split(".")
        if top != self.package.name or not parts:
            return None
        stem = self.package.joinpath(*parts)
        if stem.is_dir():
            return None
        source = stem.with_suffix(".py")
        if source.is_file():
            return spec_from_file_location(name, source)
        raise ModuleNotFoundError(f"No source for {name!r} in {self.package}", name=name)


_verdict = Verdict(False, "not looked at yet")


def told_to_run_sources() -> bool:
    return os.environ.get("BIGBOARD_PURE", "") not in {"", "0"}


def prepare(package: Path = PACKAGE) -> None:
    """Settle, before any module of the rules is imported, whether compiled or source modules run."""
    global _verdict
    if told_to_run_sources():
        _verdict = Verdict(False, "BIGBOARD_PURE=1")
    else:
        _verdict = judge(package)
        if _verdict.stale:
            print(f"bigboard runs uncompiled: {_verdict.reason}. `make install` compiles.", file=sys.stderr)
    if not _verdict.compiled:
        sys.meta_path.insert(0, SourceFinder(package))


def engine() -> str:
    """Return how the rules run: "compiled", or "uncompiled" and why."""
    return "compiled" if _verdict.compiled else f"uncompiled ({_verdict.reason})"


def compiled_since(package: Path = PACKAGE) -> bool:
    """Return whether this process runs uncompiled, but one that is started now would run compiled."""
    return not _verdict.compiled and not told_to_run_sources() and judge(package).compiled


if __name__ == "__main__":
    # `make` asks here whether there is anything to compile.
    sys.exit(0 if judge().compiled else 1)
