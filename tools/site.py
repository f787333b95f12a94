"""Build the edition without a server: `dist/site`, a folder of static files.

    python -m tools.site

The client is built in its mode `site`. Python in WebAssembly is npm's `pyodide`; wheels for it come from the package
index, in the versions of the lock. What the browser never loads is left out, because every visitor downloads it.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import json
import pickle
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SITE = ROOT / "dist" / "site"
PYTHON = SITE / "python"
BUILT_FROM = ROOT / "build" / "site.sha256"
WHEELS = ROOT / "build" / "site-wheels"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
LOCK = ROOT / "requirements" / "dev.lock"
SERVICE_WORKER = ROOT / "web" / "site" / "service_worker.js"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON_VERSION = "314"

# The packages that the services import in the browser.
PACKAGES = (
    "annotated-types",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "librt",
    "mypy_extensions",
    "pydantic",
    "pydantic_core",
    "pytz",
    "typing-inspection",
    "typing_extensions",
)
SPOKEN = json.loads((ROOT / "locales" / "languages.json").read_text(encoding="utf-8"))
REGIONS = sorted({*SPOKEN, *(facts["region"].replace("-", "_") for facts in SPOKEN.values())})

# Layers of ours that a browser runs; the others need a server, a terminal or numpy.
LAYERS = ("bots", "browser", "coach", "games", "records", "room", "schemas", "services", "titles")
MODULES = ("__init__.py", "_build.py", "data_folder.py", "i18n.py", "py.typed", "workers.py")
OURS_UNUSED = re.compile(r"titles/\w+/(terminal/|stats\.py|drawing\.py|net\.npz)|\.so$|__pycache__")
THEIRS_UNUSED = re.compile(
    r"babel/(locale-data/(?!(root|" + "|".join(REGIONS) + r")\.dat)|messages/)"
    r"|pytz/zoneinfo/|pydantic/(v1/|mypy\.py|_hypothesis)|\.pyi$|\.dist-info/(RECORD|sboms/)"
)
BABEL_UNUSED = {
    "all_currencies",
    "compact_currency_formats",
    "compact_decimal_formats",
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "date_fields",
    "datetime_skeletons",
    "interval_formats",
    "languages",
    "likely_subtags",
    "meta_zones",
    "scripts",
    "territories",
    "territory_currencies",
    "territory_languages",
    "territory_zones",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "variants",
    "windows_zone_mapping",
    "zone_aliases",
    "zone_territories",
}
# Of the standard library: other protocols, development tools, encodings of other alphabets.
LIBRARY_UNUSED = re.compile(
    r"^(unittest|pydoc_data|xmlrpc|wsgiref|_pyrepl|multiprocessing|xml|http|idlelib|lib2to3|tkinter|turtledemo|venv|ensurepip"
    r"|curses|dbm|sqlite3|ctypes|html|profiling|__phello__)/"
    r"|^(pdb|bdb|cmd|doctest|pydoc|tarfile|imaplib|smtplib|poplib|ftplib|mailbox|netrc|optparse|getopt|pickletools|trace"
    r"|tracemalloc|timeit|cProfile|profile|pstats|webbrowser|turtle|antigravity|this|telnetlib|nntplib|sched|symtable"
    r"|tabnanny|pyclbr|zipapp|wave|colorsys|filecmp|fileinput|plistlib|shelve|_pydecimal|_pyio"
    r"|_pylong|_aix_support|_osx_support|_ios_support|_android_support|_apple_support|rlcompleter|pty|tty|cgi|cgitb"
    r"|mimetypes|modulefinder|runpy|getpass|gettext|crypt|sunau|uu|xdrlib|socketserver|_pydatetime)\.py$"
    r"|^encodings/(cp(?!437)\w+|mac_\w+|iso\w+|koi8\w*|big5\w*|gb\w+|hz|euc_\w+|shift_\w+|johab|tis_620|hp_roman8|kz1048"
    r"|ptcp154|palmos|bz2_codec|uu_codec|quopri_codec|rot_13|mbcs|oem)\.py$"
    r"|^asyncio/(windows\w*|proactor\w*|tools|__main__)\.py$|^email/(mime/|generator)"
)


def load_client() -> Any:
    """Load the script that runs npm."""
    spec = importlib.util.spec_from_file_location("client", ROOT / "web" / "scripts" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


client = load_client()


def main() -> None:
    sources = client.fingerprint(sorted({*client.source_files(), *own_sources()}))
    if (SITE / "worker.js").exists() and BUILT_FROM.exists() and BUILT_FROM.read_text() == sources:
        return
    print("• Building dist/site", flush=True)
    client.main(["site"])
    shutil.rmtree(PYTHON, ignore_errors=True)
    PYTHON.mkdir(parents=True)
    copy_pyodide()
    archives = [write_packages(fetch_wheels()), write_ours()]
    strip_sources([PYTHON / name for name in ("python_stdlib.zip", *archives)])
    parts = [PYTHON / name for name in ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json", *archives)]
    version = hashlib.sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()[:16]
    size = sum(part.stat().st_size for part in parts)
    write_json("parts.json", {"version": version, "bytes": size, "archives": archives})
    shutil.copy(SITE / "index.html", SITE / "404.html")  # several hosts show it for a path without a file
    (SITE / "offline.html").unlink(missing_ok=True)  # the server's edition shows it
    write_service_worker()
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in PYTHON.iterdir())
    BUILT_FROM.parent.mkdir(exist_ok=True)
    BUILT_FROM.write_text(sources)
    print(f"• dist/site: {size / 1e6:.2f} MB compressed for Python, besides the client", flush=True)


def own_sources() -> Iterator[Path]:
    """Yield what the site is made of besides the client's sources."""
    yield from (Path(__file__), LOCK, SERVICE_WORKER, ROOT / "web" / "scripts" / "strip_python.mjs")
    package = ROOT / "src" / "bigboard"
    yield from (package / name for name in our_names())


