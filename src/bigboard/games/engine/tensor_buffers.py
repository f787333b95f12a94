"""The numbers of one view, ready to be handed out: as float32, as bytes, and the legal actions as a mask."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from bigboard.games.engine.table_base import TableBase
from bigboard.games.engine.tensor_writer import ROOM, Layout, Page

RAW = ("B", "b", "c")  # buffers of plain bytes


class Sheet:
    """Room for one view at a time. What it writes is copied into the buffer of whoever asks.

    A sheet is used again and again, and wipes only what it wrote last.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.floats: vec[i32] = vec[i32]([0] * layout.size)
        self.bytes: vec[u8] = vec[u8]([0] * layout.size)
        self.mask: vec[u8] = vec[u8]([0] * layout.actions)
        self.page = Page(layout, self.floats, self.bytes, 0)
        self.byte_page = Page(layout, self.floats, self.bytes, 0, plain=True)
        self.answers: vec[i64] = vec[i64]([0] * ROOM)  # those of the mask
        self.answered: i64 = 0
        self.float_view = memoryview(self.floats).cast("B").cast("f")
        self.byte_view = memoryview(self.bytes)
        self.mask_view = memoryview(self.mask)

    def copy_tensor(self, t: TableBase, viewer: i64, out: Any) -> None:
        """Into a writable buffer of float32 numbers, or of as many plain bytes."""
        target = self.float_target(out)
        t.fill_page(viewer, self.page)
        target[:] = self.float_view

    def float_target(self, out: Any) -> Any:
        """The buffer as a row of float32 numbers, if it has as many as there are."""
        target = memoryview(out)
        size = self.layout.size
        kind = target.format
        if kind == "f" and target.ndim == 1 and len(target) == size:
            return target  # nearly always: every look at a memoryview takes time
        if kind != "f" and kind not in RAW:
            raise TypeError(
                f"The tensor of {self.layout.game} goes into float32 numbers or plain bytes, "
                f"not into numbers of the format {kind!r}."
            )
        if target.nbytes != 4 * size:
            raise ValueError(f"The tensor of {self.layout.game} has {size} float32 numbers, {4 * size} bytes.")
        return target.cast("B").cast("f")

    def copy_bytes(self, t: TableBase, viewer: i64, out: Any) -> None:
        """The whole numbers behind the tensor, a byte each, into a writable buffer of bytes."""
        target = self.byte_target(out, self.layout.size, "The compact tensor")
        t.fill_page(viewer, self.byte_page)
        target[:] = self.byte_view

    def byte_target(self, out: Any, size: int, what: str) -> memoryview:
        """The buffer as bytes, if it has that many and each number is one."""
        target = memoryview(out)
        if target.itemsize != 1:
            raise TypeError(
                f"{what} of {self.layout.game} goes into numbers of one byte each, "
                f"not into numbers of the format {target.format!r}."
            )
        if target.nbytes != size:
            raise ValueError(f"{what} of {self.layout.game} has {size} bytes, not {target.nbytes}.")
        return target if target.format == "B" else target.cast("B")

    def copy_mask(self, t: TableBase, out: Any) -> None:
        target = self.byte_target(out, self.layout.actions, "The mask")
        self.write_mask(t)
        target[:] = self.mask_view

    def write_mask(self, t: TableBase) -> None:
        mask = self.mask
        answers = self.answers
        for k in range(self.answered):
            mask[answers[k]] = 0
        self.answered = t.fill_legal(answers)
        for k in range(self.answered):
            mask[answers[k]] = 1

    def step(self, t: TableBase, action: object, tensor: Any, mask: Any) -> int:
        """Takes the action and copies the tensor and the mask of whoever decides next; returns their seat, or -1."""
        numbers = self.float_target(tensor)
        target = self.byte_target(mask, self.layout.actions, "The mask")
        t.apply(action)
        seat: i64 = -1 if t.is_over else t.actor
        t.fill_page(seat, self.page)
        numbers[:] = self.float_view
        self.write_mask(t)
        target[:] = self.mask_view
        return int(seat)
