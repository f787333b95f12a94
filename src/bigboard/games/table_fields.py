"""The types of a title's table of fields, from which `make generate` writes the table and the codec of its positions.

Starting values, limits and counts are Python expressions, as text. In those of a codec, `t` is the table.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Derived:
    """A field that a position leaves out, because it follows from others."""

    why: str


@dataclass(frozen=True)
class Custom:
    """Functions `write_KEY(t)` and `read_KEY(t, position)`, written by hand; several fields may share them.

    `when` is the condition for the key in a position. With `keys`, `write_KEY(t, position)` writes all of these.
    """

    key: str
    when: str = ""
    keys: tuple[str, ...] = ()


@dataclass(frozen=True)
class Whole:
    """A whole number. With `none`, -1 is written as null; `shift` is added in the position."""

    low: str
    high: str
    usual: str = "0"
    key: str = ""  # the field's name, if empty
    none: bool = False
    shift: int = 0


@dataclass(frozen=True)
class Step:
    """A whole number in the mapping `flow`; `names`, a `NameIndex`, gives the numbers from 0 up a name."""

    low: str
    high: str
    names: str = ""
    usual: str = ""  # the least value -1, or else 0, if empty


@dataclass(frozen=True)
class Choice:
    """One of the names of a `NameIndex`. With `none`, -1 is written as null."""

    names: str
    usual: str = ""
    none: bool = False


@dataclass(frozen=True)
class Flag:
    """True or false."""


@dataclass(frozen=True)
class PerSeat:
    """A list with one whole number for each seat; `label` names one in errors."""

    key: str
    label: str
    low: str
    high: str
    usual: str = "0"
    when: str = ""


@dataclass(frozen=True)
class Counts:
    """A mapping of names to numbers of cards; with `seats`, a list of them."""

    key: str
    label: str
    names: str
    seats: bool = False
    when: str = ""


@dataclass(frozen=True)
class Hands:
    """A list of at most `most` names for each seat; -1 fills the rest of a hand."""

    key: str
    names: str
    most: int
    when: str = ""


@dataclass(frozen=True)
class Numbers:
    """A list of whole numbers, `length` of them; `otherwise` is done if the position has none."""

    label: str
    low: str
    high: str
    length: str = "-1"
    otherwise: str = ""


Codec = Derived | Custom | Whole | Step | Choice | Flag | PerSeat | Counts | Hands | Numbers


@dataclass(frozen=True)
class Part:
    """A stretch of a field of numbers; `constant` is where it begins."""

    constant: str
    size: int
    position: Codec
    about: str = ""


@dataclass(frozen=True)
class Field:
    """A field of the table. A copy gets the value itself, a copy of it (`v[:]`), or a new one."""

    name: str
    type: str
    start: str
    position: Codec | tuple[Part, ...]
    about: str = ""
    copy: str = "share"  # or "slice" or "new"


@dataclass(frozen=True)
class Inherited:
    """A field of `TableBase`, with its codec, and its starting value if that differs."""

    name: str
    position: Codec
    start: str = ""


@dataclass(frozen=True)
class Table:
    """A title's table: the name of its class, its fields, and the imports of the two generated modules."""

    title: str
    name: str
    fields: tuple[Field | Inherited, ...]
    imports: tuple[str, ...]  # of the table
    codec_imports: tuple[str, ...]


def number(name: str, position: Codec, about: str = "", start: str = "0") -> Field:
    return Field(name, "i64", start, position, about)


def flag(name: str, position: Codec, about: str = "", start: str = "False") -> Field:
    return Field(name, "bool", start, position, about)


def shared_numbers(name: str, position: Codec, about: str = "", start: str = "vec[i64]()") -> Field:
    """A field of numbers that is replaced, never changed."""
    return Field(name, "vec[i64]", start, position, about)


def vector(name: str, start: str, position: Codec | tuple[Part, ...], about: str = "") -> Field:
    """A field of numbers that change."""
    return Field(name, "vec[i64]", start, position, about, copy="slice")
