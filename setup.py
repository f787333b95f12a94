"""Compile the rules with mypyc; everything else about the package stands in pyproject.toml.

mypyc writes one C file a module. One C compiler works through them for minutes, so they are compiled in pieces, as
many at a time as there are cores, and linked into one library. Within a piece the C compiler can put one module's
function into another's, which is where the speed of a playout comes from: a game's own modules belong together.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NamedTuple

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "bigboard"
LOCALES = ROOT / "locales"
GENERATED = Path("build", "rules")  # mypyc's C files
# Nothing outside replaces our functions, so the compiler may call and inline them directly: a fifth faster.
CALL_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"] if os.name == "posix" else []
# Some processors multiply and add in one step and round once: a search would play another game there.
SAME_SUMS = ["-ffp-contract=off"] if os.name == "posix" else []
# Views are written by many calls of few small functions, which are worth more inlining than the compiler thinks.
INLINE_FLAGS = {"numbers": ["-finline-limit=800"]} if os.name == "posix" else {}

# Which modules are compiled together, and how hard the compiler tries (as in -O3). The first pattern that fits a
# source decides; `*` stands for folders too. What no playout passes through is not worth the compiler's time.
PIECES: dict[str, tuple[str, tuple[str, ...]]] = {
    "reading": (
        "1",
        (
            "titles/*/positions/*",
            "titles/*/rules/cards/card_*",
            "titles/*/rules/cards/data_files.py",
            "titles/*/rules/cards/toml_table.py",
            "titles/*options.py",
            "titles/*refusals.py",
        ),
    ),
    "offering": (
        "1",
        ("titles/*offer*", "titles/*tile_effects.py", "titles/*multi_choice.py", "titles/acquire/*holdings.py"),
    ),
    "numbers": ("3", ("games/engine/tensor_writer.py", "titles/*tensor*.py")),
    "showing": ("3", ("titles/stockpile/*view.py", "titles/stockpile/*deal*.py")),
    "modules": (
        "3",
        (
            "titles/stockpile/*investors/*",
            "titles/stockpile/*strategies/*",
            "titles/stockpile/*powers/timing.py",
            "titles/stockpile/*powers/catalog.py",
            "titles/stockpile/*preparation.py",
        ),
    ),
    "stockpile": ("3", ("titles/stockpile/*",)),
    "acquire": ("3", ("titles/acquire/*",)),
    "rest": ("3", ("*",)),
}
RUNTIME_PIECE = "rest"  # mypyc's own runtime goes here


def load_build() -> Any:
    """Load `_build.py` on its own, without the package around it."""
    spec = importlib.util.spec_from_file_location("_build", PACKAGE / "_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = load_build()


def why_no_compiler() -> str:
    """Build the smallest extension there is; what goes wrong, or "" when a compiler works."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (CCompilerError, ExecError, PlatformError, OSError) as error:
            text = str(error)
            return "a file that includes Python.h does not compile" if text.startswith("Command") else text
    return ""


def tools_here() -> dict[str, str]:
    """Return all that determines the compiled rules besides the sources."""
    tools = {
        "python": platform.python_version(),
        "setup": hashlib.sha256(Path(__file__).read_bytes()).hexdigest(),
    }
    for package in ("mypy", "librt"):
        with suppress(PackageNotFoundError):  # an installation for playing may have no mypy
            tools[package] = version(package)
    return tools


