"""504.1: each card that is drawn but the first one of a draw step, in both languages."""

from __future__ import annotations

import pytest

from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.replacing import ReplacesDraw
from engine.cards.abilities.triggers import Draws
from engine.words.terms import Relation
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both

MINE = ("tranne la prima che peschi in ognuna delle tue sottofasi di acquisizione",
        "except the first one you draw in each of your draw steps")  # fmt: skip
THEIRS = ("tranne la prima che pesca in ognuna delle sue sottofasi di acquisizione",
          "except the first one they draw in each of their draw steps")  # fmt: skip


@pytest.mark.parametrize(
    ("it", "en", "who"),
    [
        (f"peschi una carta, {MINE[0]}", f"you draw a card {MINE[1]}", Relation.YOU),
        (f"un avversario pesca una carta, {THEIRS[0]}", f"an opponent draws a card {THEIRS[1]}", Relation.OPPONENT),
        (f"un giocatore pesca una carta, {THEIRS[0]}", f"a player draws a card {THEIRS[1]}", Relation.ANY),
    ],
)
def test_what_triggers(it: str, en: str, who: Relation) -> None:
    made = both(f"Ogniqualvolta {it}, guadagni 1 punto vita.", f"Whenever {en}, you gain 1 life.")
    assert made.trigger == Draws(who=who, beyond_first=True)


def test_what_is_done_instead() -> None:
    made = both(
        f"Se stai per pescare una carta, {MINE[0]}, pesca invece due carte.",
        f"If you would draw a card {MINE[1]}, draw two cards instead.",
        "e",
    )
    assert made == ReplacesDraw(effects=(Draw(count=Fixed(2)),), beyond_first=True)
    other = both(
        f"Se stai per pescare una carta, {MINE[0]}, guadagni invece 2 punti vita.",
        f"If you would draw a card {MINE[1]}, you gain 2 life instead.",
        "e",
    )
    assert other.beyond_first


def test_control_without_the_words_it_is_every_card() -> None:
    made = both(
        "Se stai per pescare una carta, pesca invece due carte.",
        "If you would draw a card, draw two cards instead.",
        "e",
    )
    assert not made.beyond_first
    assert refused(f"Ogniqualvolta un avversario pesca una carta, {MINE[0]}, guadagni 1 punto vita.")
