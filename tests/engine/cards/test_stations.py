"""721: station cards: what their symbols give, and where their power and toughness are."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import SetPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.forms import forms
from engine.cards.keywords.numbers import defined_by
from engine.cards.stations import stationed
from engine.words.counters import CHARGE
from engine.words.terms import CardType, Zone
from scenarios.cardtext.api import Reading, read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from scenarios.written.cards import Card
from tests.engine.cards.support import keyword
from tests.engine.support import Table
from tests.engine.support_more import moved
from tests.scenarios.cardtext.support import bare

LOW = Keyword(keyword="station symbol", value=2, abilities=(Keyword(keyword="hexproof"),))
SMALL = Static(parts=(SetPT(Fixed(1), Fixed(1)),), affects=Filter(types=(CardType.ARTIFACT, CardType.CREATURE)))
HIGH = Keyword(keyword="station symbol", value=8, size=(4, 5), abilities=(Keyword(keyword="flying"),))
ITALIAN = """Quando questa Astronave entra, pesca una carta.
Stazione (TAPpa un'altra creatura che controlli: metti qui segnalini carica pari alla sua forza. È una creatura artefatto a 8+.)
2+ | Le altre creature che controlli prendono +1/+1.
8+ | Volare
Ogniqualvolta questa Astronave attacca, pesca una carta."""
ENGLISH = """When this Spacecraft enters, draw a card.
Station (Tap another creature you control: put counters here equal to its power. It's an artifact creature at 8+.)
2+ | Other creatures you control get +1/+1.
8+ | Flying
Whenever this Spacecraft attacks, draw a card."""


def vessel(counters: int) -> Table:
    at = Table()
    at.permanent("Vascello", keyword("station"), LOW, HIGH, types=(CardType.ARTIFACT,), counters={CHARGE: counters})
    return at.settle()


@pytest.mark.parametrize(("counters", "given"), [(0, False), (1, False), (2, True), (9, True)])
def test_721_2a_with_so_many_counters_it_has_what_the_symbol_gives(counters: int, given: bool) -> None:
    assert vessel(counters).looks("Vascello").has("hexproof") is given


@pytest.mark.parametrize("counters", [8, 12])
def test_721_2b_from_the_number_of_the_box_on_it_is_a_creature_of_that_size(counters: int) -> None:
    seen = vessel(counters).looks("Vascello")
    assert (seen.power, seen.toughness, seen.has("flying")) == (4, 5, True)
    assert seen.types == (CardType.ARTIFACT, CardType.CREATURE)


def test_721_2b_control_below_that_number_it_is_none() -> None:
    seen = vessel(7).looks("Vascello")
    assert (seen.power, seen.toughness, seen.has("flying"), seen.types) == (None, None, False, (CardType.ARTIFACT,))


@pytest.mark.parametrize(("later", "power"), [(True, 1), (False, 4)])
def test_721_2b_what_it_is_given_is_its_base_power_and_toughness(later: bool, power: int) -> None:
    """613.4b, 613.7: of two effects that set them the later one counts."""
    at = Table()
    for one in (0, 1) if later else (1, 0):
        if one == 0:
            at.permanent("Vascello", HIGH, types=(CardType.ARTIFACT,), counters={CHARGE: 8})
        else:
            at.permanent("Miniatura", SMALL, types=(CardType.ENCHANTMENT,))
    assert at.settle().looks("Vascello").power == power


@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.HAND])
def test_721_2c_elsewhere_it_has_neither(zone: Zone) -> None:
    at = vessel(8)
    at.occur(moved(at.id("Vascello"), zone))
    seen = at.looks("Vascello")
    assert (seen.power, seen.toughness, seen.types) == (None, None, (CardType.ARTIFACT,))


def test_721_4_it_may_be_stationed_at_any_number() -> None:
    at = Table()
    at.permanent("Vascello", keyword("station"), HIGH, types=(CardType.ARTIFACT,), counters={CHARGE: 7})
    at.creature("Orso", 2, 2)
    at.settle().activate("Vascello", 0).play_out()
    assert at.looks("Vascello").power == 4


def test_721_2_of_a_symbol_the_rule_is_said() -> None:
    assert [defined_by(one) for one in (*forms(LOW), *forms(HIGH))] == [("721.2a",), ("721.2b",)]


class TestAsPrinted:
    def both(self, italian: str = ITALIAN, english: str = ENGLISH) -> tuple[Reading, Verdict]:
        it = read("Vascello", "Artefatto — Astronave", italian, "{3}", "4", "5")
        return it, compared(it, read_oracle("Vessel", english, it.characteristics), "2025-08-01").verdict

    def test_721_3_each_striation_belongs_to_its_symbol(self) -> None:
        found, verdict = self.both()
        assert (found.understood, verdict) == (True, Verdict.AGREE)
        symbols = [one for one in found.characteristics.keywords() if one.keyword == "station symbol"]
        assert [(one.value, len(one.abilities)) for one in symbols] == [(2, 1), (8, 2)]

    @pytest.mark.parametrize(
        "head", ["8+ | Volare", "STAZIONE 8+\nVolare", "{8+} Volare", "8+|Volare", "STATION 8+ | Volare"]
    )
    def test_721_2_a_symbol_as_lists_of_cards_write_it(self, head: str) -> None:
        found = read("Vascello", "Artefatto — Astronave", f"Stazione\n{head}", "{3}", "4", "5")
        assert found.understood
        (_, symbol) = found.characteristics.keywords()
        assert bare(symbol) == Keyword(keyword="station symbol", value=8, abilities=(Keyword(keyword="flying"),))

    def test_721_1_a_box_in_the_text_is_that_of_its_symbol(self) -> None:
        text = "Stazione\nSTAZIONE 3+\n1/1\nVolare\nSTAZIONE 8+\n4/5\nTravolgere"
        found = read("Vascello", "Artefatto — Astronave", text, "{3}")
        assert found.understood
        assert [(one.value, one.size) for one in found.characteristics.keywords()[1:]] == [(3, (1, 1)), (8, (4, 5))]

    def test_control_a_box_of_another_symbol_than_the_highest_is_not_read(self) -> None:
        assert not self.both(ITALIAN.replace("artefatto a 8+", "artefatto a 2+"))[0].understood

    def test_control_without_station_such_a_line_is_none(self) -> None:
        assert not read("Vascello", "Artefatto", "8+ | Volare", "{3}").understood

    def test_205_3i_planets(self) -> None:
        found = read("Luna", "Terra — Pianeta", "Stazione\n12+ | {T}: Aggiungi {G}{G}.")
        assert found.understood and found.characteristics.subtypes == ("Planet",)


class TestPrintedSize:
    CARD = Card.model_validate({"tipo": "Artefatto — Astronave", "costo": "{3}", "f/c": "4/5", "testo": ITALIAN})

    def test_721_2b_the_size_of_the_card_is_that_of_the_highest_symbol(self) -> None:
        looks = self.CARD.characteristics("Vascello")
        assert (looks.power, looks.toughness) == (None, None)
        sizes = [(one.value, one.size) for one in looks.keywords() if one.keyword == "station symbol"]
        assert sizes == [(2, None), (8, (4, 5))]

    def test_721_2b_control_another_card_keeps_its_size(self) -> None:
        looks = Characteristics(
            name="Carro", types=(CardType.ARTIFACT,), abilities=(keyword("crew", value=1),), power=3, toughness=3
        )
        assert stationed(looks) is looks
