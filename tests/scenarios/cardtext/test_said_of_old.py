"""601.2, 613.4c: the words of the first printed cards come to what the English text of today says."""

from __future__ import annotations

import pytest

from tests.scenarios.cardtext.support import reading
from tests.scenarios.cardtext.twice import they_agree

TYPES = {"c": "Creatura — Umano", "s": "Stregoneria"}

PAIRS = [
    ("c", "Tutti gli altri Elfi guadagnano +1/+1.", "Other Elves get +1/+1."),
    ("c", "{W}: La Sentinella ottiene +0/+2 fino alla fine del turno.", "{W}: Sentinel gets +0/+2 until end of turn."),
    ("s", "Le creature che controlli guadagnano +1/+1 e volare fino alla fine del turno.",
     "Creatures you control get +1/+1 and gain flying until end of turn."),
    ("c", "{W}: Un Elfo bersaglio guadagna l'abilità volare fino alla fine del turno.",
     "{W}: Target Elf gains flying until end of turn."),
    ("c", "Quando non controlli più Isole, sacrifica la Sentinella.", "When you control no Islands, sacrifice Sentinel."),
    ("c", "Ogniqualvolta viene lanciata una magia rossa, puoi pagare {1}. Se lo fai, guadagni 1 punto vita.",
     "Whenever a player casts a red spell, you may pay {1}. If you do, you gain 1 life."),
    ("s", "Metti fino a due carte terra sul campo di battaglia TAPpate dalla tua mano.",
     "Put up to two land cards from your hand onto the battlefield tapped."),
    ("c", "Quando la Sentinella muore, puoi rimettere questa carta sul campo di battaglia dal tuo cimitero.",
     "When Sentinel dies, you may return this card from your graveyard to the battlefield."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "italian", "english"), PAIRS)
def test_it_is_what_is_said_today(kind: str, italian: str, english: str) -> None:
    they_agree(italian, english, TYPES[kind])


def test_who_casts_it_is_said_where_it_is_not_anybody() -> None:
    text = "Ogniqualvolta viene lanciata una magia rossa da un avversario, guadagni 1 punto vita."
    assert not reading(text).understood
