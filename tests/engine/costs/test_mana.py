"""107.4 and 118: what a symbol can be paid with, and which payments of a cost differ."""

from __future__ import annotations

import pytest

from engine.cards.mana import Mana, UnknownSymbol, increased, payments, reduced, ways, with_x


def pool(letters: str) -> list[Mana]:
    """A pool written as letters; a small letter is snow mana."""
    return [Mana(letter.upper(), letter.islower()) for letter in letters]


def spent(cost: str, letters: str, life: int = 20) -> list[tuple[str, int]]:
    """Every different payment, as letters and life."""
    found = payments(pool(letters), with_x(cost, 0), life=life)
    return [("".join(one.kind for one in payment.mana), payment.life) for payment in found]


@pytest.mark.parametrize(
    ("rule", "cost", "letters", "expected"),
    [
        ("107.4a coloured mana pays its own colour", "{R}", "R", [("R", 0)]),
        ("107.4a and no other", "{R}", "G", []),
        ("107.4b generic is paid with any type", "{1}", "WC", [("W", 0), ("C", 0)]),
        ("107.4b two generic, two ways", "{2}", "RRC", [("RR", 0), ("RC", 0)]),
        ("107.4c colourless takes no colour", "{C}", "WUBRG", []),
        ("107.4c but colourless mana", "{C}", "WC", [("C", 0)]),
        ("107.4d zero needs nothing", "{0}", "", [("", 0)]),
        ("107.4e hybrid, either half", "{G/W}", "GW", [("W", 0), ("G", 0)]),
        ("107.4e both halves of two symbols", "{G/W}{G/W}", "GW", [("WG", 0)]),
        ("107.4e one black or two of any type", "{2/B}", "BRR", [("B", 0), ("BR", 0), ("RR", 0)]),
        ("107.4e colourless hybrid", "{C/W}", "CW", [("W", 0), ("C", 0)]),
        ("107.4f Phyrexian: its colour or 2 life", "{W/P}", "W", [("W", 0), ("", 2)]),
        ("107.4f not its colour: only life", "{W/P}", "R", [("", 2)]),
        ("107.4f hybrid Phyrexian: three ways", "{R/G/P}", "RG", [("R", 0), ("G", 0), ("", 2)]),
        ("107.4h snow is paid with snow mana alone", "{S}", "Rr", [("R", 0)]),
        ("107.4h not with other mana", "{S}", "RRR", []),
        ("118.3 all or nothing", "{1}{R}{R}", "RR", []),
    ],
)
def test_payments_of_a_cost(rule: str, cost: str, letters: str, expected: list[tuple[str, int]]) -> None:
    assert spent(cost, letters) == expected, rule


def test_107_4f_life_is_no_way_to_pay_for_who_has_too_little() -> None:
    assert spent("{W/P}{W/P}", "", life=3) == []
    assert spent("{W/P}{W/P}", "", life=4) == [("", 4)]


def test_107_4b_snow_mana_that_pays_generic_leaves_the_other_for_colours() -> None:
    assert payments(pool("Rr"), ("S", "R"), life=0) == payments(pool("Rr"), ("R", "S"), life=0)
    assert len(payments(pool("Rr"), ("S", "R"), life=0)) == 1


@pytest.mark.parametrize(
    ("rule", "cost", "less", "expected"),
    [
        ("118.7a generic reduces generic", ("3", "G"), ("2",), ("1", "G")),
        ("118.7a and nothing else", ("1", "G", "G"), ("3",), ("G", "G")),
        ("118.7b a colour the cost lacks reduces generic", ("3", "G"), ("R",), ("2", "G")),
        ("118.7c what is over reduces generic", ("3", "R"), ("R", "R"), ("2",)),
        ("118.7d colourless alike", ("2", "C"), ("C", "C"), ("1",)),
        ("118.7f Phyrexian takes off its colour", ("1", "B"), ("B/P",), ("1",)),
        ("118.7g snow takes off generic, and not a snow symbol (107.4h)", ("2", "S"), ("S",), ("1", "S")),
        ("118.7 down to nothing", ("1",), ("4",), ()),
    ],
)
def test_118_7_118_7b_118_7c_118_7d_118_7f_reductions_of_a_cost(
    rule: str, cost: tuple[str, ...], less: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert reduced(cost, less) == expected, rule


def test_601_2f_increases_add_up_generic_mana() -> None:
    assert increased(("1", "G"), ("2", "R")) == ("3", "G", "R")


def test_107_3a_the_announced_x_stands_for_each_x() -> None:
    assert with_x("{X}{X}{1}{R}", 3) == ("7", "R")
    assert with_x("{X}", 0) == ()


@pytest.mark.parametrize("symbol", ["Q", "T", "W/W", "3/R/P", "", "P", "w"])
def test_107_4_what_is_no_mana_symbol_is_refused(symbol: str) -> None:
    with pytest.raises(UnknownSymbol):
        ways(symbol)
