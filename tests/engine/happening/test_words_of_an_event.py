"""603.3b: two waiting abilities are one as good as the other only where no word of theirs tells them apart."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engine.cards.abilities import conditions as c
from engine.cards.abilities import quantities as q
from engine.cards.abilities import references as r
from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import Reference
from engine.cards.abilities.triggers import When
from engine.happening.words_of_an_event import BOUND, spoken_of
from engine.state.bindings import Bindings, Chosen
from engine.words.known_object import Exactly
from engine.words.terms import ObjectId, PlayerId

OF_THE_TABLE: set[type] = {
    r.EachOfThem,  # bound only while a number is worked out
    r.This, r.AttachedTo, r.Bonded, r.Granter, Exactly, r.Every, r.TopOf, r.TopOfGraveyard, r.CardsOf, r.Among, r.LastOf,
    r.ChosenPlayer, r.TheMonarch,
    r.SharingColor, r.You, r.EachPlayer, r.BlockersOf, r.BlockedBy, r.DefendingPlayer, r.PlayersAttacked, r.WithoutPlayers,
    q.Fixed, q.XOf, q.Count, q.CountOf, q.PowerOf, q.ToughnessOf, q.ManaValueOf, q.ManyColors, q.CountersOn, q.TimesMutated,
    q.PlayerCounters, q.UnlockedDoors,
    q.LifeOf,
    q.ExtremeLife, q.StartingLife,
    q.CardsIn, q.PlayersIn, q.PlayersWith,
    q.Devotion, q.PartyOf, q.StationedWith, q.SpellsCast, q.AttackedWith, q.PowerAttackedWith, q.DamageTaken, q.PermanentsGone,
    q.DamageOn,
    q.LifeThisTurn, q.GoneThisTurn, q.CardsDrawn, q.DoneThisTurn, q.TimesResolved, q.TargetsOf, q.CrewOf, q.ManaSpentOn,
    q.DifferentNames, q.Differing, q.Greatest, q.LevelOf, q.MonstrosityOf,
    q.SpeedOf, q.DungeonsCompleted, q.TimesTempted, q.CommanderCasts, q.OnStickers, q.Sum, q.Times,
    q.Half, q.Apart, r.Together,
    c.Within, c.Compare, c.Exists, c.Is, c.ChosenWord, c.StepIs, c.Blessed, c.Happened, c.AnyPlayer, c.MostCastLastTurn,
    c.StruckPlayer, c.SinceLastUpkeep,
    c.TurnOf, c.DayNightIs, c.MonarchIs, c.InitiativeIs, c.HadToAttack, c.MainPhaseIs, c.CombatTime, c.Not, c.AllOf, c.AnyOf,
}  # fmt: skip
"""Words that speak of the table, of the source, or of nothing but the words in them."""
WORDS = {*get_args(Reference), *get_args(Quantity), *get_args(Condition)}
HERE = Bindings(source=ObjectId(1), you=PlayerId(0))


def _told(count: Any, **more: object) -> tuple[object, ...]:
    ability = Triggered(trigger=When(), effects=(Draw(count=count),))
    return spoken_of(ability, Bindings(source=ObjectId(1), you=PlayerId(0), **more))  # type: ignore[arg-type]


def test_603_3b_every_word_is_of_the_event_or_of_the_table() -> None:
    assert {*BOUND} | OF_THE_TABLE == WORDS
    assert OF_THE_TABLE.isdisjoint(BOUND)
    assert {name for names in BOUND.values() for name in names} <= {*Bindings.__struct_fields__}


@pytest.mark.parametrize(
    ("word", "one", "other"),
    [
        (q.Noted("voti"), {"numbers": {"voti": 1}}, {"numbers": {"voti": 2}}),
        (q.EventAmount(), {"amount": 1}, {"amount": 2}),
        (q.TimesPaid("kicker"), {"chosen": Chosen(paid=("kicker",))}, {"chosen": Chosen()}),
        (q.ColorsSpent(), {"chosen": Chosen(colors_spent=1)}, {"chosen": Chosen(colors_spent=2)}),
        (q.PowerOf(r.It()), {"it": ObjectId(2)}, {"it": ObjectId(3)}),
        (q.CountOf(r.Remembered("esse")), {"remembered": {"esse": (ObjectId(2),)}}, {"remembered": {}}),
        (q.PlayersIn(r.Promised()), {"chosen": Chosen(promised=PlayerId(1))}, {"chosen": Chosen(promised=PlayerId(2))}),
    ],
    ids=lambda one: type(one).__name__,
)
def test_603_3b_what_a_word_reads_tells_two_apart(word: Any, one: dict[str, object], other: dict[str, object]) -> None:
    assert _told(word, **one) != _told(word, **other)
    assert _told(word, **one) == _told(word, **one)
    assert _told(q.Fixed(1), **one) == _told(q.Fixed(1), **other), "control: no word reads it"


def test_601_2b_a_cost_that_was_paid_tells_two_apart() -> None:
    ability = Triggered(trigger=When(), effects=(If(condition=c.Paid("kicker"), then=(Draw(),)),))
    paid = Bindings(source=ObjectId(1), you=PlayerId(0), chosen=Chosen(paid=("kicker",)))
    assert spoken_of(ability, paid) != spoken_of(ability, HERE)
