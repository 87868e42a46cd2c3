"""118.12a: what any player may pay, and what follows where one does and where nobody does, in both languages."""

import pytest

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.objects import Tap
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, One, This
from engine.words.terms import Relation
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.test_english_constructs import english
from tests.scenarios.cardtext.twice import both

WHEN_IT, WHEN_EN = "Quando questa creatura entra,", "When this creature enters,"
TAP_IT, TAP_EN = "TAPpa questa creatura.", "tap this creature."


@pytest.mark.parametrize(
    ("it", "en", "who", "cost"),
    [
        (
            "qualsiasi giocatore può sacrificare due creature",
            "any player may sacrifice two creatures of their choice",
            EachPlayer(),
            Cost(sacrifice=CREATURE, sacrifice_count=2),
        ),
        (
            "qualsiasi avversario può scartare tre carte",
            "any opponent may discard three cards",
            EachPlayer(Relation.OPPONENT),
            Cost(discard=3),
        ),
        ("qualsiasi giocatore può pagare {2}", "any player may pay {2}", EachPlayer(), Cost(mana="{2}")),
        ("qualsiasi giocatore può pagare 3 punti vita", "any player may pay 3 life", EachPlayer(), Cost(life=3)),
    ],
)
def test_118_12a_if_one_does(it: str, en: str, who: EachPlayer, cost: Cost) -> None:
    found = both(f"{WHEN_IT} {it}. Se un giocatore lo fa, {TAP_IT}", f"{WHEN_EN} {en}. If a player does, {TAP_EN}")
    assert found.effects == (UnlessPays(who=who, cost=cost, effects=(), then=(Tap(what=This()),)),)


def test_118_12a_if_nobody_does() -> None:
    found = both(
        f"{WHEN_IT} qualsiasi giocatore può pagare {{2}}. Se nessuno lo fa, {TAP_IT}",
        f"{WHEN_EN} any player may pay {{2}}. If no one does, {TAP_EN}",
    )
    assert found.effects == (UnlessPays(who=EachPlayer(), cost=Cost(mana="{2}"), effects=(Tap(what=This()),)),)


def test_118_12a_control_what_is_no_payment_or_was_not_asked_of_all() -> None:
    for it in (
        f"{WHEN_IT} qualsiasi giocatore può pescare una carta. Se un giocatore lo fa, {TAP_IT}",
        f"{WHEN_IT} puoi pagare {{2}}. Se un giocatore lo fa, {TAP_IT}",
        f"{WHEN_IT} qualsiasi giocatore può sacrificare questa creatura. Se un giocatore lo fa, pesca una carta.",
    ):
        assert refused(it, "Creatura — Umano")
    assert not english(f"{WHEN_EN} you may pay {{2}}. If a player does, {TAP_EN}", "c").understood


class TestDamageInPlaceOfACost:
    def test_608_2d_whoever_has_it_dealt(self) -> None:
        found = both(
            f"{WHEN_IT} qualsiasi avversario può farsi infliggere 4 danni da essa. Se un giocatore lo fa, {TAP_IT}",
            f"{WHEN_EN} any opponent may have it deal 4 damage to them. If a player does, {TAP_EN}",
        )
        dealt = DealDamage(amount=Fixed(4), to=One())
        asked = UnlessPays(
            who=EachPlayer(Relation.OPPONENT), cost=Cost(), effects=(), then=(Tap(what=This()),), lets=(dealt,)
        )
        assert found.effects == (asked,)

    def test_608_2d_unless_a_player_does_says_the_same(self) -> None:
        found = both(
            "Distruggi tutte le creature a meno che un giocatore decida di farsi infliggere 6 danni dalla Sentinella.",
            "Any player may have Sentinel deal 6 damage to them. If no one does, destroy all creatures.",
            "s",
        )
        (asked,) = found.effects
        assert asked.who == EachPlayer() and asked.lets == (DealDamage(amount=Fixed(6), to=One()),) and not asked.then

    def test_608_2d_control_of_one_certain_player(self) -> None:
        assert refused(f"{WHEN_IT} quel giocatore può farsi infliggere 4 danni da essa.", "Creatura — Umano")
