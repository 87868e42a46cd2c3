"""611.2a, 611.2f, 601.3b, 608.2i: what spells get as they are cast, when the next one may be cast, and who cast none."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Keyword, Triggered
from engine.cards.abilities.casting import AsThoughFlash
from engine.cards.abilities.conditions import Not, Within
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import AttackedWith, DoneThisTurn, SpellsCast
from engine.cards.abilities.references import EventPlayer, It, You
from engine.cards.abilities.setting_up import SetUp
from engine.state.actions import Cast
from engine.words.terms import CardType, Deed, Kind, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import A, refused
from tests.scenarios.cardtext.support import printed
from tests.scenarios.cardtext.support import refused as not_read
from tests.scenarios.cardtext.twice import both

_END = ("All'inizio della sottofase finale di ogni giocatore, se", "At the beginning of each player's end step, if")


@pytest.mark.parametrize(
    ("it", "en", "spells"),
    [
        ("non ha lanciato magie", "cast no spells", None),
        ("non ha lanciato nessuna magia", "didn't cast any spells", None),
        ("non ha lanciato una magia", "didn't cast a spell", None),
        ("non ha lanciato una magia istantaneo", "didn't cast an instant spell", CardType.INSTANT),
        ("non ha lanciato magie istantaneo", "cast no instant spells", CardType.INSTANT),
    ],
)
def test_608_2i_who_cast_none(it: str, en: str, spells: CardType | None) -> None:
    more = "pesca una carta.", "draw a card."
    found = both(
        f"{_END[0]} quel giocatore {it} in questo turno, {more[0]}", f"{_END[1]} that player {en} this turn, {more[1]}"
    )
    said: Any = SpellsCast(EventPlayer())
    if spells is not None:
        such = Filter(zone=Zone.STACK, types=(spells,), not_kind=Kind.ABILITY)
        said = DoneThisTurn(what=Deed.CAST, of=EventPlayer(), filter=such)
    assert found.condition == Not(Within(said, Bounds(least=1)))


def test_608_2i_you_cast_none() -> None:
    start = "All'inizio della tua sottofase finale, se", "At the beginning of your end step, if"
    none = both(
        f"{start[0]} non hai lanciato magie in questo turno, pesca una carta.",
        f"{start[1]} you cast no spells this turn, draw a card.",
    )
    assert none.condition == Not(Within(SpellsCast(You()), Bounds(least=1)))
    some = both(
        f"{start[0]} hai lanciato una magia in questo turno, pesca una carta.",
        f"{start[1]} you've cast a spell this turn, draw a card.",
    )
    assert some.condition == none.condition.of, "control: one or more"


def test_508_1_who_did_not_attack() -> None:
    found = both(
        f"{_END[0]} quel giocatore non ha attaccato in questo turno, pesca una carta.",
        f"{_END[1]} that player didn't attack this turn, draw a card.",
    )
    assert found.condition == Not(Within(AttackedWith(of=EventPlayer()), Bounds(least=1)))


@pytest.mark.parametrize(
    ("it", "en"),
    [("quella magia ha rapidità", "that spell gains haste"), ("quella creatura ha rapidità", "it gains haste")],
)
def test_611_2a_what_a_spell_has_for_good(it: str, en: str) -> None:
    found = both(f"Ogniqualvolta lanci una magia creatura, {it}.", f"Whenever you cast a creature spell, {en}.")
    haste = (GainAbility(Keyword(keyword="haste")),)
    assert found.effects == (Apply(to=It(), parts=haste, until=Duration.ENDLESS),)


def test_611_2a_control_a_permanent_has_it_for_a_time_that_is_said() -> None:
    assert not_read("Ogniqualvolta la Sentinella attacca, ha rapidità.")


def test_611_2a_a_time_that_is_said_of_the_one_is_not_denied_of_the_other() -> None:
    words = "Ogniqualvolta lanci una magia creatura, la Sentinella ha volare fino alla fine del turno e quella magia ha rapidità."
    assert not_read(words)


def test_400_7a_an_ability_in_quotes_goes_on_with_the_permanent() -> None:
    given = (
        'Ogniqualvolta lanci una magia creatura, quella magia ha "Quando questa creatura muore, guadagni 3 punti vita".'
    )
    (ability,) = printed(given, "Incantesimo").abilities
    assert isinstance(ability, Triggered)
    for watched in (True, False):
        table = Table()
        if watched:
            table.put("Sentinella", printed(given, "Incantesimo"))
        table.put("Orso", printed("Sacrifica un Orso: Pesca una carta.", "Creatura — Orso", "Orso"), zone=Zone.HAND)
        table.library(0, 3)
        table.settle().cast("Orso").resolve()
        if watched:
            table.resolve()
        assert table.where("Orso") is Zone.BATTLEFIELD
        table.activate("Orso", 0).resolve()
        if watched:
            table.resolve()
        assert table.life(0) == (23 if watched else 20)


def test_601_3b_the_next_spell_only() -> None:
    words = "La prossima magia creatura che lanci in questo turno può essere lanciata come se avesse lampo."
    made = both(words, "The next creature spell you cast this turn can be cast as though it had flash.", "s")
    such = Filter(zone=Zone.STACK, types=(CardType.CREATURE,), not_kind=Kind.ABILITY)
    assert made.effects == (SetUp(says=AsThoughFlash(spells=such), next_time=True),)
    table = Table(step=TurnStep.UPKEEP)
    table.put("Sentinella", printed(words, "Istantaneo"), zone=Zone.HAND)
    for label in ("Orso", "Lupo"):
        table.put(label, printed("", "Creatura — Orso", label), zone=Zone.HAND)
    table.settle()
    assert refused(table, Cast(A, table.id("Orso")))[1] == "117.1a", "control: before it, neither"
    table.cast("Sentinella").resolve().cast("Orso").resolve()
    assert table.where("Orso") is Zone.BATTLEFIELD
    assert refused(table, Cast(A, table.id("Lupo")))[1] == "117.1a"


def test_601_1a_a_card_that_is_played_as_though_it_had_flash() -> None:
    made = both(
        "La prossima carta creatura che giochi in questo turno può essere giocata come se avesse lampo.",
        "The next creature card you play this turn can be played as though it had flash.",
        "s",
    )
    such = Filter(zone=Zone.STACK, types=(CardType.CREATURE,), not_kind=Kind.ABILITY)
    assert made.effects == (SetUp(says=AsThoughFlash(spells=such), next_time=True),)
