"""The same readers under atheris, which looks for input that reaches new lines: `make fuzz NAME=position SECONDS=60`.

Options of libFuzzer follow the name: -max_total_time=60, -runs=100000. Atheris is not among what is installed for the
tests; the target gets it. The rules have to run uncompiled (BIGBOARD_PURE=1), or it does not see their lines.
"""

from __future__ import annotations

import random
import sys


class Chosen(random.Random):
    """Chance whose choices are the fuzzer's bytes; when they run out, zeros."""

    def __init__(self, data: bytes) -> None:
        super().__init__(0)
        self.data, self.at = data, 0

    def getrandbits(self, k: int, /) -> int:
        size = (k + 7) // 8
        piece = self.data[self.at : self.at + size].ljust(size, b"\0")
        self.at += size
        return int.from_bytes(piece, "little") & ((1 << k) - 1)

    def random(self) -> float:
        return self.getrandbits(16) / (1 << 16)


def main() -> None:
    import atheris

    import bigboard  # first: under BIGBOARD_PURE it puts a finder of its own in front of those that are there

    assert not bigboard.engine().startswith("compiled"), "Run it with BIGBOARD_PURE=1: compiled lines are not seen."
    with atheris.instrument_imports(include=["bigboard"]):
        from tests.fuzz.targets import SHARES
    known = {target.__name__: target for target in SHARES}
    if len(sys.argv) < 2 or sys.argv[1] not in known:
        sys.exit(f"Name what is to be tried: {', '.join(known)}.")
    target = known[sys.argv.pop(1)]
    atheris.Setup(sys.argv, lambda data: target(Chosen(data)))
    atheris.Fuzz()


if __name__ == "__main__":
    main()