def write_json(name: str, value: object) -> None:
    (PYTHON / name).write_text(json.dumps(value, separators=(",", ":")), encoding="utf-8")


def strip_sources(archives: list[Path]) -> None:
    """Take comments and docstrings out of Python's sources; its own compiler does it, in WebAssembly."""
    client.tools()("run", "--silent", "strip", "--", *map(str, archives))


def copy_pyodide() -> None:
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(PYODIDE / name, PYTHON / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    write_json("pyodide-lock.json", {**lock, "packages": {}})  # ours come from here, not from a foreign host
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        files = ((name, library.read(name)) for name in library.namelist() if not name.endswith("/"))
        write_zip(PYTHON / "python_stdlib.zip", (one for one in files if not LIBRARY_UNUSED.search(one[0])))


def write_zip(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write files in a fixed order and with a fixed time, so that the same sources make the same archive."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files):
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, content)


def fetch_wheels() -> list[Path]:
    """Return the wheels of the lock's versions, from the package index when they are not here yet."""
    lines = [line.partition(";")[0].split("==") for line in LOCK.read_text(encoding="utf-8").splitlines()]
    locked = {normalize(line[0]): line[1].strip() for line in lines if len(line) == 2}
    wanted = {name: locked[normalize(name)] for name in PACKAGES}
    WHEELS.mkdir(parents=True, exist_ok=True)
    missing = [f"{name}=={version}" for name, version in wanted.items() if find_wheel(name, version) is None]
    if missing:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--quiet", "--disable-pip-version-check"]
        place = ["--no-deps", "--only-binary", ":all:", "--dest", str(WHEELS)]
        tags = ["--platform", PLATFORM, "--python-version", PYTHON_VERSION]
        subprocess.run([*pip, *place, *tags, *missing], check=True)
    found = [find_wheel(name, version) for name, version in wanted.items()]
    assert all(found), found
    return [wheel for wheel in found if wheel is not None]


def find_wheel(name: str, version: str) -> Path | None:
    start = f"{normalize(name)}_{normalize(version)}_"
    return next((wheel for wheel in WHEELS.glob("*.whl") if normalize(wheel.name).startswith(start)), None)


def normalize(name: str) -> str:
    """Return the name of a package or wheel in one spelling of its many."""
    return re.sub(r"[-_.]+", "_", name).lower()


def write_packages(wheels: list[Path]) -> str:
    write_zip(PYTHON / "packages.zip", read_wheels(wheels))
    return "packages.zip"


def read_wheels(wheels: list[Path]) -> Iterator[tuple[str, bytes]]:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not name.endswith("/") and not THEIRS_UNUSED.search(name):
                    yield name, trim(name, archive.read(name))


def trim(name: str, content: bytes) -> bytes:
    """Empty the tables of Babel's data that messages never use, and leave out a package's description."""
    if name.startswith("babel/") and name.endswith(".dat"):
        data = pickle.loads(content)
        return pickle.dumps({key: {} if key in BABEL_UNUSED else value for key, value in data.items()}, protocol=4)
    if name.endswith(".dist-info/METADATA"):
        return content.partition(b"\n\n")[0] + b"\n"
    return content


def write_ours() -> str:
    """Write the layers that a browser runs as a pure wheel."""
    text = (ROOT / "src" / "bigboard" / "__init__.py").read_text(encoding="utf-8")
    version = re.search(r'__version__ = "(.+)"', text)
    assert version is not None
    info = f"bigboard-{version[1]}.dist-info"
    files = dict(our_files())
    files[f"{info}/METADATA"] = f"Metadata-Version: 2.1\nName: bigboard\nVersion: {version[1]}\n".encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: tools.site\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/RECORD"] = "".join(f"{name},,\n" for name in sorted(files)).encode()
    name = f"bigboard-{version[1]}-py3-none-any.whl"
    write_zip(PYTHON / name, files.items())
    return name


def our_names() -> list[str]:
    """Return the files of our package that a browser runs or reads."""
    package = ROOT / "src" / "bigboard"
    found = [package / name for name in MODULES]
    found += [path for layer in LAYERS for path in (package / layer).rglob("*") if path.is_file()]
    names = [path.relative_to(package).as_posix() for path in found]
    return [name for name in names if not OURS_UNUSED.search(name)]


def our_files() -> Iterator[tuple[str, bytes]]:
    for name in our_names():
        yield f"bigboard/{name}", (ROOT / "src" / "bigboard" / name).read_bytes()
    # The page has its own messages; Python needs those of lessons, rules and the coach.
    locales = ROOT / "locales"
    for path in (locales / "languages.json", *locales.rglob("*.ftl")):
        if "terminal" not in path.parts and path.name != "site.ftl":
            yield f"bigboard/locales/{path.relative_to(locales).as_posix()}", path.read_bytes()


def write_service_worker() -> None:
    """Write the service worker with the list of all files, by which it knows what to keep."""
    (SITE / "worker.js").unlink(missing_ok=True)
    names = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file())
    wanted = [f"/{name}" for name in names if name not in ("404.html", "index.html", "_headers")]
    digest = hashlib.sha256()
    for name in names:
        digest.update(name.encode() + (SITE / name).read_bytes())
    text = SERVICE_WORKER.read_text(encoding="utf-8")
    text = text.replace("'VERSION'", f"'{digest.hexdigest()[:16]}'").replace("['FILES']", json.dumps(["/", *wanted]))
    (SITE / "worker.js").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
