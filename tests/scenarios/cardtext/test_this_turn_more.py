"""603.7, 608.2i, 614.11: what happened this turn, and what is set up for the rest of it, in more of the words that cards have."""

from __future__ import annotations

import pytest

from engine.cards.abilities import conditions as c
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.quantities import (
    CardsDrawn,
    CountOf,
    DoneThisTurn,
    EventAmount,
    Fixed,
    Sum,
    Times,
)
from engine.cards.abilities.references import Among, EventPlayer, Remembered, Target, You
from engine.cards.abilities.replacing import ReplacesDraw
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import DealsDamage, Moves
from engine.cards.abilities.turns import AddPhases, ExtraTurn, SkipNext
from engine.words.terms import Deed, Fate, Kind, Phase, Relation, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import die, hit
from tests.scenarios.cardtext.support import CREATURE, THIS, abilities, activated, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

SORCERY = "Stregoneria"
AT_END = "All'inizio della tua sottofase finale, se {}, pesca una carta.".format


def test_111_2_who_created_a_token() -> None:
    created = c.Within(DoneThisTurn(what=Deed.ENTERED, of=You(), filter=Filter(kind=Kind.TOKEN)), Bounds(least=1))
    assert triggered(AT_END("hai creato una pedina in questo turno")).condition == created
    assert triggered(AT_END("non hai creato una pedina in questo turno")).condition == c.Not(created)
    assert refused(AT_END("hai creato una creatura in questo turno")), "control: only tokens are created"


@pytest.mark.parametrize("created", [True, False])
def test_111_2_played_it_triggers_only_where_one_was_created(created: bool) -> None:
    at = Table()
    at.put("Sentinella", printed(AT_END("hai creato una pedina in questo turno"), "Creatura — Umano"))
    at.put("Culla", printed("{0}: Crea una pedina creatura Elfo 1/1 verde.", "Artefatto", name="Culla"))
    at.settle()
    if created:
        at.activate("Culla", 0).resolve()
    at.until(TurnStep.END)
    assert bool(at.game.stack_top) is created


def test_119_3_life_that_was_not_lost_and_that_others_lost() -> None:
    lost = c.Happened(Fate.LOST_LIFE, Relation.YOU)
    assert triggered(AT_END("non hai perso punti vita in questo turno")).condition == c.Not(lost)
    assert triggered(AT_END("hai perso punti vita in questo turno")).condition == lost, "control"
    other = triggered(AT_END("un giocatore diverso da te ha perso punti vita in questo turno")).condition
    assert other == c.Happened(Fate.LOST_LIFE, Relation.NOT_YOU)


def test_601_2i_both_of_two_spells_and_colours_of_either() -> None:
    found = triggered(
        AT_END("hai lanciato sia una magia creatura che una magia non creatura in questo turno")
    ).condition
    assert isinstance(found, c.AllOf) and len(found.parts) == 2
    either = triggered(AT_END("un avversario ha lanciato una magia blu e/o nera in questo turno")).condition
    assert either == triggered(AT_END("un avversario ha lanciato una magia blu o nera in questo turno")).condition


def test_121_1_more_than_one_card_and_all_of_them_less_one() -> None:
    text = (
        "All'inizio della tua sottofase finale, se in questo turno hai pescato più di una carta, guadagni X punti vita, dove X è "
        "il numero di carte che hai pescato in questo turno meno uno."
    )
    made = triggered(text)
    assert made.condition == c.Within(CardsDrawn(You()), Bounds(least=2))
    assert made.effects[0].amount == Sum((CardsDrawn(You()), Times(-1, Fixed(1))))  # type: ignore[union-attr]


def test_120_3_so_much_damage_at_once_and_excess_of_the_event() -> None:
    three = triggered("Ogniqualvolta alla Sentinella vengono inflitti 3 o più danni, indaga.").trigger
    assert three == DealsDamage(to_object=THIS, once=True, least=3)
    excess = triggered(
        "Ogniqualvolta viene inflitto danno in eccesso a una creatura controllata da un avversario, guadagni X punti vita, dove X "
        "è quel danno in eccesso."
    )
    assert excess.effects[0].amount == EventAmount()  # type: ignore[union-attr]
    assert refused("Guadagni X punti vita, dove X è quel danno in eccesso.", SORCERY), "control: which?"


@pytest.mark.parametrize(("amount", "triggers"), [(3, True), (2, False)])
def test_120_3_played_less_does_not_do(amount: int, triggers: bool) -> None:
    at = Table()
    text = "Ogniqualvolta alla Sentinella vengono inflitti 3 o più danni, pesca una carta."
    at.put("Sentinella", printed(text, "Creatura — Umano", power="1", toughness="9"))
    at.creature("Lupo", 1, 1, controller=1)
    at.settle().occur(hit(at.id("Lupo"), at.id("Sentinella"), amount)).settle()
    assert bool(at.game.stack_top) is triggers


def test_500_5_500_7_500_11_turns_and_phases() -> None:
    skips = "quel giocatore salta la sua prossima fase di combattimento"
    strikes = f"Quando la Sentinella infligge danno da combattimento a un giocatore, {skips}."
    assert triggered(strikes).effects == (SkipNext(what=Phase.COMBAT, who=EventPlayer()),)
    assert spell("Salta la tua prossima sottofase di acquisizione.").effects == (SkipNext(what=TurnStep.DRAW),)
    assert spell("Salta il tuo prossimo turno.").effects == (SkipNext(what=None),), "control"
    assert spell("Gioca un turno addizionale dopo quello in corso.").effects == (ExtraTurn(),)
    two = spell("Dopo questa fase principale, ci sono due fasi di combattimento addizionali.").effects
    assert two == (AddPhases(phases=(Phase.COMBAT, Phase.COMBAT), after=Phase.MAIN),)


