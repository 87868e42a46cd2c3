"""605.1a, 608.2c: what instructions answer to the rules is held against what they did in every situation of the library."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.board.asking import Transaction
from engine.cards.abilities.classification import adds, copies, inside, is_instruction, moves, tokens, unseen
from engine.cards.tokens import PREDEFINED
from engine.happening import carrying
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.trace import Change, StepKind
from engine.words.decisions import Purpose
from engine.words.terms import Zone
from scenarios import library
from scenarios.language.token_names import token_called
from scenarios.played.run import run
from tests.shipped import read

REPLACED = ("614", "616", "701.19", "903.9")
"""Rules of what happened instead of what an instruction said."""

INSTEAD = {
    ("CastNow", "mana"),
    ("Counter", "stack to exile"),
    ("ShuffleInto", "stack to exile"),
    ("Move", "battlefield to exile"),
    ("Draw", "graveyard to hand"),
    ("Destroy", "unseen"),
}
"""614, 605.3a: what other effects made of it, or players did meanwhile: mana to pay with, a spell or permanent that is exiled
wherever it would go, a card of a graveyard in place of a drawn one, a library that something is shuffled into instead."""

Said = Counter[tuple[str, str]]


@pytest.fixture(scope="module")
def wrong_and_right() -> tuple[Said, Said]:
    """What instructions did that they do not answer, and what they did and answer, by their kinds."""
    wrong: Said = Counter()
    right: Said = Counter()

    def watched(carry: carrying.Carry) -> carrying.Carry:
        def watching(tx: Transaction, one: Any, bound: Bindings) -> Bindings:
            before, asked = len(tx.steps), len(tx.asked)
            after = carry(tx, one, bound)
            done = [
                change for step in tx.steps[before:] if step.kind is StepKind.INSTRUCTION for change in step.changes
            ]
            questions = [question.purpose for question, _ in tx.asked[asked:]]
            if not inside(one):
                for what, answered in _held(one, done, questions):
                    (right if answered else wrong)[(type(one).__name__, what)] += 1
            return after

        return watching

    patch = pytest.MonkeyPatch()
    patch.setattr(carrying, "_CARRY", {kind: watched(carry) for kind, carry in carrying._CARRY.items()})
    try:
        for path in library.paths():
            run(read(path))
    finally:
        patch.undo()
    return wrong, right


def _held(one: Any, done: list[Change], questions: list[Purpose]) -> Iterator[tuple[str, bool]]:
    """Each thing that the rules ask about and that was so, with whether the instruction answers it."""
    assert is_instruction(one)
    for change in done:
        event = change.event
        match event:
            case e.ZoneChange() if not any(rule.startswith(REPLACED) for rule in change.rules):
                known = [goes for goes in moves(one) if goes.origin in (None, event.origin)]
                if Zone.LIBRARY in (event.origin, event.to):
                    known = [goes for goes in known if goes.what or Zone.LIBRARY in (goes.origin, goes.to)]
                yield f"{event.origin} to {event.to}", any(goes.to in (None, event.to) for goes in known)
            case e.ManaAdded():
                yield "mana", adds(one) is not None
            case e.TokenCreated():
                yield "token", event.characteristics.name in map(_in_italian, tokens(one)) or copies(one)
            case e.Shuffled() | e.Shown():
                yield "unseen", unseen(one)
            case _:
                pass
    if Purpose.CHANCE in questions:
        yield "chance", unseen(one)


def _in_italian(token: str) -> str:
    """111.10: what a predefined token is called in a situation; keyword abilities make them by their English names."""
    known = token.removesuffix(" Token")
    return token_called(known) if known in PREDEFINED else token


def test_605_1a_all_that_instructions_did_they_answer(wrong_and_right: tuple[Said, Said]) -> None:
    wrong, _ = wrong_and_right
    assert set(wrong) - INSTEAD == set()


def test_control_they_did_much_of_each_in_the_library(wrong_and_right: tuple[Said, Said]) -> None:
    _, right = wrong_and_right
    found = Counter({what: sum(times for (_, one), times in right.items() if one == what) for _, what in right})
    assert found["library to hand"] > 90
    assert found["mana"] > 30
    assert found["token"] > 30
    assert found["unseen"] > 30
    assert len({kind for kind, _ in right}) > 20
