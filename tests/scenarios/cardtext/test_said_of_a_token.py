"""111.3, 113.1a: what a sentence behind a token says that it has is its text; an ability in quotes is shown as it is printed."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.making import GetEmblem
from engine.cards.abilities.objects import CreateTokens
from engine.words.record import within
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import reading, spell

INSIDE = "All'inizio della sottofase finale, sacrifica questa creatura."
MAKES = "Crea una pedina creatura Golem 2/2 rossa chiamata Rombo."


def test_111_3_what_a_token_has_is_part_of_its_text() -> None:
    (made,) = spell(f"{MAKES} Ha travolgere e rapidità.").effects
    assert isinstance(made, CreateTokens)
    assert [one.keyword for one in made.token.abilities if isinstance(one, Keyword)] == ["trample", "haste"]


def test_111_3_keywords_and_abilities_in_quotes_stand_together() -> None:
    (made,) = spell(f'{MAKES} Ha travolgere e "{INSIDE}"').effects
    assert isinstance(made, CreateTokens)
    assert len(made.token.abilities) == 2


def test_611_2_what_it_has_for_a_time_is_an_effect() -> None:
    made, given = spell(f"{MAKES} Ha travolgere fino alla fine del turno.").effects
    assert isinstance(made, CreateTokens)
    assert not made.token.abilities
    assert isinstance(given, Apply)


def test_611_2_of_one_without_a_name_it_may_be_what_it_gains() -> None:
    effects = spell("Crea una pedina creatura Golem 2/2 rossa. Ha rapidità.").effects
    assert isinstance(effects[-1], Apply)


def test_707_2_of_a_copy_it_is_no_part_of_what_is_copied() -> None:
    effects = spell("Crea una pedina che è una copia di un artefatto bersaglio. Ha rapidità.").effects
    assert isinstance(effects[-1], Apply)


@pytest.mark.parametrize(("verb", "part"), [("has", True), ("gains", False)])
def test_111_3_the_english_text_tells_the_two_apart(verb: str, part: bool) -> None:
    looks = reading("Pesca una carta.", "Stregoneria").characteristics
    found = read_oracle("Sentinel", f"Create a 2/2 red Golem creature token named Rumble. It {verb} trample.", looks)
    (made,) = (one for one in within(found.abilities) if isinstance(one, CreateTokens))
    assert bool(made.token.abilities) is part


@pytest.mark.parametrize(
    ("text", "inside"),
    [
        (f'Crea una pedina creatura Golem 2/2 rossa con "{INSIDE}"', INSIDE),
        ('Ottieni un emblema con "Le creature che controlli hanno volare."', "Le creature che controlli hanno volare."),
    ],
)
def test_113_1a_an_ability_in_quotes_is_shown_as_it_is_printed(text: str, inside: str) -> None:
    made = spell(text).effects[0]
    found = reading(text, "Stregoneria").characteristics.abilities
    assert isinstance(made, CreateTokens | GetEmblem)
    assert inside in [getattr(one, "text", "") for one in within(found)]


def test_113_1a_so_is_one_in_quotes_inside_quotes() -> None:
    text = f"Le creature che controlli hanno \"{{T}}: Crea una pedina creatura Golem 2/2 rossa con '{INSIDE}'\""
    found = reading(text, "Incantesimo")
    assert found.understood
    assert any(isinstance(one, Static) for one in found.characteristics.abilities)
    assert INSIDE in [getattr(one, "text", "") for one in within(found.characteristics.abilities)]
