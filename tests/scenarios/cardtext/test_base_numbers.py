"""208.4b, 611.2a, 613.4b: base power and toughness: equal to a number, to those of another object, of a token, for good."""

from __future__ import annotations

import pytest

from engine.cards.abilities.continuous import Duration, SetPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import Count, Fixed, PowerOf, ToughnessOf
from engine.cards.abilities.references import This
from engine.words.terms import CardType, Kind, Relation
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import activated, printed, refused, triggered
from tests.scenarios.cardtext.test_oracle import both

ELVES = Count(Filter(subtypes=("Elf",), controller=Relation.YOU))


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (
            "Quando Sentinella entra, la forza e la costituzione di Sentinella diventano pari al numero di Elfi che controlli.",
            "When Sentinel enters, Sentinel has base power and base toughness each equal to the number of Elves you control.",
        ),
        (
            "{T}: Una terra bersaglio diventa una creatura Elfo con rapidità e forza e costituzione base pari al "
            "numero di Elfi che "
            "controlli. È ancora una terra.",
            "{T}: Target land becomes an Elf creature with haste and base power and toughness each equal to the "
            "number of Elves you "
            "control. It's still a land.",
        ),
        (
            "{T}: Crea una pedina creatura Elfo verde con forza e costituzione base pari al numero di Muri che controlli.",
            "{T}: Create a green Elf creature token with base power and toughness each equal to the number of Walls you control.",
        ),
        (
            "{T}: Una terra bersaglio diventa una creatura Elfo con forza e costituzione base pari alla forza e "
            "alla costituzione di "
            "Sentinella.",
            "{T}: Target land becomes an Elf creature with base power and toughness equal to Sentinel's power and toughness.",
        ),
        (
            "{T}: Un Elfo bersaglio che controlli ha forza e costituzione base 4/4.",
            "{T}: Target Elf you control has base power and toughness 4/4.",
        ),
    ],
)
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en) == (Verdict.AGREE, ())


def test_613_4b_both_become_equal_to_a_number() -> None:
    text = "Quando Sentinella entra, la {0} e la {1} di Sentinella diventano pari al numero di Elfi che controlli{2}.".format
    made = triggered(text("forza", "costituzione", "")).effects
    assert made == (Apply(to=This(), parts=(SetPT(ELVES, ELVES),), until=Duration.ENDLESS),)
    for_a_turn = triggered(text("forza", "costituzione", " fino alla fine del turno")).effects
    assert for_a_turn == (Apply(to=This(), parts=(SetPT(ELVES, ELVES),), until=Duration.END_OF_TURN),), "control"
    assert refused(text("costituzione", "costituzione", "")), "control: said twice"


def test_613_4b_equal_to_those_of_another_object() -> None:
    text = "{{T}}: Un Elfo bersaglio ha forza e costituzione base pari alla {0} e alla {1} di Sentinella.".format
    made = activated(text("forza", "costituzione")).effects[0]
    assert made.parts == (SetPT(PowerOf(This()), ToughnessOf(This())),)  # type: ignore[union-attr]
    assert refused(text("costituzione", "forza")), "control: the other way about"


def test_611_2a_a_size_without_a_time_is_for_good() -> None:
    made = activated("{T}: Un Elfo bersaglio ha forza e costituzione base 4/4.").effects[0]
    assert made.until is Duration.ENDLESS and made.parts == (SetPT(Fixed(4), Fixed(4)),)  # type: ignore[union-attr]
    assert refused("{T}: Un Elfo bersaglio prende +4/+4."), "control: what it gets is not"
    assert refused("{T}: Un Elfo bersaglio ha forza e costituzione base 4/4 e prende +1/+1."), "control: nor with it"


def test_208_4b_a_token_of_that_size() -> None:
    table = Table()
    for number in range(3):
        table.creature(f"Muro {number}", 0, 4, subtypes=("Wall",))
    text = (
        "{T}: Crea una pedina creatura Elfo verde con forza e costituzione base pari al numero di Muri che controlli."
    )
    table.put("Corno", printed(text, "Artefatto", "Corno"))
    table.settle().activate("Corno", 0).resolve()
    token = next(one for one in table.game.objects.values() if one.kind is Kind.TOKEN)
    assert (token.printed.power, token.printed.toughness, CardType.CREATURE in token.printed.types) == (3, 3, True)
    assert refused("{T}: Crea una pedina creatura Elfo verde con forza base 3."), "control: no toughness"