def test_603_7_targets_of_what_comes_later() -> None:
    text = (
        "Ogniqualvolta una creatura muore in questo turno, un artefatto bersaglio ha volare fino alla fine del turno."
    )
    (made,) = spell(text).effects
    assert isinstance(made, Delay) and len(made.targets) == 1 and spell(text).targets == ()
    assert isinstance(made.effects[0], Apply) and made.effects[0].to == Target(0)
    plain = spell("Ogniqualvolta una creatura muore in questo turno, pesca una carta.").effects[0]
    assert isinstance(plain, Delay) and plain.targets == (), "control"


def test_603_7_played_they_are_chosen_as_it_is_put_onto_the_stack() -> None:
    at = Table()
    text = (
        "Una creatura bersaglio prende +1/+0 fino alla fine del turno. Ogniqualvolta una creatura muore in questo turno, una "
        "creatura bersaglio prende +3/+0 fino alla fine del turno."
    )
    at.put("Veglia", printed(text, "Istantaneo", name="Veglia", mana_cost="{0}"), zone=Zone.HAND)
    for label in ("Orso", "Lupo", "Tasso"):
        at.creature(label, 1, 1)
    at.settle().cast("Veglia", "Orso").resolve()
    at.occur(*die(at.id("Tasso")), answers=["Lupo"]).resolve()
    assert (at.looks("Orso").power, at.looks("Lupo").power) == (2, 4)


def test_603_7c_when_a_target_dies_this_turn() -> None:
    text = "{T}: Quando una creatura bersaglio muore in questo turno, pesca una carta."
    made = activated(text)
    (later,) = made.effects
    assert isinstance(later, Delay) and later.about == Target(0) and len(made.targets) == 1
    assert isinstance(later.trigger, Moves) and later.trigger.subject == CREATURE and later.targets == ()


def test_603_7_only_if_something_is_so() -> None:
    text = "Se questa magia è stata potenziata, ogniqualvolta una creatura muore in questo turno, pesca una carta."
    made = abilities("Potenziamento {1}\n" + text, SORCERY)[1].effects  # type: ignore[union-attr]
    assert isinstance(made[0], If) and made[0].condition == c.Paid("kicker") and isinstance(made[0].then[0], Delay)


def test_614_11_instead_of_the_next_draw() -> None:
    (made,) = activated(
        "{1}: La prossima volta che pescheresti una carta in questo turno, invece guadagni 5 punti vita."
    ).effects
    assert isinstance(made, SetUp) and made.next_time and isinstance(made.says, ReplacesDraw)
    assert refused("{1}: La prossima volta che pescheresti una carta in questo turno, guadagni 5 punti vita."), (
        "control"
    )


def test_120_3_what_follows_for_a_creature_that_was_dealt_damage() -> None:
    follows_it = "Se a una creatura viene inflitto danno in questo modo, prende +5/+0 fino alla fine del turno."
    text = f"La Sentinella infligge 3 danni a un qualsiasi bersaglio. {follows_it}"
    dealt, follows = spell(text).effects
    assert isinstance(dealt, DealDamage) and isinstance(follows, If) and dealt.keep_as is not None
    hurt = Among(Remembered(dealt.keep_as), CREATURE)
    assert follows.condition == c.Within(CountOf(hurt), Bounds(least=1))
    assert isinstance(follows.then[0], Apply) and follows.then[0].to == hurt
    several = text.replace("a un qualsiasi bersaglio", "a ogni creatura")
    assert refused(several, SORCERY), "control: which of them?"


def test_603_12_it_is_what_the_reflexive_ability_has() -> None:
    text = (
        "Ogniqualvolta attacchi, puoi scartare una carta. Quando lo fai, metti un segnalino +1/+1 su una creatura attaccante "
        "bersaglio. Ha travolgere fino alla fine del turno."
    )
    (made,) = triggered(text).effects
    (may,) = made.then  # type: ignore[union-attr]
    assert isinstance(may, May) and isinstance(may.then[-1], Reflect)
    assert isinstance(may.then[-1].ability.effects[1], Apply)


def test_603_5_you_may_have_it_deal_damage() -> None:
    text = "Quando la Sentinella muore, puoi fargli infliggere a un qualsiasi bersaglio 2 danni.".replace(
        "la Sentinella", "il Guardiano"
    )
    made = triggered(text, name="Guardiano").effects[0]
    assert isinstance(made, May) and made.then == (DealDamage(amount=Fixed(2), to=Target(0)),)


@pytest.mark.parametrize(
    ("it", "en", "types"),
    [
        (
            AT_END("hai creato una pedina in questo turno"),
            "At the beginning of your end step, if you created a token this turn, draw a card.",
            "Creatura — Elfo",
        ),
        (
            AT_END("non hai perso punti vita in questo turno"),
            "At the beginning of your end step, if you didn't lose life this turn, draw a card.",
            "Creatura — Elfo",
        ),
        (
            "{1}: La prossima volta che pescheresti una carta in questo turno, invece guadagni 5 punti vita.",
            "{1}: The next time you would draw a card this turn, you gain 5 life instead.",
            "Creatura — Elfo",
        ),
        ("Salta la tua prossima sottofase di acquisizione.", "Skip your next draw step.", SORCERY),
    ],
)
def test_english_agrees(it: str, en: str, types: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())
