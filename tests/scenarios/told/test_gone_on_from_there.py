"""700.4, 400.7: what happened to an object is told though it has gone on from there; each fact beside a control."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.told.report import as_text
from scenarios.told.ruling import Ruling
from scenarios.written.load import parse_lines

HOME = "> Quando Nina muore, fai tornare Nina in mano al suo proprietario."
SHUFFLED = (
    "> Quando Nina viene messo in un cimitero da qualsiasi zona, il suo proprietario rimescola il suo cimitero nel suo"
    " grimorio."
)
BOARD = """\
carta: Lampo istantaneo W
> Esilia la creatura bersaglio, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario.
carta: Via istantaneo W
> Esilia la creatura bersaglio.
Anna: {nina}
{text}
Anna: foresta
Bruno: 20
Bruno lancia {spell} su Nina
{then}
{asked}
"""


def _told(
    spell: str, text: str = "", asked: str = "Muore Nina?", nina: str = "Nina creatura 2/2", then: str = ""
) -> Ruling:
    return ruling(run(parse_lines(BOARD.format(nina=nina, text=text, spell=spell, then=then, asked=asked), "tavolo")))


@pytest.mark.parametrize("asked", ["Muore Nina?", "Nina muore?", "Sopravvive Nina?", "Dove finisce Nina?"])
@pytest.mark.parametrize(
    ("spell", "text", "answer", "rule"),
    [
        ("distruzione", HOME, "«Nina» muore e torna in mano ad Anna.", "701.8a"),
        ("distruzione", SHUFFLED, "«Nina» muore e va nel grimorio di Anna.", "701.8a"),
        ("3 danni", HOME, "«Nina» muore e torna in mano ad Anna.", "704.5g"),
        ("distruzione", "> Persistere", "«Nina» muore e torna sul campo di battaglia.", "701.8a"),
    ],
)
def test_700_4_that_it_died_and_by_which_rule_comes_first(
    asked: str, spell: str, text: str, answer: str, rule: str
) -> None:
    told = _told(spell, text, asked)
    assert told.answer[0] == answer
    assert told.rules[0] == rule


@pytest.mark.parametrize(
    ("spell", "text", "nina", "then", "rule"),
    [
        ("distruzione", HOME, "Nina creatura 2/2 indistruttibile", "", "702.12b"),
        (
            "distruzione",
            f"{HOME}\n> {{1}}: Rigenera Nina.",
            "Nina creatura 2/2",
            "Anna risponde attivando Nina",
            "701.19a",
        ),
        ("1 danno", HOME, "Nina creatura 2/2", "", "704.5g"),
    ],
)
def test_700_4_what_stays_has_not_died(spell: str, text: str, nina: str, then: str, rule: str) -> None:
    told = _told(spell, text, nina=nina, then=then)
    assert told.answer[0] == "«Nina» resta sul campo di battaglia."
    assert rule in told.rules


def test_700_4_what_was_exiled_or_returned_has_not_died() -> None:
    assert _told("rimbalzo", HOME).answer[0] == "«Nina» torna in mano ad Anna."
    assert _told("Via", HOME).answer[0] == "«Nina» va in esilio."
    assert _told("distruzione").answer[0] == "«Nina» muore."


@pytest.mark.parametrize(
    ("spell", "answer"),
    [
        ("distruzione", "«Nina» muore e cessa di esistere."),
        ("Via", "«Nina» va in esilio e cessa di esistere."),
        ("rimbalzo", "«Nina» torna in mano ad Anna e cessa di esistere."),
    ],
)
def test_111_7_a_token_was_there_before_it_ceased_to_exist(spell: str, answer: str) -> None:
    assert _told(spell, HOME, nina="pedina Nina creatura 2/2").answer[0] == answer


@pytest.mark.parametrize(
    ("spell", "answer"),
    [
        ("Lampo", "«Nina» va in esilio e torna sul campo di battaglia."),
        ("Via", "«Nina» va in esilio."),
    ],
)
def test_400_7_what_was_exiled_and_came_back_was_exiled(spell: str, answer: str) -> None:
    assert _told(spell, asked="Viene esiliata Nina?").answer[0] == answer


def test_400_7_what_was_returned_and_is_cast_again_was_returned() -> None:
    again = "risolvi\nAnna lancia Nina"
    told = _told("rimbalzo", asked="Torna in mano Nina?", nina="Nina creatura 2/2 lampo", then=again)
    assert told.answer[0] == "«Nina» torna in mano ad Anna e torna sul campo di battaglia."


DENIED = """\
carta: Rinvio istantaneo U
> {text}
Anna mano: Orso creatura 2/2 G
Bruno: 20
Anna lancia Orso
Bruno risponde con Rinvio su Orso
{asked}
"""
BACK = (
    "Neutralizza la magia bersaglio. Se la magia viene neutralizzata in questo modo, rimettila in mano al suo proprietario invece"
    " che nel suo cimitero."
)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (BACK, "«Orso» viene neutralizzata e torna in mano ad Anna."),
        ("Neutralizza la magia bersaglio.", "«Orso» viene neutralizzata e va nel cimitero di Anna."),
        ("Fai tornare la magia bersaglio in mano al suo proprietario.", "«Orso» torna in mano ad Anna."),
    ],
)
def test_701_6a_what_was_countered_was_so_wherever_it_goes(text: str, answer: str) -> None:
    assert ruling(run(parse_lines(DENIED.format(text=text, asked="Dove finisce Orso?"), "tavolo"))).answer[0] == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (BACK, "La magia «Orso» viene neutralizzata."),
        ("Neutralizza la magia bersaglio.", "La magia «Orso» viene neutralizzata."),
        ("Fai tornare la magia bersaglio in mano al suo proprietario.", "«Rinvio» va nel cimitero di Bruno."),
    ],
)
def test_701_6a_a_countered_spell_is_told_of_though_it_is_in_hand_again(text: str, answer: str) -> None:
    told = ruling(run(parse_lines(DENIED.format(text=text, asked="Viene neutralizzata Orso?"), "tavolo")))
    assert told.answer[0] == answer


CRUMBLES = """\
Anna: Nebbia 2/2
> {text}
Bruno lancia Soffio istantaneo «Guadagni 1 punto vita.»
Bruno lancia Crollo istantaneo «Distruggi una creatura bersaglio.» su Nebbia
Dove va Nebbia?
"""


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("Quando Nebbia muore, rimettila in mano al suo proprietario.", False),
        ("Quando Nebbia lascia il campo di battaglia, esilia Nebbia.", False),
        ("Ogniqualvolta un avversario lancia una magia, guadagni 1 punto vita.", False),
        ("Ogniqualvolta un avversario lancia una magia, TAPpa Nebbia.", True),
    ],
)
def test_400_7e_what_triggered_on_its_own_leaving_finds_where_it_went(text: str, lost: bool) -> None:
    played = run(parse_lines(CRUMBLES.format(text=text), "tavolo"))
    assert ("non trova più" in as_text(played)) is lost
