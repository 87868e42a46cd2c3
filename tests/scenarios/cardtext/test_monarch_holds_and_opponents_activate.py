"""110.2, 602.1b, 701.3d, 702.16k, 725.1: who controls and activates, what is no longer attached, protection from players."""

from __future__ import annotations

import pytest

from engine import Pass
from engine.cards.abilities.ability import Keyword, Static, Triggered
from engine.cards.abilities.choices import Choose, If, May
from engine.cards.abilities.conditions import Exists, Within
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import Move, Unattach
from engine.cards.abilities.player_rules import PlayerHas
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import ManyColors, PlayerCounters
from engine.cards.abilities.references import ControllerOf, EventPlayer, It, Remembered, Target, This
from engine.state import events as e
from engine.words.terms import CardType, PlayerId, Relation, Zone
from scenarios.cardtext import refusal
from tests.engine.support import Table
from tests.scenarios.cardtext.support import (
    CREATURE_TYPE,
    abilities,
    ability,
    activated,
    printed,
    refused,
    spell,
    triggered,
)

AURA = "Incantesimo — Aura"
CHOSEN = (
    "Mentre la Sentinella entra nel campo di battaglia, scegli un giocatore.\n"
    "La Sentinella ha protezione dal giocatore scelto."
)


@pytest.mark.parametrize(("monarch", "holder"), [(0, 0), (1, 1), (None, 1)])
def test_725_1_the_monarch_controls_what_the_aura_is_attached_to(monarch: int | None, holder: int) -> None:
    """The control: while there is no monarch, nobody takes it."""
    at = Table()
    lynx = at.creature("Lince", 2, 2, controller=1)
    text = "Incanta creatura\nIl monarca controlla la creatura incantata."
    at.put("Sentinella", printed(text, AURA), attached_to=lynx)
    at.settle()
    if monarch is not None:
        at.occur(e.MonarchChanged(player=PlayerId(monarch)))
    assert at.controller("Lince") == holder


def test_602_1b_only_opponents_may_activate_it() -> None:
    text = "{2}: Pesca una carta."
    for said in (
        "Solo gli avversari possono attivare questa abilità.",
        "Solo i tuoi avversari possono giocare questa abilità.",
    ):
        assert activated(f"{text} {said}").who is Relation.OPPONENT
    assert activated(f"{text} Qualsiasi giocatore può attivare questa abilità.").who is Relation.ANY, "control"
    assert activated(text).who is Relation.YOU, "control"


def test_701_3d_no_longer_attached() -> None:
    made = triggered("Quando la Sentinella attacca, la Sentinella non è più assegnata, poi la trasformi.").effects
    assert made[0] == Unattach(what=This())
    assert refused("Quando la Sentinella attacca, un avversario non è più assegnato.")


def test_702_16k_protection_from_players() -> None:
    _, has = abilities(CHOSEN)
    assert isinstance(has, Static) and isinstance(has.parts[0], GainAbility)
    keyword = has.parts[0].ability
    assert isinstance(keyword, Keyword) and keyword.filter == Filter(chosen_player=True)
    for said in ("ogni avversario", "ciascuno dei tuoi avversari"):
        assert ability(f"Protezione da {said}").filter == Filter(controller=Relation.OPPONENT)
    ((_, reason),) = refused("Protezione dal giocatore scelto")
    assert reason == refusal.NO_ANTECEDENT, "control: nobody is chosen"


@pytest.mark.parametrize(("chosen", "dies"), [(0, True), (1, False)])
def test_702_16k_damage_of_the_chosen_players_sources_is_prevented(chosen: int, dies: bool) -> None:
    """The control: the other player is chosen."""
    at = Table()
    at.put("Sentinella", printed(CHOSEN, "Creatura — Umano", mana_cost="{0}"), zone=Zone.HAND)
    strikes = printed("{T}: La Lince infligge 3 danni a ogni altra creatura.", "Creatura — Felino", name="Lince")
    at.put("Lince", strikes, controller=1)
    at.settle().cast("Sentinella").resolve(("Anna", "Bruno")[chosen])
    at.do(Pass(PlayerId(0)))
    at.settle()
    at.activate("Lince", 0, player=1).resolve()
    assert (at.where("Sentinella") is Zone.GRAVEYARD) is dies


