"""601.2g-h, 733.1: each question whether something can be done tries to pay on its own, and what cannot be done stops nothing."""

from __future__ import annotations

import pytest

from scenarios.asked.exploring.opened import opened
from scenarios.language.outcomes import Outcome
from scenarios.played.budget import Budget
from scenarios.played.run import Run, run
from scenarios.told import ruling
from scenarios.written.load import parse_lines


def played(text: str) -> Run:
    return run(parse_lines(text, "t"))


def told(made: Run) -> str:
    """What is read first, of a run that waits as well."""
    first = ruling(made)
    waiting = opened(made, first, Budget())
    return " ".join(first.opening if waiting is None else waiting.answer)


TWO_LANDS = """\
conta il mana: sì
Anna: Foresta terra base, {other} terra base
Anna in mano: Orso 2/2 {{1}}{{G}}, Lupo 3/3 {{R}}
Bruno: 20
{asks}
"""


@pytest.mark.parametrize(
    ("other", "bear", "wolf"), [("Montagna", "sì", "sì"), ("Isola", "sì", "no"), ("Foresta", "sì", "no")]
)
@pytest.mark.parametrize("header", ["conta il mana: sì\n", ""])
def test_601_2h_of_two_questions_each_is_paid_for_with_all_the_mana(
    header: str, other: str, bear: str, wolf: str
) -> None:
    asks = "Anna può lanciare Orso?\nAnna può lanciare Lupo?"
    made = played(TWO_LANDS.format(other=other, asks=asks).replace("conta il mana: sì\n", header))
    first, second = ruling(made).answer[0].lower().split("; ")
    assert first.startswith(f"{bear}: ") and second.startswith(f"{wolf}: "), (first, second)
    assert made.question is None and made.outcome is Outcome.COMPLETE


@pytest.mark.parametrize("asks", ["Anna può lanciare Orso?", "Anna può lanciare Orso?\nAnna può lanciare Lupo?"])
def test_733_1_the_game_after_each_step_of_what_was_paid_in_a_way_that_was_found_is_there_again(asks: str) -> None:
    made = played(TWO_LANDS.format(other="Montagna", asks=asks))
    tapped = [len([one for one in made.game_at(n).permanents() if one.tapped]) for n in range(len(made.steps) + 1)]
    assert max(tapped) == 2, "both lands pay for the Bear"
    assert tapped[0] == 0, "control: nothing is paid at the beginning"


def test_601_2h_a_question_of_another_kind_beside_it_changes_nothing() -> None:
    made = played(TWO_LANDS.format(other="Montagna", asks="Anna può lanciare Orso?\nAnna può attaccare?"))
    assert ruling(made).answer[0].startswith("Sì: Anna lancia «Orso»; no: ")
    control = played(TWO_LANDS.format(other="Montagna", asks="Anna può lanciare Orso?").replace("{1}{G}", "{2}{G}"))
    assert told(control).startswith("No: ") and "601.2h" in ruling(control).rules


@pytest.mark.parametrize(
    ("lands", "some"), [("Montagna", ""), ("Montagna, Isola", "comunque"), ("2x Isola", "comunque")]
)
def test_601_2g_not_to_pay_is_no_answer_to_whether_it_can_be_done(lands: str, some: str) -> None:
    asks = "Anna lancia Orso\nSi può fare?\nQuante creature ha Anna?"
    words = told(
        played(
            TWO_LANDS.format(other="Foresta", asks=asks)
            .replace("Foresta terra base, Foresta", f"Foresta, {lands}")
            .replace(f"{lands} terra base", lands)
        )
    )
    assert "sì: Anna lancia «Orso»" in words and "una sola creatura" in words and "non può pagare" not in words
    assert words.lower().startswith(some) or not some


def test_control_what_no_way_pays_for_is_refused_without_asking_how() -> None:
    asks = "Anna lancia Orso\nSi può fare?\nQuante creature ha Anna?"
    made = played(TWO_LANDS.format(other="Isola", asks=asks).replace("Foresta terra base", "Isola terra base"))
    assert made.question is None
    assert told(made).startswith("No: Anna non può lanciare «Orso»: non può pagare il costo ({1}{G}) (601.2h).")


WEAVER = """\
Anna: Filatore creatura 1/1 Sciamano Elementale
> {T}: Aggiungi due mana in qualsiasi combinazione di colori. Spendi questo mana solo per lanciare magie Elementale.
Anna in mano: Favilla creatura 1/1 Elementale {1}{R}, Orso 2/2 {1}{G}
Bruno: 20
"""


