"""Five screens for somebody who opens the application for the first time: what is done where."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from judge import keys
from judge.screens.base import Overlay
from judge.widgets.frame import KeyLine
from judge.widgets.plain import plain

PAGES: tuple[tuple[str, str], ...] = (
    (
        "judge, in cinque schermate",
        "judge svolge una situazione di gioco e dice come finisce, con la regola di ogni passo. Quello che non sa lo dice. Invio "
        "va avanti, Esc salta il giro. In basso ci sono sempre i tasti che valgono dove sei; F1 li spiega.",
    ),
    (
        "Una domanda al tavolo: F3",
        "Nel Tavolo si scrive una riga per quello che c'è («Bruno: Orso 2/2») e una per quello che succede («Anna lancia 3 danni "
        "su Orso»). La risposta e gli errori stanno accanto e si rinnovano mentre scrivi; F5 porta ai passi.",
    ),
    (
        "La risposta e i suoi passi: F2",
        "In Svolgimento in cima sta la risposta, sotto i passi, il tavolo a quel passo e le regole che lo decidono. Con le frecce "
        "si cambia passo; C dice perché è successo, N perché qualcosa non è successo, E tutti gli esiti, X porta via la risposta.",
    ),
    (
        "Una regola: F4",
        "Un numero, parole o una domanda intera. S mette un segnalibro, O mostra le situazioni in cui la regola conta. I documenti "
        "ufficiali che hai si importano con judge testo importa.",
    ),
    (
        "Allenarsi: F9",
        "Una situazione per volta: prevedi come finisce, poi vedi che cosa era giusto. Quello che sbagli torna nei giorni che "
        "seguono. Ctrl+P trova ogni comando, ogni situazione, ogni regola; Ctrl+T cambia i colori; Ctrl+Q esce.",
    ),
)


class TourScreen(Overlay[None]):
    """One page after the other."""

    CSS_PATH = "ask.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.TOUR)]
    scope = keys.TOUR

    def __init__(self) -> None:
        super().__init__()
        self._at = 0

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(self._page(), id="page")
        yield KeyLine()

    def _page(self) -> Content:
        title, text = PAGES[self._at]
        return plain((title, "bold"), f"\n\n{text}\n\n", (f"{self._at + 1} di {len(PAGES)}", "italic"))

    def _show(self) -> None:
        self.query_one("#page", Static).update(self._page())

    def action_next(self) -> None:
        """The next page; behind the last one the application."""
        self._at += 1
        if self._at == len(PAGES):
            self.dismiss()
        else:
            self._show()

    def action_back(self) -> None:
        """The page before."""
        self._at = max(self._at - 1, 0)
        self._show()
