"""105.2, 301.5, 508.3d, 604.1, 610.3: just so many attackers, what is not enchanted, each thing only if what is behind it is so."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import ManaValueOf
from engine.cards.abilities.references import Remembered, Together
from engine.cards.abilities.triggers import Attacks
from engine.words.terms import CardType, Color, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import abilities, activated, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

AURA = "Incantesimo — Aura"


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (
            "Ogniqualvolta attacchi con esattamente una creatura, pesca una carta.",
            "Whenever you attack with exactly one creature, draw a card.",
        ),
        (
            "Ogniqualvolta esattamente tre creature che controlli attaccano, pesca una carta.",
            "Whenever exactly three creatures you control attack, draw a card.",
        ),
        (
            "Ogniqualvolta attacchi un giocatore con due o più Goblin, quel giocatore perde 2 punti vita.",
            "Whenever you attack a player with two or more Goblins, that player loses 2 life.",
        ),
        (
            "Ogniqualvolta un avversario attacca un giocatore o un planeswalker con uno o più Goblin, pesca una carta.",
            "Whenever an opponent attacks a player or planeswalker with one or more Goblins, draw a card.",
        ),
        (
            "{T}: Distruggi una creatura bersaglio che non è incantata.",
            "{T}: Destroy target creature that isn't enchanted.",
        ),
        (
            "Le creature che controlli che non sono equipaggiate prendono +1/+1.",
            "Creatures you control that aren't equipped get +1/+1.",
        ),
        (
            "{T}: TAPpa tutte le creature che non sono bianche o nere.",
            "{T}: Tap all creatures that aren't white or black.",
        ),
        (
            "{T}: STAPpa una creatura bersaglio che non è un Goblin, un Elfo o un Umano.",
            "{T}: Untap target creature that isn't a Goblin, Elf, or Human.",
        ),
        (
            "{T}: Distruggi un permanente bersaglio che è di tutti i colori.",
            "{T}: Destroy target permanent that's all colors.",
        ),
        (
            "Fintanto che Sentinella è di tutti i colori, ha volare.",
            "As long as Sentinel is all colors, it has flying.",
        ),
        (
            "Sentinella ha volare fintanto che controlli un Mago e rapidità fintanto che controlli un Guerriero.",
            "Sentinel has flying as long as you control a Wizard and haste as long as you control a Warrior.",
        ),
        (
            "{T}: Scegli una creatura bersaglio. Metti su di essa un segnalino +1/+1 se è un Elfo e un segnalino "
            "scudo se è un Umano.",
            "{T}: Choose target creature. Put a +1/+1 counter on it if it's an Elf and a shield counter on it if it's a Human.",
        ),
        (
            "{T}: Una creatura bersaglio prende +2/+1 fino alla fine del turno. Fino alla fine del turno, ha "
            "volare se controlli un "
            "Mago e rapidità se controlli un Elfo.",
            "{T}: Target creature gets +2/+1 until end of turn. Until end of turn, it gains flying if you "
            "control a Wizard and haste "
            "if you control an Elf.",
        ),
        (
            "Quando Sentinella entra, esilia una creatura bersaglio e tutte le altre creature con lo stesso nome "
            "di quella creatura "
            "finché Sentinella non lascia il campo di battaglia.",
            "When Sentinel enters, exile target creature and all other creatures with the same name as that creature until "
            "Sentinel leaves the battlefield.",
        ),
        (
            "Quando Sentinella entra, esilia fino a tre carte bersaglio da un cimitero. Guadagni punti vita pari al valore di mana "
            "totale di quelle carte.",
            "When Sentinel enters, exile up to three target cards from a graveyard. You gain life equal to the total mana value of "
            "those cards.",
        ),
    ],
)
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en) == (Verdict.AGREE, ())


def test_508_3d_just_so_many_creatures() -> None:
    mine = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
    just = triggered("Ogniqualvolta attacchi con esattamente due creature, pesca una carta.").trigger
    assert just == Attacks(subject=mine, once=True, others=1, exactly=True, such=mine)
    least = triggered("Ogniqualvolta attacchi con due o più creature, pesca una carta.").trigger
    assert least == Attacks(subject=mine, once=True, others=1, such=mine), "control: or more"


def test_508_3d_whom_they_attack_is_said_before_with_what() -> None:
    elves = Filter(subtypes=("Elf",), controller=Relation.YOU)
    at_player, at_walker = abilities(
        "Ogniqualvolta attacchi un giocatore o un planeswalker con uno o più Elfi, pesca una carta."
    )
    assert at_player.trigger == Attacks(subject=elves, to_player=Relation.ANY, once=True)  # type: ignore[union-attr]
    assert at_walker.trigger == Attacks(  # type: ignore[union-attr]
        subject=elves, to_object=Filter(types=(CardType.PLANESWALKER,)), once=True
    )
    assert refused("Ogniqualvolta attacchi una carta con uno o più Elfi, pesca una carta."), (
        "control: no card is attacked"
    )


def test_303_4_what_no_aura_is_attached_to() -> None:
    text = "{{T}}: Distruggi una creatura bersaglio che {0} incantata.".format
    creature = (CardType.CREATURE,)
    assert activated(text("non è")).targets[0].objects == Filter(types=creature, bears_no=("Aura",))
    assert activated(text("è")).targets[0].objects == Filter(types=creature, bears="Aura"), "control"


def test_303_4_only_what_is_not_enchanted_can_be_the_target() -> None:
    table = Table(2)
    bear = table.creature("Orso", 2, 2, controller=1)
    table.creature("Lupo", 2, 2, controller=1)
    table.put("Velo", printed("Incanta creatura", AURA, "Velo"), attached_to=bear)
    table.put("Sentinella", printed("{T}: Distruggi una creatura bersaglio che non è incantata.", "Artefatto"))
    table.settle().activate("Sentinella", 0).resolve()
    assert table.where("Lupo") is Zone.GRAVEYARD
    assert table.where("Orso") is Zone.BATTLEFIELD, "control: the other one could not be chosen"


def test_105_2_all_colors_and_not_all_of_them() -> None:
    lacking: Any = spell("Esilia ogni permanente che non è di tutti i colori.").effects[0].what.filter  # type: ignore[union-attr]
    assert lacking.any_of == tuple(Filter(not_colors=(color,)) for color in Color)
    every: Any = activated("{T}: Distruggi un permanente bersaglio che è di tutti i colori.").targets[0].objects
    told: list[Any] = []
    while every is not None:
        told += every.colors
        every = every.any_of[0] if every.any_of else None
    assert told == list(Color)


def test_604_1_each_ability_only_while_what_is_behind_it_is_so() -> None:
    flying, haste = abilities("Sentinella ha volare se controlli un Mago e rapidità se controlli un Guerriero.")
    for made, keyword, subtype in ((flying, "flying", "Wizard"), (haste, "haste", "Warrior")):
        assert made.parts == (GainAbility(ability=Keyword(keyword=keyword)),)  # type: ignore[union-attr]
        assert made.condition == Exists(Filter(subtypes=(subtype,), controller=Relation.YOU))  # type: ignore[union-attr]
    alone = abilities("Sentinella ha volare e rapidità se controlli un Guerriero.")
    assert len(alone) == 1 and len(alone[0].parts) == 2, "control: one condition of both"  # type: ignore[union-attr]


def test_608_2c_other_counters_if_something_else_is_so() -> None:
    made = activated(
        "{T}: Scegli una creatura bersaglio. Metti su di essa un segnalino +1/+1 se è un Elfo e un segnalino scudo se è un Umano."
    ).effects
    assert all(isinstance(one, If) for one in made)
    assert [put.counter for one in made for put in one.then if isinstance(put, PutCounters)] == ["+1/+1", "shield"]  # type: ignore[union-attr]
    again = (
        "{T}: Metti un segnalino +1/+1 su una creatura bersaglio se controlli un Elfo e un "
        "segnalino scudo se controlli un Mago."
    )
    assert refused(again), "control: the target would be chosen twice"


def test_610_3_several_things_until_it_leaves() -> None:
    moved = triggered(
        "Quando Sentinella entra, esilia una creatura bersaglio e tutte le altre creature con lo stesso nome di quella creatura "
        "finché Sentinella non lascia il campo di battaglia."
    ).effects[0]
    assert isinstance(moved, Move) and moved.until_source_leaves and isinstance(moved.what, Together)


def test_107_1_the_total_of_those_that_were_spoken_of() -> None:
    many = (
        "Quando Sentinella entra, esilia {0} carte bersaglio da un cimitero. Guadagni punti vita "
        "pari al valore di mana totale di quelle carte."
    ).format
    exiled: Any
    gained: Any
    exiled, gained = triggered(many("fino a tre")).effects
    assert gained.amount == ManaValueOf(Remembered(exiled.keep_as))
    one = (
        "Quando Sentinella entra, esilia una carta bersaglio da un cimitero. Guadagni punti vita "
        "pari al valore di mana totale di quelle carte."
    )
    assert refused(one), "control: it was one"
