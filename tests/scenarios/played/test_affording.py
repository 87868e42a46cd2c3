"""601.2h: whoever lays out what makes mana and asks whether something can be done means the mana; nobody else does."""

from __future__ import annotations

import pytest

from scenarios.language.outcomes import Outcome
from scenarios.played.run import Run, run
from scenarios.told import ruling
from scenarios.told.answer import answer
from scenarios.written.load import parse, parse_lines

BOARD = """\
Anna: {sources}
Anna in mano: Fiammata stregoneria {{X}}{{R}}
> Fiammata infligge X danni a una creatura bersaglio.
Bruno: Orco 4/4
Anna lancia Fiammata su Orco
x: {x}
{asks}
"""


def played(*, sources: str = "4x Montagna", x: int = 4, asks: str = "Si può fare?", before: str = "") -> Run:
    return run(parse_lines(before + BOARD.format(sources=sources, x=x, asks=asks), "t"))


def headline(made: Run) -> str:
    return " ".join(answer(made).headline)


@pytest.mark.parametrize(
    ("sources", "x", "allowed"),
    [
        ("4x Montagna", 4, False),
        ("4x Montagna", 3, True),
        ("4x Isola", 1, False),
        ("3x Isola, Montagna", 3, True),
        ("3x Montagna, Montagna TAP", 3, False),
        ("2x Montagna, due pedine Tesoro", 3, True),
        ("2x Montagna, pedina Tesoro", 3, False),
    ],
)
def test_601_2h_what_is_laid_out_is_counted_where_it_is_asked_whether_it_can_be_done(
    sources: str, x: int, allowed: bool
) -> None:
    made = played(sources=sources.replace("due pedine Tesoro", "2x pedina Tesoro"), x=x)
    assert headline(made).startswith("Sì: " if allowed else "No: ")
    assert ("601.2h" in answer(made).rules) is not allowed
    assert made.mana_is_short is not allowed and made.question is None
    notes = " ".join(ruling(made).notes)
    assert ("bastano a quelli di Anna" in notes) is allowed and ("Con «conta il mana: no»" in notes) is not allowed


def test_control_without_sources_without_that_question_or_where_somebody_says_so_it_counts_as_paid() -> None:
    for made in (
        played(sources="Lupo 2/2"),
        played(asks="Muore l'Orco?"),
        played(before="conta il mana: no\n"),
        played(x=3),
    ):
        assert not made.mana_is_short
    assert headline(played(sources="Lupo 2/2")).startswith("Sì")
    assert "muore" in headline(played(asks="Muore l'Orco?"))
    assert headline(played(before="conta il mana: no\n")).startswith("Sì")
    assert played(asks="Muore l'Orco?").mana_of == ()


def test_601_2h_what_was_cast_before_has_used_its_part_of_the_mana() -> None:
    lines = (
        "Anna: {sources}\nAnna in mano: Dardo istantaneo R\n> Dardo infligge 3 danni a un qualsiasi bersaglio.\n"
        "Anna in mano: Lampo istantaneo 1R\n> Lampo infligge 2 danni a un qualsiasi bersaglio.\nBruno: Orco 4/4\n"
        "Bruno in mano: Lettura istantaneo 4UU\n> Pesca una carta.\nBruno lancia Lettura\n"
        "Anna lancia Dardo su Orco\nAnna può lanciare Lampo su Bruno?\n"
    )
    assert headline(run(parse_lines(lines.format(sources="2x Montagna"), "t"))).startswith("No: ")
    control = headline(run(parse_lines(lines.format(sources="2x Montagna, Isola"), "t")))
    assert control.startswith("Sì: "), (
        "whoever pays may pay for the first with a Mountain; whose mana nobody asks about has it"
    )


def test_602_2b_an_ability_with_mana_in_its_cost_is_looked_at_as_well() -> None:
    lines = "Anna: {0}, Golem artefatto creatura 3/3\n> {{2}}: Pesca una carta.\nBruno: 20\nAnna può attivare Golem?\n"
    assert headline(run(parse_lines(lines.format("Isola"), "t"))).startswith("No: ")
    assert headline(run(parse_lines(lines.format("2x Isola"), "t"))).startswith("Sì: ")


REFUSED = """
giocatori:
- {nome: Anna, campo: [Montagna], mano: [Drago]}
- Bruno
carte:
  Drago: {tipo: Creatura — Drago, costo: 3R, f/c: 4/4}
azioni: [{lancia: Drago, di: Anna, rifiutata: 601.2h}]
chiede: [zona di Drago]
"""


def test_601_2h_that_it_is_refused_for_want_of_mana_is_expected_without_more() -> None:
    made = run(parse(REFUSED, "t"))
    assert made.right and made.outcome is not Outcome.WAITING
    control = run(parse(REFUSED.replace("campo: [Montagna]", "campo: [4x Montagna]"), "t"))
    assert not control.right


def test_118_6_a_card_that_has_no_cost_on_this_board_is_not_held_against_the_mana() -> None:
    made = run(parse_lines("Anna: Montagna\nBruno: Orco 4/4\nAnna lancia Drago creatura 4/4\nSi può fare?\n", "t"))
    assert headline(made).startswith("Sì") and made.mana_of == ()


ALTAR = """\
Anna: {life}, {others}
Anna: Altare artefatto con {charges} segnalini carica
> {text}
Anna in mano: Golem creatura 3/3 costo {cost}
Bruno: 20
Anna può lanciare Golem?
"""


