"""Searching as one types, without a screen: whose turn it is, what an answer shows, what is said where there is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.presenters import searching
from judge.presenters.texts import built_in
from ruletext.builtin import Builtin, builtin
from ruletext.extracts import Extract
from ruletext.questions import Correction
from ruletext.search import Answer, Hit
from tests.rubbish import collected

TEXTS = built_in(builtin())
OLD = "l'ordine dei bloccanti non c'è più"


def hit(place: str, text: str = "", *marks: tuple[int, int], superseded: str = "") -> Hit:
    return Hit(place, (), "titolo", "2026-08-07", 1.0, Extract(text, marks), superseded)


def found(question: str, rules: Builtin) -> searching.Results:
    answer = searching.search(question, rules, lambda done, total: None, lambda words: None)
    return searching.results(answer, built_in(rules))


# --- turns


def test_a_question_is_searched_for_at_once_and_its_answer_wanted() -> None:
    turns = searching.Turns()
    assert (turns.want("danno"), turns.waits) == ("danno", True)
    assert turns.ended("danno")
    assert (turns.next(), turns.waits) == (None, False)


def test_while_a_search_runs_only_the_newest_question_waits() -> None:
    turns = searching.Turns()
    turns.want("d")
    assert [turns.want("da"), turns.want("dan")] == [None, None]
    assert not turns.ended("d")
    assert turns.next() == "dan"
    assert turns.ended("dan")


def test_an_answer_that_nobody_wants_any_more_is_not_shown() -> None:
    turns = searching.Turns()
    turns.want("danno")
    turns.drop()
    assert not turns.ended("danno")
    assert turns.next() is None


@given(st.lists(st.sampled_from(["a", "b", "c", "", "end"]), max_size=30))
def test_whatever_is_typed_one_search_runs_at_a_time_and_the_last_question_is_answered(events: list[str]) -> None:
    turns = searching.Turns()
    running: list[str] = []
    newest, shown = "", ""

    def begin(question: str | None) -> None:
        if question is not None:
            running.append(question)
        assert len(running) <= 1

    def end() -> None:
        nonlocal shown
        question = running.pop()
        if turns.ended(question):
            assert question == newest
            shown = question
        begin(turns.next())

    for event in events:
        if event == "end":
            if running:
                end()
        elif event:
            newest = event
            begin(turns.want(event))
        else:
            newest = shown = ""
            turns.drop()
    while running:
        end()
    assert shown == newest


# --- what an answer shows


def test_words_find_rules_with_the_words_marked(small_rules: Builtin) -> None:
    shown = found("la creatura viene distrutta", small_rules)
    first = shown.found[0]
    assert first.place == "704.5g"
    assert {first.extract[start:end] for start, end in first.marks} >= {"creatura", "distrutta"}
    assert shown.message.endswith("risultati.")


def test_articles_are_found_and_named_as_such(small_rules: Builtin) -> None:
    names = {one.place: one.name for one in found("danno letale", small_rules).found}
    assert names["G:DANNO LETALE"] == "DANNO LETALE (glossario)"
    assert "B:LA PILA" in {one.place for one in found("pila", small_rules).found}


def test_a_misspelt_word_is_said_to_be_read_otherwise_and_the_spelling_is_offered(small_rules: Builtin) -> None:
    shown = found("creatura disstrutta", small_rules)
    assert "Nessun testo ha «disstrutta»: forse cercavi «distrutta»." in shown.message
    assert shown.perhaps == "creatura distrutta"
    assert found("creatura distrutta", small_rules).perhaps == ""


def test_each_place_is_shown_once_and_rather_with_the_text_that_holds() -> None:
    answer = Answer("x", (hit("704.5g", "vecchio", superseded=OLD), hit("704.3"), hit("704.5g", "di oggi")))
    shown = searching.results(answer, TEXTS).found
    assert [(one.place, one.extract, one.doubt) for one in shown] == [("704.5g", "di oggi", ""), ("704.3", "", "")]


def test_a_superseded_text_says_so_in_words() -> None:
    shown = searching.results(Answer("x", (hit("704.5g", "vecchio", superseded=OLD),)), TEXTS).found
    assert shown[0].doubt == OLD


def test_an_extract_is_cut_around_the_words_that_were_asked_for() -> None:
    text = f"{'altro ' * 60}danno letale{' altro' * 60}"
    at = text.index("danno")
    short = searching.shorter(Extract(text, ((at, at + 5), (at + 6, at + 12))))
    assert len(short.text) <= searching.EXTRACT + 2
    assert [short.text[start:end] for start, end in short.marks] == ["danno", "letale"]


@pytest.mark.parametrize("question", ["?!?!", "😀", "[", "   ", "'", "+"])
def test_signs_alone_are_answered_with_what_to_type(question: str, small_rules: Builtin) -> None:
    shown = found(question, small_rules)
    assert shown.found == ()
    assert "non ci sono parole da cercare" in shown.message


def test_words_that_nothing_has_are_answered_with_what_to_do(small_rules: Builtin) -> None:
    assert "Nessun risultato per «xyzzy»" in found("xyzzy", small_rules).message


@pytest.mark.parametrize(
    "question", ["[b]creatura[/b]", "creatura " * 12_500, "a" * 100_000, "1" * 100_000, "[" * 100_000]
)
def test_any_text_is_a_question(question: str, small_rules: Builtin) -> None:
    shown = found(question, small_rules)
    assert bool(shown.found) == ("creatura" in question)
    assert len(shown.message) < 200
    if len(question) > 2_000:
        assert "leggo i primi 2000 caratteri" in shown.message


# --- numbers


def test_a_number_needs_no_search() -> None:
    shown = searching.by_number("704.5g", TEXTS)
    assert shown is not None
    assert [one.place for one in shown.found] == ["704.5g"]
    assert shown.found[0].title == "Azioni generate dallo stato"
    assert shown.message.startswith("7 Regole addizionali")
    assert searching.by_number("danno letale", TEXTS) is None


def test_a_former_number_shows_all_rules_of_today_that_it_may_mean_and_says_so() -> None:
    shown = searching.by_number("116.5", TEXTS)
    assert shown is not None
    assert {one.place for one in shown.found} == {"117.5", "118.5"}
    assert shown.said == shown.message
    assert "numero di prima" in shown.said


def test_a_number_that_is_not_there_offers_the_nearest() -> None:
    shown = searching.by_number("704.5l", TEXTS)
    assert shown is not None
    assert [one.place for one in shown.found] == ["704.5k", "704.5m"]
    assert "le lettere saltano" in shown.message


def test_the_spelling_that_is_offered_leaves_the_rest_as_it_was_typed() -> None:
    answer = Answer("La disstrutta, e le disstrutta!", (), (Correction("disstrutta", "distrutta"),))
    assert searching.results(answer, TEXTS).perhaps == "La distrutta, e le distrutta!"


def test_the_making_of_the_index_can_be_given_up_and_begun_again(small_rules: Builtin) -> None:
    def give_up(done: int, total: int) -> None:
        raise searching.Stopped

    with collected(), pytest.raises(searching.Stopped):
        searching.search("danno", small_rules, give_up, lambda words: None)
    assert found("danno", small_rules).found


def test_the_index_is_built_with_its_progress_told_and_once(small_rules: Builtin) -> None:
    told: list[tuple[int, int]] = []
    searching.search("danno", small_rules, lambda done, total: told.append((done, total)), lambda words: None)
    assert told
    assert told[-1][0] == told[-1][1]
    assert "50%" in searching.progress_words(50, 100)
    assert "quasi fatto" in searching.progress_words(100, 100)
    again: list[int] = []
    searching.search("danno", small_rules, lambda done, total: again.append(done), lambda words: None)
    assert again == []
