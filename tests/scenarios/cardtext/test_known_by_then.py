"""608.2c: what a condition, another branch and 'that much' may speak of: what is known by then, on the way that leads there."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.choices import Choose, If
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move, Sacrifice
from engine.cards.abilities.quantities import EventAmount
from engine.cards.abilities.references import Remembered
from engine.words.record import within
from engine.words.terms import Zone
from scenarios.cardtext.kept_before import read_too_early
from scenarios.cardtext.oracle.reading import read_oracle
from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext.support import NAME, reading

FINDING = """\
Anna: 20
in mano: Veliero artefatto
> Quando il Veliero entra, passa in rassegna il tuo grimorio per una carta artefatto e rivelala. {there}
grimorio di Anna: Statua artefatto {cost}, Isola
Bruno: 20
Anna lancia Veliero
risolvi
risolvi
Anna sceglie Statua
"""
OTHERWISE = "Altrimenti, aggiungila alla tua mano. Poi rimescola."
BEHIND = f"Mettila sul campo di battaglia se il suo valore di mana è pari o inferiore a 2. {OTHERWISE}"
BEFORE = f"Se il suo valore di mana è pari o inferiore a 2, mettila sul campo di battaglia. {OTHERWISE}"


@pytest.mark.parametrize("there", [BEHIND, BEFORE], ids=["behind", "before"])
@pytest.mark.parametrize(
    ("cost", "zone"), [("{5}", Zone.HAND), ("{2}", Zone.BATTLEFIELD)], ids=["dear", "control: cheap"]
)
def test_608_2c_what_is_moved_is_asked_for_as_what_it_was(there: str, cost: str, zone: Zone) -> None:
    made = run(parse_lines(FINDING.replace("{cost}", cost).replace("{there}", there), "prova"))
    assert not made.not_understood
    (found,) = [one for one in made.final.objects.values() if one.printed.name == "Statua"]
    assert found.zone is zone


def test_608_2c_of_what_only_the_other_branch_kept_nothing_is_said() -> None:
    upkeep = (
        "At the beginning of your upkeep, exile a creature card from your graveyard. If you do, put a +1/+1 counter on ~. "
        "Otherwise, sacrifice it."
    ).replace("~", NAME)
    read = read_oracle(NAME, upkeep, reading("").characteristics)
    assert read.understood
    (asked,) = [one for one in within(read.abilities) if isinstance(one, If)]
    (given_up,) = [one for one in within(asked.otherwise) if isinstance(one, Sacrifice)]
    assert not isinstance(given_up.what, Remembered)


KEPT = Choose(filter=Filter(), keep_as="n1")
READ = Move(what=Remembered("n1"), to=Zone.EXILE)


@pytest.mark.parametrize(
    ("effects", "early"),
    [
        ((READ, KEPT), {"n1"}),
        ((If(condition=Exists(Filter()), then=(KEPT,), otherwise=(READ,)),), {"n1"}),
        ((KEPT, READ), set()),
        ((If(condition=Exists(Filter()), then=(KEPT, READ)),), set()),
        ((READ,), set()),
    ],
    ids=[
        "kept later",
        "kept on the other way",
        "control: kept before",
        "control: on the same way",
        "control: of the cost",
    ],
)
def test_608_2c_a_name_is_read_once_it_is_kept(effects: tuple[object, ...], early: set[str]) -> None:
    assert read_too_early(SpellAbility(effects=effects)) == early  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("sentence", "clear"),
    [
        (
            "metti due segnalini carica sulla Sentinella. Poi puoi pagare {1}. Se lo fai, la Sentinella infligge altrettanti danni "
            "a una creatura bersaglio.",
            False,
        ),
        ("un avversario bersaglio perde 3 punti vita e tu guadagni altrettanti punti vita.", False),
        ("metti un segnalino carica sulla Sentinella e la Sentinella infligge altrettanti danni a una creatura bersaglio.", True),
        ("la Sentinella infligge altrettanti danni a una creatura bersaglio e crea altrettante pedine Tesoro.", True),
    ],
    ids=["counters since", "life since", "control: one alone is no number", "control: the same number"],
)  # fmt: skip
def test_608_2c_of_two_numbers_that_much_means_neither(sentence: str, clear: bool) -> None:
    assert reading(f"Ogniqualvolta guadagni punti vita, {sentence}").understood is clear


def test_608_2d_so_much_damage_to_the_player_instead_is_what_the_creature_would_be_dealt() -> None:
    words = (
        "Whenever you attack with two or more creatures, put two charge counters on ~. When you do, ~ deals damage equal to the "
        "number of charge counters on it to target creature unless that creature's controller has ~ deal that much damage to them."
    )
    read = read_oracle(NAME, words.replace("~", NAME), reading("").characteristics)
    assert read.understood
    assert not any(isinstance(one, EventAmount) for one in within(read.abilities))
