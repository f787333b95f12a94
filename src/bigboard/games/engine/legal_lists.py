"""Legal answers as Python sees them: a sorted list of whole numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NUMBERS: Final = list(range(4096))  # made once: a list of answers is made at every decision


def sorted_answers(out: vec[i64], count: i64) -> list[int]:
    """The first `count` numbers of `out`, which lie in order or nearly so."""
    for k in range(1, count):
        answer = out[k]
        j = k
        while j > 0 and out[j - 1] > answer:
            out[j] = out[j - 1]
            j -= 1
        out[j] = answer
    answers = [0] * int(count)
    numbers = NUMBERS
    for k in range(count):
        answers[k] = numbers[out[k]]
    return answers
