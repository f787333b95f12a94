"""Playing at the prompt: answers, refusals, commands, the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.at_the_terminal import CALM, NEARLY_OVER, Desk, first_answer, playing

from bigboard.cli.errors import Leave
from bigboard.records.record import read_record, replay


def play_on(desk: Desk, position: str, home: Path, *lines: str) -> str:
    """Everything that is printed while these lines are typed, without line breaks."""
    play = playing(position, home)
    desk.type(lines)
    with pytest.raises(Leave):
        play.run()
    desk.look()
    return " ".join(desk.text.split())


def test_a_newcomer_finishes_a_game_by_typing_numbers_only(desk: Desk, home: Path) -> None:
    desk.decide(first_answer)
    assert desk.run("play", "--against", "easy", "--seed", "7") == 0
    assert "Final account" in desk.text
    assert not desk.errors
    (kept,) = (home / "games").iterdir()
    assert replay(read_record(kept)).winners()
    assert kept.name in desk.text.replace("\n", "")
    assert not list((home / "unfinished").iterdir())


@pytest.mark.parametrize("players", ["2", "6"])
def test_every_number_of_players_can_be_played_to_the_end(desk: Desk, players: str) -> None:
    desk.decide(first_answer)
    arguments = ["--players", players, "--seed", "3", "--option", "open_holdings=false", "--against", "easy"]
    assert desk.run("play", "acquire", *arguments) == 0
    assert "Final account" in desk.text


def test_the_first_screen_tells_how_to_answer(desk: Desk) -> None:
    desk.type([])
    assert desk.run("play", "--against", "easy") == 0
    assert "Answer with a number" in desk.text
    assert "help, hint, why, undo" in desk.text


def test_the_same_seed_plays_the_same_game_again(desk: Desk) -> None:
    boards = []
    for _ in range(2):
        desk.type(["1"])
        desk.run("play", "--against", "easy", "--seed", "spring")
        boards.append(desk.printed[-2:])
    assert boards[0] == boards[1]


def test_play_again_starts_a_new_game(desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bigboard.cli.commands.play.new_session", lambda wishes: playing(NEARLY_OVER, home).session)
    desk.type(["9I", "end", "log", "rules qwertz", "", "9H", "end", "n"])
    assert desk.run("play", "--against", "easy") == 0
    assert desk.text.count("Final account") == 2
    assert "No rule of Acquire contains “qwertz”" in desk.text


def test_answers_are_understood_as_numbers_and_as_notation(desk: Desk, home: Path) -> None:
    text = play_on(desk, CALM, home, "4a", "BUY t a", "")
    assert "Kim plays 4A; buys American for $300; buys Tower for $400" in text


def test_shares_are_bought_in_any_order_and_in_several_lines(desk: Desk, home: Path) -> None:
    text = play_on(desk, CALM, home, "4A", "2", "1", "1")
    assert "So far: 1 × Tower for $400. Add up to 2 more" in text
    assert "buys 2 × American for $600; buys Tower for $400" in text


def test_more_than_three_shares_are_refused(desk: Desk, home: Path) -> None:
    assert "You may buy at most 3 now, not 4. (`why` shows rule ACQ-BUY-1)" in play_on(
        desk, CALM, home, "4A", "1 1 2 2"
    )


def test_buying_more_than_one_can_pay_names_the_sum_and_the_rule(desk: Desk, home: Path) -> None:
    poor = f"{CALM} money=700/0/0"
    text = play_on(desk, poor, home, "4A", "1 1 2", "why")
    assert "These shares cost $1,000 in total; you have $700." in text
    assert "You cannot buy what you cannot pay for." in text


def test_buying_ends_by_itself_when_nothing_more_can_be_paid(desk: Desk, home: Path) -> None:
    poor = f"{CALM} money=700/0/0"
    assert "Kim plays 4A; buys 2 × American for $600" in play_on(desk, poor, home, "4A", "1 1")


def test_wrong_input_gets_a_sentence_and_nothing_is_lost(desk: Desk, home: Path) -> None:
    text = play_on(desk, CALM, home, "hello", "77", "1 2", "99999999999999999999", "why nonsense", "4A")
    assert "“hello” was not understood." in text
    assert "The answers are 1, 2, 3, 4, 5, 6." in text
    assert "one answer at a time" in text
    assert "`rules nonsense` searches the rulebook." in text
    assert "Kim plays 4A" in text


def test_a_refusal_is_explained_by_why_with_its_clause(desk: Desk, home: Path) -> None:
    text = play_on(desk, CALM, home, "9D", "why")
    assert "You do not hold 9D. (`why` shows rule ACQ-TRN-2)" in text
    assert "ACQ-TRN-2 Playing a tile" in text


def test_why_explains_what_happened_last(desk: Desk, home: Path) -> None:
    text = play_on(desk, CALM, home, "6A", "found W", "why")
    assert "Kim founds Worldwide (2)." in text
    assert "ACQ-FND-2 Choosing a chain" in text


def test_why_explains_a_tile_a_chain_and_a_clause(desk: Desk, home: Path) -> None:
    dead = "acquire players=2 T=1A-11A A=1C-11C hands=5B,9I/9E"
    text = play_on(
        desk, dead, home, "why 5b", "why Tower", "why acq-mrg-3", "why acq-xxx-1", "why 9e", "why 9I", "why stop"
    )
    assert "5B would merge safe chains." in text
    assert "ACQ-SAF-2 Dead tiles" in text
    assert "Tower: 11 tiles, $900; 25 shares in the bank; Safe" in text
    assert "ACQ-MRG-3 Three or four chains" in text
    assert "The rulebook has no such clause." in text
    assert "You do not hold 9E." in text
    assert "That is not one of the current choices." in text


def test_undo_takes_back_own_steps(desk: Desk, home: Path) -> None:
    text = play_on(desk, CALM, home, "6A", "found W", "undo", "undo", "undo")
    assert text.count("Undone.") == 2
    assert "There is nothing to undo." in text


def test_undo_forgets_what_was_chosen_but_not_yet_bought(desk: Desk, home: Path) -> None:
    text = play_on(desk, CALM, home, "4A", "1", "undo", "2 2 2")
    assert "buys 3 × Tower for $1,200" in text


def test_undo_is_refused_when_someone_else_has_acted(desk: Desk, home: Path) -> None:
    text = play_on(desk, CALM, home, "4A", "0", "undo")
    assert "Another player has moved since then." in text


def test_undo_is_refused_when_a_hidden_tile_was_drawn(home: Path) -> None:
    play = playing(CALM, home)
    state = play.session.state
    play.session.take(state.find({"type": "play_tile", "tile": "4A"}))
    play.session.take(play.session.state.find({"type": "stop_buying"}))
    with pytest.raises(Exception, match="This move revealed something hidden"):
        play.session.undo(0)


def test_undo_is_refused_after_a_bonus_that_shows_hidden_holdings(home: Path) -> None:
    merger = "acquire players=2 T=1A,1B A=3A-5A hands=2A,9I/9E shares=A1/T2"
    for options, allowed in (("", True), (" open_holdings=no", False)):
        play = playing(merger + options, home)
        play.session.take(play.session.state.find({"type": "play_tile", "tile": "2A"}))
        assert (play.session.steps[-1].no_undo is None) == allowed


def test_the_other_commands_answer(desk: Desk, home: Path) -> None:
    text = play_on(desk, CALM, home, "HELP", "chart", "log", "rules deadlock", "rules qwertz", "position", "save", "")
    assert "everything that has happened" in text
    assert "Price chart" in text
    assert "ACQ-END-5 End by deadlock" in text
    assert "No rule of Acquire contains “qwertz”." in text
    assert "acquire players=3" in text
    assert "`save` needs a file name" in text
    assert text.count("Your turn: play a tile") == 2


def test_the_position_shows_no_hand_of_another(desk: Desk, home: Path) -> None:
    hands = []
    for _ in range(3):
        play_on(desk, CALM, home, "position")
        (line,) = [line for line in desk.text.splitlines() if line.startswith("acquire players")][-1:]
        assert "bag=" not in line
        assert "hands=1A-6A/" in line
        hands.append(line)
    assert len(set(hands)) > 1, "it shows a made-up hand, not the real one"


def test_mergers_ask_for_survivor_order_trade_and_sale(desk: Desk, home: Path) -> None:
    merger = "acquire players=2 T=4E,3E F=5D,5C W=6E,7E A=5F,5G hands=5E,1A/1I,12I shares=T6F3W2A1/T1 money=1000/1000"
    text = play_on(desk, merger, home, "5E", "survive T", "1", "1", "acquire f", "trade 2, sell 1", "keep")
    assert "The largest chains are tied: choose the survivor" in text
    assert "Choose which chain is acquired first" in text
    assert "trades 2 × Worldwide for 1 × Tower" in text
    assert "sells 1 × Festival for $300" in text


# Imperial is about to be acquired by Tower; five shares of it are to be kept, traded or sold.
MERGER = "acquire players=2 T=1A-3A I=5A,6A hands=4A,9I/9E shares=I5/- money=1000/1000"


@pytest.mark.parametrize(
    "lines",
    [
        ["trade 2, sell 2"],
        ["1 2 2", ""],
        ["2x2 1 0"],
        ["2", "trade 2", "2", ""],
        ["sell 2, trade 2"],
        ["trade 2", "sell 2"],
    ],
)
def test_trading_and_selling_are_one_choice_in_any_order(desk: Desk, home: Path, lines: list[str]) -> None:
    text = play_on(desk, MERGER, home, "4A", *lines)
    assert "trades 2 × Imperial for 1 × Tower; sells 2 × Imperial for $600; keeps 1 × Imperial" in text


def test_what_was_chosen_so_far_is_told_with_what_it_brings(desk: Desk, home: Path) -> None:
    text = play_on(desk, MERGER, home, "4A", "trade 2", "2")
    assert "So far: Trade 2 shares. Add up to 3 more" in text
    assert "So far: Trade 2 shares, Sell 1 share for $300. Add up to 2 more" in text


def test_where_there_is_one_thing_to_choose_a_number_says_how_many(desk: Desk, home: Path) -> None:
    text = play_on(desk, MERGER.replace("shares=I5/-", "shares=I3/T25"), home, "4A", "4", "2")
    assert "You hold 3 × Imperial. Sell how many at $300 each?" in text
    assert "1–3 Sell 1 share → $300 0 Keep" in text
    assert "The answers are 1–3, 0." in text
    assert "sells 2 × Imperial for $600; keeps 1 × Imperial" in text


def test_more_shares_than_one_holds_are_refused_with_their_rule(desk: Desk, home: Path) -> None:
    text = play_on(desk, MERGER, home, "4A", "1 1", "2 2", "trade 6", "keep")
    assert "You do not hold that many shares. (`why` shows rule ACQ-MRG-5)" in text
    assert "You do not hold that many shares. (`why` shows rule ACQ-MRG-6)" in text
    assert "trades 4 × Imperial for 2 × Tower; keeps 1 × Imperial" in text


def test_founding_shows_the_price_at_the_size_that_the_chain_will_have(desk: Desk, home: Path) -> None:
    text = play_on(desk, "acquire players=2 lone=1A,3A hands=2A,9I/9E", home, "2A")
    assert "Continental $500 per share" in text


def test_the_end_can_be_declared_and_shows_what_it_brings(desk: Desk, home: Path) -> None:
    play = playing(NEARLY_OVER, home)
    desk.type(["9I", "end"])
    play.run()
    desk.look()
    assert "If the game ended now, you would have $13,600; the leader would have $13,600." in " ".join(
        desk.text.split()
    )
    play.show_results()
    desk.look()
    assert "The game is over: all chains are safe. Kim wins." in " ".join(desk.text.split())
