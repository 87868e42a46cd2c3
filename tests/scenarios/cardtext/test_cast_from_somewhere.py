"""601.2a, 601.2h: from where a spell or a permanent was cast, and for how much mana, in both languages."""

from __future__ import annotations

import pytest

from engine.cards.abilities.conditions import Is, Not, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import ManaSpentOn
from engine.cards.abilities.references import This
from engine.words.terms import Zone
from tests.scenarios.cardtext.test_english_constructs import english
from tests.scenarios.cardtext.twice import both

ENTERS = ("Quando la Sentinella entra nel campo di battaglia, se {}, guadagni 1 punto vita.",
          "When this creature enters, if {}, you gain 1 life.")  # fmt: skip


@pytest.mark.parametrize(
    ("it", "en", "zone"),
    [
        ("da un cimitero", "from a graveyard", Zone.GRAVEYARD),
        ("dal tuo cimitero", "from your graveyard", Zone.GRAVEYARD),
        ("dall'esilio", "from exile", Zone.EXILE),
    ],
)
def test_601_2a_from_where_it_was_cast(it: str, en: str, zone: Zone) -> None:
    entered = both(ENTERS[0].format(f"è stata lanciata {it}"), ENTERS[1].format(f"it was cast {en}"))
    either = (Filter(zone=Zone.STACK, cast_from=zone), Filter(cast_from=zone))
    assert entered.condition == Is(This(), Filter(any_of=either))
    spell = both(
        f"Guadagni 1 punto vita. Se questa magia è stata lanciata {it}, pesca una carta.",
        f"You gain 1 life. If this spell was cast {en}, draw a card.",
        "s",
    )
    assert spell.effects[-1].condition == Is(This(), Filter(zone=Zone.STACK, cast_from=zone))


def test_601_2a_and_from_where_it_was_not() -> None:
    made = both(
        ENTERS[0].format("non è stata lanciata dalla tua mano"), ENTERS[1].format("it wasn't cast from your hand")
    )
    assert isinstance(made.condition, Not) and isinstance(made.condition.of, Is)
    assert not english(ENTERS[1].format("it was cast from the battlefield"), "c").understood, "control: nothing is"


@pytest.mark.parametrize(("it", "en"), [("tre o più", "three or more"), ("almeno tre", "at least three")])
def test_601_2h_so_much_mana_or_more(it: str, en: str) -> None:
    made = both(
        ENTERS[0].format(f"sono stati spesi {it} mana per lanciarla"),
        ENTERS[1].format(f"{en} mana was spent to cast it"),
    )
    assert made.condition == Within(ManaSpentOn(This()), Bounds(least=3))