@pytest.mark.parametrize("header", ["conta il mana: sì\n", ""])
def test_106_6_mana_of_any_combination_of_colours_is_tried_in_each_and_may_not_be_spent_elsewhere(header: str) -> None:
    made = played(f"{header}{WEAVER}Anna può lanciare Favilla?\nAnna può lanciare Orso?\n")
    assert not ruling(made).incomplete
    first, second = ruling(made).answer[0].split("; ")
    assert first.startswith("Sì: ") and second.startswith("no: ") and "106.6" in second
    control = played(f"{header}{WEAVER.replace('Orso 2/2', 'Orso creatura 2/2 Elementale')}Anna può lanciare Orso?\n")
    assert told(control).startswith("Sì: ")


SACRIFICES = """\
Anna: 5, Lupo 2/2, Orso 2/2, Elfo 1/1, Gatto 1/2, Cane 1/3, Topo 1/4, Gallo 3/3
Anna: Altare artefatto
> Sacrifica una creatura: Aggiungi {{C}}. Guadagni 1 punto vita.
Anna in mano: Golem creatura 3/3 costo {cost}
Bruno: 20
Anna può lanciare Golem?
"""


def test_601_2h_what_was_not_paid_in_any_way_that_was_tried_is_never_told_as_allowed() -> None:
    made = played(SACRIFICES.format(cost=8))
    assert made.mana_not_tried and [one.value for one in ruling(made).asked] == [None]
    assert told(made).endswith(
        " Non si sa se Anna può pagare il costo per «Golem» (601.2h)."
    ) and "verrebbe" not in told(made)
    beside = played(f"{SACRIFICES.format(cost=8)}Quanta vita ha Anna?\n")
    assert "Senza quello che manca verrebbe: Non si sa se Anna può pagare" in told(beside)
    control = played(SACRIFICES.format(cost=7))
    assert told(control).startswith("Sì: Anna lancia «Golem»")


BOOTS = """\
Anna: Veggente creatura 1/1 Mago malato
> {{T}}: Una creatura bersaglio ha volare fino alla fine del turno.
Anna: Sandali artefatto Equipaggiamento
> La creatura equipaggiata ha {granted}.
> Equipaggiare {{1}}
Anna: Orso 2/2
Bruno: 20
Anna attiva Veggente su Orso
Si può fare?
Anna attiva Sandali abilità 2 su Veggente
risolvi
Anna attiva Veggente su Orso
Si può fare?
"""


def test_733_1_what_cannot_be_done_stops_nothing_of_what_follows() -> None:
    made = played(BOOTS.format(granted="rapidità"))
    assert ruling(made).answer[0].startswith("No: ") and "; sì: Anna attiva l'abilità di «Veggente»" in told(made)
    assert made.refusal is None and {"302.6", "702.10c"} <= {*ruling(made).rules}
    control = played(BOOTS.format(granted="volare"))
    assert [one.value for one in ruling(control).asked] == [False, False]


LAID_DOWN = """\
turno di Bruno
Anna in mano: Orso creatura 2/2
Bruno: Lupo 2/2
Anna lancia Orso
Si può fare?
{then}
Quanta vita ha Anna?
"""


def test_733_1_where_what_follows_needs_it_the_run_ends_there_and_says_where_and_why() -> None:
    made = played(LAID_DOWN.format(then="risolvi\nBruno attacca Anna con Lupo\nAnna blocca Lupo con Orso"))
    assert made.outcome is Outcome.INCOMPLETE and made.refusal is not None
    assert "si ferma all'azione 1 (riga 4), perché quello che segue ne ha bisogno" in told(made)
    control = played(LAID_DOWN.format(then="Bruno attacca Anna con Lupo"))
    assert control.outcome is Outcome.COMPLETE and "Anna passa da 20 a 18" in told(control)


def test_733_1_an_action_behind_it_that_is_never_come_to_says_which_one_ended_the_run() -> None:
    board = LAID_DOWN.format(
        then="Bruno attacca Anna con Lupo\nAnna blocca Lupo con Orso\nAnna lancia +1/+1 su Orso\nSi può fare?"
    )
    words = told(played(board))
    assert "prima dell'azione 4, perché l'azione 3 (riga 7) non si può fare" in words
