"""Whole situations and how they grow: `python -m benchmarks.whole [--against TREE]`. Times and ratios; counts are tests.

Each line is measured in a process of its own, so that the most memory it used is its own, and at the same time of both trees:
``--against`` is another tree of this repository, played right after this one. Without a result in time a line says so.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from judge.__main__ import RARELY

HERE = Path(__file__).resolve().parent.parent
PATIENCE = 120
"""After how many seconds a line is given up."""

MEASURED = """
import gc, json, resource, sys, time
gc.set_threshold({rarely})
try:
    from scenarios.played.run import run
    from scenarios.written.load import parse
except ImportError:
    from scenarios.load import parse
    from scenarios.run import run
try:
    from scenarios.asked.exploring.explore import explore
except ImportError:
    from scenarios.exploring.explore import explore
text, what = json.load(sys.stdin)
scenario = parse(text, "misura")
begun = time.process_time()
if what == "explore":
    found = explore(scenario)
    told = f"{len(found.outcomes)} outcomes of {found.seen} answers"
else:
    made = run(scenario)
    told = f"{len(made.steps)} steps {made.stopped_by}".strip()
spent = time.process_time() - begun
print(json.dumps([spent, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, told]))
"""

WIPE = """\
carte:
  Orso: {{tipo: Creatura — Orso, f/c: 2/2}}
  Veglia: {{tipo: Incantesimo, testo: "Ogniqualvolta una creatura muore, guadagni 1 punto vita."}}
  Fine: {{tipo: Stregoneria, testo: "Distruggi tutte le creature."}}
giocatori:
  - {{nome: Anna, campo: [Veglia, {field}], mano: [Fine]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Fine, di: Anna}}
  - {{vai a: finale}}
"""

DOUBLED = """\
carte:
  Doppia: {{tipo: Incantesimo, abilità: [{{cambia le pedine create da: tu, moltiplicate per: 2, testo: raddoppia}}]}}
  Fai: {{tipo: Stregoneria, testo: "Crea una pedina creatura Soldato 1/1 bianca."}}
giocatori:
  - {{nome: Anna, campo: [{count}x Doppia], mano: [Fai]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Fai, di: Anna}}
  - risolvi
"""

CROWD = """\
carte:
  Veglia: {{tipo: Incantesimo, testo: "Ogniqualvolta una o più creature muoiono, guadagni 1 punto vita."}}
  Capo: {{tipo: Creatura — Orso, f/c: 2/2, testo: "Le altre creature che controlli prendono +1/+1."}}
  Fai: {{tipo: Stregoneria, testo: "Crea {count} pedine creatura Soldato 1/1 bianche."}}
  Pompa: {{tipo: Stregoneria, testo: "Le creature che controlli prendono +1/+1 fino alla fine del turno."}}
  Conta: {{tipo: Stregoneria, testo: "Guadagni 1 punto vita per ogni creatura che controlli."}}
  Fine: {{tipo: Stregoneria, testo: "Distruggi tutte le creature."}}
giocatori:
  - {{nome: Anna, campo: [Veglia, Capo], mano: [Fai, Pompa, Conta, Fine]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Fai, di: Anna}}
  - risolvi
  - {{lancia: Pompa, di: Anna}}
  - risolvi
  - {{lancia: Conta, di: Anna}}
  - risolvi
  - {{lancia: Fine, di: Anna}}
  - risolvi
  - {{vai a: finale}}
"""

LORDS = """\
carte:
  Orso: {{tipo: Creatura — Orso, f/c: 2/2}}
  Capo: {{tipo: Creatura — Orso, f/c: 2/2, testo: "Le altre creature che controlli prendono +1/+1."}}
giocatori:
  - {{nome: Anna, campo: [{count}x Capo, {count}x Orso]}}
  - {{nome: Bruno}}
azioni:
  - {{vai a: finale}}
"""

STONES = """\
carte:
{cards}
giocatori:
  - {{nome: Anna, campo: [{field}]}}
  - {{nome: Bruno, campo: [Orso 2/2, Lupo 3/3, Cervo 4/4]}}
azioni:
  - evento: {{distruggi: orso}}
