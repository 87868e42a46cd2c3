"""What the tests of training share: a creature that triggers twice as it is blocked, and the question about something."""

from __future__ import annotations

from scenarios.played.run import Run
from scenarios.training.problems import Problem, problems

BLOCKED_BY_TWO = """
carte:
  Rovo:
    tipo: Creatura
    f/c: 2/6
    testo:
      - Ogniqualvolta Rovo viene bloccata, guadagni 1 punto vita.
      - Ogniqualvolta Rovo viene bloccata da una creatura, pesca una carta.
giocatori:
  - {nome: Anna, campo: [Rovo], grimorio: 5}
  - {nome: Bruno, campo: [Lupo 2/2, Gatto 1/1]}
turno: {di: Anna, sottofase: principale}
azioni:
  - {attacca: {rovo: Bruno}, di: Anna}
  - {blocca: {lupo: rovo, gatto: rovo}, di: Bruno, risposte: [{ordine: [rovo abilità 1, rovo abilità 2, rovo abilità 2]}]}
"""
"""603.3b: one ability triggers once, the other one for each creature that blocks."""


def about(run_: Run, words: str) -> Problem:
    return next(one for one in problems(run_) if words in one.prompt)
