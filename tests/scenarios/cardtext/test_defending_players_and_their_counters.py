"""508.5, 122.1: the defending player where a creature hits one or cannot be blocked, and counters that players have."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Prohibition
from engine.cards.abilities.conditions import AnyPlayer, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import CardsIn, Count, PlayerCounters
from engine.cards.abilities.references import DefendingPlayer, EachPlayer, EventPlayer, It, One, This, You
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.test_english_constructs import english
from tests.scenarios.cardtext.twice import both

THEIRS = DefendingPlayer(This())


@pytest.mark.parametrize(
    ("it", "en", "such"),
    [
        ("non ha carte in mano", "has no cards in hand", Within(CardsIn(THEIRS, Zone.HAND), Bounds(0, 0))),
        ("ha un segnalino rad", "has a rad counter", Within(PlayerCounters("rad", THEIRS), Bounds(least=1))),
        ("è avvelenato", "is poisoned", Within(PlayerCounters("poison", THEIRS), Bounds(least=1))),
    ],
)
def test_508_5_whom_it_attacks_decides_whether_it_is_blocked(it: str, en: str, such: Within) -> None:
    found = both(
        f"La Sentinella non può essere bloccata fintanto che il giocatore in difesa {it}.",
        f"This creature can't be blocked as long as defending player {en}.",
    )
    assert found == Cannot(what=Prohibition.BE_BLOCKED, objects=Filter(this=True), condition=such)


def test_508_5_what_it_is_itself_depends_on_no_defending_player() -> None:
    (stop,) = refused("La Sentinella prende +2/+0 fintanto che il giocatore in difesa non ha carte in mano.")
    assert stop[1] == refusal.NO_VOCABULARY


def test_508_5_the_one_that_was_hit() -> None:
    aimed = both(
        "Ogniqualvolta la Sentinella infligge danno da combattimento a un giocatore, esilia una creatura bersaglio controllata "
        "dal giocatore in difesa.",
        "Whenever this creature deals combat damage to a player, exile target creature defending player controls.",
    )
    assert aimed.targets[0].objects.defending
    other = both(
        "Ogniqualvolta un Elfo che controlli infligge danno da combattimento a un giocatore, il giocatore in difesa macina una "
        "carta.",
        "Whenever an Elf you control deals combat damage to a player, defending player mills a card.",
    )
    assert other.effects[0].who == DefendingPlayer(It())


def test_508_5_who_is_dealt_other_damage_may_defend_nothing() -> None:
    words = "Whenever this creature deals {}damage to a player, defending player mills a card."
    assert english(words.format("combat "), "c").understood, "control"
    assert [one.reason for one in english(words.format(""), "c").not_understood] == [refusal.NO_ANTECEDENT]


def test_107_3i_x_speaks_of_the_defending_player() -> None:
    found = both(
        "Ogniqualvolta la Sentinella attacca, il giocatore in difesa macina X carte, dove X è il numero di carte nella sua mano.",
        "Whenever this creature attacks, defending player mills X cards, where X is the number of cards in their hand.",
    )
    assert found.effects[0].count == Count(Filter(zone=Zone.HAND, whose=THEIRS))
    hit = english(
        "Whenever this creature attacks, it deals X damage to defending player, where X is the number of cards in their hand.",
        "c",
    )
    assert hit.understood


@pytest.mark.parametrize(
    ("it", "en", "least"),
    [
        ("un segnalino esperienza", "an experience counter", 1),
        ("uno o più segnalini esperienza", "one or more experience counters", 1),
        ("cinque o più segnalini esperienza", "five or more experience counters", 5),
    ],
)
def test_122_1_counters_that_players_have(it: str, en: str, least: int) -> None:
    def asked(who_it: str, who_en: str) -> object:
        return both(
            f"All'inizio del mantenimento di ogni giocatore, se {who_it} {it}, pesca una carta.",
            f"At the beginning of each player's upkeep, if {who_en} {en}, draw a card.",
        ).condition

    bounds, others = Bounds(least=least), EachPlayer(Relation.OPPONENT)
    assert asked("hai", "you have") == Within(PlayerCounters("experience", You()), bounds)
    assert asked("un avversario ha", "an opponent has") == AnyPlayer(
        others, Within(PlayerCounters("experience", One()), bounds)
    )
    theirs = asked("quel giocatore ha", "that player has")
    assert theirs == Within(PlayerCounters("experience", EventPlayer()), bounds)
