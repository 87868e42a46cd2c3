"""608.2h, 608.2i, 603.12: 'altrettanti' of what was done is how much was done, though some of it is not there any more."""

from __future__ import annotations

import pytest

from engine.cards.abilities.quantities import CountOf
from engine.words.record import within
from tests.scenarios.cardtext.twice import both
from tests.scenarios.played.one_by_one import told

ENTERS_IT, ENTERS_EN = "Quando la Sentinella entra nel campo di battaglia,", "When this creature enters,"
HITS_IT = "Quando lo fai, la Sentinella infligge altrettanti danni a una creatura bersaglio."
HITS_EN = "When you do, this creature deals that much damage to target creature."
DONE = [
    ("TAPpa un qualsiasi numero di artefatti STAPpati che controlli.", "tap any number of untapped artifacts you control."),
    ("rivela un qualsiasi numero di carte Drago dalla tua mano.", "reveal any number of Dragon cards from your hand."),
    ("sacrifica un qualsiasi numero di artefatti.", "sacrifice any number of artifacts."),
    ("scarta un qualsiasi numero di carte.", "discard any number of cards."),
]  # fmt: skip


@pytest.mark.parametrize(("it", "en"), DONE, ids=[en[:20] for _, en in DONE])
def test_608_2h_those_count_that_are_gone(it: str, en: str) -> None:
    found = both(f"{ENTERS_IT} {it} {HITS_IT}", f"{ENTERS_EN} {en} {HITS_EN}")
    counted = [one for one in within(found) if isinstance(one, CountOf)]
    assert counted and all(one.gone for one in counted)


BOARD = f"""\
Anna: Sasso artefatto, Prisma artefatto
Anna in mano: Sentinella creatura 1/1
> {ENTERS_IT} {DONE[0][0]} {HITS_IT}
Bruno: Gigante 5/5
Bruno in mano: Frantuma istantaneo
> Distruggi un artefatto bersaglio.
Anna lancia Sentinella
risolvi
risolvi
Anna sceglie Sasso e Prisma
Anna sceglie Gigante
{{}}
risolvi
Quanto danno ha il Gigante?
"""


@pytest.mark.parametrize("meanwhile", ["", "Bruno lancia Frantuma su Sasso\nrisolvi"])
def test_603_12_two_were_tapped_whatever_becomes_of_them(meanwhile: str) -> None:
    assert "2 danni" in told(BOARD.format(meanwhile))