@contextmanager
def one_build_at_a_time() -> Iterator[None]:
    """A second build of this checkout waits for the first, and then finds everything done."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Piece(NamedTuple):
    """C files that are compiled as one."""

    source: Path  # it includes them all
    flags: list[str]
    size: int  # of the C code
    digest: str  # of all that decides what comes out


def piece_of(source: str) -> str:
    return next(name for name, (_, patterns) in PIECES.items() if any(fnmatch(source, each) for each in patterns))


def pieces_of(library: Extension, homes: dict[str, str], tools: dict[str, str]) -> list[Piece]:
    """The library's C files put together; `homes` names the piece of each module's file."""
    files: dict[str, list[Path]] = {}
    for file in sorted(map(Path, library.sources)):
        files.setdefault(homes.get(file.name, RUNTIME_PIECE), []).append(file)
    surroundings = hashlib.sha256(repr(tools).encode())
    for header in sorted(GENERATED.glob("**/*.h")):
        surroundings.update(header.read_bytes())
    pieces = []
    for name, members in files.items():
        flags = [f"-O{PIECES[name][0]}" if flag == "-O3" else flag for flag in library.extra_compile_args]
        flags += INLINE_FLAGS.get(name, [])
        code = [file.read_bytes() for file in members]
        digest = hashlib.sha256(b"\0".join([*code, surroundings.digest(), *map(str.encode, flags)]))
        source = GENERATED / f"piece_{name}.c"
        source.write_text("".join(f'#include "{file.relative_to(GENERATED).as_posix()}"\n' for file in members))
        pieces.append(Piece(source, flags, sum(map(len, code)), digest.hexdigest()))
    return sorted(pieces, key=lambda piece: -piece.size)  # the longest first, so that no core waits for one at the end


class BuildRules(build_ext):
    """Compile the rules, or say why they stay uncompiled, and record which sources were compiled."""

    pieces: list[Piece]
    afresh: bool

    def run(self) -> None:
        with one_build_at_a_time():
            if self.inplace and os.environ.get("BIGBOARD_COMPILE") == "later":
                self.only_check()  # make installs first, and compiles where it can show how far it is
            else:
                self.build_rules()

    def only_check(self) -> None:
        """Remove what other tools have compiled, such as another librt than the one that is installed now."""
        if build.read_manifest(PACKAGE) is not None and not self.same_tools(PACKAGE, tools_here()):
            (PACKAGE / build.MANIFEST).unlink()
            for path in build.binaries(PACKAGE):
                path.unlink()

    def build_rules(self) -> None:
        self.afresh = bool(self.force)  # --force: even what was compiled from the same code
        sources = build.compiled_sources(PACKAGE)
        recorded = {name: build.fingerprint(PACKAGE / name) for name in sources}
        tools = tools_here()
        package = PACKAGE if self.inplace else Path(self.build_lib, "bigboard")
        if not self.same_tools(package, tools):
            self.force = True  # unchanged C code, but it would come out differently
        elif self.inplace and not self.force and build.judge(package).compiled:
            return

        trouble = why_no_compiler() if sources else ""
        if trouble:
            print(
                f"Big Board is installed uncompiled: no C compiler works here ({trouble}). "
                "It plays the same, only slower; install a C compiler and Python's headers, "
                "then install again.",
                file=sys.stderr,
            )
        if sources and not trouble:
            self.compile(sources, package, tools)
            tools["compiler"] = self.compiler_name()
        else:
            recorded = {}

        package.mkdir(parents=True, exist_ok=True)
        for path in set(build.binaries(package)) - build.expected_binaries(package, list(recorded)):
            path.unlink()
        reason = build.NO_COMPILER if trouble else ""
        build.write_manifest(package, recorded, tools, reason, installed=not self.inplace)
        if not self.inplace:  # in a checkout, a source that was not there when the build began is new
            for name in set(build.compiled_sources(package)) - set(sources):
                (package / name).unlink()  # a source that an earlier build left in the build folder

    def same_tools(self, package: Path, tools: dict[str, str]) -> bool:
        manifest = build.read_manifest(package) or {"tools": {}}
        return all(manifest["tools"].get(tool) == used for tool, used in tools.items())

    def compile(self, sources: list[str], package: Path, tools: dict[str, str]) -> None:
        from mypyc.build import mypycify
        from mypyc.namegen import exported_name

        paths = [(PACKAGE / name).relative_to(ROOT) for name in sources]
        # mypycify ends the build itself when a type is wrong: that is a bug, not a missing compiler.
        extensions = mypycify(
            [str(path) for path in paths],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(GENERATED),
            group_name=build.GROUP,
        )
        for extension in extensions:
            # The next compiler's new warning must not break an installation.
            flags = extension.extra_compile_args
            extension.extra_compile_args = [flag for flag in flags if flag != "-Werror"] + CALL_FLAGS + SAME_SUMS
        modules = [".".join(path.relative_to("src").with_suffix("").parts) for path in paths]
        homes = {
            f"__native_{exported_name(module)}.c": piece_of(name) for module, name in zip(modules, sources, strict=True)
        }
        self.pieces = pieces_of(extensions[0], homes, tools)
        self.distribution.ext_modules = extensions
        self.swig_opts = None  # finalize_options takes its own result for text to split
        self.finalize_options()
        if not self.inplace:
            # From here until the new manifest is written, a build that breaks off leaves nothing that could run.
            (package / build.MANIFEST).unlink(missing_ok=True)
        super().run()

    def copy_extensions_to_source(self) -> None:
        # Until this moment the last build could run, if its sources had not changed; between here and the new
        # manifest there is none, and a process that starts meanwhile runs uncompiled.
        (PACKAGE / build.MANIFEST).unlink(missing_ok=True)
        super().copy_extensions_to_source()

    def build_extensions(self) -> None:
        """Compile the pieces and, where a core is free, the small library that leads to each module."""
        library, *shims = self.extensions
        with ThreadPoolExecutor(os.cpu_count() or 1) as cores:
            compiled = [cores.submit(self.compile_piece, piece, library) for piece in self.pieces]
            built = [cores.submit(self.build_extension, shim) for shim in shims]
            for done, future in enumerate(as_completed(compiled), 1):
                future.result()
                print(f"  {done} of {len(compiled)} pieces compiled", flush=True)
            for future in built:
                future.result()
        library.sources = []
        library.extra_objects = [future.result() for future in compiled]
        library.depends = [*library.depends, *library.extra_objects]
        self.build_extension(library)

    def compile_piece(self, piece: Piece, library: Extension) -> str:
        """The piece's object file; one that was compiled from the same code before is taken again."""
        folder = Path(self.build_temp)
        [object_file] = self.compiler.object_filenames([str(piece.source)], output_dir=str(folder))
        made_from = Path(object_file).with_suffix(".sha256")
        same = Path(object_file).exists() and made_from.exists() and made_from.read_text() == piece.digest
        if self.afresh or not same:
            made_from.unlink(missing_ok=True)
            self.compiler.compile(
                [str(piece.source)],
                output_dir=str(folder),
                include_dirs=library.include_dirs,
                extra_postargs=piece.flags,
            )
            made_from.write_text(piece.digest)
        return str(object_file)

    def compiler_name(self) -> str:
        command = getattr(self.compiler, "compiler", None)
        if not command:
            return str(self.compiler.compiler_type)
        answer = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
        return (answer.stdout.splitlines() or [command[0]])[0]


class BuildPackage(build_py):
    """Put the messages into the package; where it is developed, they are read from the top of the repository."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            if is_pure():
                build.write_manifest(Path(self.build_lib, "bigboard"), {}, {}, build.PURE_PACKAGE, installed=True)
            if not (PACKAGE / "server" / "static" / "index.html").exists():
                print("This package has no web client: build it with `make web` first.", file=sys.stderr)
            for file in [LOCALES / "languages.json", *sorted(LOCALES.rglob("*.ftl"))]:
                target = Path(self.build_lib, "bigboard", "locales", file.relative_to(LOCALES))
                self.mkpath(str(target.parent))
                self.copy_file(str(file), str(target))


def is_pure() -> bool:
    """Return whether a wheel for any Python and machine is wanted."""
    return os.environ.get("BIGBOARD_COMPILE") == "never"


class RulesDistribution(Distribution):
    """A distribution that runs build_ext, which alone knows whether there is anything to compile, unless it is pure."""

    def has_ext_modules(self) -> bool:
        return not is_pure()


if __name__ == "__main__":
    setup(distclass=RulesDistribution, cmdclass={"build_ext": BuildRules, "build_py": BuildPackage})
