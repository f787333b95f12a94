"""Buffers for the numbers of one view: as float32, as bytes, and the legal actions as a mask."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from bigboard.games.engine.tensor_writer import ROOM, Layout, TensorWriter
from bigboard.games.speed_hooks import SpeedHooks

RAW = ("B", "b", "c")  # buffers of plain bytes


class TensorBuffers:
    """Room for one view at a time, which is then copied into the caller's buffer.

    The buffers are used again and again; a writer wipes only the marks of the last view.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.floats: vec[i32] = vec[i32]([0] * layout.size)
        self.bytes: vec[u8] = vec[u8]([0] * layout.size)
        self.mask: vec[u8] = vec[u8]([0] * layout.actions)
        self.writer = TensorWriter(layout, self.floats, self.bytes, 0)
        self.byte_writer = TensorWriter(layout, self.floats, self.bytes, 0, plain=True)
        self.answers: vec[i64] = vec[i64]([0] * ROOM)  # those of the mask
        self.answered: i64 = 0
        self.float_view = memoryview(self.floats).cast("B").cast("f")
        self.byte_view = memoryview(self.bytes)
        self.mask_view = memoryview(self.mask)

    def float_target(self, out: Any) -> Any:
        """Return the buffer as a row of float32 numbers; ValueError if it has another length."""
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

    def byte_target(self, out: Any, size: int, what: str) -> memoryview:
        """Return the buffer as bytes; ValueError if it has another length."""
        target = memoryview(out)
        if target.itemsize != 1:
            raise TypeError(
                f"{what} of {self.layout.game} goes into numbers of one byte each, "
                f"not into numbers of the format {target.format!r}."
            )
        if target.nbytes != size:
            raise ValueError(f"{what} of {self.layout.game} has {size} bytes, not {target.nbytes}.")
        return target if target.format == "B" else target.cast("B")

    def mask_target(self, out: Any) -> memoryview:
        return self.byte_target(out, self.layout.actions, "The mask")

    def write_mask(self, t: SpeedHooks) -> None:
        mask = self.mask
        answers = self.answers
        for k in range(self.answered):
            mask[answers[k]] = 0
        self.answered = t.fill_legal(answers)
        for k in range(self.answered):
            mask[answers[k]] = 1
