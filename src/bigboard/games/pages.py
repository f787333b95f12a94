"""A seat's view as numbers, written on a page that still shows the view before, so that little has to be written.

A game writes flags and small whole numbers on a `Page`, which lies on a row of a larger buffer: as float32 numbers,
each divided by the whole of its field, or as the whole numbers themselves. There are three ways to write:

* `write`, `write_row`: numbers that every view has, none included. They lie over those of the view before.
* `choose`: one flag out of several. The page keeps which it was, and moves it only if it is another one now.
* `flag`, `put`: what few views have. The page remembers these marks, and the next view wipes them.

A `Layout` says how large it all is, and what each number is divided by; it follows from the declaration.
"""

from struct import pack, unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

ROOM: Final = 1024  # more marks than any view makes
KINDS: Final = 64  # more than there are kinds of anything
CODES: Final = 256  # a number noted on a page is below this
KEPT: Final = 128  # what a game may keep of the view before
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
    """One view, written on row `row` of `out`: as float32 numbers, or with `plain` as whole numbers.

    A plain page is taken off again at once, so it marks all that is written and keeps nothing of the view before.
    """

    def __init__(self, layout: Layout, out: vec[i32], row: int, plain: bool = False) -> None:
        self.out: vec[i32] = out
        self.base: i64 = row * layout.size
        self.size: i64 = layout.size
        self.legal_at: i64 = layout.legal_at
        self.plain: bool = plain
        self.one: i32 = 1 if plain else ONE
        self.rows: vec[i32] = layout.rows
        self.table: vec[i32] = layout.codes if plain else layout.floats
        self.marks: vec[i64] = vec[i64]([0] * ROOM)  # where in `out` something stands that has to be wiped
        self.marked: i64 = 0
        self.answers: i64 = 0  # so many of the marks, the last ones, are legal actions
        self.counts: vec[i64] = vec[i64]([0] * KINDS)  # room to count in; all zero before and after
        # What stands there of the view before: the game's table and number of seats, and what it keeps besides.
        self.kept_of: object = None
        self.kept_mark: i64 = 0
        self.kept_seats: i64 = 0
        self.kept: vec[i64] = vec[i64]([0] * KEPT)

    def begin(self, seats: i64) -> bool:
        """Wipes what the last view has marked; whether nothing is left of it, because the table has other seats."""
        out = self.out
        marks = self.marks
        for k in range(self.marked):
            out[marks[k]] = 0
        self.marked = 0
        self.answers = 0
        if self.plain:
            return True
        if self.kept_seats == seats:
            return False
        for k in range(self.base, self.base + self.size):
            out[k] = 0
        for k in range(i64(KEPT)):
            self.kept[k] = 0
        self.kept_of = None
        self.kept_seats = seats
        return True

    def add_answers(self, actions: vec[i64], count: i64) -> None:
        """Flags for the first `count` of these actions; nothing is marked after them."""
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

    def answer(self, number: i64) -> i64:
        """One of the legal actions of this view."""
        return self.marks[self.marked - self.answers + number] - self.base - self.legal_at


def flag(page: Page, place: i64) -> None:
    """This is so."""
    spot = page.base + place
    page.out[spot] = page.one
    page.marks[page.marked] = spot
    page.marked += 1


def choose(page: Page, slot: i64, place: i64) -> None:
    """This one of several is so; -1 is none of them. `slot` is where the page keeps which it was."""
    if page.plain:
        if place >= 0:
            flag(page, place)
        return
    before = page.kept[slot] - 1
    if before != place:
        if before >= 0:
            page.out[page.base + before] = 0
        if place >= 0:
            page.out[page.base + place] = page.one
        page.kept[slot] = place + 1


def put(page: Page, place: i64, code: i64) -> None:
    """This many; nothing is written for none."""
    if code > 0:
        spot = page.base + place
        page.out[spot] = page.table[i64(page.rows[place]) + (code if code < CODES else i64(CODES - 1))]
        page.marks[page.marked] = spot
        page.marked += 1


def write(page: Page, place: i64, code: i64) -> None:
    """This many, and not less than none."""
    if page.plain:
        put(page, place, code)
    else:
        code = code if code < CODES else i64(CODES - 1)
        page.out[page.base + place] = page.table[i64(page.rows[place]) + code]


def write_row(page: Page, place: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """So many numbers of one field, from `first` of the given ones on."""
    if page.plain:
        put_row(page, place, numbers, first, count)
        return
    out = page.out
    table = page.table
    row = i64(page.rows[place])
    spot = page.base + place
    for k in range(first, first + count):
        code = numbers[k]
        out[spot] = table[row + (code if code < CODES else i64(CODES - 1))]
        spot += 1


def follow_row(page: Page, slot: i64, place: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """As `write_row`, for numbers that seldom change; the page keeps them from `slot` on."""
    if page.plain:
        put_row(page, place, numbers, first, count)
        return
    kept = page.kept
    for k in range(count):
        code = numbers[first + k]
        if code != kept[slot + k]:
            kept[slot + k] = code
            write(page, place + k, code)


def write_none(page: Page, place: i64, count: i64) -> None:
    """So many numbers are none."""
    if not page.plain:
        out = page.out
        for spot in range(page.base + place, page.base + place + count):
            out[spot] = 0


def put_row(page: Page, place: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """As `write_row`, for fields that few views have."""
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
