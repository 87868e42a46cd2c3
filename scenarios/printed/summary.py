"""What is imported, in numbers: the files, and of how many cards which text is there."""

from __future__ import annotations

from typing import Any

from scenarios.printed.facts import CARD
from scenarios.printed.store import Store


def nothing() -> dict[str, Any]:
    """The same for no cards at all."""
    return {
        "file": [],
        "generi": {},
        "carte": 0,
        "con_testo_italiano": 0,
        "con_testo_oracle": 0,
        "stampa_vecchia": 0,
        "ruling": 0,
    }


def summary(store: Store) -> dict[str, Any]:
    """The imported files, and what they hold together. Raises `StoreError`."""
    files = store.rows("SELECT what, form, file, day, imported, size, records, left_out FROM source ORDER BY id")
    kinds = dict(store.rows("SELECT kind, count(*) FROM card GROUP BY kind ORDER BY count(*) DESC"))
    italian, old = store.rows(
        "SELECT count(*), coalesce(sum(italian < latest), 0) FROM card WHERE kind = ? AND italian IS NOT NULL", CARD
    )[0]
    # A card without any rules text has its Oracle text too: that there is none.
    ((oracle,),) = store.rows("SELECT count(*) FROM card JOIN source ON source.id = card.source WHERE kind = ?", CARD)
    ((rulings,),) = store.rows("SELECT count(*) FROM ruling")
    return {
        "file": [
            {
                "nome": what,
                "forma": form,
                "file": file,
                "giorno": day,
                "importato": imported,
                "byte": size,
                "lette": records - left,
                "tralasciate": left,
            }
            for what, form, file, day, imported, size, records, left in files
        ],
        "generi": kinds,
        "carte": kinds.get(CARD, 0),
        "con_testo_italiano": italian,
        "con_testo_oracle": oracle,
        "stampa_vecchia": old,
        "ruling": rulings,
    }
