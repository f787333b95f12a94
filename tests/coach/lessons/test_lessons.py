"""Every lesson is played from beginning to end as it says, in every language, and forgives what it did not ask for."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bigboard.coach.lessons import texts
from bigboard.coach.lessons.lesson import PERSON, Lesson, Step, lessons
from bigboard.coach.lessons.progress import Answer, LessonRun, NotYet, matches
from bigboard.games import registry, rulebook
from bigboard.games.contract import JsonDict
from bigboard.i18n import LANGUAGES

LONGEST_PAGE = 330  # characters, so that the table keeps its room on a phone
LONGEST_WRONG = 170
SPOTS = re.compile(r"answer|sheet|market|piles|cards|tile-\d+[A-I]")
TERM = re.compile(r"\[([^\]|]+)\|([a-z]+)\]")
ALL = list(lessons())


def allowed_answers(run: LessonRun) -> list[list[JsonDict]]:
    """What the person may answer now, as the step wants it."""
    state, step = run.state, run.step
    choices = state.offers(PERSON)["choices"]
    if step is not None and step.count is not None:
        found = []
        for choice in choices:
            if any(matches(choice, pattern) for pattern in step.allow):
                piece = state.describe(choice["action"])
                found.append(answered_with(run, [piece] * step.count))
        return found
    answers = [[state.describe(choice["action"])] for choice in choices]
    return [answer for answer in answers if not refused(run, answer)]


def answered_with(run: LessonRun, picks: list[JsonDict]) -> list[JsonDict]:
    trial = run.state.clone()
    actions = []
    for action in trial.find_several(picks):
        actions.append(trial.describe(action))
        trial.apply(action)
    return actions


def refused(run: LessonRun, actions: list[JsonDict]) -> Step | None:
    try:
        run.check(actions)
    except NotYet as error:
        return error.step
    return None


def played(lesson: Lesson, seed: int) -> Iterator[LessonRun]:
    """The lesson, by someone who does what it says and else what comes to mind; each time the person is asked."""
    run, rng = LessonRun(lesson), random.Random(seed)
    while not run.done:
        if run.state.seat == PERSON:
            yield run
            run.take(Answer(PERSON, rng.choice(allowed_answers(run))))
        else:
            action = run.state.describe(run.bot_action())
            run.take(Answer(run.state.seat, [action]))
    yield run


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ALL)
def test_a_player_who_follows_a_lesson_comes_to_its_end_by_all_its_steps(name: str, seed: int) -> None:
    lesson = lessons()[name]
    met = [run.step.name for run in played(lesson, seed) if run.step is not None]
    wanted = [step.name for step in lesson.steps]
    assert list(dict.fromkeys(met)) == [step for step in wanted if step in met]  # in their order
    assert {step.name for step in lesson.steps if not step.optional} <= set(met)


@pytest.mark.parametrize("name", ALL)
def test_a_wrong_answer_is_met_with_a_sentence_and_loses_nothing(name: str) -> None:
    strict = {step.name for step in lessons()[name].steps if (step.allow or step.refuse) and step.count is None}
    met = set()
    for run in played(lessons()[name], 1):
        if run.step is None or run.step.count is not None:
            continue
        before = run.state.position()
        for action in run.state.legal_actions():
            step = refused(run, [run.state.describe(action)])
            if step is not None:
                assert step is run.step
                met.add(step.name)
                for language in LANGUAGES:
                    assert 20 < len(texts.wrong(language, run)) <= LONGEST_WRONG
        assert run.state.position() == before
    assert met == strict


def test_too_few_or_other_shares_than_the_lesson_wants_are_refused() -> None:
    for run in played(lessons()["acquire-first"], 1):
        if run.step is not None and run.step.name == "majority":
            own, *_ = [choice for choice in run.state.offers(PERSON)["choices"] if choice.get("shares")]
            (wanted,) = allowed_answers(run)
            assert refused(run, wanted) is None
            assert refused(run, answered_with(run, wanted[:2])) is run.step
            assert refused(run, answered_with(run, [run.state.describe(own["action"])] * 3)) is run.step
            return
    raise AssertionError("the step was never due")


def test_a_step_whose_round_is_over_is_passed_over() -> None:
    lesson = lessons()["stockpile-dice"]
    never = Step("never", ("hand_first_card",), round=1)
    met = [run.step.name for run in played(replace(lesson, steps=(never, *lesson.steps[2:])), 1) if run.step]
    assert met == ["again"]


def test_a_step_of_an_event_waits_until_it_has_happened_to_the_person() -> None:
    lesson = lessons()["stockpile-first"]
    outbid = next(step for step in lesson.steps if step.name == "outbid")
    run = next(run for run in played(replace(lesson, steps=(outbid,)), 1) if run.step is not None)
    assert any(event.type == "beaten" and event.seat == PERSON for event in run.news)


def test_a_first_game_asks_for_something_definite_where_it_matters() -> None:
    definite = [step.name for step in lessons()["acquire-first"].steps if step.allow]
    assert definite == ["place", "buy", "grow", "invest", "merge", "safe", "majority", "bonus", "end"]


def test_the_bots_of_a_lesson_answer_the_same_every_time() -> None:
    histories = [
        [run.state.record()["actions"] for run in played(lessons()["stockpile-first"], 5)][-1] for _ in range(2)
    ]
    assert histories[0] == histories[1]


def test_the_first_bid_of_stockpile_is_always_outbid() -> None:
    for seed in range(4):
        met = [run.step.name for run in played(lessons()["stockpile-first"], seed) if run.step is not None]
        assert "outbid" in met


def test_in_acquire_the_person_founds_merges_leads_and_ends() -> None:
    run = [*played(lessons()["acquire-first"], 2)][-1]
    types = [action["type"] for action in run.state.record()["actions"]]
    assert types.count("found") == 3
    assert "declare_end" in types
    assert run.over


def test_where_one_is_follows_from_the_actions_alone() -> None:
    lesson = lessons()["acquire-first"]
    answers: list[Answer] = []
    run = LessonRun(lesson)
    while not run.done:
        assert LessonRun(lesson, answers).step == run.step
        if run.state.seat == PERSON:
            answer = Answer(PERSON, allowed_answers(run)[0])
        else:
            answer = Answer(run.state.seat, [run.state.describe(run.bot_action())])
        answers.append(answer)
        run.take(answer)


def test_a_lesson_goes_on_with_the_deal_that_it_was_begun_with() -> None:
    lesson = lessons()["stockpile-bonds"]
    begun = registry.game(lesson.game).deal(lesson.players, "another day", lesson.options)
    assert LessonRun(lesson, deal=begun).state.record()["deal"]["seed"] == "another day"
    assert LessonRun(lesson).state.record()["deal"]["seed"] == "stockpile-bonds"


def test_a_sale_in_parts_is_one_step_until_it_is_over() -> None:
    run = LessonRun(lessons()["stockpile-first"])
    while not (run.step is not None and run.step.name == "sell"):
        seat = run.state.seat
        actions = allowed_answers(run)[0] if seat == PERSON else [run.state.describe(run.bot_action())]
        run.take(Answer(seat, actions))
    sales = [answer for answer in allowed_answers(run) if answer[0]["type"] == "sell"]
    assert sales
    run.take(Answer(PERSON, sales[0]))
    assert run.state.seat != PERSON or run.state.decision != "sell" or run.step is not None
    assert all(answer[0].get("company") != "Cosmic Computers" for answer in allowed_answers(run))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_every_step_has_its_text_in_every_language_and_no_page_is_too_long(name: str, language: str) -> None:
    lesson, said = lessons()[name], texts.messages(language)
    keys = [f"lesson-{name}-{part}" for part in ("title", "about", "done", *(step.name for step in lesson.steps))]
    assert [key for key in keys if not said.has(key)] == []
    for key in keys:
        for page in texts.pages(language, key):
            shown = TERM.sub(r"\1", page)
            assert 0 < len(shown) <= LONGEST_PAGE, (key, len(shown))
            assert "[" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_explain_themselves_exist_and_are_the_same_in_every_language(language: str) -> None:
    for name, lesson in lessons().items():
        for step in lesson.steps:
            key = f"lesson-{name}-{step.name}"
            here = [term for _, term in TERM.findall(texts.messages(language).say(key))]
            english = [term for _, term in TERM.findall(texts.messages("en").say(key))]
            assert sorted(here) == sorted(english), key
            assert set(here) <= set(texts.term_clauses(lesson.game)), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_a_term_is_explained_in_a_sentence_or_two_and_names_its_clause(game: str, language: str) -> None:
    known = rulebook.clauses(game)
    assert texts.terms(language, game)
    for term in texts.terms(language, game):
        assert not term["title"].startswith("term-")
        assert 20 < len(term["text"]) <= 190, term
        assert term["rule"] in known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_the_page_of_two_minutes_has_every_part(game: str, language: str) -> None:
    parts = texts.two_minutes(language, game)
    assert parts
    assert [part["place"] for part in parts] == list(registry.title(game).summary_parts)
    assert all(part["heading"] and len(part["text"]) <= 260 for part in parts)


def test_what_lights_up_is_known_to_the_client_and_questions_to_the_game() -> None:
    for lesson in lessons().values():
        known = {question.name for question in registry.declaration(lesson.game).questions}
        for step in lesson.steps:
            assert set(step.questions) <= known
            assert all(SPOTS.fullmatch(spot) for spot in step.spot)


def test_there_is_a_first_game_of_each_game_and_a_lesson_for_each_module_of_stockpile() -> None:
    assert [lesson.game for lesson in lessons().values() if lesson.whole] == ["acquire", "stockpile"]
    taught = {option for lesson in lessons().values() if not lesson.whole for option in lesson.options}
    modules = {option.name for option in registry.declaration("stockpile").options if option.group == "modules"}
    assert modules - taught == {"promo"}  # more cards of a module that has its lesson
    assert "board" in taught


def test_the_lessons_of_a_game_follow_each_other() -> None:
    first = lessons()["stockpile-first"]
    assert texts.following(first) == "stockpile-board"
    assert texts.following(lessons()["acquire-first"]) is None
