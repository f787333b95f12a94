"""The words of the sources: first words of docstrings, words that are out, and names that are verbs or nouns."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.docs.recipes import ROOT
from tests.docs.test_glossary import whole_words
from tools.glossary import glossary

FOLDERS = ("src", "tools", "benchmarks", "scripts", "examples")
QUESTIONS = {"what", "who", "whoever", "whom", "whose", "how", "why", "which", "where", "when", "whether"}
WEB = re.compile(r"//.*$|/\*.*?\*/|<!--.*?-->", re.DOTALL | re.MULTILINE)
PARTICIPLES = re.compile(
    r"""told|taken|written|heard|asked|dealt|seen|shown|known|drawn|said|made|given|found|kept|held|sent|sold|bought
    |thought|built|begun|done|gone|paid|met|chosen|lost|won|meant|spent|laid|left|hidden|broken|understood|come
    |(?!need|feed|seed|speed|exceed|proceed|embed)[a-z]+ed
    |of|on|at|by|to|into|from|with|for|in|out|over|under|up|down|off|after|before""",
    re.VERBOSE,
)
VAGUE = {"work"}  # a name for everything
Parsed = dict[Path, ast.Module]


@cache
def sources() -> Parsed:
    files = [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py"))]
    assert len(files) > 500
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}


def docstrings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield each docstring with the name that it describes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield getattr(node, "name", "module"), text


def questions(tree: ast.Module) -> list[str]:
    """Return the docstrings that begin like a question or a free relative clause."""
    found = []
    for name, text in docstrings(tree):
        first = re.search(r"\w+", text)
        if first is not None and first[0].lower() in QUESTIONS:
            found.append(f"{name}: {text.splitlines()[0]}")
    return found


def test_a_docstring_that_begins_with_a_question_word_is_found() -> None:
    source = '"""Who may undo."""\ndef f():\n    """Return who may undo."""\ndef g():\n    """How it is done."""\n'
    assert questions(ast.parse(source)) == ["module: Who may undo.", "g: How it is done."]


def test_docstrings_begin_with_an_imperative_or_a_noun_phrase() -> None:
    assert {str(file): found for file, tree in sources().items() if (found := questions(tree))} == {}


def prose(text: str) -> list[str]:
    """Return the comments and strings of a Python file."""
    kinds = (tokenize.COMMENT, tokenize.STRING)
    return [token.string for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type in kinds]


def test_no_source_uses_a_word_that_is_never_ours() -> None:
    words = [whole_words(word) for word in glossary()["forbidden"]["en"]]
    texts = {file: prose(file.read_text(encoding="utf-8")) for file in sources()}
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            texts[file] = WEB.findall(file.read_text(encoding="utf-8"))
    found = [
        f"{file.relative_to(ROOT)}: {line}"
        for file, said in texts.items()
        for line in said
        if any(word.search(line) for word in words)
    ]
    assert found == []


def names(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the names that a file defines, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node.lineno
        elif isinstance(node, ast.arg):
            yield node.arg, node.lineno
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id, node.lineno
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr, node.lineno


def parts(name: str) -> list[str]:
    """Return the words of a name: `_set_aside` and `SetAside` have the same ones."""
    return [part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def test_no_name_is_a_word_of_our_own_for_a_thing_that_has_a_name() -> None:
    out = glossary()["names"]["out"]
    assert parts("_set_asideOnce") == ["set", "aside", "once"]
    found = [
        f"{file.relative_to(ROOT)}:{line}: {name}"
        for file, tree in sources().items()
        for name, line in [*names(tree), (file.stem, 1)]
        if any(f"_{word}_" in f"_{'_'.join(parts(name))}_" for word in out)
    ]
    assert found == []


def functions(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the functions and methods that are called; a property is a noun or an adjective."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
            if not any("property" in decorator for decorator in decorators):
                yield node.name, node.lineno


def test_functions_are_no_participles_no_prepositions_and_not_vague() -> None:
    examples = ["told", "checked", "of", "read", "seed", "is_checked"]
    assert [name for name in examples if PARTICIPLES.fullmatch(name)] == ["told", "checked", "of"]
    found = [
        f"{file.relative_to(ROOT)}:{line}: {name}"
        for file, tree in sources().items()
        for name, line in functions(tree)
        if PARTICIPLES.fullmatch(name.strip("_")) or name in VAGUE
    ]
    assert found == []
