"""113.2c: which ability a record is of, as abilities are printed."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Ability, Keyword, Triggered
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.triggers import Trigger, dies, enters
from engine.cards.places import place_of, places, records_of
from tests.engine.support_more import ONE, THIS

FLYING, REACH = (
    Keyword(keyword="flying", text="Volare, raggiungere"),
    Keyword(keyword="reach", text="Volare, raggiungere"),
)


def _when(trigger: Trigger, text: str) -> Triggered:
    return Triggered(trigger=trigger, effects=(GainLife(amount=ONE),), text=text)


COMES, GOES = _when(enters(THIS), "Entra o muore"), _when(dies(THIS), "Entra o muore")


@pytest.mark.parametrize(
    ("abilities", "wanted"),
    [
        ((COMES, GOES), (0, 0)),
        ((FLYING, REACH, COMES, GOES), (0, 1, 2, 2)),
        ((COMES, GOES, COMES, GOES), (0, 0, 1, 1)),
        ((COMES, COMES), (0, 1)),
        ((_when(enters(THIS), ""), _when(dies(THIS), "")), (0, 1)),
        ((_when(enters(THIS), "Entra"), _when(dies(THIS), "Muore")), (0, 1)),
        ((), ()),
    ],
)
def test_113_2c_one_paragraph_is_one_ability_and_each_keyword_is(abilities: tuple[Ability, ...], wanted) -> None:
    assert places(abilities) == wanted


def test_113_2c_back_and_forth() -> None:
    abilities = (FLYING, COMES, GOES)
    assert [place_of(abilities, n) for n in (0, 1, 2, 5, -1)] == [0, 1, 1, 5, -1]
    assert [records_of(abilities, n) for n in (0, 1, 2)] == [(0,), (1, 2), ()]
