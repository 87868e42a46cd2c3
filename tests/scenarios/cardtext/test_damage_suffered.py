"""120.3, 608.2i: how much damage something was dealt this turn, as a condition and as a number; 107.3i: X behind quotes."""

from __future__ import annotations

from engine.cards.abilities.conditions import Within
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.quantities import Count, DamageOn, DamageTaken
from engine.cards.abilities.references import Target, This, You
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both


class TestSuffered:
    """Of one object, or of you."""

    def test_608_2i_so_much_or_more(self) -> None:
        found = both(
            "Quando la Sentinella muore, se le sono stati inflitti almeno 4 danni in questo turno, pesca una carta.",
            "When Sentinel dies, if 4 or more damage was dealt to it this turn, draw a card.",
        )
        assert found.condition == Within(DamageOn(This()), Bounds(least=4))

    def test_120_3_as_a_number(self) -> None:
        found = both(
            "Quando la Sentinella muore, pesca X carte, dove X è pari ai danni che le sono stati inflitti in questo turno.",
            "When Sentinel dies, draw X cards, where X is the amount of damage dealt to it this turn.",
        )
        assert found.effects[0].count == DamageOn(This())

    def test_120_3_of_a_target(self) -> None:
        found = both(
            "Guadagni punti vita pari ai danni che sono stati inflitti a una creatura bersaglio in questo turno.",
            "You gain life equal to the damage dealt to target creature this turn.",
            "s",
        )
        assert found.effects[0].amount == DamageOn(Target())

    def test_120_3_control_of_you(self) -> None:
        found = both(
            "Guadagni punti vita pari ai danni che ti sono stati inflitti in questo turno.",
            "You gain life equal to the damage dealt to you this turn.",
            "s",
        )
        assert found.effects[0].amount == DamageTaken(You())

    def test_608_2h_control_of_several_it_is_not_read(self) -> None:
        said = "Scegli due creature bersaglio. Guadagni punti vita pari ai danni che sono stati inflitti a quelle creature in "
        assert refused(f"{said}questo turno.", "Stregoneria")


def test_107_3i_what_x_is_stands_behind_the_quotes() -> None:
    found = both(
        'Quando la Sentinella muore, crea X pedine creatura Ratto 1/1 nere con "Questa creatura non può bloccare", dove X è il '
        "numero di creature che controlli.",
        'When Sentinel dies, create X 1/1 black Rat creature tokens with "This token can\'t block," where X is the number of '
        "creatures you control.",
    )
    assert isinstance(found.effects[0].count, Count)
