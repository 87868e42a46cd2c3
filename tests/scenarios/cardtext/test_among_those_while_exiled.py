"""601.3, 611.2a, 609.4b: spells from among cards that were exiled, for as long as they remain so, and with what mana."""

from __future__ import annotations

import pytest

from engine.cards.abilities.casting import LetCast
from engine.cards.abilities.continuous import Duration
from tests.scenarios.cardtext.support import refused, triggered
from tests.scenarios.cardtext.test_only_where_it_came import english

_IT = "Ogniqualvolta la Sentinella attacca, esilia la prima carta del grimorio di ogni avversario."
_EN = "Whenever this creature attacks, exile the top card of each opponent's library."


@pytest.mark.parametrize("spells", [("magie", "spells"), ("magie creatura", "creature spells")])
@pytest.mark.parametrize("lands", [("", ""), ("giocare terre e ", "play lands and ")])
@pytest.mark.parametrize(
    ("mana_it", "mana_en"),
    [
        ("", ""),
        (
            " e puoi spendere mana come se fosse mana di un qualsiasi colore per lanciare quelle magie",
            ", and you may spend mana as though it were mana of any color to cast those spells",
        ),
        (" e puoi spendere mana di qualsiasi tipo per lanciarle", ", and mana of any type can be spent to cast them"),
    ],
)
def test_611_2a_for_as_long_as_they_remain_exiled(
    spells: tuple[str, str], lands: tuple[str, str], mana_it: str, mana_en: str
) -> None:
    it = f"{_IT} Puoi {lands[0]}lanciare {spells[0]} scelte tra quelle carte fintanto che rimangono esiliate{mana_it}."
    en = f"{_EN} You may {lands[1]}cast {spells[1]} from among those cards for as long as they remain exiled{mana_en}."
    if lands[0] and spells[0] != "magie":
        assert refused(it)
        return
    made = triggered(it)
    let = made.effects[-1]
    assert isinstance(let, LetCast) and let.until is Duration.ENDLESS and let.how.lands is bool(lands[0])
    assert (let.how.any_color, let.how.any_mana) == ("colore" in mana_it, "tipo" in mana_it)
    assert english(en) == made


def test_611_2a_control_a_time_is_said_once() -> None:
    rest = "puoi giocare terre e lanciare magie scelte tra quelle carte fintanto che rimangono esiliate."
    assert refused(f"{_IT} Fino alla fine del turno, {rest}")
