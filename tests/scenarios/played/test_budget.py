"""How far a run goes: in proportion to its board, and to the end of its budget, where what stood then stands."""

import pytest

from engine.words.metrics import METER
from engine.words.terms import NOBODY, Zone
from scenarios.laid.handles import key
from scenarios.played import bearing, bearing_on_objects, came_about, deciding
from scenarios.played.budget import STOPPED, Budget
from scenarios.played.differences import differences
from scenarios.played.run import Outcome, run
from scenarios.told.report import as_json
from scenarios.told.writings import as_text
from scenarios.written.load import parse, parse_lines
from scenarios.written.model import Scenario

WIPE = """\
carte:
  Orso: {{tipo: Creatura — Orso, f/c: 2/2}}
  Veglia: {{tipo: Incantesimo, testo: "Ogniqualvolta una creatura muore, guadagni 1 punto vita."}}
  Fine: {{tipo: Stregoneria, testo: "Distruggi tutte le creature."}}
giocatori:
  - {{nome: Anna, campo: [Veglia, {count}x Orso], mano: [Fine]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Fine, di: Anna}}
  - {{vai a: finale}}
"""

MAKES = """\
carte:
  Doppia: {{tipo: Incantesimo, abilità: [{{cambia le pedine create da: tu, moltiplicate per: 2, testo: raddoppia}}]}}
  Fai: {{tipo: Stregoneria, abilità: [{{effetto: [{effect}]}}]}}
giocatori:
  - {{nome: Anna, campo: [{field}], mano: [Fai], grimorio: [3]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Fai, di: Anna}}
  - risolvi
"""

TOKENS = "{{crea: {{nome: S, tipo: Creatura — Soldato, f/c: 1/1}}, quante: {count}}}"


def counted(text):
    METER.reset()
    played = run(parse(text, "prova"))
    assert played.outcome is Outcome.COMPLETE
    return METER.positions, METER.projections


def test_104_4b_positions_are_worked_out_only_where_a_board_looks_as_one_before():
    positions, projections = counted(WIPE.format(count=20))
    more_positions, more_projections = counted(WIPE.format(count=80))
    # Every death is another life total: no board looks like an earlier one but where nothing happens any more.
    assert more_positions == positions <= 40
    assert more_projections < 4.5 * projections


def test_104_4b_a_loop_is_found_all_the_same():
    text = """\
carte:
  Ritorno: {tipo: Incantesimo, testo: "Ogniqualvolta una creatura muore, rimettila sul campo di battaglia sotto il controllo \
del suo proprietario."}
  Nulla: {tipo: Creatura — Spirito, f/c: 0/0}
giocatori:
  - {nome: Anna, campo: [Ritorno, Nulla]}
  - {nome: Bruno}
"""
    played = run(parse(text, "prova"))
    assert played.final.result is not None and played.final.result.winners == ()


def asked_in_one_action(count):
    """How often the game was forked for one spell whose effect asks so many questions, all answered in the script."""
    text = (
        "carte:\n  Forse: {tipo: Stregoneria, abilità: [{effetto: ["
        + ", ".join("{può: [{guadagna: 1}]}" for _ in range(count))
        + "]}]}\ngiocatori:\n  - {nome: Anna, mano: [Forse]}\n  - {nome: Bruno}\n"
        "azioni:\n  - {lancia: Forse, di: Anna, risposte: ["
        + ", ".join("{può: sì}" for _ in range(count))
        + "]}\n  - risolvi\n"
    )
    METER.reset()
    played = run(parse(text, "prova"))
    assert len(played.asked) == count
    assert played.final.sides[0].life == 20 + count
    return METER.forks


def test_an_action_with_many_questions_is_carried_out_once():
    assert asked_in_one_action(8) == asked_in_one_action(1)


@pytest.mark.parametrize(
    ("effect", "field"),
    [("{pesca: 1000000}", "")],
)
def test_what_would_make_too_much_is_not_begun(effect, field):
    text = MAKES.format(effect=effect, field=field)
    METER.reset()
    played = run(parse(text, "prova"))
    assert played.outcome is Outcome.INCOMPLETE
    assert played.stopped_by == "oltre il limite di 50.000 eventi"
    assert METER.copies < 200
    # What stood then stands: the spell is on the stack, and nothing of what it does has happened.
    assert [one.label for one in played.final.objects_in([(Zone.STACK, NOBODY)])] == ["fai1"]
    assert as_json(played)["esito"] == "incompleta"


def test_what_a_table_can_hold_is_made():
    played = run(parse(MAKES.format(effect=TOKENS.format(count=1), field="8x Doppia"), "prova"))
    assert played.outcome is Outcome.COMPLETE
    assert sum(1 for one in played.final.permanents() if key(one.label).startswith("s")) == 2**8


def test_a_run_ends_when_its_time_is_over():
    told = iter(range(10_000))
    played = run(parse(WIPE.format(count=30), "prova"), budget=Budget(seconds=200, clock=lambda: float(next(told))))
    assert (played.outcome, played.stopped_by) == (Outcome.INCOMPLETE, "oltre il limite di 200 secondi")
    whole = run(parse(WIPE.format(count=30), "prova"))
    assert [one.step for one in played.steps] == [one.step for one in whole.steps[: len(played.steps)]]
    assert 0 < len(played.steps) < len(whole.steps)


GOES_ON = """\
turno: Anna, STAP
Anna: Altare incantesimo Classe
> All'inizio del tuo mantenimento, guadagni 1 punto vita.
> {1}: Livello 2
> All'inizio del tuo mantenimento, guadagni 5 punti vita.
Bruno: 20
vai a mantenimento di Anna
Quanta vita ha Anna?
"""


@pytest.mark.parametrize("board", [parse(WIPE.format(count=5), "prova"), parse_lines(GOES_ON, "prova.tavolo")])
@pytest.mark.parametrize("seconds", range(5))
def test_wherever_its_time_is_over_what_there_is_of_it_is_told(board: Scenario, seconds: int) -> None:
    told = iter(range(10_000))
    played = run(board, budget=Budget(seconds=seconds, clock=lambda: float(next(told))))
    assert f"oltre il limite di {seconds} secondi" in as_text(played)
    assert as_json(played)["esito"] == "incompleta"


def test_a_run_ends_as_soon_as_nobody_wants_it():
    played = run(parse(WIPE.format(count=5), "prova"), budget=Budget(stopped=lambda: True))
    assert (played.outcome, played.stopped_by, played.steps) == (Outcome.INCOMPLETE, STOPPED, ())


@pytest.mark.parametrize("doubled", [2, 6])
def test_what_decided_is_looked_for_once_however_many_are_called_alike(
    doubled: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 4 tokens and of 64 that were made together the same is told, and one of them is looked at."""
    looked: list[str] = []
    real = came_about.changed_at

    def noted(run, label, *more):
        looked.append(label)
        return real(run, label, *more)

    for room in (bearing, bearing_on_objects, came_about):
        monkeypatch.setattr(room, "changed_at", noted)
    made = run(parse(MAKES.format(effect=TOKENS.format(count=1), field=f"{doubled}x Doppia"), "prova"))
    rules = deciding.deciding_rules(made, (), differences(made))
    assert sum(one.label == "S" for one in made.final.objects.values()) == 2**doubled
    assert (looked.count("S"), bool(rules)) == (1, True)
