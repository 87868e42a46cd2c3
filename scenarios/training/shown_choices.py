"""What was chosen, as it is shown before anybody predicts anything; and whether that says the answer to something asked."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Answer, Form, Purpose, Question
from engine.words.terms import Zone
from scenarios.laid.handles import key
from scenarios.language.folding import folded
from scenarios.language.words import sentence_case
from scenarios.played.expecting import Found
from scenarios.played.run import Run
from scenarios.told.questions import answer_words, asked_words
from scenarios.training.saying import typed
from scenarios.written import script
from scenarios.written.queries import SIZES, GameAspect

ANNOUNCED = ("601.2b", "601.2c", "601.2d")
"""Choices that the announcement of a spell or an ability tells."""

_KEEPS = (Purpose.LEGEND_RULE,)
_TAKES = (Purpose.SACRIFICE, Purpose.DISCARD, Purpose.COST, Purpose.INTO_GRAVEYARD, Purpose.LIBRARY_BOTTOM)
"""Choices of what stays, and of what goes or is used: who reads which was chosen knows where it is."""


def shown(run: Run) -> Iterator[tuple[Question, Answer]]:
    """The choices of a run that are shown with the board: those that no action tells as it is announced."""
    yield from ((one.question, one.answer) for one in run.asked if not _announced(run, one.question))


def _announced(run: Run, question: Question) -> bool:
    """Whether the words of an action say what was chosen: targets, a division or modes that stand in the script with it.

    A triggered ability is announced by nobody (603.3d), and costs are chosen in no action's words (601.2b).
    """
    field, about = _SAID_AS.get(question.purpose), question.about
    if field is None or about is None or not str(question.rule).startswith(ANNOUNCED):
        return False
    label = about.label.partition("#")[0]
    names = {key(one) for one in (label, about.name, about.card, run.people.labelled.get(label, "")) if one}
    return any(
        isinstance(action, script.CastSpell | script.ActivateAbility)
        and key(action.what) in names
        and getattr(action, field)
        for action in run.scenario.script
    )


_SAID_AS = {Purpose.TARGETS: "targets", Purpose.DIVISION: "division", Purpose.MODES: "modes"}


def choice_words(run: Run, question: Question, answer: Answer) -> str:
    """A choice as it is shown. In an order equal abilities next to each other stand once: how many there are is to be predicted."""
    said = answer_words(question, answer, run.people)
    if question.form is Form.ORDER:
        parts = said.split(_THEN)
        said = _THEN.join(one for n, one in enumerate(parts) if n == 0 or one != parts[n - 1])
    return sentence_case(f"{asked_words(question, run.people)}: {said}.")


_THEN = ", poi "


def tells(run: Run, found: Found) -> bool:
    """Whether what was chosen, as it is shown, is the answer to something asked: nothing is left to be known of the rules."""
    return any(_tells(run, found, question, answer) for question, answer in shown(run))


def _tells(run: Run, found: Found, question: Question, answer: Answer) -> bool:
    if question.form is Form.YES_NO:
        commander = question.purpose is Purpose.COMMANDER_ZONE and question.about is not None
        assert not commander or question.about is not None
        return commander and _place_of(found, question.about.label) is Zone.COMMAND  # type: ignore[union-attr]
    by_key = {one.key: one for one in question.options}
    if question.form is Form.DIVIDE:
        field = getattr(found.aspect, "field", "")
        return field == "damage" and any(
            found.object is not None
            and (there := by_key.get(key)) is not None
            and there.mention is not None
            and there.mention.label == found.object.label
            and amount == found.value
            for key, amount in answer.amounts
        )
    chosen = [by_key[key] for key in answer.keys if key in by_key]
    labels = [one.mention.label for one in chosen if one.mention is not None]
    if question.form is Form.ORDER:
        return _orders(found, labels)
    if question.purpose in _KEEPS:
        return any(_place_of(found, one) is Zone.BATTLEFIELD for one in labels)
    if question.purpose in _TAKES:
        place = [_place_of(found, one) for one in labels]
        return any(one not in (None, Zone.BATTLEFIELD) for one in place) or _tapped_of(found, labels)
    return any(_holds(one.text, found) for one in chosen if one.mention is None and one.player is None)


def _place_of(found: Found, label: str) -> Zone | None:
    """Where the object with this label is, where that is asked."""
    asked = getattr(found.aspect, "field", "") == "zone" and found.object is not None and found.object.label == label
    return found.value if asked else None


def _tapped_of(found: Found, labels: list[str]) -> bool:
    field = getattr(found.aspect, "field", "")
    return field == "tapped" and found.value is True and found.object is not None and found.object.label in labels


def _orders(found: Found, labels: list[str]) -> bool:
    """603.3b: whether an order that was chosen is the order that is asked for, down to how many there are."""
    if found.aspect not in (GameAspect.TRIGGERED, GameAspect.STACK) or len({*found.value}) < len(found.value):
        return False
    return [one.object for one in found.value] == labels


def _holds(words: str, found: Found) -> bool:
    """Whether an option is the answer, or names the size that is: neither a number, nor a yes or no, which many words hold."""
    if isinstance(found.value, bool | int | None):
        return False
    text = folded(typed(found.aspect, found.value))
    if getattr(found.aspect, "field", "") in SIZES:
        return text in folded(words).split()
    return text == folded(words)
