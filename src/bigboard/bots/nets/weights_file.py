"""The weights file of an integer net: a line of JSON, then 16-bit numbers, compressed. It needs no numpy."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from pathlib import Path
from typing import Any, Final

from bigboard.bots.nets.action_features import ONE
from bigboard.bots.nets.integer_net import ACTIVE, IntegerNet
from bigboard.games.registry import game as game_named

FORMAT: Final = 3
LARGEST: Final = 5_000_000  # bytes of a weights file
SUFFIX: Final = ".net"
NUMBERS: Final = "h"  # 16 bits, signed


def write_weights(path: Path, about: dict[str, Any], numbers: list[int]) -> int:
    """Write the layers' weights and biases, in the order of `integer_net`; return the size in bytes."""
    packed = array(NUMBERS, numbers)
    if sys.byteorder == "big":
        packed.byteswap()
    unfinished = path.with_suffix(".new")
    header = json.dumps({**about, "format": FORMAT}).encode()
    unfinished.write_bytes(header + b"\n" + zlib.compress(packed.tobytes(), 9))
    unfinished.replace(path)
    return path.stat().st_size


def read_weights(path: Path) -> tuple[dict[str, Any], array[int]]:
    """Return the header of a weights file and its numbers; ValueError says what is wrong with it."""
    try:
        header, _, rest = path.read_bytes().partition(b"\n")
        about = json.loads(header)
        if not isinstance(about, dict):
            raise ValueError("it does not describe its contents")
        check_about(path, about)
        numbers = array(NUMBERS)
        numbers.frombytes(zlib.decompress(rest))
    except FileNotFoundError as error:
        raise ValueError(f"There is no weights file {path}.") from error
    except WrongVersion:
        raise
    except (OSError, ValueError, zlib.error) as error:
        raise ValueError(f"{path} is not a weights file, or it is damaged: {error}.") from error
    if sys.byteorder == "big":
        numbers.byteswap()
    return about, numbers


class WrongVersion(ValueError):
    """The file is whole, and for another version of Big Board."""


def check_about(path: Path, about: dict[str, Any], number: int = FORMAT) -> None:
    """Raise ValueError if a weights file has another format than `number`, or is for another tensor."""
    if about.get("format") != number:
        raise WrongVersion(
            f"The weights file {path} has format {about.get('format')}, and this version of Big Board reads {number}."
        )
    rules = game_named(str(about.get("game")))
    if about.get("tensor_version") != rules.tensor_version:
        raise WrongVersion(
            f"The weights file {path} was trained on version {about.get('tensor_version')} of the tensor of "
            f"{rules.name}; the engine has version {rules.tensor_version}. Train again."
        )


def build_net(about: dict[str, Any], numbers: array[int], inputs: int) -> IntegerNet:
    """Return the net of a weights file; ValueError if the numbers do not fit its layers."""
    width, deeper = (int(size) for size in about["layers"])
    sizes = [inputs * width, width, width * deeper, deeper, deeper, 1]
    if sum(sizes) != len(numbers):
        raise ValueError("its layers do not match")
    parts = []
    at = 0
    for size in sizes:
        parts.append(list(numbers[at : at + size]))
        at += size
    first, first_biases, second, second_biases, last, last_bias = parts
    return IntegerNet(
        int(about["temperature"]),
        in_rows(first, width),
        [number * ONE for number in first_biases],
        in_rows(second, deeper),
        [number * ACTIVE for number in second_biases],
        last,
        last_bias[0] * ACTIVE,
    )


def in_rows(numbers: list[int], width: int) -> list[list[int]]:
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]
