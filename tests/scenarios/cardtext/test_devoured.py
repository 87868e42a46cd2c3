"""702.82b: how many creatures were devoured, as a card counts them, in both languages and on the table."""

import pytest

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Times, TimesPaid
from engine.words.terms import CardType
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import NAME, refused, triggered
from tests.scenarios.played.one_by_one import told

CREATURES = TimesPaid("devour creature")
ENTERS = "Quando la Sentinella entra,"


@pytest.mark.parametrize("words", ["divorata", "che ha divorato"])
def test_702_82b_so_much_for_each(words: str) -> None:
    assert triggered(f"{ENTERS} pesca una carta per ogni creatura {words}.").effects == (Draw(count=CREATURES),)
    assert refused(f"{ENTERS} pesca una carta per ogni creatura che hai divorato."), (
        "control: it is not the player who does"
    )


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("al doppio degli Elfi che ha divorato", Times(2, TimesPaid("devour Elf"))),
        ("al doppio del numero di creature che ha divorato", Times(2, CREATURES)),
        ("al numero di creature divorate", CREATURES),
    ],
)
def test_702_82b_a_number_of_them(words: str, amount: object) -> None:
    (dealt,) = triggered(f"{ENTERS} infligge a un qualsiasi bersaglio danno pari {words}.").effects
    assert isinstance(dealt, DealDamage) and dealt.amount == amount


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        ("pesca una carta per ogni creatura divorata.", "draw a card for each creature it devoured."),
        ("guadagni 2 punti vita per ogni Elfo divorato.", "you gain 2 life for each Elf it devoured."),
        (
            "infligge a un qualsiasi bersaglio danno pari al doppio degli Elfi che ha divorato.",
            "it deals damage to any target equal to twice the number of Elves it devoured.",
        ),
    ],
)
def test_702_82b_both_languages(italian: str, english: str) -> None:
    card = read(NAME, "Creatura — Elfo", f"Divorare 1\n{ENTERS} {italian}", "{2}{G}")
    assert card.understood
    oracle = read_oracle(NAME, f"Devour 1\nWhen this creature enters, {english}", card.characteristics)
    assert compared(card, oracle).verdict is Verdict.AGREE, compared(card, oracle)


@pytest.mark.parametrize(
    ("eaten", "what", "life"),
    [
        ("Orso, Elfo", "creatura divorata", 22),
        ("Orso", "creatura divorata", 21),
        ("Orso, Elfo", "Elfo divorato", 21),
        ("Orso", "Elfo divorato", 20),
    ],
)
def test_702_82b_what_was_devoured_is_counted_as_it_was(eaten: str, what: str, life: int) -> None:
    board = f"""
carta: Drago creatura 2/2
> Divorare 1
> Quando il Drago entra, guadagni 1 punto vita per ogni {what}.
Anna: Orso 2/2, Elfo creatura Elfo 2/2; mano: Drago
Bruno
Anna lancia Drago
scegli: {eaten}
risolvi
Quanta vita ha Anna?
"""
    assert f"{life} punti vita" in told(board)


@pytest.mark.parametrize(
    ("italian", "english", "wanted"),
    [
        ("Divorare Elfo 3", "Devour Elf 3", Filter(subtypes=("Elf",))),
        ("Divorare artefatto 2", "Devour artifact 2", Filter(types=(CardType.ARTIFACT,))),
    ],
)
def test_702_82c_a_quality_is_devoured(italian: str, english: str, wanted: Filter) -> None:
    card = read(NAME, "Creatura — Elfo", italian, "{2}{G}")
    assert card.understood
    ((keyword, _, _),) = card.abilities
    assert isinstance(keyword, Keyword) and keyword.filter == wanted
    oracle = read_oracle(NAME, english, card.characteristics)
    assert compared(card, oracle).verdict is Verdict.AGREE, compared(card, oracle)
    assert refused(italian.replace("Divorare", "Affinità")), "control: no other keyword is said so"


@pytest.mark.parametrize(("line", "size"), [("Divorare artefatto 2", "4/4"), ("Divorare 2", "2/2")])
def test_702_82c_an_artifact_is_food_only_to_what_devours_artifacts(line: str, size: str) -> None:
    board = f"carta: Drago creatura 2/2\n> {line}\nAnna: Idolo artefatto; mano: Drago\nBruno\nAnna lancia Drago\n"
    eaten = "scegli: Idolo\n" if "artefatto" in line else ""
    assert told(f"{board}{eaten}Quanto è il Drago?") == f"«Drago» è {size}."
