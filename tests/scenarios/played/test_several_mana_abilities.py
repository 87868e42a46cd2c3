"""601.2g, 107.5: a source with several mana abilities is tapped for one of them, whichever pays; their order does not matter."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.words.answering import every_answer
from engine.words.citations import cite
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.mentions import Mention
from engine.words.terms import Kind, ObjectId, PlayerId, Zone
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

GREY, ANY = "{T}: Aggiungi {C}.", "{T}: Aggiungi un mana di un qualsiasi colore."
STINGS = "{T}: Aggiungi {W} o {U}. La Brulla ti infligge 1 danno."
WHITE, BLUE = "{T}: Aggiungi {W}.", "{T}: Aggiungi {U}."
COUNTED = "conta il mana\n"


def asked(*texts: str, cost: str, lands: str = "Brulla", before: str = COUNTED) -> str:
    card = "carta: Brulla terra\n" + "".join(f"> {text}\n" for text in texts)
    spell = f"in mano: Scarica istantaneo {cost}\n> Scarica infligge 3 danni a un giocatore bersaglio.\n"
    board = f"Anna: {lands}\n{spell}Bruno: 20\nAnna può lanciare Scarica su Bruno?"
    return " ".join(answer(run(parse_lines(f"{before}{card}{board}", "prova"))).headline)


@pytest.mark.parametrize("before", [COUNTED, ""])
@pytest.mark.parametrize("texts", [(GREY, ANY), (GREY, STINGS), (WHITE, BLUE), (WHITE, GREY, BLUE)])
def test_601_2g_any_of_the_mana_abilities_of_a_source_pays_wherever_it_stands(
    texts: tuple[str, ...], before: str
) -> None:
    for ordered in permutations(texts):
        assert asked(*ordered, cost="{U}", before=before).startswith("Sì: ")


@pytest.mark.parametrize("before", [COUNTED, ""])
@pytest.mark.parametrize(
    ("texts", "cost"),
    [((GREY, STINGS), "{R}"), ((WHITE, BLUE), "{G}"), ((GREY, ANY), "{1}{U}"), ((WHITE, BLUE), "{W}{U}")],
)
def test_107_5_control_none_of_them_pays_another_colour_and_no_two_pay_at_once(
    texts: tuple[str, ...], cost: str, before: str
) -> None:
    for ordered in permutations(texts):
        told = asked(*ordered, cost=cost, before=before)
        assert "non può lanciare" in told and "no: " in told.lower()


@pytest.mark.parametrize("before", [COUNTED, ""])
@pytest.mark.parametrize(
    ("cost", "lands", "allowed"),
    [
        ("{C}{U}", "2x Brulla", True),
        ("{U}{U}", "2x Brulla", True),
        ("{C}{C}{U}{W}", "4x Brulla", True),
        ("{2}{U}{U}", "4x Brulla", True),
        ("{C}{U}{R}", "2x Brulla, Montagna", True),
        ("{C}{R}{R}", "2x Brulla, Montagna", False),
        ("{C}{U}{U}", "2x Brulla", False),
    ],
)
def test_601_2g_several_sources_are_each_tapped_for_what_is_lacking(
    cost: str, lands: str, allowed: bool, before: str
) -> None:
    for ordered in permutations((GREY, STINGS)):
        told = asked(*ordered, cost=cost, lands=lands, before=before)
        assert ("può lanciare" not in told) is allowed, told


def choosing(*options: Option) -> Question:
    of = PlayerId(0)
    return Question(
        form=Form.CHOOSE,
        purpose=Purpose.MANA_ABILITIES,
        decider=of,
        chooser=of,
        rule=cite("601.2g"),
        options=options,
        maximum=len(options),
    )


def ability(one: int, place: int, *, alike: bool = True, once: bool = True) -> Option:
    of = PlayerId(0)
    mention = Mention(
        id=ObjectId(one), label="brulla", name="Brulla", kind=Kind.CARD, zone=Zone.BATTLEFIELD, owner=of, controller=of
    )
    return Option(
        key=f"o{one}.{place}", mention=mention, alike=place if alike else None, only_one=one if once else None
    )


def test_107_5_of_like_sources_each_may_be_tapped_for_another_ability() -> None:
    question = choosing(*(ability(one, place) for one in (1, 2) for place in (0, 1)))
    found = [one.keys for one in every_answer(question)]
    assert found == [
        (),
        ("o1.0",),
        ("o1.1",),
        ("o1.0", "o2.0"),
        ("o1.0", "o2.1"),
        ("o1.1", "o2.1"),
    ]
    most = [one.keys for one in every_answer(question, most_first=True)]
    assert sorted(most) == sorted(found) and [len(one) for one in most] == [2, 2, 2, 1, 1, 0]


def test_107_5_control_what_is_not_tapped_may_be_activated_several_times_and_unlike_sources_are_told_apart() -> None:
    both = choosing(ability(1, 0, once=False), ability(1, 1, once=False))
    assert [one.keys for one in every_answer(both)] == [(), ("o1.0",), ("o1.1",), ("o1.0", "o1.1")]
    unlike = choosing(*(ability(one, place, alike=False) for one in (1, 2) for place in (0, 1)))
    assert len([*every_answer(unlike)]) == 9
