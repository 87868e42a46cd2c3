"""701.23: players who can't search libraries, for good and for a time, in both languages."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition
from engine.cards.abilities.keyword_abilities import Forbid
from engine.cards.abilities.references import EachPlayer
from engine.words.terms import Relation
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both


@pytest.mark.parametrize(
    ("it", "en", "players", "who"),
    [
        ("I giocatori", "Players", PlayerScope.ALL, EachPlayer()),
        ("I tuoi avversari", "Your opponents", PlayerScope.OPPONENTS, EachPlayer(relation=Relation.OPPONENT)),
    ],
)
def test_for_good_and_for_a_time(it: str, en: str, players: PlayerScope, who: EachPlayer) -> None:
    words, said = f"{it} non possono passare in rassegna i grimori", f"{en} can't search libraries"
    assert both(f"{words}.", f"{said}.") == Cannot(what=Prohibition.SEARCH, players=players)
    made = both(f"{words} in questo turno.", f"{said} this turn.", "s")
    assert made.effects == (Forbid(what=Prohibition.SEARCH, who=who),)


def test_control_an_object_searches_nothing() -> None:
    assert refused("Le creature che controlli non possono passare in rassegna i grimori.")
