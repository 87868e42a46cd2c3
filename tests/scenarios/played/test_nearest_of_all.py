"""Which rules decide where many others are cited: each board beside one on which another rule does."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines


def rules(lines: str) -> tuple[str, ...]:
    return tuple(map(str, ruling(run(parse_lines(lines, "t"))).rules))


SUSPECT = """\
Anna: Orso 3/3
Bruno: Guardia 2/2
Anna lancia Accusa stregoneria su Guardia
> {said}
risolvi
Anna attacca con Orso
Bruno lancia Vuoto istantaneo su Guardia
> La creatura bersaglio {then} fino alla fine del turno.
risolvi
Bruno blocca Orso con Guardia
Si può fare?
"""


def test_613_1f_701_60c_a_suspected_creature_without_abilities_blocks() -> None:
    found = rules(SUSPECT.format(said="Sospetta la creatura bersaglio.", then="perde tutte le abilità"))
    assert found[:2] == ("613.1f", "701.60c")


def test_control_613_1f_with_its_ability_it_does_not() -> None:
    found = rules(SUSPECT.format(said="Sospetta la creatura bersaglio.", then="prende +1/+1"))
    assert found[0] == "509.1b" and "613.1f" not in found


def test_control_613_1f_nothing_was_taken_that_kept_it_from_blocking() -> None:
    said = "La creatura bersaglio ha volare fino alla fine del turno."
    assert "613.1f" not in rules(SUSPECT.format(said=said, then="perde tutte le abilità"))


CHAIN = """\
Anna: 20
Bruno: Orso 2/2
Anna: Catena aura incantare creatura su Orso
> La creatura incantata non può attaccare.
{said}vai a dichiarazione delle creature attaccanti di Bruno
L'Orso può attaccare?
"""
MIST = "Anna lancia Nebbia istantaneo su Orso\n> La creatura bersaglio scompare.\nrisolvi\n"


@pytest.mark.parametrize(("said", "cited"), [(MIST, True), ("", False)])
def test_702_26g_an_aura_comes_back_with_what_it_enchants(said: str, cited: bool) -> None:
    found = rules(CHAIN.format(said=said))
    assert found[0] == "508.1c" and ("702.26g" in found) is cited


QUEENS = """\
Anna: 20
Bruno: Regina creatura{legendary} 3/3
Anna lancia Specchio stregoneria su Regina
> Crea una pedina che è una copia della creatura bersaglio.
Chi muore?
"""


@pytest.mark.parametrize(("legendary", "cited"), [(" leggendaria", True), ("", False)])
def test_704_5j_two_legends_of_two_players(legendary: str, cited: bool) -> None:
    assert ("704.5j" in rules(QUEENS.format(legendary=legendary))[:1]) is cited


PALADIN = """\
Anna: 20
mano: Paladino creatura 3/3 2W
inserto: Colpo
carta: Colpo istantaneo — Avventura 1W
> Distruggi la creatura bersaglio.
Bruno: Orso 2/2
Anna lancia Colpo su Orso
{said}Dov'è il Paladino?
"""


def test_608_2b_715_3d_an_adventure_that_does_not_resolve_is_not_exiled() -> None:
    assert rules(PALADIN.format(said="Bruno risponde con rimbalzo su Orso\n"))[:2] == ("608.2b", "715.3d")


def test_control_715_3d_one_that_resolves_is() -> None:
    found = rules(PALADIN.format(said=""))
    assert "608.2b" not in found and "715.3d" in found


WORM = """\
Anna: 20
Bruno: Verme creatura 5/5 4G
> Metamorfosi {{2}}{{G}}
a faccia in giù: metamorfosi
Anna lancia Morsa istantaneo su Verme
{fast}> La Morsa infligge 3 danni alla creatura bersaglio.
{said}Muore il Verme?
"""
UP = "Bruno gira a faccia in su Verme\n"


@pytest.mark.parametrize(
    ("fast", "said", "first"),
    [
        ("> Battibaleno\n", UP, ("702.61b", "702.37e", "116.2b")),
        ("", UP, ("702.37e", "116.2b", "704.5g")),
    ],
)
def test_702_61b_a_creature_is_turned_up_under_split_second(fast: str, said: str, first: tuple[str, ...]) -> None:
    assert rules(WORM.format(fast=fast, said=said)) == first


def test_control_702_61b_left_as_it_is_it_dies() -> None:
    found = rules(WORM.format(fast="> Battibaleno\n", said=""))
    assert "704.5g" in found and "702.61b" not in found


def test_701_40b_a_manifested_card_is_turned_up_for_its_mana_cost() -> None:
    veil = (
        "Anna: 20\ngrimorio: Drago creatura 5/5 3RR\nBruno: 20\nAnna lancia Velo stregoneria\n"
        "> Manifesta la prima carta del tuo grimorio.\nrisolvi\nBruno lancia 3 danni su Drago\n"
        "Anna gira a faccia in su Drago\nMuore il Drago?\n"
    )
    assert rules(veil)[:2] == ("701.40b", "116.2b")


COAT = """\
Anna: 20
Bruno: Orso 2/2 danno {marked}
Bruno: Manto aura incantare creatura 1W su Orso
> La creatura incantata prende +2/+2.
Anna lancia Luce istantaneo su Orso
> La creatura bersaglio ha protezione dal bianco fino alla fine del turno.
Muore l'Orso?
"""


@pytest.mark.parametrize(("marked", "first"), [(3, ("704.5m", "702.16c", "704.5g")), (1, None)])
def test_704_5m_a_creature_dies_behind_the_aura_on_it(marked: int, first: tuple[str, ...] | None) -> None:
    found = rules(COAT.format(marked=marked))
    assert found == first if first else "704.5g" not in found
