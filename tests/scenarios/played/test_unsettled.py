"""What a choice that is waited for may still change is tried, within bounds: choices may follow one another without end."""

import pytest

from scenarios.played import unsettled
from scenarios.played.run import Run, run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

CUP = """\
Anna: Coppa incantesimo
> Ogniqualvolta guadagni punti vita, puoi guadagnare 1 punto vita.
  mano: Sorso
carta: Sorso istantaneo
> Guadagni 1 punto vita.
Bruno:
Anna lancia Sorso
Quanta vita ha {who}?
"""
PACK = """\
Anna: Drago 9/9 travolgere
Bruno: 6x Elfo 1/1
Anna attacca con Drago
Bruno blocca Drago con 6x Elfo
Quanta vita ha {who}?
"""


@pytest.mark.parametrize(
    ("board", "who", "open_to"), [(CUP, "Anna", True), (PACK, "Bruno", True), (PACK, "Anna", True)]
)
def test_no_more_is_tried_than_some_answers(
    board: str, who: str, open_to: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []
    answered = Run.answered

    def counted(self: Run, number: int, answer: object, **more: object) -> Run:
        tried.append(number)
        return answered(self, number, answer, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Run, "answered", counted)
    made = run(parse_lines(board.format(who=who), "tavolo"))
    assert made.question is not None
    assert made.unsettled is open_to
    assert made.in_any_case is None
    assert 0 < len(tried) <= 3 * unsettled._TRIES


def test_control_what_nothing_changes_is_settled() -> None:
    made = run(parse_lines(CUP.format(who="Bruno"), "tavolo"))
    assert made.question is not None
    assert not made.unsettled


AIMED = """
carta: Colpo istantaneo costo R
> Distruggi una creatura bersaglio.
Anna: {lands}; mano: Colpo
Bruno: Lupo 2/2{keyword}, Orso 2/2
conta il mana
Anna lancia Colpo su Lupo
Si può fare?
"""


@pytest.mark.parametrize(
    ("lands", "keyword", "told"),
    [
        ("Montagna", " anti-malocchio", "(702.11b)"),
        ("Foresta", "", "(601.2h)"),
        ("Montagna", "", "Sì: Anna lancia «Colpo»"),
    ],
)
def test_601_2h_what_is_not_allowed_whatever_is_paid_is_not_refused_for_the_payment(lands, keyword, told) -> None:
    made = run(parse_lines(AIMED.format(lands=lands, keyword=keyword).strip(), "prova.tavolo"))
    assert told in answer(made).headline[0]


SHADE = """
Anna: 20
Bruno: 20
Anna in mano: Ombra creatura incantesimo 5/5
costo: 3B
> Imminente 4—{{1}}{{B}}
carta: Sentenza istantaneo
> Distruggi la creatura bersaglio.
Anna lancia Ombra
{chosen}
risolvi
Bruno lancia Sentenza su Ombra
Si può fare?
"""


def _headline(board: str) -> str:
    return " ".join(answer(run(parse_lines(board.strip(), "prova.tavolo"))).headline)


@pytest.mark.parametrize(
    ("chosen", "begins"),
    [
        ("", "Si attende una scelta"),
        ("costo: imminente", "No: Bruno"),
        ("costo: mana", "Sì, ma solo se prima Anna passa la priorità (117.3b): Bruno"),
    ],
)
def test_702_176a_whether_something_may_be_done_is_not_known_where_what_was_paid_before_is_not(chosen, begins) -> None:
    """The choice is of the spell before and of another player, so that one way of paying that allows it is no answer."""
    board = SHADE.format(chosen=chosen)
    told = _headline(board)
    assert told.startswith(begins)
    made = run(parse_lines(board.strip(), "prova.tavolo"))
    assert made.in_some_way is None
    assert made.unsettled is (not chosen)


def test_control_601_2h_how_the_asked_spell_itself_is_paid_is_up_to_whoever_casts_it() -> None:
    board = SHADE.format(chosen="").partition("\n\nrisolvi")[0] + "\nSi può fare?"
    assert _headline(board).startswith("Sì")


SAVINGS = """
Anna: {lands}; mano: Colpo, Salva
Bruno: Orso 2/2
carta: Colpo istantaneo costo 1R
> Colpo infligge 2 danni alla creatura bersaglio.
carta: Salva istantaneo costo 1G
> Guadagni 3 punti vita.
conta il mana
Anna lancia Colpo su Orso
Anna lancia Salva
Si può fare?
"""


@pytest.mark.parametrize(
    ("lands", "begins"),
    [("3x Montagna, Foresta", "Si attende"), ("2x Montagna", "Comunque si scelga: no")],
)
def test_601_2g_an_action_behind_a_payment_that_is_open_is_not_allowed_yet(lands, begins) -> None:
    assert _headline(SAVINGS.format(lands=lands)).startswith(begins)


EDICT = """
Anna: Lapide artefatto
> Ogniqualvolta {who} muore, guadagni 3 punti vita.
Bruno: Orso 2/2, Lupo 3/3, Cervo 1/1, Tasso 1/2, Corvo 1/1 volare
carta: Editto stregoneria
> Ogni avversario sacrifica una creatura.
turno di Anna
Anna lancia Editto
risolvi
Quanta vita ha Anna?
"""


@pytest.mark.parametrize(
    ("who", "open_to"), [("una creatura con volare", True), ("una creatura con raggiungere", False)]
)
def test_608_2d_the_one_answer_among_many_that_makes_a_difference_is_found(who, open_to) -> None:
    assert run(parse_lines(EDICT.format(who=who).strip(), "prova.tavolo")).unsettled is open_to


@pytest.mark.parametrize(("deed", "open_to"), [("fabuli un punto vita", True), ("guadagni 0 punti vita", False)])
def test_an_answer_that_leads_to_a_text_that_was_not_read_leaves_it_open(deed, open_to) -> None:
    board = EDICT.format(who="una creatura con volare").replace("guadagni 3 punti vita", deed)
    assert run(parse_lines(board.strip(), "prova.tavolo")).unsettled is open_to
