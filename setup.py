"""Compile the rules with mypyc; everything else about the package stands in pyproject.toml."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "bigboard"
LOCALES = ROOT / "locales"
# Nothing outside replaces our functions, so the compiler may call and inline them directly: a fifth faster.
CALL_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"] if os.name == "posix" else []


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


class BuildRules(build_ext):
    """Compile the rules, or say why they stay uncompiled, and record which sources were compiled."""

    def run(self) -> None:
        sources = build.compiled_sources(PACKAGE)
        recorded = {name: build.fingerprint(PACKAGE / name) for name in sources}
        tools = {
            "python": platform.python_version(),
            "mypy": version("mypy"),
            "librt": version("librt"),
            "setup": hashlib.sha256(Path(__file__).read_bytes()).hexdigest(),
        }
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
            self.compile(sources, package)
            tools["compiler"] = self.compiler_name()
        else:
            recorded = {}

        package.mkdir(parents=True, exist_ok=True)
        build.write_manifest(package, recorded, tools, build.NO_COMPILER if trouble else "")
        for path in set(build.binaries(package)) - build.expected_binaries(package, list(recorded)):
            path.unlink()
        for name in set(build.compiled_sources(package)) - set(sources):
            (package / name).unlink()  # a source that an earlier build left in the build folder

    def same_tools(self, package: Path, tools: dict[str, str]) -> bool:
        manifest = build.read_manifest(package) or {"tools": {}}
        return all(manifest["tools"].get(tool) == used for tool, used in tools.items())

    def compile(self, sources: list[str], package: Path) -> None:
        from mypyc.build import mypycify

        paths = [str((PACKAGE / name).relative_to(ROOT)) for name in sources]
        # mypycify ends the build itself when a type is wrong: that is a bug, not a missing compiler.
        extensions = mypycify(paths, opt_level="3", debug_level="0", group_name=build.GROUP)
        for extension in extensions:
            # The next compiler's new warning must not break anybody's install.
            flags = extension.extra_compile_args
            extension.extra_compile_args = [flag for flag in flags if flag != "-Werror"] + CALL_FLAGS
        self.distribution.ext_modules = extensions
        self.swig_opts = None  # finalize_options takes its own result for text to split
        self.finalize_options()
        self.parallel = os.cpu_count() or 1  # one module takes a minute, and seventy take a moment each
        # From here until the new manifest is written, a build that breaks off leaves nothing that could run.
        (package / build.MANIFEST).unlink(missing_ok=True)
        super().run()

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
            for file in sorted(LOCALES.glob("*/*.ftl")):
                target = Path(self.build_lib, "bigboard", "locales", file.parent.name, file.name)
                self.mkpath(str(target.parent))
                self.copy_file(str(file), str(target))


class RulesDistribution(Distribution):
    """A distribution that always runs build_ext, which alone knows whether there is anything to compile."""

    def has_ext_modules(self) -> bool:
        return True


setup(distclass=RulesDistribution, cmdclass={"build_ext": BuildRules, "build_py": BuildPackage})
