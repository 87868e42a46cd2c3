"""601.2h, 702.44a: what mana was spent to cast a spell, and what comes of it."""

from __future__ import annotations

from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import AllOf, Not, Within
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.quantities import ColorsSpent, ManaOfColorSpent, ManaSpentOn
from engine.cards.abilities.references import It, Target, This
from engine.words.terms import Color
from tests.scenarios.cardtext.support import ability, refused, spell, triggered

THREE = "Se sono stati spesi almeno tre mana"


def _of(color: Color, least: int = 1) -> Within:
    return Within(ManaOfColorSpent((color,)), Bounds(least=least))


def test_601_2h_mana_of_a_colour_as_it_enters() -> None:
    enters = "la Sentinella entra nel campo di battaglia con un segnalino +1/+1."
    green = ability(f"Adamantino — {THREE} verdi per lanciare questa magia, {enters}")
    assert green.condition == _of(Color.GREEN, 3)
    same = ability(f"Adamantino — {THREE} dello stesso colore per lanciare questa magia, {enters}")
    assert same.condition == Within(ManaOfColorSpent(tuple(Color)), Bounds(least=3))


def test_601_2h_symbols_are_so_much_mana() -> None:
    enters = "Quando la Sentinella entra in gioco,"
    assert triggered(f"{enters} se è stato speso {{B}} per giocarla, pesca una carta.").condition == _of(Color.BLACK)
    both = triggered(f"{enters} se è stato speso {{U}}{{B}}{{B}} per giocarla, pesca una carta.").condition
    assert both == AllOf((_of(Color.BLUE), _of(Color.BLACK, 2)))
    (unless,) = triggered(f"{enters} sacrificala a meno che sia stato speso {{R}} per giocarla.").effects
    assert isinstance(unless, If) and unless.condition == Not(_of(Color.RED))
    assert refused(f"{enters} se è stato speso {{2}} per giocarla, pesca una carta.")


def test_601_2h_no_mana_on_another_spell() -> None:
    (found,) = spell("Neutralizza una magia bersaglio se non è stato speso mana per lanciarla.").effects
    assert isinstance(found, If)
    assert found.condition == Not(Within(ManaSpentOn(Target()), Bounds(least=1)))
    heard = triggered(
        "Ogniqualvolta un avversario lancia una magia, se non è stato speso mana per lanciarla, neutralizza quella magia."
    )
    assert heard.condition == Not(Within(ManaSpentOn(It()), Bounds(least=1)))
    assert refused("Neutralizza una magia bersaglio se è stato speso {U} per lanciarla.", "Istantaneo"), (
        "control: of it no colour is kept"
    )


def test_702_44a_for_each_colour_and_for_each_mana() -> None:
    enters = "La Sentinella entra nel campo di battaglia con un segnalino +1/+1 per ogni"
    assert ability(f"{enters} colore di mana speso per lanciarla.").enters_with == (("+1/+1", ColorsSpent()),)
    assert ability(f"{enters} mana speso per lanciarla.").enters_with == (("+1/+1", ManaSpentOn(This())),)
    gains = spell("Guadagni X punti vita, dove X è il numero di colori di mana spesi per lanciare questa magia.")
    assert gains.effects[0].amount == ColorsSpent()  # type: ignore[union-attr]
