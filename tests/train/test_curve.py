"""The learning curve as a picture: what a reader sees in it without the run at hand."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from bigboard.train.curve import write_curve

TEXT = "{http://www.w3.org/2000/svg}text"


def test_the_picture_shows_its_title_its_result_and_the_numbers_of_both_axes(tmp_path: Path) -> None:
    curve = [{"processor": 2.0 * k, "wins_greedy": 0.1 * k, "games_greedy": 100.0} for k in range(1, 4)]
    path = tmp_path / "curve.svg"
    assert write_curve(curve, "greedy", "Stockpile: win share against three greedy", 4, path)
    picture = ElementTree.parse(path).getroot()
    shown = [element.text or "" for element in picture.iter(TEXT)]
    assert shown[0] == "Stockpile: win share against three greedy"
    assert shown[1].startswith("30.0 % ")
    assert shown[1].endswith("25 %")
    assert "minutes of processor time" in shown
    assert {"0 %", "10 %", "2", "4", "6"} <= set(shown)
    left, top, width, height = map(float, picture.attrib["viewBox"].split())
    for element in picture.iter(TEXT):
        assert top < float(element.attrib["y"]) < top + height
        assert left < float(element.attrib["x"]) < left + width


def test_one_point_is_no_curve(tmp_path: Path) -> None:
    point = {"processor": 2.0, "wins_greedy": 0.1, "games_greedy": 100.0}
    assert not write_curve([point], "greedy", "Stockpile", 4, tmp_path / "curve.svg")
    assert not list(tmp_path.iterdir())
