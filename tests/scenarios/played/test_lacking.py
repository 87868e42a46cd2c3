"""603.2, 613: what an object would have triggered by, had nothing taken it away; and that nothing else is given as the reason."""

import pytest

from scenarios.asked.explaining.why_not import about
from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

HIDDEN = """\
Anna: Velata 4/4 metamorfosi {2}{G} a faccia in giù
> Quando Velata muore, pesca una carta.
Bruno: 20
Bruno lancia 2 danni su Velata
Si innesca Velata?
"""
QUIET = """\
Anna: Quiete incantesimo
> Tutte le creature perdono tutte le abilità.
Bruno: Spettro 3/3 persistere
Anna lancia 3 danni su Spettro
Si innesca Spettro?
"""
CHRONICLE = """\
Anna: Cenere incantesimo
> Le terre non base sono Montagne.
Bruno: Cronaca terra incantesimo saga con due segnalini sapere
> I, II — Guadagni 1 punto vita.
> III — Pesca una carta.
turno: Bruno, acquisizione
vai a prima principale
Si innesca Cronaca?
"""


def played(lines: str) -> Run:
    return run(parse_lines(lines, "prova.tavolo"))


def reasons(lines: str, name: str) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(one.what, one.why, one.rules) for one in about(played(lines), name) if "innesca" in one.what]


@pytest.mark.parametrize(
    ("board", "name", "rule", "why"),
    [
        (HIDDEN, "Velata", "708.2a", "era a faccia in giù, e non aveva quell'abilità"),
        (QUIET, "Spettro", "613.1f", "«Quiete» gliel'aveva tolta"),
    ],
)
def test_603_2_what_took_an_ability_is_why_it_did_not_trigger(board: str, name: str, rule: str, why: str) -> None:
    made = played(board)
    assert rule in ruling(made).rules
    ((_, told, rules),) = reasons(board, name)
    assert told == why and rule in rules


def test_305_7_a_chapter_that_a_land_lost_is_told_with_what_took_it() -> None:
    made = played(CHRONICLE)
    assert ruling(made).rules[0] == "305.7"
    assert all("«Cenere» gliela toglie" in why and "305.7" in rules for _, why, rules in reasons(CHRONICLE, "Cronaca"))


@pytest.mark.parametrize(
    ("board", "without", "name"),
    [
        (HIDDEN, " a faccia in giù", "Velata"),
        (QUIET, "> Tutte le creature perdono tutte le abilità.\n", "Spettro"),
        (CHRONICLE, "> Le terre non base sono Montagne.\n", "Cronaca"),
    ],
)
def test_603_2_control_without_what_is_named_it_triggers(board: str, without: str, name: str) -> None:
    lines = board.replace(without, "").replace("lancia 2 danni", "lancia 4 danni")
    assert any(
        noticed.source.label.startswith(name.casefold())
        for one in played(lines).steps
        for noticed in one.step.triggered
    )


def test_603_2_control_what_nothing_would_have_triggered_is_not_laid_to_what_took_it() -> None:
    """The creature enters without its ability, but only its death would have triggered that."""
    board = (
        "Anna: Quiete incantesimo\n> Tutte le creature perdono tutte le abilità.\nBruno in mano: Spettro 3/3 {2}\n"
        "> Quando Spettro muore, pesca una carta.\nturno di Bruno\nBruno lancia Spettro\nSi innesca Spettro?\n"
    )
    ((_, why, _),) = reasons(board, "Spettro")
    assert why.startswith("nessun evento")


FINISHED = """\
Anna: Cenere incantesimo
> Le terre non base sono Montagne.
Bruno: Cronaca terra incantesimo saga con tre segnalini sapere
> I, II — Guadagni 1 punto vita.
> III — Pesca una carta.
turno: Bruno, mantenimento
Dov'è Cronaca?
"""
BREAKABLE = """\
Anna: Coro incantesimo
> Ogniqualvolta un avversario guadagna punti vita, guadagni 1 punto vita.
Bruno: Eco incantesimo, Sigillo incantesimo
carta: Eco incantesimo
> Ogniqualvolta un avversario guadagna punti vita, guadagni 1 punto vita.
carta: Sigillo incantesimo
> Sacrifica Sigillo: Distruggi un incantesimo bersaglio.
Anna guadagna 1
Chi vince?
"""


def test_714_4_a_saga_without_chapters_stays_and_the_rule_is_told() -> None:
    told = ruling(played(FINISHED))
    assert told.answer[0].startswith("«Cronaca» resta") and "714.4" in told.rules


def test_714_4_control_with_its_chapters_it_is_sacrificed() -> None:
    told = ruling(played(FINISHED.replace("> Le terre non base sono Montagne.\n", "")))
    assert told.answer[0].startswith("«Cronaca» va nel cimitero") and "704.5s" in told.rules


def test_732_5_a_loop_that_somebody_could_break_is_told_with_the_rules_of_loops() -> None:
    assert ruling(played(BREAKABLE)).rules == ("104.4b", "732.4", "732.5")


def test_732_5_control_nobody_can_break_it() -> None:
    told = ruling(played(BREAKABLE.replace(", Sigillo incantesimo", "")))
    assert "732.5" not in told.rules and "104.4b" in told.rules
