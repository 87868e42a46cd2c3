"""702.87, 711: level up and level symbols; 716: levels of Classes are another thing."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.keywords.forms import forms
from engine.cards.keywords.numbers import defined_by
from engine.words.counters import LEVEL
from engine.words.terms import Zone
from scenarios.cardtext.api import Reading, read
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, moved

UP = Keyword(keyword="level up", cost=Cost(mana="{0}"))
LOW = Keyword(keyword="level symbol", value=1, most=3, size=(4, 4))
HIGH = Keyword(keyword="level symbol", value=4, size=(6, 6), abilities=(Keyword(keyword="trample"),))
TEXT = """Aumentare di livello {2}{G} ({2}{G}: Metti un segnalino livello su questa creatura.)
LIVELLO 1-3
4/4
Volare
LIVELLO 4+
6/6
Travolgere"""


def leveler(counters: int, **more: object) -> Table:
    at = Table()
    at.creature("Domatore", 2, 2, UP, LOW, HIGH, counters={LEVEL: counters}, **more)  # type: ignore[arg-type]
    return at.settle()


@pytest.mark.parametrize(
    ("counters", "size", "tramples"), [(0, 2, False), (1, 4, False), (3, 4, False), (4, 6, True), (9, 6, True)]
)
def test_711_2_its_size_and_abilities_by_its_level_counters(counters: int, size: int, tramples: bool) -> None:
    seen = leveler(counters).looks("Domatore")
    assert (seen.power, seen.toughness, seen.has("trample")) == (size, size, tramples)


def test_711_4_level_up_may_be_activated_at_any_level() -> None:
    at = leveler(3)
    at.activate("Domatore", 0).resolve()
    assert (at.one("Domatore").count(LEVEL), at.looks("Domatore").power) == (4, 6)


def test_711_6_control_in_the_graveyard_it_has_its_uppermost_size() -> None:
    at = leveler(4)
    at.occur(moved(at.id("Domatore"), Zone.GRAVEYARD))
    assert at.looks("Domatore").power == 2


def test_711_2_of_a_level_symbol_the_rule_is_said() -> None:
    assert [defined_by(one) for one in forms(HIGH)] == [("711.2",)]


def test_716_4_level_counters_are_no_class_levels() -> None:
    bar = Keyword(keyword="class level", value=2, cost=Cost(mana="{0}"), abilities=(Keyword(keyword="flying"),))
    at = Table()
    at.permanent("Scuola", bar, counters={LEVEL: 5}, subtypes=("Class",), **ENCHANTMENT)
    at.settle()
    assert not at.looks("Scuola").has("flying")
    at.activate("Scuola", 0).resolve()
    assert at.looks("Scuola").has("flying")


class TestAsPrinted:
    def leveler(self, text: str = TEXT) -> Reading:
        return read("Domatore", "Creatura — Umano Guerriero", text, "{1}{G}", "2", "2")

    def test_711_1_each_striation_belongs_to_its_symbol(self) -> None:
        found = self.leveler()
        assert found.understood
        symbols = [one for one in found.characteristics.abilities if getattr(one, "keyword", "") == "level symbol"]
        assert [(one.value, one.most, one.size) for one in symbols if isinstance(one, Keyword)] == [
            (1, 3, (4, 4)),
            (4, None, (6, 6)),
        ]
        assert [one.abilities[0].keyword for one in symbols if isinstance(one, Keyword)] == ["flying", "trample"]  # type: ignore[union-attr]
        assert not found.characteristics.has("flying")

    def test_control_what_is_not_understood_in_one_stays_so(self) -> None:
        assert not self.leveler(TEXT.replace("Travolgere", "Sbrodolare")).understood

    def test_716_2_the_sections_of_a_class(self) -> None:
        text = (
            "Le creature che controlli prendono +1/+0.\n{1}{G}: Livello 2\nLe creature che controlli hanno travolgere."
        )
        found = read("Scuola", "Incantesimo — Classe", text, "{G}")
        assert found.understood
        bar = found.characteristics.abilities[1]
        assert isinstance(bar, Keyword)
        assert (bar.keyword, bar.value, bar.cost, len(bar.abilities)) == ("class level", 2, Cost(mana="{1}{G}"), 1)
