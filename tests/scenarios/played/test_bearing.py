"""What is found of many objects is found in one look at the run, and is what a look at each step finds."""

from __future__ import annotations

import pytest

from scenarios.played import changing
from scenarios.played.came_about import concerns
from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse

WIPE = """\
carte:
  Fine: {{tipo: Stregoneria, testo: Distruggi tutte le creature.}}
  Vedetta: {{tipo: Artefatto, testo: "Ogniqualvolta una creatura muore, guadagni 1 punto vita."}}
giocatori:
  - {{nome: Anna, mano: [Fine], campo: [Vedetta, {each}x Orso 2/2]}}
  - {{nome: Bruno, campo: [{each}x Lupo 2/2]}}
azioni: [lancia: Fine, risolvi: 1]
"""


def wiped(each: int) -> Run:
    return run(parse(WIPE.format(each=each), "prova"))


def test_what_happened_to_an_object_is_what_each_step_says_of_it() -> None:
    made = wiped(3)
    labels = {one.label for one in made.start.objects.values()}
    assert len(labels) >= 8
    for label in labels:
        seen = [(one, change) for one in made.steps for change in one.step.changes if concerns(change, one.step, label)]
        assert list(made.changes_by_label.get(label, ())) == seen
    assert any(made.changes_by_label.get(label) for label in labels)


def test_an_answer_about_twice_as_many_objects_looks_about_twice_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0
    labelled = changing.labelled

    def counted(*arguments: object) -> bool:
        nonlocal looked
        looked += 1
        return labelled(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(changing, "labelled", counted)
    found = []
    for each in (20, 40):
        made, looked = wiped(each), 0
        assert ruling(made).rules
        found.append(looked)
    assert 0 < found[1] < 2.5 * found[0]
