"""733.1: what is only tried, as for the question of what it costs, is no part of what happened."""

import pytest

from tests.scenarios.played.one_by_one import told

_TABLE = """
Anna: Vedetta creatura 1/1
> Ogniqualvolta un avversario lancia una magia istantaneo, guadagni 1 punto vita.
Bruno in mano: Saetta istantaneo {R}
> La Saetta infligge 3 danni a un qualsiasi bersaglio.
turno di Bruno
"""
_PRICE, _CAST, _TRIGGERS = "Quanto costa Saetta?\n", "Bruno lancia Saetta su Anna\n", "Si innesca la Vedetta?\n"


@pytest.mark.parametrize("price", [_PRICE, ""])
def test_603_2_the_price_asked_for_above_is_no_casting(price: str) -> None:
    said = told(f"{_TABLE}{price}{_CAST}{_TRIGGERS}")
    assert "si innesca una volta" in said and "2 volte" not in said


def test_601_2c_the_price_is_asked_for_with_the_targets_said_right_below() -> None:
    said = told(f"{_TABLE}{_PRICE}{_CAST}{_TRIGGERS}")
    assert "{R}" in said and "Si attende" not in said


def test_603_2_control_cast_twice_it_triggers_twice() -> None:
    two = _TABLE.replace("turno di", "Bruno in mano: Fitta istantaneo {R}\n> Pesca una carta.\nturno di")
    said = told(f"{two}{_PRICE}{_CAST}risolvi\nrisolvi\nBruno lancia Fitta\n{_TRIGGERS}")
    assert "si innesca 2 volte" in said


def test_733_1_where_nobody_casts_it_nothing_triggers() -> None:
    aimless = _TABLE.replace("a un qualsiasi bersaglio", "a ogni giocatore")
    said = told(f"{aimless}{_PRICE}fine turno\n{_TRIGGERS}")
    assert "non si innesca" in said and "non accade" in said
