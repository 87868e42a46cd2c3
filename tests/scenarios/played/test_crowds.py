"""111, 704.3: equal tokens kept as one are the same as each by itself: nothing that a game shows tells the two apart."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from benchmarks.traces import Canonical, step_text
from engine.state.changes import NEVER, together_from
from engine.state.crowds import ByNumber
from engine.words.metrics import METER
from scenarios.language.errors import ScenarioError
from scenarios.language.outcomes import Outcome
from scenarios.played.run import Run, run
from scenarios.told.report import as_json, as_text
from scenarios.written.load import parse

CARDS = {
    "Doppia": "tipo: Incantesimo, abilità: [{cambia le pedine create da: tu, moltiplicate per: 2, testo: raddoppia}]",
    "Capo": 'tipo: Creatura — Orso, f/c: 2/2, testo: "Le altre creature che controlli prendono +1/+1."',
    "Maestro": 'tipo: Creatura — Orso, f/c: 2/2, testo: "Le creature Soldato che controlli hanno volare."',
    "Veglia": 'tipo: Incantesimo, testo: "Ogniqualvolta una o più creature muoiono, guadagni 1 punto vita."',
    "Lutto": 'tipo: Incantesimo, testo: "Ogniqualvolta una creatura muore, guadagni 1 punto vita."',
    "Soglia": 'tipo: Incantesimo, testo: "Ogniqualvolta una creatura entra sotto il tuo controllo, guadagni 1 punto vita."',
    "Peso": 'tipo: Incantesimo, testo: "Le creature prendono -1/-0."',
    "Vuoto": 'tipo: Incantesimo, testo: "Se una creatura sta per morire, invece esiliala."',
    "Lento": 'tipo: Incantesimo, testo: "Le creature entrano nel campo di battaglia TAPpate."',
    "Muto": 'tipo: Incantesimo, testo: "Tutte le creature perdono tutte le abilità."',
    "Rosso": 'tipo: Incantesimo, testo: "Le creature che controlli sono rosse."',
    "Basso": 'tipo: Incantesimo, testo: "Le creature hanno forza e costituzione base 0/2."',
    "Boia": 'tipo: Incantesimo, testo: "All\'inizio del tuo mantenimento, sacrifica una creatura."',
    "Alba": 'tipo: Incantesimo, testo: "Le creature che controlli hanno indistruttibile."',
}
"""What lies on Anna's side of the table."""
MAKERS = {
    "Fai{n}": 'tipo: Stregoneria, testo: "Crea {n} pedine creatura Soldato 1/1 bianche."',
    "Guarda{n}": 'tipo: Stregoneria, testo: "Crea {n} pedine creatura Soldato 1/1 bianche con cautela."',
    "Muori{n}": "tipo: Stregoneria, testo: 'Crea {n} pedine creatura Soldato 1/1 bianche con "
    '"Quando questa creatura muore, guadagni 1 punto vita."\'',
    "Oro{n}": 'tipo: Stregoneria, testo: "Crea {n} pedine Tesoro."',
}
SPELLS = {
    "Fine": 'tipo: Stregoneria, testo: "Distruggi tutte le creature."',
    "Pompa": 'tipo: Stregoneria, testo: "Le creature che controlli prendono +1/+1 fino alla fine del turno."',
    "Corsa": 'tipo: Stregoneria, testo: "Le creature che controlli hanno rapidità fino alla fine del turno."',
    "Conta": 'tipo: Stregoneria, testo: "Guadagni 1 punto vita per ogni creatura che controlli."',
    "Pioggia": 'tipo: Stregoneria, testo: "Pioggia infligge 1 danno a ogni creatura."',
    "Gelo": 'tipo: Stregoneria, testo: "Tutte le creature prendono -1/-1 fino alla fine del turno."',
    "Fermi": 'tipo: Stregoneria, testo: "TAPpa tutte le creature."',
    "Cresci": 'tipo: Stregoneria, testo: "Metti un segnalino +1/+1 su ogni creatura che controlli."',
    "Via": 'tipo: Stregoneria, testo: "Esilia tutte le creature."',
    "Casa": 'tipo: Stregoneria, testo: "Fai tornare tutte le creature in mano ai loro proprietari."',
}
AIMED = {
    "Colpo": 'tipo: Stregoneria, testo: "Distruggi una creatura bersaglio."',
    "Forza": 'tipo: Stregoneria, testo: "Una creatura bersaglio prende +3/+3 fino alla fine del turno."',
    "Segno": 'tipo: Stregoneria, testo: "Metti un segnalino +1/+1 su una creatura bersaglio."',
    "Mano": 'tipo: Stregoneria, testo: "Fai tornare una creatura non nera bersaglio in mano al suo proprietario."',
    "Ruba": 'tipo: Stregoneria, testo: "Prendi il controllo di una creatura bersaglio fino alla fine del turno."',
    "Copia": 'tipo: Stregoneria, testo: "Crea due pedine che sono copie di una creatura non nera bersaglio."',
    "Scudo": 'tipo: Stregoneria, testo: "Rigenera una creatura bersaglio."',
    "Sale": 'tipo: Stregoneria, testo: "Sale infligge 1 danno a una creatura bersaglio."',
}


