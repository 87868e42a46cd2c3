"""111: tokens with their characteristics."""

import pytest

from engine.cards.abilities.ability import Activated, Keyword, Triggered
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Count, Fixed, X
from engine.cards.abilities.references import Remembered, Target
from engine.cards.characteristics import Characteristics
from engine.words.terms import CardType, Color, Supertype, Zone
from tests.scenarios.cardtext.support import CREATURE_TYPE, refused, spell

SOLDIER = Characteristics(types=CREATURE_TYPE, subtypes=("Soldier",), colors=(Color.WHITE,), power=1, toughness=1)


def made(text: str, **more: str) -> CreateTokens:
    (found,) = spell(text, **more).effects
    assert isinstance(found, CreateTokens)
    return found


@pytest.mark.parametrize(
    "text",
    [
        "Crea una pedina creatura Soldato 1/1 bianca.",
        "Metti sul campo di battaglia una pedina creatura Soldato 1/1 bianca.",
        "Metti in gioco una pedina creatura Soldato 1/1 bianca.",
        "Metti una pedina creatura Soldato 1/1 bianca sul campo di battaglia.",
    ],
)
def test_111_2_a_token_as_it_was_printed_at_any_time(text: str) -> None:
    found = made(text)
    assert (found.token, found.count, found.tapped) == (SOLDIER, Fixed(1), False)


def test_111_3_colours_types_abilities_and_how_many() -> None:
    spirits = made("Crea due pedine creatura Spirito 1/1 bianche e nere con volare.")
    assert spirits.token == Characteristics(
        types=CREATURE_TYPE,
        subtypes=("Spirit",),
        colors=(Color.WHITE, Color.BLACK),
        power=1,
        toughness=1,
        abilities=(Keyword(keyword="flying"),),
    )
    assert spirits.count == Fixed(2)
    golem = made("Crea una pedina creatura artefatto Golem 3/3 incolore TAPpata.")
    assert (golem.token.types, golem.token.colors, golem.tapped) == ((CardType.ARTIFACT, CardType.CREATURE), (), True)
    dragon = made("Crea una pedina creatura leggendaria Drago Spirito 5/5 rossa con volare e travolgere.")
    assert dragon.token.supertypes == (Supertype.LEGENDARY,)
    assert dragon.token.subtypes == ("Dragon", "Spirit")
    assert dragon.token.abilities == (Keyword(keyword="flying"), Keyword(keyword="trample"))


def test_111_3_how_many_may_be_x_or_counted() -> None:
    assert made("Crea X pedine creatura Soldato 1/1 bianche.", mana_cost="{X}{W}").count == X()
    counted = made("Crea una pedina creatura Soldato 1/1 bianca per ogni terra che controlli.")
    assert isinstance(counted.count, Count)


def test_111_3_an_ability_in_quotes() -> None:
    found = made(
        'Crea una pedina creatura Soldato 1/1 bianca con "Quando questa creatura muore, pesca una carta" e cautela.'
    )
    died, vigilance = found.token.abilities
    assert isinstance(died, Triggered)
    assert died.effects == (Draw(),)
    assert vigilance == Keyword(keyword="vigilance")


def test_111_10_predefined_tokens() -> None:
    treasure = made("Crea una pedina Tesoro.").token
    assert (treasure.types, treasure.subtypes) == ((CardType.ARTIFACT,), ("Treasure",))
    (ability,) = treasure.abilities
    assert isinstance(ability, Activated)
    assert ability.cost.sacrifice_this
    assert refused("Crea una pedina Soldato.", "Stregoneria")


def test_111_1_what_was_created_can_be_spoken_of() -> None:
    create, put = spell("Crea una pedina creatura Soldato 1/1 bianca. Metti un segnalino +1/+1 su di essa.").effects
    assert isinstance(create, CreateTokens)
    assert create.keep_as is not None
    assert put == PutCounters(counter="+1/+1", on=Remembered(create.keep_as))


def test_400_7_what_was_exiled_comes_back_as_what_it_became() -> None:
    found = spell(
        "Esilia una creatura bersaglio, poi rimetti quella carta sul campo di battaglia sotto il controllo del suo "
        "proprietario."
    )
    exile, back = found.effects
    assert isinstance(exile, Move)
    assert isinstance(back, Move)
    assert exile.what == Target(0)
    assert back.what == Remembered(exile.keep_as or "")
    assert back.to is Zone.BATTLEFIELD


@pytest.mark.parametrize(
    "text",
    [
        "Crea una pedina creatura Soldato bianca.",
        "Crea una pedina Soldato 1/1 bianca bersaglio.",
        "Crea una pedina creatura Soldato 1/1 1/1 bianca.",
        "Crea una pedina creatura Soldatino 1/1 bianca.",
    ],
)
def test_111_3_a_token_that_is_not_described_whole_is_refused(text: str) -> None:
    assert refused(text, "Stregoneria")
