"""111, 704.3: equal tokens kept as one are the same as each by itself: nothing that a game shows tells the two apart."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.traces import Canonical, step_text
from engine.state.changes import together_from
from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.report import as_json
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
    "Cura": (
        "tipo: Incantesimo, testo: "
        '"Le creature che controlli entrano nel campo di battaglia con un segnalino +1/+1 addizionale."'
    ),
}
SPELLS = {
    "Fai{n}": 'tipo: Stregoneria, testo: "Crea {n} pedine creatura Soldato 1/1 bianche."',
    "Vola{n}": 'tipo: Stregoneria, testo: "Crea {n} pedine creatura Spirito 1/1 bianche con volare."',
    "Guarda{n}": 'tipo: Stregoneria, testo: "Crea {n} pedine creatura Soldato 1/1 bianche con cautela."',
    "Oro{n}": 'tipo: Stregoneria, testo: "Crea {n} pedine Tesoro."',
}
OTHERS = {
    "Fine": 'tipo: Stregoneria, testo: "Distruggi tutte le creature."',
    "Pompa": 'tipo: Stregoneria, testo: "Le creature che controlli prendono +1/+1 fino alla fine del turno."',
    "Corsa": 'tipo: Stregoneria, testo: "Le creature che controlli hanno rapidità fino alla fine del turno."',
    "Conta": 'tipo: Stregoneria, testo: "Guadagni 1 punto vita per ogni creatura che controlli."',
    "Pioggia": 'tipo: Stregoneria, testo: "Pioggia infligge 1 danno a ogni creatura."',
    "Gelo": 'tipo: Stregoneria, testo: "Tutte le creature prendono -1/-1 fino alla fine del turno."',
    "Fermi": 'tipo: Stregoneria, testo: "TAPpa tutte le creature."',
    "Cresci": 'tipo: Stregoneria, testo: "Metti un segnalino +1/+1 su ogni creatura che controlli."',
    "Via": 'tipo: Stregoneria, testo: "Esilia tutte le creature."',
}
AIMED = {
    "Colpo": 'tipo: Stregoneria, testo: "Distruggi una creatura bersaglio."',
    "Forza": 'tipo: Stregoneria, testo: "Una creatura bersaglio prende +3/+3 fino alla fine del turno."',
    "Segno": 'tipo: Stregoneria, testo: "Metti un segnalino +1/+1 su una creatura bersaglio."',
    "Mano": 'tipo: Stregoneria, testo: "Fai tornare una creatura bersaglio in mano al suo proprietario."',
}


def text(field: list[str], done: list[str]) -> str:
    """A scenario in which Anna casts these, one after the other; a name with a colon is aimed at what stands behind it."""
    cards = [f"  {name}: {{{said}}}" for name, said in (*CARDS.items(), *OTHERS.items(), *AIMED.items())]
    cards += [
        f"  {name.format(n=n)}: {{{said.replace('{n}', str(n))}}}"
        for name, said in SPELLS.items()
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
    objects = [canonical.text(one) for one in played.final.objects.values()]
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


making = st.sampled_from(tuple(SPELLS)).flatmap(lambda name: st.integers(2, 12).map(lambda n: name.format(n=n)))
number = st.integers(1, 4).map(lambda n: f"soldato{n}")
aimed = st.tuples(st.sampled_from(tuple(AIMED)), number).map(":".join)
acts = st.lists(st.one_of(making, st.sampled_from(tuple(OTHERS)), aimed), min_size=1, max_size=4)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    field=st.lists(st.sampled_from(tuple(CARDS)), max_size=3),
    first=making,
    done=acts,
    later=st.sampled_from(["", "vai:fine"]),
)
def test_704_3_equal_tokens_as_one_play_as_each_by_itself(
    field: list[str], first: str, done: list[str], later: str
) -> None:
    done = [first, *done, *([later] if later else [])]
    assert played(field, done, 2) == played(field, done, 10**9)