@pytest.mark.parametrize(
    ("text", "others", "most"),
    [
        ("Sacrifica un artefatto: Aggiungi {C}.", "Sasso artefatto, Cubo artefatto", 3),
        ("Sacrifica un artefatto: Aggiungi {C}{C}.", "Sasso artefatto, Cubo artefatto, Lupo 2/2", 6),
        ("Sacrifica due artefatti: Aggiungi {C}.", "Sasso artefatto, Cubo artefatto, Cono artefatto", 2),
        ("Paga 1 punto vita: Aggiungi {B}.", "Lupo 2/2", 5),
        ("Paga 2 punti vita: Aggiungi {B}.", "Lupo 2/2", 2),
        ("Rimuovi un segnalino carica dall'Altare: Aggiungi {C}.", "Lupo 2/2", 2),
        ("Sacrifica una creatura: Aggiungi {C}. Guadagni 1 punto vita.", "Lupo 2/2, Orso 2/2", 2),
        ("{T}, Sacrifica un artefatto: Aggiungi {C}.", "Sasso artefatto, Cubo artefatto", 1),
        ("{T}: Aggiungi {C}.", "Palude, Sasso artefatto", 2),
        ("{1}: Aggiungi {C}.", "2x Palude", 2),
        (
            "Sacrifica un artefatto: Aggiungi {C}.",
            "7x Palude, Sasso artefatto, Cubo artefatto, Isola, Foresta, 3x Montagna",
            15,
        ),
    ],
)
def test_601_2g_an_ability_that_can_be_paid_for_again_is_activated_again(text: str, others: str, most: int) -> None:
    for cost, begins in ((most, "Sì: "), (most + 1, "No: ")):
        board = ALTAR.format(life=5, others=others, charges=2, text=text, cost=cost)
        made = run(parse_lines(board, "t"))
        assert headline(made).startswith(begins) and made.mana_of and not made.mana_not_tried, cost


def test_601_2g_where_the_ways_to_pay_are_too_many_it_is_not_known_and_that_is_said() -> None:
    others = "Lupo 2/2, Orso 2/2, Elfo 1/1, Gatto 1/2, Cane 1/3, Topo 1/4, Gallo 3/3"
    text = "Sacrifica una creatura: Aggiungi {C}. Guadagni 1 punto vita."
    board = ALTAR.format(life=5, others=others, charges=2, text=text, cost="COST")
    made = run(parse_lines(board.replace("COST", "8"), "t"))
    assert made.mana_not_tried and made.outcome is Outcome.INCOMPLETE
    assert "non si sa se il mana di Anna basta" in " ".join(ruling(made).incomplete)
    control = run(parse_lines(board.replace("COST", "7"), "t"))
    assert headline(control).startswith("Sì: ") and not ruling(control).incomplete


def test_605_3c_a_mana_ability_does_not_pay_for_itself() -> None:
    board = ALTAR.format(life=5, others="Palude", charges=2, text="{1}: Aggiungi {G}.", cost="COST")
    assert headline(run(parse_lines(board.replace("COST", "G"), "t"))).startswith("Sì: ")
    for too_much in (board.replace("COST", "GG"), board.replace("COST", "G").replace("Palude", "Palude TAP")):
        assert headline(run(parse_lines(too_much, "t"))).startswith("No: ")


TWO = """\
Anna: Montagna, Foresta, Montagna; mano: Colpo, Salva
Bruno: Orso 2/2
carta: Colpo istantaneo costo 1
> Colpo infligge 2 danni alla creatura bersaglio.
carta: Salva istantaneo costo {cost}
> Guadagni 3 punti vita.
conta il mana
Anna lancia Colpo su Orso
Anna lancia Salva
Si può fare?
"""


def test_601_2h_how_what_is_asked_about_is_paid_does_not_choose_how_what_was_done_before_was() -> None:
    assert headline(run(parse_lines(TWO.format(cost="G"), "t"))).startswith("Si attende")
    assert headline(run(parse_lines(TWO.format(cost="GG"), "t"))).startswith("Comunque si")


VASSAL = "> {T}: Aggiungi {G}. Spendi questo mana solo per lanciare una magia "


@pytest.mark.parametrize(
    ("texts", "allowed"),
    [
        (f"{VASSAL}artefatto.\n", False),
        (f"{VASSAL}creatura.\n", True),
        (f"{VASSAL}artefatto.\n> {{T}}: Aggiungi {{C}}.\n", False),
        (f"> {{T}}: Aggiungi {{C}}.\n{VASSAL}artefatto.\n", False),
        (f"> {{T}}: Aggiungi {{C}}.\n{VASSAL}creatura.\n", True),
        (f"{VASSAL}creatura.\n> {{T}}: Aggiungi {{C}}.\n", True),
    ],
)
@pytest.mark.parametrize("said", ["Anna può lanciare Arciere?", "Anna lancia Arciere\nSi può fare?"])
def test_106_6_mana_that_may_not_be_spent_so_is_none_that_is_enough(texts: str, said: str, *, allowed: bool) -> None:
    lines = f"Anna: 20\nCorte terra\n{texts}in mano: Arciere 2/2 creatura Elfo {{G}}\nBruno: 20\n{said}"
    made = run(parse_lines(lines, "t"))
    assert headline(made).startswith("Sì: " if allowed else "No: ")
    assert made.mana_is_short is not allowed
