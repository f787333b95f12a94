"""A seat's view as numbers, written over those of the view before, so that few have to be written.

A `TensorWriter` covers one row of a larger buffer. A game gives it flags and small whole numbers. The buffer holds them
as float32, each divided by the whole of its field, or as they are, a byte each. There are three ways to write:

* `write`, `write_row`: numbers that every view has, zeros included. They replace those of the view before.
* `choose`: one flag out of several. The writer remembers the last choice, and moves the flag only if it changes.
* `flag`, `put`: numbers that few views have. The writer remembers these marks and wipes them before the next view.

A `Layout` has the size of the tensor and the divisor of each number; it follows from the declaration.
"""

from struct import pack, unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

ROOM: Final = 1024  # more marks than any view makes
KINDS: Final = 64  # more than there are kinds of anything
CODES: Final = 256  # a number noted on a writer is below this
KEPT: Final = 128  # what a game may keep of the view before
ONE: Final = 0x3F800000  # 1.0 as a float32


def float_bits(value: float) -> int:
    """The bits of a float32."""
    bits: int = unpack("=i", pack("=f", value))[0]
    return bits


class Layout:
    """The shape of a game's tensor: its size, the divisor of each number, and the first legal action."""

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


class TensorWriter:
    """One view, written on a row of `floats`, or with `plain` of `bytes`; the other of the two may be empty."""

    def __init__(self, layout: Layout, floats: vec[i32], small: vec[u8], row: int, plain: bool = False) -> None:
        self.floats: vec[i32] = floats  # their bits
        self.bytes: vec[u8] = small
        self.plain: bool = plain
        self.base: i64 = row * layout.size
        self.size: i64 = layout.size
        self.legal_at: i64 = layout.legal_at
        self.one: i32 = 1 if plain else ONE
        self.rows: vec[i32] = layout.rows
        self.table: vec[i32] = layout.codes if plain else layout.floats
        self.marks: vec[i64] = vec[i64]([0] * ROOM)  # places with values that have to be wiped
        self.marked: i64 = 0
        self.answers: i64 = 0  # the number of marks, the last ones, that are legal actions
        self.counts: vec[i64] = vec[i64]([0] * KINDS)  # room to count in; all zero before and after
        # What stands there of the view before: the game's table and number of seats, and what it keeps besides.
        self.kept_of: object = None
        self.kept_mark: i64 = 0
        self.kept_seats: i64 = 0
        self.kept: vec[i64] = vec[i64]([0] * KEPT)

    def begin(self, seats: i64) -> bool:
        """Wipe what the last view has marked; whether nothing is left of it, because the table has other seats."""
        marks = self.marks
        if self.plain:
            small = self.bytes
            for k in range(self.marked):
                small[marks[k]] = 0
        else:
            out = self.floats
            for k in range(self.marked):
                out[marks[k]] = 0
        self.marked = 0
        self.answers = 0
        if self.kept_seats == seats:
            return False
        for k in range(self.base, self.base + self.size):
            lay(self, k, 0)
        for k in range(i64(KEPT)):
            self.kept[k] = 0
        self.kept_of = None
        self.kept_seats = seats
        return True

    def add_answers(self, actions: vec[i64], count: i64) -> None:
        """Flags for the first `count` of these actions; nothing is marked after them."""
        marks = self.marks
        at = self.marked
        first = self.base + self.legal_at
        if self.plain:
            small = self.bytes
            for k in range(count):
                small[first + actions[k]] = 1
                marks[at + k] = first + actions[k]
        else:
            out = self.floats
            for k in range(count):
                out[first + actions[k]] = ONE
                marks[at + k] = first + actions[k]
        self.marked = at + count
        self.answers = count

    def answer(self, number: i64) -> i64:
        """One of the legal actions of this view."""
        return self.marks[self.marked - self.answers + number] - self.base - self.legal_at


def lay(writer: TensorWriter, spot: i64, number: i32) -> None:
    """Write a number of the writer's table, or `writer.one`, at this spot of the buffer."""
    if writer.plain:
        writer.bytes[spot] = u8(number)
    else:
        writer.floats[spot] = number


def lay_marked(writer: TensorWriter, spot: i64, number: i32) -> None:
    """The same, to be wiped before the next view."""
    lay(writer, spot, number)
    writer.marks[writer.marked] = spot
    writer.marked += 1


def flag(writer: TensorWriter, place: i64) -> None:
    """Write 1 at a place."""
    lay_marked(writer, writer.base + place, writer.one)


def choose(writer: TensorWriter, slot: i64, place: i64) -> None:
    """Write 1 at one of several places; -1 is none. The writer remembers the last one in `slot`."""
    before = writer.kept[slot] - 1
    if before != place:
        if before >= 0:
            lay(writer, writer.base + before, 0)
        if place >= 0:
            lay(writer, writer.base + place, writer.one)
        writer.kept[slot] = place + 1


def put(writer: TensorWriter, place: i64, code: i64) -> None:
    """Write an amount; nothing is written for 0."""
    if code > 0:
        code = code if code < CODES else i64(CODES - 1)
        lay_marked(writer, writer.base + place, writer.table[i64(writer.rows[place]) + code])


def write(writer: TensorWriter, place: i64, code: i64) -> None:
    """Write an amount, which is at least 0."""
    code = code if code < CODES else i64(CODES - 1)
    lay(writer, writer.base + place, writer.table[i64(writer.rows[place]) + code])


def write_row(writer: TensorWriter, place: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """So many numbers of one field, from `first` of the given ones on."""
    table = writer.table
    row = i64(writer.rows[place])
    spot = writer.base + place
    if writer.plain:
        small = writer.bytes
        for k in range(first, first + count):
            code = numbers[k]
            small[spot] = u8(table[row + (code if code < CODES else i64(CODES - 1))])
            spot += 1
    else:
        out = writer.floats
        for k in range(first, first + count):
            code = numbers[k]
            out[spot] = table[row + (code if code < CODES else i64(CODES - 1))]
            spot += 1


def follow_row(writer: TensorWriter, slot: i64, place: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """As `write_row`, for numbers that seldom change; the writer keeps them from `slot` on."""
    kept = writer.kept
    for k in range(count):
        code = numbers[first + k]
        if code != kept[slot + k]:
            kept[slot + k] = code
            write(writer, place + k, code)


def write_none(writer: TensorWriter, place: i64, count: i64) -> None:
    """Skip that many numbers, which stay zero."""
    for spot in range(writer.base + place, writer.base + place + count):
        lay(writer, spot, 0)


def put_row(writer: TensorWriter, place: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """As `write_row`, for fields that few views have."""
    row = i64(writer.rows[place])
    spot = writer.base + place
    for k in range(first, first + count):
        code = numbers[k]
        if code > 0:
            lay_marked(writer, spot, writer.table[row + (code if code < CODES else i64(CODES - 1))])
        spot += 1


def set_mask(writer: TensorWriter, out: vec[u8], first: i64, value: u8) -> None:
    """Write the value for every legal action of the writer: 1 after a view is written, 0 before it is cleared."""
    marks = writer.marks
    shift = first - writer.base - writer.legal_at
    for k in range(writer.marked - writer.answers, writer.marked):
        out[shift + marks[k]] = value
