"""Sentences are taken to pieces that change places, and combinations that are refused are told (`benchmarks/crossing.py`)."""

from pathlib import Path

from benchmarks.crossing import exchanged, framed, known, printed, said, tried
from benchmarks.crossing_frames import FRAMES
from tests.shared import needs_shared

FIRST = {
    "name_it": "Primo Vento", "type_it": "Stregoneria", "mana_cost": "{1}{U}",
    "text_it": "Distruggi una creatura bersaglio. Pesca un numero di carte pari al numero di artefatti che controlli.",
}  # fmt: skip
SECOND = {
    "name_it": "Secondo Vento", "type_it": "Stregoneria", "mana_cost": "{1}{U}",
    "text_it": "TAPpa una creatura bersaglio con volare. Guadagni punti vita pari ai tuoi punti vita.",
}  # fmt: skip


def test_parts_change_places_with_their_like() -> None:
    everything = [*said(FIRST), *said(SECOND)]
    texts = {one.text for one in exchanged(everything, 100)}
    flying = [one for one in texts if one.startswith("Distruggi una creatura bersaglio con volare.")]
    life = [one for one in texts if "di carte pari a i tuoi punti vita" in one]
    assert flying and life
    # Control: what is destroyed is no number, and nothing changes places with what is of another kind.
    assert not any("Distruggi i tuoi punti vita" in one or "pari a una creatura" in one for one in texts)


def test_what_is_refused_is_told() -> None:
    (one,) = said(FIRST)
    made = exchanged([one, *said(SECOND)], 100)[0]
    assert tried(made).refused is None
    assert tried(made._replace(text="Distruggi una carta Vento dorata.")).refused
    assert printed(one.words).startswith("Distruggi una creatura bersaglio. Pesca")


def test_each_kind_of_part_has_positions() -> None:
    positions = framed([*said(FIRST), *said(SECOND)], 1000)
    assert {one.slot.partition(":")[0] for one in positions} == {"deed", "amount"}
    assert all("{}" in frame.text for several in FRAMES.values() for frame in several)


@needs_shared
def test_faces_that_measure_are_not_looked_at(shared: Path) -> None:
    several = known(shared / "cards" / "dev.jsonl.gz")
    assert several and len(several) < 8000
