"""109.2, 400.1, 604.1: what a static ability says of cards wherever they are, of spells and permanents at once."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import ChangeColors
from engine.cards.abilities.filters import Filter
from engine.words.terms import CardType, Color, Kind, Relation, Zone
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both

ELSEWHERE = tuple(Filter(zone=zone) for zone in Zone if zone not in (Zone.BATTLEFIELD, Zone.STACK))
MINE = Filter(owner=Relation.YOU, any_of=ELSEWHERE)
BLACK = (ChangeColors(set_to=(Color.BLACK,)),)


@pytest.mark.parametrize(
    "it",
    [
        "Le carte che possiedi che non sono in gioco sono nere.",
        "Le carte che possiedi e che non sono sul campo di battaglia sono nere.",
    ],
)
def test_400_1_cards_in_every_other_zone(it: str) -> None:
    assert both(it, "Cards you own that aren't on the battlefield are black.") == Static(parts=BLACK, affects=MINE)


SPELLS = Filter(zone=Zone.STACK, controller=Relation.YOU, not_kind=Kind.ABILITY)
NO_LANDS = (CardType.LAND,)


def test_109_2_each_noun_of_a_list_is_what_it_is_in_its_own_zone() -> None:
    made = both(
        "Le carte non terra che possiedi che non sono in gioco, le magie che controlli e i permanenti non terra che controlli "
        "sono neri.",
        "Nonland cards you own that aren't on the battlefield, spells you control, and nonland permanents you control are "
        "black.",
    )
    cards = Filter(not_types=NO_LANDS, owner=Relation.YOU, any_of=ELSEWHERE)
    permanents = Filter(not_types=NO_LANDS, controller=Relation.YOU)
    assert made == Static(parts=BLACK, affects=Filter(any_of=(cards, SPELLS, permanents)))


@pytest.mark.parametrize(
    "text",
    [
        "Le creature che controlli prendono +1/+1. Lo stesso vale per le carte creatura che possiedi e che non sono in gioco.",
        "La Sentinella ha volare. Lo stesso vale per le magie che controlli.",
        "Lo stesso vale per le magie che controlli.",
        "Gli avversari non possono guadagnare punti vita. Lo stesso vale per le magie che controlli.",
        "Le creature che non sono sul campo di battaglia sono nere.",
    ],
    ids=[
        "power of a card",
        "said of one object",
        "nothing before",
        "nothing that is so of objects",
        "creatures are there",
    ],
)
def test_604_1_control_what_can_be_so_of_none_of_them_is_not_read(text: str) -> None:
    refused(text, type_line="Incantesimo")


HUE = """\
Anna: Velo incantesimo
> Le carte che non sono sul campo di battaglia, le magie e i permanenti sono neri.
mano: Drago creatura 4/4 rosso
Anna nel cimitero: Elfo creatura 1/1 verde
carta: Dardo istantaneo {R}
> Ogniqualvolta lanci una magia nera, guadagni 1 punto vita.
Bruno: Orso creatura 2/2 verde
"""


@pytest.mark.parametrize("which", ["Drago", "Elfo", "Orso"])
def test_613_1e_in_every_zone_it_has_that_colour(which: str) -> None:
    assert answer(f"{HUE}Di che colore è {which}?") == f"«{which}» è di colore nero."


def test_613_1e_control_without_it_each_has_its_own() -> None:
    without = HUE.replace("le magie e i permanenti sono neri", "le magie e i permanenti sono bianchi")
    assert "bianco" in answer(f"{without}Di che colore è Elfo?")


KIN = """\
Anna: Nido incantesimo
> Le creature che controlli hanno tutti i tipi di creatura. Lo stesso vale per le magie creatura che controlli e le carte creatura che possiedi e che non sono sul campo di battaglia.
Anna: Coro incantesimo
> Ogniqualvolta lanci una magia Elfo, guadagni 1 punto vita.
mano: Orso creatura Orso 2/2
Bruno: Coro incantesimo
> Ogniqualvolta lanci una magia Elfo, guadagni 1 punto vita.
mano: Lupo creatura Lupo 2/2
"""  # noqa: E501


def test_205_3_a_creature_spell_is_of_every_creature_type() -> None:
    assert answer(f"{KIN}Anna lancia Orso\nQuanta vita ha Anna?") == "Anna passa da 20 a 21 punti vita."


def test_205_3_control_that_of_another_player_is_not() -> None:
    assert answer(f"{KIN}turno di Bruno\nBruno lancia Lupo\nQuanta vita ha Bruno?") == "Bruno resta a 20 punti vita."


MADNESS = """\
Anna: Falco creatura 2/1
> Ogni carta {which} che possiedi che non è in gioco ha follia. Il costo di follia è pari al suo costo di mana.
mano: Zanna creatura Vampiro 3/3 {{2}}{{B}}
Bruno: 20
Anna lancia Frugare stregoneria
> Scarta una carta.
Anna lo fa
Dove va Zanna?
"""


def test_702_35a_a_card_in_hand_has_madness_and_is_cast_as_it_is_discarded() -> None:
    assert answer(MADNESS.format(which="Vampiro")) == "«Zanna» entra nel campo di battaglia."


def test_702_35a_control_a_card_of_another_type_goes_to_the_graveyard() -> None:
    assert answer(MADNESS.format(which="Goblin").replace("Anna lo fa\n", "")) == "«Zanna» va nel cimitero di Anna."


def answer(lines: str) -> str:
    return ruling(run(parse_lines(lines, "tavolo"))).answer[0]
