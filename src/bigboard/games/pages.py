"""A seat's view as numbers, written place by place: what is zero is never written, so that little has to be wiped off.

A game writes flags and small whole numbers on a `Page`, which lies on a row of a larger buffer: as float32 numbers,
each divided by the whole of its field, or as the whole numbers themselves. The page remembers its marks, and the next
view wipes only these. A `Layout` says how large it all is, and what each number is divided by; it follows from the
declaration.
"""

from struct import pack, unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

ROOM: Final = 1024  # more marks than any view makes
KINDS: Final = 64  # more than there are kinds of anything
CODES: Final = 256  # a number noted on a page is below this
ONE: Final = 0x3F800000  # 1.0 as a float32


def float_bits(value: float) -> int:
    """The bits of a float32."""
    bits: int = unpack("=i", pack("=f", value))[0]
    return bits


class Layout:
    """The shape of a game's tensor: how many numbers, what each is divided by, and where the legal actions begin."""

    def __init__(self, game: str, wholes: list[int], legal_at: int, actions: int) -> None:
        self.game = game
        self.wholes = wholes
        self.size = len(wholes)
        self.actions = actions
        self.legal_at: i64 = legal_at
        # For each number of the tensor the row of the two tables that follow: what stands for a code, as float32 or
        # as a whole number.
        kinds = sorted(set(wholes))
        self.rows: vec[i32] = vec[i32]([kinds.index(whole) * CODES for whole in wholes])
        pairs = [(min(code, whole), whole) for whole in kinds for code in range(CODES)]
        self.floats: vec[i32] = vec[i32]([float_bits(code / whole) for code, whole in pairs])
        self.codes: vec[i32] = vec[i32]([code for code, _whole in pairs])


class Page:
    """One view, written on row `row` of `out`: as float32 numbers, or with `plain` as whole numbers."""

    def __init__(self, layout: Layout, out: vec[i32], row: int, plain: bool = False) -> None:
        self.out: vec[i32] = out
        self.base: i64 = row * layout.size
        self.legal_at: i64 = layout.legal_at
        self.one: i32 = 1 if plain else ONE
        self.rows: vec[i32] = layout.rows
        self.table: vec[i32] = layout.codes if plain else layout.floats
        self.marks: vec[i64] = vec[i64]([0] * ROOM)  # where in `out` something stands
        self.marked: i64 = 0
        self.answers: i64 = 0  # so many of the marks, the last ones, are legal actions
        self.counts: vec[i64] = vec[i64]([0] * KINDS)  # room to count in; all zero before and after

    def clear(self) -> None:
        """Wipes what the last view has written."""
        out = self.out
        marks = self.marks
        for k in range(self.marked):
            out[marks[k]] = 0
        self.marked = 0
        self.answers = 0

    def add_answers(self, actions: vec[i64], count: i64) -> None:
        """Flags for the first `count` of these actions; nothing is written after them."""
        out = self.out
        marks = self.marks
        at = self.marked
        first = self.base + self.legal_at
        one = self.one
        for k in range(count):
            place = first + actions[k]
            out[place] = one
            marks[at + k] = place
        self.marked = at + count
        self.answers = count


def flag(page: Page, place: i64) -> None:
    """This is so."""
    spot = page.base + place
    page.out[spot] = page.one
    page.marks[page.marked] = spot
    page.marked += 1


def put(page: Page, place: i64, code: i64) -> None:
    """This many; nothing is written for none."""
    if code > 0:
        spot = page.base + place
        page.out[spot] = page.table[i64(page.rows[place]) + (code if code < CODES else i64(CODES - 1))]
        page.marks[page.marked] = spot
        page.marked += 1


def put_row(page: Page, place: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """So many numbers of one field, from `first` of the given ones on."""
    out = page.out
    marks = page.marks
    table = page.table
    row = i64(page.rows[place])
    at = page.marked
    spot = page.base + place
    for k in range(first, first + count):
        code = numbers[k]
        if code > 0:
            out[spot] = table[row + (code if code < CODES else i64(CODES - 1))]
            marks[at] = spot
            at += 1
        spot += 1
    page.marked = at


def move_bytes(page: Page, out: vec[u8], first: i64) -> None:
    """What a page has written as whole numbers goes to the bytes from `first` on; it keeps its marks."""
    source = page.out
    marks = page.marks
    for k in range(page.marked):
        spot = marks[k]
        if source[spot]:  # a place that is marked twice has been moved already
            out[first + spot] = u8(source[spot])
            source[spot] = 0


def wipe_bytes(page: Page, out: vec[u8], first: i64) -> None:
    """Wipes the bytes of the last view, before the page is cleared."""
    marks = page.marks
    for k in range(page.marked):
        out[first + marks[k]] = 0


def set_mask(page: Page, out: vec[u8], first: i64, value: u8) -> None:
    """Writes the value for every legal action of the page: 1 after a view is written, 0 before it is cleared."""
    marks = page.marks
    shift = first - page.base - page.legal_at
    for k in range(page.marked - page.answers, page.marked):
        out[shift + marks[k]] = value