def text(field: list[str], done: list[str]) -> str:
    """A scenario in which Anna casts these, one after the other; a name with a colon is aimed at what stands behind it."""
    cards = [f"  {name}: {{{said}}}" for name, said in (*CARDS.items(), *SPELLS.items(), *AIMED.items())]
    cards += [
        f"  {name.format(n=n)}: {{{said.replace('{n}', str(n))}}}"
        for name, said in MAKERS.items()
        for n in range(2, 13)
    ]
    lines = []
    for one in done:
        name, _, target = one.partition(":")
        if name == "attacca":
            lines += [f"  - attacca: {{{target}: Bruno}}"]
        elif name == "vai":
            lines += [f"  - {{vai a: {target}}}"]
        else:
            aimed = f", bersagli: [{target}]" if target else ""
            lines += [f"  - {{lancia: {name}, di: Anna{aimed}}}", "  - risolvi"]
    hand = [one.partition(":")[0] for one in done if not one.startswith(("attacca", "vai"))]
    board, hands = ", ".join(field), ", ".join(hand)
    made = "\n".join(cards)
    return (
        f"carte:\n{made}\ngiocatori:\n  - {{nome: Anna, campo: [{board}], mano: [{hands}]}}\n"
        f"  - {{nome: Bruno, campo: [Lupo 2/2], grimorio: [3x Foresta]}}\nazioni:\n" + "\n".join(lines) + "\n"
    )


def shown(played: Run) -> list[str]:
    """All that a run shows: every step, how it ended, and its report as data with the sentences in it."""
    canonical = Canonical()
    ended = (played.outcome, played.stopped_by, played.refusal, played.final.next_id)
    objects = [canonical.text(one) for one in (*played.final.objects.values(), *played.final.players)]
    return [
        *(step_text(one.step, canonical) for one in played.steps),
        canonical.text(ended),
        *objects,
        json.dumps(as_json(played), ensure_ascii=False, sort_keys=True),
    ]


def played(field: list[str], done: list[str], least: int) -> list[str]:
    """What a scenario shows where so many equal tokens and more are one; of one that cannot be played, why not."""
    with together_from(least):
        try:
            return shown(run(parse(text(field, done), "prova")))
        except ScenarioError as error:
            return [str(fault) for fault in error.faults]


making = st.sampled_from(tuple(MAKERS)).flatmap(lambda name: st.integers(2, 12).map(lambda n: name.format(n=n)))
aimed = st.tuples(st.sampled_from(tuple(AIMED)), st.sampled_from(("soldato1", "soldato2", "soldato3", "lupo"))).map(
    ":".join
)
acts = st.lists(st.one_of(making, st.sampled_from(tuple(SPELLS)), aimed), min_size=1, max_size=4)
ends = st.sampled_from(((), ("vai:mantenimento",), ("Corsa", "attacca:soldato1", "vai:finale")))


