"""What may be done now, in words: each action with its rule and its choices, and nothing that is not allowed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import StepKind
from scenarios import library
from scenarios.asked.allowed import allowed, as_json, as_text
from scenarios.played.run import Run, run
from scenarios.written.load import parse
from tests import shipped
from tests.judge.calling import judge

BOARD = """\
carte:
  Folgore:
    tipo: Istantaneo
    costo: R
    abilità: {{effetto: [{{infliggi: 3, a: bersaglio}}], bersagli: qualsiasi bersaglio}}
  Crollo:
    tipo: Stregoneria
    costo: R
    abilità: {{effetto: [{{infliggi: 3, a: bersaglio}}], bersagli: qualsiasi bersaglio}}
giocatori:
  - {{nome: Anna, campo: [Lince 2/2], mano: [Folgore, Crollo]}}
  - {{nome: Bruno, campo: [Orso 2/2], mano: [Folgore]}}
azioni: [{actions}]
"""
AT_THE_END = """\
Alla fine ha la priorità Anna.

Anna può:
  - lanciare «Folgore» (folgore1) [117.1a]
      Anna sceglie i bersagli per «Folgore» (folgore1) (601.2c): 1 fra «Lince», «Orso», Anna o Bruno
  - lanciare «Crollo» [117.1a]
      Anna sceglie i bersagli per «Crollo» (601.2c): 1 fra «Lince», «Orso», Anna o Bruno
  - passare [117.3d]
  - concedere la partita [104.3a]
"""


def played(actions: str = "") -> Run:
    return run(parse(BOARD.format(actions=actions), "prova"))


def test_117_1a_who_has_priority_may_cast_what_is_in_hand() -> None:
    assert as_text(allowed(played())) == AT_THE_END


def test_117_1a_a_sorcery_may_not_be_cast_with_something_on_the_stack() -> None:
    found = played("{lancia: Folgore, bersagli: [orso], di: Anna}")
    cast = next(one.n for one in found.steps if one.step.kind is StepKind.CAST)
    now, end = as_json(allowed(found, cast)), as_json(allowed(found))
    assert [one["azione"] for one in now["azioni"]] == ["passare", "concedere la partita"]
    assert [one["azione"] for one in end["azioni"]] == ["lanciare «Crollo»", "passare", "concedere la partita"]


def test_104_1_nobody_may_do_anything_in_a_game_that_is_over() -> None:
    found = played("{concede: Bruno}")
    assert as_text(allowed(found)) == "Alla fine la partita è finita: nessuno può fare nulla [104.1].\n"
    assert as_json(allowed(found))["azioni"] == []


def test_the_command_writes_both_forms(tmp_path: Path) -> None:
    file = tmp_path / "prova.yaml"
    file.write_text(BOARD.format(actions=""), "utf-8")
    assert judge("scenario", "azioni", str(file)).stdout == AT_THE_END
    data = json.loads(judge("scenario", "azioni", str(file), "--passo", "1", "--json").stdout)
    assert {one["regola"] for one in data["azioni"]} == {"117.1a", "117.3d", "104.3a"}
    assert all(one["certo"] for one in data["azioni"])
    refused = judge("scenario", "azioni", str(file), "--passo", "999")
    assert refused.exit_code == 2 and "il passo 999 non c'è" in refused.stderr


@pytest.mark.slow
def test_what_may_be_done_is_told_of_every_situation_that_ships() -> None:
    told = 0
    for entry in library.entries():
        found = shipped.played(entry.path)
        for step in (None, max(1, len(found.steps) // 2)) if found.steps else (None,):
            here = allowed(found, step)
            assert as_text(here).strip()
            told += len(as_json(here)["azioni"])
    assert told > 1000
