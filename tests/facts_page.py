"""What the facts of a step are called in JSON, read from the source: `python -m tests.facts_page` writes docs/fatti.md."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator

from engine.state import facts
from engine.state.facts.fact import Fact
from scenarios.told.facts.data import NAMES
from tests.shared import ROOT

PAGE = ROOT / "docs" / "fatti.md"
_NUMBERS = re.compile(r"^[\d.]+(?:[a-z]+)?(?:[-, ]+[\d.]*[a-z]*)*(?=:)|^(\d+\.\d+[a-z]*)")

_TOP = """\
# I fatti di un passo nel JSON

Scritto da `python -m tests.facts_page`; un test fallisce quando non è aggiornato.

`judge scenario esegui --json` dà per ogni passo, e per ogni evento di un passo, i suoi `fatti`: quello che una regola ha letto, o
che qualcuno ha deciso, sotto nomi che non cambiano. Gli stessi nomi stanno sotto «Fatti letti» in `judge scenario perche`.

- Un fatto senza campi è `true`; uno con un campo solo è il valore di quel campo; uno con più campi è un oggetto con i suoi campi.
- Una carta, o un altro oggetto, è `{"nome": …, "id": …}`; un giocatore è il suo nome. Zone, sottofasi, durate e motivi sono parole,
  e quello che non c'è è `null`. Le abilità di un oggetto si contano da 1.
- `parti` è un elenco di oggetti con `parte` e `dettaglio`; `non infliggono danno` uno di oggetti con `perché` e `creature`.
- `eventi` non è un fatto: è l'elenco degli eventi del passo, ognuno con `testo`, `regole` e `fatti`.

| nome | campi | regole |
| --- | --- | --- |
"""


def kinds() -> tuple[type[Fact], ...]:
    """Every kind of fact, in the order in which they are named."""
    for module in pkgutil.iter_modules(facts.__path__):
        importlib.import_module(f"{facts.__name__}.{module.name}")
    known = {*Fact.__subclasses__()}
    return tuple(kind for kind in NAMES if kind in known)


def page() -> str:
    """The whole page."""
    return _TOP + "".join(f"{line}\n" for line in _rows())


def _rows() -> Iterator[str]:
    for kind in kinds():
        name, *fields = NAMES[kind]
        told = "" if len(fields) < 2 else ", ".join(f"`{field}`" for field in fields)
        yield f"| `{name}` | {told} | {rules_of(kind)} |"


def rules_of(kind: type[Fact]) -> str:
    """The rules with which the docstring of a kind of fact begins."""
    found = _NUMBERS.match(kind.__doc__ or "")
    return "" if found is None else found[0]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.relative_to(ROOT)}: {len(kinds())} facts\n")