def test_702_16a_the_quality_of_having_one_colour() -> None:
    (made,) = spell("Una creatura bersaglio ha anti-malocchio dal monocolore fino alla fine del turno.").effects
    assert isinstance(made, Apply) and isinstance(made.parts[0], GainAbility)
    keyword = made.parts[0].ability
    assert isinstance(keyword, Keyword) and keyword.filter == Filter(multicolored=False, colorless=False)


def test_613_10_you_and_several_descriptions_have_it() -> None:
    you, walkers, others = abilities(
        "Tu, i planeswalker che controlli e le altre creature che controlli avete anti-malocchio."
    )
    assert isinstance(you, PlayerHas)
    assert isinstance(walkers, Static) and walkers.affects == Filter(
        types=(CardType.PLANESWALKER,), controller=Relation.YOU
    )
    assert isinstance(others, Static)
    assert others.affects == Filter(types=CREATURE_TYPE, controller=Relation.YOU, another=True)


def test_608_2d_another_player_puts_what_they_choose_from_their_own_hand() -> None:
    text = "Esilia una creatura bersaglio. Il suo controllore può mettere sul campo di battaglia una carta terra dalla sua mano."
    _, may = spell(text).effects
    assert isinstance(may, May) and may.who == ControllerOf(Target(0))
    chosen = may.then[0]
    assert isinstance(chosen, Choose) and chosen.who == may.who and chosen.filter.whose == may.who


@pytest.mark.parametrize(("card", "there"), [("Bosco", True), ("Lampo", False)])
def test_608_2d_it_enters_under_the_control_of_who_puts_it(card: str, there: bool) -> None:
    """The control: what is no land is not put there."""
    at = Table()
    text = "Esilia una creatura bersaglio. Il suo controllore può mettere sul campo di battaglia una carta terra dalla sua mano."
    at.creature("Lince", 2, 2, controller=1)
    kind = "Terra" if there else "Istantaneo"
    at.put(
        card,
        printed("{T}: Aggiungi {G}." if there else "Pesca una carta.", kind, name=card),
        zone=Zone.HAND,
        controller=1,
    )
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.settle().cast("Sentinella").resolve(*([True] if there else []))
    assert (at.where(card) is Zone.BATTLEFIELD) is there
    assert not there or at.controller(card) == 1


def test_101_3_what_another_player_cannot_give_up() -> None:
    text = "All'inizio del mantenimento del giocatore incantato, quel giocatore sacrifica una creatura."
    aura = f"Incanta giocatore\n{text} Se non può farlo, quel giocatore perde 5 punti vita."
    _, found = abilities(aura, AURA)
    assert isinstance(found, Triggered)
    (made,) = found.effects
    assert isinstance(made, If)
    assert made.condition == Exists(Filter(types=CREATURE_TYPE, whose=EventPlayer()))
    mine = "All'inizio del tuo mantenimento, sacrifica una creatura."
    assert refused(f"{mine} Se non può farlo, pesca una carta."), "control: it was you"
    assert refused(aura.replace("può farlo", "puoi farlo"), AURA), "control: it was not you"


def test_122_1f_whoever_controls_it_may_be_poisoned() -> None:
    (made,) = spell("Neutralizza una magia bersaglio se il suo controllore è avvelenato.").effects
    assert isinstance(made, If)
    assert made.condition == Within(PlayerCounters("poison", ControllerOf(Target(0))), Bounds(least=1))


def test_105_2_for_each_colour_of_what_was_spoken_of() -> None:
    (made,) = triggered("Ogniqualvolta lanci una magia, pesca una carta per ogni colore di quella magia.").effects
    assert made == Draw(count=ManyColors(It()))


def test_400_7_by_its_name_the_card_is_meant_that_the_source_became() -> None:
    text = "Quando un'altra creatura entra in gioco, rimuovi dal gioco la Sentinella."
    back = "Rimetti in gioco la Sentinella sotto il controllo del suo proprietario alla fine del turno."
    exiled, later = triggered(f"{text} {back}").effects
    assert isinstance(exiled, Move) and exiled.what == This() and isinstance(later, Delay)
    (returned,) = later.effects
    assert isinstance(returned, Move) and returned.what == Remembered(exiled.keep_as or "")
    assert refused(f"Quando un'altra creatura entra in gioco, TAPpa la Sentinella. {back}"), (
        "control: it is still there"
    )