"""
SHOOTS = "Ogniqualvolta una creatura muore, questo artefatto infligge 1 danno a un qualsiasi bersaglio."


def wipe(count: int) -> str:
    """So many creatures die, and one ability sees each of them."""
    lines = [min(500, count - done) for done in range(0, count, 500)]
    return WIPE.format(field=", ".join(f"{one}x Orso" for one in lines))


def steps(count: int) -> str:
    """About so many steps: eight for each creature that dies."""
    return wipe(count // 8)


def names(count: int) -> str:
    """A combat in which so many names are said of so many objects."""
    half = count // 2
    attack = ", ".join(f"orso{n}: Bruno" for n in range(1, half + 1))
    block = ", ".join(f"lupo{n}: orso{n}" for n in range(1, half + 1))
    return (
        f"giocatori:\n  - {{nome: Anna, campo: [{half}x Orso 2/2]}}\n"
        f"  - {{nome: Bruno, vita: 5000, campo: [{half}x Lupo 2/2]}}\n"
        f"azioni:\n  - attacca: {{{attack}}}\n  - blocca: {{{block}}}\n  - {{vai a: finale}}\n"
    )


def targets(count: int) -> str:
    """So many abilities that trigger at once, each with a target to choose."""
    called = [f"Pietra{letter}" for letter in "ABCDEFGH"[:count]]
    cards = "\n".join(f"  {name}: {{tipo: Artefatto, testo: '{SHOOTS}'}}" for name in called)
    return STONES.format(cards=cards, field=", ".join(called))


def blockers(count: int) -> str:
    """So many attackers, as many possible blockers, and nothing said of blocks."""
    letters = "abcdefgh"[:count]
    attack = ", ".join(f"orso{one}: Bruno" for one in letters)
    own = ", ".join(f"Orso{one} {n}/{n}" for n, one in enumerate(letters, 1))
    theirs = ", ".join(f"Lupo{one} {n}/{n}" for n, one in enumerate(letters, 1))
    return (
        f"giocatori:\n  - {{nome: Anna, campo: [{own}]}}\n  - {{nome: Bruno, campo: [{theirs}]}}\n"
        f"azioni:\n  - attacca: {{{attack}}}\nfino a: danno da combattimento\n"
    )


TABLE: tuple[tuple[str, Callable[[int], str], str, tuple[int, ...]], ...] = (
    ("wipe, one watcher", wipe, "run", (50, 100, 200, 400, 1000)),
    ("steps", steps, "run", (1_000, 9_600)),
    ("names", names, "run", (100, 400, 1_000)),
    ("token doublers", lambda count: DOUBLED.format(count=count), "run", (10, 12, 14, 28, 40)),
    ("tokens, pumped, counted, swept", lambda count: CROWD.format(count=count), "run", (500, 2_000, 10_000, 1_000_000)),
    ("lords and as many others", lambda count: LORDS.format(count=count), "run", (25, 50, 100, 300)),
    ("explore: triggers with targets", targets, "explore", (1, 2, 3, 6)),
    ("explore: blockers", blockers, "explore", (1, 2, 3)),
)


def measured(tree: Path, text: str, what: str) -> tuple[float, float, str]:
    """Seconds of processor time, the most memory in MiB, and what came of it."""
    import json

    environment = {**os.environ, "PYTHONPATH": str(tree)}
    try:
        done = subprocess.run(
            [sys.executable, "-c", MEASURED.replace("{rarely}", repr(RARELY)[1:-1])],
            input=json.dumps([text, what]),
            capture_output=True,
            text=True,
            cwd=tree,
            env=environment,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return float("inf"), float("inf"), f"more than {PATIENCE} s"
    if done.returncode:
        return float("nan"), float("nan"), done.stderr.strip().splitlines()[-1][:60]
    seconds, mebibytes, told = json.loads(done.stdout.splitlines()[-1])
    return float(seconds), float(mebibytes), str(told)


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.whole", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("words", nargs="*", help="only lines with one of these words in their name")
    parser.add_argument("--against", type=Path, metavar="TREE", help="another tree of the repository, to compare with")
    given = parser.parse_args()
    show = sys.stdout.write
    for name, text, what, sizes in TABLE:
        if given.words and not any(word in name for word in given.words):
            continue
        show(f"{name}\n")
        for size in sizes:
            seconds, mebibytes, told = measured(HERE, text(size), what)
            line = f"  {size:>6} {seconds:>8.2f} s {mebibytes:>7.0f} MiB  {told}"
            if given.against is not None:
                before, more, other = measured(given.against.resolve(), text(size), what)
                line += f"   before: {before:.2f} s {more:.0f} MiB  {other}   {before / seconds:.1f} times"
            show(line + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
