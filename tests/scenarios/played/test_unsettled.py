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