@settings(max_examples=25, deadline=None)
@given(field=st.lists(st.sampled_from(tuple(CARDS)), max_size=3), first=making, done=acts, end=ends)
@example(field=[], first="Fai3", done=["Forza:soldato2", "Pompa"], end=())
@example(field=[], first="Fai3", done=["Scudo:soldato2", "Fine"], end=())
@example(field=["Capo"], first="Guarda4", done=["Ruba:soldato3", "Gelo", "Gelo"], end=())
@example(field=[], first="Fai7", done=["Forza:soldato4", "Pompa"], end=())
@example(field=[], first="Fai7", done=["Forza:soldato4", "Gelo"], end=())
@example(field=["Lutto", "Soglia"], first="Fai5", done=["Fine"], end=())
@example(field=["Alba"], first="Fai3", done=["Fine"], end=())
@example(field=["Doppia", "Lutto"], first="Fai2", done=["Segno:soldato2", "Fine"], end=("vai:finale",))
def test_704_3_equal_tokens_as_one_play_as_each_by_itself(
    field: list[str], first: str, done: list[str], end: tuple[str, ...]
) -> None:
    acted = [first, *done, *end]
    assert played(field, acted, 2) == played(field, acted, NEVER)


def test_111_1_tokens_that_are_made_together_are_one_until_something_tells_one_apart() -> None:
    """The control of the test above: there are crowds, and what is done to one of them divides them."""
    with together_from(2):
        made = run(parse(text([], ["Fai7"]), "prova")).final
        divided = run(parse(text([], ["Fai7", "Segno:soldato3"]), "prova")).final
    assert isinstance(made.objects, ByNumber)
    assert [one.count for one in made.objects.crowds.values()] == [7]
    assert isinstance(divided.objects, ByNumber)
    assert [one.count for one in divided.objects.crowds.values()] == [2, 4]
    assert not isinstance(run(parse(text([], ["Fai7"]), "prova")).final.objects, ByNumber)


def test_614_16_forty_doublers_make_a_million_millions_of_tokens_and_the_answer_says_how_many() -> None:
    METER.reset()
    made = run(parse(text(["Doppia"] * 40, ["Guarda2"]), "prova"))
    assert METER.copies < 200
    assert (made.outcome, made.stopped_by) == (Outcome.COMPLETE, "")
    assert len(made.final.objects) == 2**41 + len(made.start.objects)
    assert "2.199.023.255.552 pedine «Soldato» entrano nel campo di battaglia" in as_text(made)


def _million(field: list[str], done: list[str]) -> Run:
    written = text(field, ["Fai2", *done]).replace(
        "Crea 2 pedine creatura Soldato", "Crea 1000000 pedine creatura Soldato"
    )
    return run(parse(written, "prova"))


def test_608_2_a_million_tokens_are_counted_pumped_and_destroyed_as_two_are() -> None:
    """704.5d, 603.2c: each of them dies and ceases to exist; 'one or more' triggers once."""
    done = ["Pompa", "Conta", "Fine"]
    many, two = _million(["Veglia", "Capo"], done), run(parse(text(["Veglia", "Capo"], ["Fai2", *done]), "prova"))
    assert (many.outcome, many.stopped_by) == (Outcome.COMPLETE, "")
    assert [one.step.kind for one in many.steps] == [one.step.kind for one in two.steps]
    assert [one.step.every_rule() for one in many.steps] == [one.step.every_rule() for one in two.steps]
    assert many.final.sides[0].life - two.final.sides[0].life == 1_000_000 - 2
    assert many.final.players[0].permanents_gone == 1_000_001
    assert len(many.final.objects) == len(two.final.objects)
    assert "1.000.000 «Soldato» muoiono" in as_text(many)


@pytest.mark.parametrize("done", [["Pioggia"], ["Segno:soldato2"], ["Cresci"]])
def test_what_would_look_at_each_of_a_million_ends_incomplete_with_what_stood_before(done: list[str]) -> None:
    many = _million([], done)
    assert many.outcome is Outcome.INCOMPLETE
    assert "troppi" in many.stopped_by
    assert len(many.final.objects) >= 1_000_000


def test_603_2c_a_million_triggers_of_their_own_end_incomplete() -> None:
    many = _million(["Lutto"], ["Fine"])
    assert many.outcome is Outcome.INCOMPLETE
    assert "troppi" in many.stopped_by
