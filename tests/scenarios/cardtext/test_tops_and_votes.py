"""701.23f, 701.38d: only the top of a library is searched, and further votes, in both languages."""

from __future__ import annotations

import pytest

from engine.cards.abilities.player_rules import MoreVotes, SearchesTop
from engine.words.terms import Relation
from scenarios.cardtext.api import read
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both

INSTEAD = (
    "Passa in rassegna il tuo grimorio per una carta Foresta. Se ci sono sette o più carte nel tuo cimitero, passa invece in "
    "rassegna il tuo grimorio per una carta creatura. Rivela quella carta e aggiungila alla tua mano, poi rimescola."
)


@pytest.mark.parametrize(
    ("it", "en", "who"),
    [("un avversario", "an opponent", Relation.OPPONENT), ("un giocatore", "a player", Relation.ANY)],
)
@pytest.mark.parametrize(("would", "again"), [("sta per", "quel giocatore "), ("dovesse", "")])
def test_only_so_many_cards_are_searched(it: str, en: str, who: Relation, would: str, again: str) -> None:
    made = both(
        f"Se {it} {would} passare in rassegna un grimorio, {again}passa invece in rassegna le prime sei carte di quel grimorio.",
        f"If {en} would search a library, that player searches the top six cards of that library instead.",
    )
    assert made == SearchesTop(count=6, who=who)


@pytest.mark.parametrize(
    ("it", "en", "optional"),
    [
        ("puoi votare una volta in più", "you may vote an additional time", True),
        ("ottieni un voto addizionale", "you get an additional vote", False),
    ],
)
def test_a_further_vote(it: str, en: str, optional: bool) -> None:
    assert both(f"Mentre voti, {it}.", f"While voting, {en}.") == MoreVotes(optional=optional)


def test_control_another_library_than_that_one_is_not_read() -> None:
    assert refused(
        "Se un giocatore sta per passare in rassegna un grimorio, passa invece in rassegna le prime sei carte del suo grimorio."
    )


def test_control_what_is_searched_for_instead_is_said_as_before() -> None:
    assert read("Sentinella", "Stregoneria", INSTEAD).understood
