"""Stockpile at the prompt: whole games, answers, refusals, commands, modules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.at_the_terminal import Desk, playing
from tests.titles.stockpile.terminal.at_the_stockpile import ACTING, ALL, BIDDING, SELLING, Guesser, dealt, play_on

from bigboard.cli.errors import Leave
from bigboard.records.notation import parse_actions
from bigboard.records.record import read_record, replay

TABLES = [
    ("2", "", "standard"),
    ("2", "all", "advanced"),
    ("3", "all", "standard"),
    ("3", "bonds,investors,first_player_card", "standard"),
    ("4", "", "standard"),
    ("4", "strategies,promo,commerce,dice", "advanced"),
    ("5", "investors,auction", "standard"),
    ("5", "all", "advanced"),
]


@pytest.mark.parametrize(("players", "modules", "board"), TABLES)
def test_a_newcomer_finishes_any_game_by_typing_numbers_only(
    desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch, players: str, modules: str, board: str
) -> None:
    desk.decide(Guesser(monkeypatch, int(players)))
    arguments = ["--players", players, "--seed", "7", "--against", "random", "--board", board]
    assert desk.run("play", "stockpile", *arguments, *(["--with", modules] if modules else [])) == 0
    assert "Final account" in desk.text
    assert not desk.errors
    assert max(len(line) for line in desk.text.replace(str(home), "").splitlines()) <= 80
    (kept,) = (home / "games").iterdir()
    assert replay(read_record(kept)).winners()
    assert desk.run("replay", str(kept), "--all") == 0
    assert "Final account" in desk.printed[-1]


def test_opponents_are_worth_beating_unless_someone_says_otherwise(desk: Desk, home: Path) -> None:
    desk.type(["11", "1"])
    desk.run("play", "stockpile", "--players", "3", "--seed", "1")
    (file,) = (home / "unfinished").iterdir()
    assert read_record(file)["table"]["players"] == ["human", "medium", "medium"]


def test_with_all_plays_with_every_module_and_board_chooses_the_board(desk: Desk, home: Path) -> None:
    desk.type(["1"])
    desk.run("play", "stockpile", "--with", "all", "--board", "Advanced", "--players", "3", "--seed", "1")
    (file,) = (home / "unfinished").iterdir()
    options = read_record(file)["deal"]["options"]
    assert options == {**ALL, "board": "advanced", "investor_set": "all", "fair": False}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["stockpile", "--with", "bonds,wind"], "Stockpile has no module “wind”. Choose from bonds, commerce"),
        (["stockpile", "--with", "auction"], "'auction' sells investors, so it needs option 'investors'"),
        (["stockpile", "--board", "round"], "Option 'board' is one of standard, advanced"),
        (["stockpile", "--players", "6"], "This game is for 2 to 5 players."),
        (["acquire", "--with", "bonds"], "Acquire has no modules"),
    ],
)
def test_modules_that_cannot_be_get_one_sentence(desk: Desk, arguments: list[str], sentence: str) -> None:
    assert desk.run("play", *arguments) == 2
    assert sentence in desk.errors
    assert desk.errors.count("\n") == 1


def test_a_bid_is_a_number_or_pile_and_price_or_words(desk: Desk, home: Path) -> None:
    for line in ("24", "2 6", "bid 2 6", "Bid pile 2 at $6K"):
        assert "Kim bids $6K for stockpile 2" in play_on(desk, BIDDING, home, line, "log")


def test_a_bid_that_is_refused_is_told_by_price_and_pile(desk: Desk, home: Path) -> None:
    standing = f"{BIDDING} bids=1:6/2:25/- money=20/20/30 first=1 placed=2 seat=0"
    text = play_on(desk, standing, home, "1 3", "why", "bid 2 25", "bid 3 25", "9 3", "2 7", "why 1 3")
    assert "There is already a bid here. Bid higher. (Stockpile 1: $10K or more) (`why` shows rule STK-DEM-4)" in text
    assert "STK-DEM-4 Higher than the standing bid" in text
    assert "This bidding track is locked." in text
    assert "You do not have that much money. ($25K > $20K)" in text
    assert "“9 3” was not understood." in text
    assert "“2 7” was not understood." in text


def test_shares_are_sold_in_any_order_with_a_running_total(desk: Desk, home: Path) -> None:
    text = play_on(desk, SELLING, home, "2", "1", "")
    assert "So far: 1 × CC for $5K." in text
    assert "So far: 1 × AA, 1 × CC for $14K." in text
    play = playing(SELLING, home)
    desk.type(["2", "1", "1", "", "log"])
    with pytest.raises(Leave):
        play.run()
    desk.look()
    assert "Kim sells 2 × AA, 1 × CC for $23K." in " ".join(desk.text.split())


def test_half_and_whole_split_shares_are_sold_as_they_are_named(desk: Desk, home: Path) -> None:
    text = play_on(desk, SELLING, home, "sell BB-half", "stop", "log")
    assert "Kim sells 1 × BB (half of a split share) for $5K" in text
    text = play_on(desk, SELLING, home, "bb-split AA 2", "0", "log")
    assert "Kim sells 2 × AA, 1 × BB (split share) for $28K" in text


def test_more_shares_than_one_has_are_refused_with_the_rule(desk: Desk, home: Path) -> None:
    text = play_on(desk, SELLING, home, "2 2", "3 4", "sell AA 3", "why")
    assert "You do not have that many shares. (CC: 2 > 1) (`why` shows rule STK-SEL-3)" in text
    assert "(BB: 2 > 1)" in text
    assert "(AA: 3 > 2)" in text
    assert text.count("STK-SEL-3") >= 3


def test_two_strategy_cards_are_discarded_in_any_order(desk: Desk, home: Path) -> None:
    cards = "strategies=Buyback,Kickback,Naked_Short/Bear_Raid,Bear_Raid/Data_Broker,Data_Broker"
    start = f"stockpile players=3 with=strategies,promo stage=discarding decision=discard_strategy {cards}"
    discarding = f"{start} starting=AA/BB/CC money=0/0/0"
    for lines in (["3", "1"], ["3 1"], ["discard kickback, Naked Short"]):
        text = play_on(desk, discarding, home, *lines, "log")
        assert "Kim discards Naked Short; discards Kickback" in text
    assert "You cannot take Buyback now." in play_on(desk, discarding, home, "2 2")


def test_two_players_keep_two_investors_in_any_order(desk: Desk, home: Path) -> None:
    others = "Forecast_Phil,Golden_Graham,Maverick_Mark,Mayknow_Martha"
    dealt_four = f"dealt=Agile_Ana,Wise_Warren,Broker_Bernie,Crazy_Cramer/{others}"
    start = f"stockpile players=2 with=investors stage=choosing decision=keep_investor {dealt_four}"
    text = play_on(desk, f"{start} starting=AA/BB money=0/0", home, "2 1", "log")
    assert "Kim chooses Agile Ana; chooses Wise Warren" in text


def test_booms_show_where_prices_go_and_must_be_used(desk: Desk, home: Path) -> None:
    text = play_on(desk, f"{ACTING} CC=9 EE=10", home, "end", "boom cc", "log")
    assert "1 AA 5→7" in text
    assert "3 CC split" in text
    assert "You still have an action card. (`why` shows rule STK-ACT-2)" in text
    assert "CC: $9K → $6K" in text


def test_undo_takes_a_sale_back_but_not_what_was_seen(desk: Desk, home: Path) -> None:
    play = playing(f"{ACTING} shares=BO2/BB1/-".replace("shares=BO1/BB1/- ", ""), home)
    desk.type(["boom AA", "undo", "boom BB"])
    with pytest.raises(Leave):
        play.run()
    desk.look()
    assert "Undone." in desk.text
    assert "Kim plays Stock Boom (BB)" in desk.text
    spy = "stockpile players=3 with=strategies stage=action decision=act strategies=Insider_Trading/-/- plays_left=1"
    play = playing(spy, home)
    play.session.take(*parse_actions(play.session.state, "play Insider Trading"))
    assert play.session.steps[-1].no_undo is None
    play.session.take(*parse_actions(play.session.state, "look pair 2"))
    with pytest.raises(Exception, match="This move revealed something hidden"):
        play.session.undo(0)


def test_why_explains_companies_piles_investors_and_cards(desk: Desk, home: Path) -> None:
    text = play_on(
        desk,
        BIDDING,
        home,
        "why cc",
        "why pile 1",
        "why Naked Short",
        "why warren",
        "why stk-dem-6",
        "why fee1",
        "why up AA 3",
    )
    assert "Cosmic Computers (CC): $5K, forecast" in text
    assert "Stockpile 1: AA (BB); 1 card is face down" in text
    assert "Naked Short: Discard a Stock Boom or Stock Bust unused. Receive $12K." in text
    assert "Wise Warren: Before the Demand Phase" in text
    assert "fee1 STK-DEM-12" in text
    assert "STK-DEM-6 Locked track" in text
    assert "That is not one of the current choices." in text


def test_why_with_a_number_shows_the_answer_in_full(desk: Desk, home: Path) -> None:
    desk.type(["why 1"])
    desk.run("play", "stockpile", "--with", "strategies", "--seed", "1", "--players", "3", "--against", "random")
    before, after = desk.printed[0], desk.printed[1]
    name = re.findall(r"^ *1 +(\w+ \w+)", before, re.MULTILINE)[0]
    assert after.splitlines()[:2] == ["why 1", name]
    assert after.rstrip().endswith((".", ")"))


def test_the_other_commands_answer(desk: Desk, home: Path) -> None:
    text = play_on(desk, BIDDING, home, "help", "chart", "log", "rules bankrupt", "position", "why nonsense", "")
    assert "bid 2 6, up AA 3" in text
    assert "$10K for the most shares of a company" in text
    assert "STK-MOV-12" in text
    assert "stockpile players=3 stage=demand" in text
    assert "market=" not in text
    assert "`rules nonsense` searches the rulebook." in text


def test_the_chart_lists_cards_with_cost_effect_and_house_mark(desk: Desk, home: Path) -> None:
    everything = "with=bonds,commerce,strategies,investors stage=action decision=act plays_left=1"
    cards = "investors=Oprah,/-/-".replace("Oprah,", "Opulent_Oprah") + " strategies=Rogue_Trading/-/-"
    text = play_on(desk, f"stockpile players=3 {everything} {cards} shares=AA1/-/-", home, "chart")
    assert "Opulent Oprah: $36K · At the end of each round" in text
    assert "Rogue Trading: Pay $4K. Show one share" in text
    assert "(house rule)" in text
    assert "different commodities: 1: $3K, 2: $8K" in text


def test_a_saved_game_is_resumed(desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.type(["11", "1", "1 1"])
    desk.run("play", "stockpile", "--players", "3", "--seed", "4", "--against", "easy")
    (file,) = (home / "unfinished").iterdir()
    before = read_record(file)["actions"]
    desk.decide(Guesser(monkeypatch))
    assert desk.run("play", "--resume") == 0
    assert "Resumed from" in desk.text
    (kept,) = (home / "games").iterdir()
    assert read_record(kept)["actions"][: len(before)] == before


def test_the_keyboard_is_passed_behind_a_curtain(desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two people nothing of the table is on the screen, and no one's own cards are on another's screen."""
    play = playing(dealt(3, 5, **ALL), home, humans=(0, 1, 2))
    guess = Guesser(monkeypatch)
    turns = 0

    def decide(screen: str, prompt: str) -> str:
        nonlocal turns
        if "press Enter" in prompt:
            curtain = (screen + prompt).split("Pass the")[1]
            assert not re.search(r"\d|AA|BB|CC|EE|LL|SS", curtain)
            return ""
        turns += 1
        if turns > 120:
            raise EOFError
        state = play.session.state
        for other in range(3):
            if other != state.seat and state.observe(other)["own"].get("strategies"):
                own = {card["name"] for card in state.observe(state.seat)["own"]["strategies"]}
                told = " ".join(str(event.seen_by(state.seat)) for event in play.session.log)
                for card in state.observe(other)["own"]["strategies"]:
                    if card["name"] not in own and card["name"] not in told:
                        assert card["name"] not in " ".join(screen.split())
        return guess(screen, prompt)

    desk.decide(decide)
    with pytest.raises(Leave):
        play.run()
