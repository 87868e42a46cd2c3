"""201.5a, 205.1, 502.3, 509.1b: what gave an ability named in it, what a thing is besides, what stays tapped, quotes in quotes."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.choices import May, OneOf
from engine.cards.abilities.combat import CantBlock
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import ChangeTypes, GainAbility, ModifyPT
from engine.cards.abilities.designations import StaysTapped
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Sacrifice
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import AttachedTo, Granter, Target, This
from engine.cards.abilities.triggers import BeginningOf
from engine.state.actions import Activate
from engine.words.terms import CardType, PlayerId, Relation, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import attack, block, blockers
from tests.engine.support_more import refused as not_allowed
from tests.scenarios.cardtext.support import (
    CREATURE_TYPE,
    THIS,
    ability,
    activated,
    printed,
    refused,
    spell,
    static,
    triggered,
)
from tests.scenarios.cardtext.test_oracle import both

GEAR = "Artefatto — Equipaggiamento"


class TestTheOneThatGivesIt:
    def test_201_5a_what_gives_the_ability_is_sacrificed_for_it(self) -> None:
        made = ability(
            'La creatura equipaggiata ha "{T}, Sacrifica la Sentinella: Questa creatura infligge 2 danni a ogni avversario".',
            GEAR,
        )
        assert made.holder == AttachedTo()
        (given,) = made.parts
        assert given.ability.cost == Cost(tap=True, sacrifice=Filter(granter=Granter()))

    def test_201_5a_control_a_creature_that_has_the_ability_itself_is_its_own_name(self) -> None:
        assert activated("{T}, Sacrifica la Sentinella: Pesca una carta.").cost == Cost(tap=True, sacrifice_this=True)
        itself: Any = static('La Sentinella ha volare e "Sacrifica la Sentinella: Pesca una carta".')
        assert itself.parts[1].ability.cost == Cost(sacrifice_this=True)

    def test_201_5a_an_instruction_may_name_it_too(self) -> None:
        made = ability(
            'La creatura equipaggiata ha "Quando questa creatura muore, puoi sacrificare la Sentinella".', GEAR
        )
        (given,) = made.parts
        assert given.ability.effects == (May(then=(Sacrifice(what=Granter()),)),)

    def test_201_5a_a_spell_gives_no_ability_that_names_it(self) -> None:
        assert refused(
            'Una creatura bersaglio ha "Sacrifica la Sentinella: Pesca una carta" fino alla fine del turno.',
            "Stregoneria",
        )

    def _armed(self, *, mine: bool = True) -> Table:
        at = Table()
        text = 'La creatura equipaggiata ha "Sacrifica la Lama: Questa creatura prende +2/+2 fino alla fine del turno".'
        blade = printed(text, GEAR, name="Lama")
        bear = at.creature("Orso", 2, 2)
        at.put("Prima", blade)
        at.put("Seconda", blade, attached_to=bear, controller=0 if mine else 1)
        return at.settle()

    def test_201_5a_played_its_namesake_is_not_sacrificed(self) -> None:
        at = self._armed().activate("Orso", 0).resolve()
        assert (at.where("Prima"), at.where("Seconda")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        assert at.looks("Orso").power == 4

    def test_201_5a_played_control_what_another_player_controls_cannot_be_sacrificed(self) -> None:
        at = self._armed(mine=False)
        assert not_allowed(at, Activate(PlayerId(0), at.id("Orso"), 0))[0]


class TestWhatItIsBesides:
    def test_205_1b_also_a_subtype_adds_it(self) -> None:
        assert static("La Sentinella è anche un Elfo.").parts == (ChangeTypes(add_subtypes=("Elf",)),)
        several = static("La Sentinella è anche un Chierico, Farabutto e Mago.")
        assert several.parts == (ChangeTypes(add_subtypes=("Cleric", "Rogue", "Wizard")),)

    def test_205_1a_control_without_the_word_it_is_nothing_else(self) -> None:
        assert static("La Sentinella è un Elfo.").parts == (
            ChangeTypes(set_subtypes=("Elf",), of_type=CardType.CREATURE),
        )

    def test_205_1a_all_other_card_types_are_lost(self) -> None:
        text = "La creatura incantata è un artefatto Veicolo con manovrare 2 e perde tutti gli altri tipi di carta."
        made = ability(text, "Incantesimo — Aura")
        assert made.parts[0] == ChangeTypes(
            set_types=(CardType.ARTIFACT,), set_subtypes=("Vehicle",), of_type=CardType.ARTIFACT
        )
        assert isinstance(made.parts[1], GainAbility)

    def test_205_1a_no_other_types_can_be_lost_where_none_is_given(self) -> None:
        assert refused(
            "La creatura incantata prende +1/+1 e perde tutti gli altri tipi di carta.", "Incantesimo — Aura"
        )


class TestWhatStaysTapped:
    TEXT = (
        "{T}: TAPpa una creatura bersaglio. Non STAPpa durante lo STAP del suo controllore "
        "fintanto che la Sentinella rimane TAPpata."
    )

    def test_502_3_for_as_long_as_the_source_is_tapped(self) -> None:
        held = activated(self.TEXT).effects[1]
        assert held == StaysTapped(what=Target(), as_long_as=Is(This(), Filter(tapped=True)))

    def test_502_3_a_number_of_steps_is_another_instruction(self) -> None:
        text = "{T}: TAPpa una creatura bersaglio. Non STAPpa durante il prossimo STAP del suo controllore."
        assert activated(text).effects[1] == StaysTapped(what=Target())


class TestWhoBlocks:
    def test_509_1b_what_is_weaker_than_the_source_cannot_block_it(self) -> None:
        rule = ability("Le creature con forza inferiore a quella della Sentinella non possono bloccarla.")
        assert rule == CantBlock(objects=Filter(types=CREATURE_TYPE, power_than_this="<"), attacker=THIS)

    def test_509_1b_the_pronoun_needs_what_it_is_said_of(self) -> None:
        assert refused("Le creature con volare non possono bloccarla.")

    @pytest.mark.parametrize(("power", "may"), [(1, False), (2, True)])
    def test_509_1b_played_the_weaker_one_may_not(self, power: int, may: bool) -> None:
        at = Table()
        card = printed(
            "Le creature con forza inferiore a quella del Gigante non possono bloccarlo.",
            "Creatura — Gigante",
            name="Gigante",
        )
        at.creature("Gigante", 2, 2, *card.abilities)
        at.creature("Orso", power, 2, controller=1)
        attack(at.settle(), ("Gigante", 1)).until(TurnStep.DECLARE_BLOCKERS)
        if may:
            assert block(at, ("Orso", "Gigante")).game.turn.step is TurnStep.DECLARE_BLOCKERS
        else:
            assert not_allowed(at, blockers(at, ("Orso", "Gigante")))[1] == "509.1b"


class TestQuotesInQuotes:
    def test_113_1_an_ability_that_gives_an_ability(self) -> None:
        emblem: Any = spell(
            "Ottieni un emblema con \"Le creature che controlli hanno volare e '{T}: Pesca una carta'.\""
        ).effects[0]
        (outer,) = emblem.abilities
        assert len(outer.parts) == 2
        assert outer.parts[1].ability.cost == Cost(tap=True)

    def test_113_1_apostrophes_are_no_quotes(self) -> None:
        text = "La creatura incantata ha \"Quando questa creatura muore, l'Elfo dell'isola pesca\"."
        assert refused(text, "Incantesimo — Aura")

    def test_113_1_what_is_not_closed_is_refused(self) -> None:
        assert refused(
            'Ottieni un emblema con "Le creature che controlli hanno \'{T}: Pesca una carta."', "Stregoneria"
        )


def test_608_2d_one_of_two_changes_of_size() -> None:
    (choice,) = spell("Una creatura bersaglio prende +2/+2 o -2/-2 fino alla fine del turno.").effects
    more, less = (Apply(to=Target(), parts=(ModifyPT(Fixed(n), Fixed(n)),)) for n in (2, -2))
    assert choice == OneOf(ways=((more,), (less,)))


def test_504_1_at_the_beginning_of_your_draw_step() -> None:
    assert triggered("All'inizio della tua acquisizione, pesca una carta.").trigger == BeginningOf(
        step=TurnStep.DRAW, whose=Relation.YOU
    )


PAIRS = [
    ("Creatura — Umano", "La Sentinella è anche un Chierico, Farabutto e Mago.", "Sentinel is also a Cleric, Rogue, and Wizard."),
    ("Creatura — Umano", "La Sentinella è anche un Elfo.", "Sentinel is also an Elf."),
    ("Creatura — Umano", "Le creature con forza inferiore a quella della Sentinella non possono bloccarla.",
     "Creatures with power less than this creature's power can't block it."),
    ("Creatura — Umano", TestWhatStaysTapped.TEXT,
     "{T}: Tap target creature. It doesn't untap during its controller's untap step for as long as this creature remains tapped."),
    ("Incantesimo — Aura", "La creatura incantata è un artefatto Veicolo con manovrare 2 e perde tutti gli altri tipi di carta.",
     "Enchanted creature is a Vehicle artifact with crew 2 and it loses all other card types."),
    ("Stregoneria", "Ottieni un emblema con \"Le creature che controlli hanno '{T}: Aggiungi {G}'.\"",
     "You get an emblem with \"Creatures you control have '{T}: Add {G}.'\""),
    ("Stregoneria", "Una creatura bersaglio prende +2/+2 o -2/-2 fino alla fine del turno.",
     "Target creature gets +2/+2 or -2/-2 until end of turn."),
    (GEAR, 'La creatura equipaggiata ha "{T}, Sacrifica la Sentinella: Pesca una carta".',
     'Equipped creature has "{T}, Sacrifice Sentinel: Draw a card."'),
    (GEAR, 'La creatura equipaggiata ha "Ogniqualvolta questa creatura attacca, puoi sacrificare la Sentinella. Se lo fai, '
     'pesca una carta".',
     'Equipped creature has "Whenever this creature attacks, you may sacrifice Sentinel. If you do, draw a card."'),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), PAIRS)
def test_both_languages_say_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types)[0] is Verdict.AGREE
