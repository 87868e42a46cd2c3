"""Every key of the application, said once: the bindings, the line at the foot of a screen and the help pages come from here.

Keys are those that any Italian keyboard has without contortions: letters, F1 to F10, arrows, Ctrl with a letter. Ctrl with
h, i, j or m never arrives, as terminals send it as another key.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from textual.binding import Binding


class Key(NamedTuple):
    """What one key does.

    `keys` as Textual names them, divided by commas, the first being the one that is shown; `action` the method that
    they call, '' where the widget knows the key by itself; `label` the words at the foot of the screen, '' for none;
    `what` the words of the help page.
    """

    keys: str
    action: str
    label: str
    what: str

    @property
    def shown(self) -> str:
        """The names of the keys as they are printed on the keyboard."""
        return " o ".join(map(printed, self.keys.split(",")))


TO_BOX = "to_box"
"""The action that leads into the box of a screen."""
_NO_SIGN = re.compile(r"ctrl\+|f[0-9]")
"""The beginning of keys that no box takes for itself."""

APP = "app"
LIBRARY = "situazioni"
PLAY = "svolgimento"
STEPS = "passi"
CITED = "regole citate"
ANSWER = "risposta"
BOARD = "tavolo del passo"
SEATS = "posti"
QUESTION = "domanda"
ANSWERS = "scelte"
TABLE = "tavolo"
FAULTS = "errori"
VERDICT = "risposta del tavolo"
KEPT = "ultimi tavoli"
ASK = "richiesta"
FIND = "ricerca nel riquadro"
RULES = "regole"
TRAINING = "allenamento"
SCENE = "situazione"
SAID = "risposta da dare"
LESSON = "lezione"
BOX = "casella"
TREE = "indice"
FOUND = "risultati"
BOOKMARKS = "segnalibri"
RECENT = "lette"
WORDINGS = "testi"
READER = "testo"
LINKS = "rimandi"
HELP = "aiuto"
TOLD = "spiegazione"
TAKE = "da portare via"
SMALL = "poco spazio"
TOUR = "giro"
CHOICE = "una fra più"
LIST = "elenco"
SCROLL = "testo da scorrere"
EDITOR = "righe del tavolo"

_LIST = (
    Key("up,down", "", "", "una riga su o giù"),
    Key("pageup,pagedown", "", "", "una pagina su o giù"),
    Key("home,end", "", "", "in cima o in fondo"),
)
_SCROLL = (
    Key("up", "scroll_up", "", "una riga su"),
    Key("down", "scroll_down", "", "una riga giù"),
    Key("pageup", "page_up", "", "una pagina su"),
    Key("pagedown", "page_down", "", "una pagina giù"),
    Key("home", "scroll_home", "", "in cima"),
    Key("end", "scroll_end", "", "in fondo"),
)
_WHOLE = (Key("f6", "screen.save_whole", "", "salva una copia con dentro le carte importate, per chi non le ha"),)
_OUTSIDE = (
    Key("ctrl+e", "screen.edit_outside", "", "apre le righe nel tuo editor ($VISUAL o $EDITOR), e le riprende"),
)
_COUNTED = (
    Key(
        "ctrl+up",
        "count(1)",
        "",
        "uno di più: il numero al cursore, la vita sul nome di un giocatore, le copie su un permanente",
    ),
    Key("ctrl+down", "count(-1)", "", "uno di meno, allo stesso modo"),
)
_FAULTS = (
    Key("f7", "screen.fault(-1)", "", "va all'errore precedente"),
    Key("f8", "screen.fault(1)", "Errore", "va all'errore seguente"),
)

KEYS: Mapping[str, tuple[Key, ...]] = {
    APP: (
        Key("f1,ctrl+g", "help", "Aiuto", "questo aiuto, per il riquadro in cui ti trovi"),
        Key("f2", "mode('svolgimento')", "", "Svolgimento: una situazione passo per passo"),
        Key("f3", "mode('tavolo')", "", "Tavolo: comporre una situazione da zero"),
        Key("f4", "mode('regole')", "", "Regole: cercarle per numero o con parole, leggerle"),
        Key("f9", "mode('allenamento')", "", "Allenamento: prevedere come finisce una situazione"),
        Key("ctrl+t", "next_theme", "", "tema: colori chiari, scuri o a contrasto alto"),
        Key(
            "ctrl+f",
            "find",
            "",
            "cerca nel riquadro in cui ti trovi; di nuovo, Invio: il punto seguente, ↑: il precedente",
        ),
        Key("ctrl+p", "command_palette", "Comandi", "cerca un comando, una situazione o una regola"),
        Key("tab,shift+tab", "", "", "il riquadro seguente o il precedente"),
        Key("ctrl+q,f10", "quit", "Esci", "chiude il programma"),
    ),
    LIBRARY: (
        Key("ctrl+o", "open_file", "Apri file", "apre il file di una situazione"),
        Key("f6", "only('theme')", "Tema", "solo le situazioni di un tema"),
        Key("f7", "only('level')", "Livello", "solo quelle di un livello"),
        Key("f8", "only('chapter')", "Capitolo", "solo quelle che mostrano regole di un capitolo"),
        Key("down", "to_list", "", "dalla casella all'elenco"),
        Key("enter", "", "", "apre la situazione scelta"),
    ),
    PLAY: (
        Key("left", "step(-1)", "", "il passo precedente, da qualunque riquadro"),
        Key("right", "step(1)", "", "il passo seguente, da qualunque riquadro"),
        Key("r", "reply", "Rispondi", "risponde alla domanda in attesa"),
        Key("s", "answers", "Scelte", "le risposte già date, per cambiarne una"),
        Key("c", "why", "Perché", "perché il passo scelto è successo: regole, fatti, da dove viene"),
        Key("n", "why_not", "", "perché qualcosa non è successo, o un'azione non sarebbe consentita"),
        Key(
            "e",
            "outcomes",
            "Esiti",
            "gli esiti da questo passo in poi, con ogni risposta possibile; dall'inizio, tutti",
        ),
        Key(
            "v",
            "what_if",
            "",
            "cambia una cosa del tavolo, o aggiunge qui quello che uno farebbe, e dice che cosa cambia",
        ),
        Key("x", "take", "Porta via", "copia la risposta e ne fa un file: testo, una riga, Markdown, HTML, SVG, JSON"),
        Key("t", "table", "Tavolo", "il tavolo disegnato, o come elenco"),
        Key("o", "seats", "Posti", "i posti attorno al tavolo: squadre, raggio di influenza, chi può attaccare chi"),
        Key("z", "zoom", "", "il tavolo a tutto schermo, o com'era"),
        Key("p", "fold", "Passaggi", "mostra o nasconde chi riceve priorità e chi passa"),
        Key("f5", "reload", "", "rilegge il file e svolge da capo"),
        Key("ctrl+e", "edit_outside", "", "apre il file nel tuo editor ($VISUAL o $EDITOR), e lo rilegge"),
        Key("ctrl+o", "open_file", "", "apre il file di una situazione"),
        Key("escape", "leave", "Elenco", "torna all'elenco delle situazioni"),
    ),
    STEPS: (*_LIST, Key("enter", "", "", "alle regole del passo; sulla domanda in attesa, risponde")),
    CITED: (*_LIST, Key("enter", "", "", "apre la regola dentro la sua sezione")),
    ANSWER: _SCROLL,
    BOARD: (
        Key("up", "walk(-1)", "", "l'oggetto precedente"),
        Key("down", "walk(1)", "", "l'oggetto seguente"),
        Key("enter", "ask", "Com'è", "com'è l'oggetto scelto, effetto per effetto, e per quali regole"),
        *_SCROLL[2:],
    ),
    SEATS: (
        Key("left", "look('left')", "Vicino", "il posto accanto, a sinistra sullo schermo"),
        Key("right", "look('right')", "", "il posto accanto, a destra sullo schermo"),
        Key("up", "look('up')", "", "il posto più in alto"),
        Key("down", "look('down')", "", "il posto più in basso"),
        Key("space", "around(1)", "Seguente", "il posto seguente in ordine di turno, a sinistra di chi siede"),
        Key("backspace", "around(-1)", "", "il posto precedente in ordine di turno"),
        Key("pageup", "about(-1)", "", "quello che è detto del posto, una pagina su"),
        Key("pagedown", "about(1)", "Altro", "quello che è detto del posto, una pagina giù"),
        Key("escape", "dismiss", "Chiudi", "chiude i posti"),
    ),
    SCROLL: _SCROLL,
    LIST: (
        Key("up", "cursor_up", "", "una riga su"),
        Key("down", "cursor_down", "", "una riga giù"),
        Key("pageup", "page_up", "", "una pagina su"),
        Key("pagedown", "page_down", "", "una pagina giù"),
        Key("home", "first", "", "in cima"),
        Key("end", "last", "", "in fondo"),
        Key("enter", "select", "", "sceglie la riga"),
    ),
    QUESTION: (
        Key("up,down", "", "", "una scelta su o giù"),
        Key("space", "pick", "", "sceglie o lascia la riga"),
        Key("left", "shift(-1)", "", "porta la riga più su nell'ordine; un numero, uno di meno"),
        Key("right", "shift(1)", "", "porta la riga più giù nell'ordine; un numero, uno di più"),
        Key("backspace", "erase", "", "toglie l'ultima cifra"),
        Key("enter", "", "Conferma", "conferma, se la risposta è consentita"),
        Key("escape", "dismiss", "Lascia", "chiude senza rispondere"),
    ),
    ANSWERS: (*_LIST, Key("enter", "", "Cambia", "risponde altrimenti"), Key("escape", "dismiss", "Chiudi", "chiude")),
    TABLE: (
        Key("f5", "play", "Passi", "i passi della risposta, nello Svolgimento"),
        Key("ctrl+s", "save", "Salva", "salva come file: a righe (.tavolo) o in YAML"),
        *_WHOLE,
        Key("ctrl+o", "open_file", "Apri", "apre una situazione qualsiasi, o il file di un tavolo"),
        Key("ctrl+n", "new", "Nuovo", "ricomincia da un tavolo vuoto; quello di prima resta fra gli ultimi"),
        Key("ctrl+l", "boards", "Ultimi", "gli ultimi tavoli: ognuno si salva da solo mentre lo scrivi"),
        Key(
            "ctrl+r", "seats", "Posti", "i posti attorno al tavolo: squadre, raggio di influenza, chi può attaccare chi"
        ),
        Key("right", "", "", "in fondo a una riga: prende quello con cui può andare avanti, scritto in grigio"),
        Key("ctrl+z", "", "", "annulla l'ultimo cambiamento; Ctrl+Y lo rifà"),
        *(key._replace(action="") for key in _COUNTED),
        *_OUTSIDE,
        *_FAULTS,
    ),
    # TextArea has uses of its own for some of the keys of its screen.
    EDITOR: (*_FAULTS, *_WHOLE, *_OUTSIDE, *_COUNTED),
    VERDICT: (*_SCROLL, Key("enter", "screen.play", "Passi", "i passi della risposta, nello Svolgimento")),
    KEPT: (
        *_LIST,
        Key("enter", "", "Riprendi", "va avanti con il tavolo scelto"),
        Key("escape", "dismiss", "Chiudi", "chiude"),
    ),
    FAULTS: (*_LIST, Key("enter", "", "", "va dove sta l'errore")),
    FIND: (
        Key("enter", "", "Seguente", "il posto seguente"),
        Key("up", "back", "Precedente", "il posto precedente"),
        Key("escape", "dismiss", "Lascia", "chiude senza cercare"),
    ),
    ASK: (Key("enter", "", "Conferma", "conferma"), Key("escape", "dismiss", "Lascia", "chiude senza fare nulla")),
    TRAINING: (
        Key("f5", "steps", "Passi", "i passi della situazione, quando è risposta"),
        Key(
            "f6",
            "choose",
            "Scelte",
            "mostra le risposte fra cui scegliere, dove ce ne sono, o torna alle domande aperte",
        ),
        Key("f8", "present", "Mostra", "presenta ad altri la situazione risposta, un passo per volta"),
        Key("f7", "walk", "Prevedi", "la situazione passo per passo, prevedendo ogni cosa prima che succeda, o intera"),
        Key(
            "ctrl+o",
            "open_set",
            "Insieme",
            "sceglie con che cosa ti alleni: quello che torna oggi, o l'insieme di chi insegna",
        ),
        Key(
            "ctrl+s",
            "statistics",
            "Statistiche",
            "quello che sai, disegnato per settimana e per concetto, e quello che torna",
        ),
        Key("escape", TO_BOX, "", "alla casella"),
    ),
    SCENE: _SCROLL,
    SAID: (
        Key("enter", "", "Conferma", "risponde; quando la situazione è risposta, la prossima"),
        Key("right", "", "Completa", "completa la parola, quando il resto si vede"),
        Key("up", "screen.scroll(-1)", "", "la situazione, una riga su"),
        Key("down", "screen.scroll(1)", "", "la situazione, una riga giù"),
        Key("pageup", "screen.scroll(-10)", "", "la situazione, dieci righe su"),
        Key("pagedown", "screen.scroll(10)", "", "la situazione, dieci righe giù"),
    ),
    LESSON: (
        Key("space", "reveal", "Passo", "mostra il passo seguente"),
        Key("backspace", "hide", "", "nasconde l'ultimo passo"),
        Key("g", "heard('giusto')", "Giusto", "segna giusto quello che un candidato ha detto"),
        Key("s", "heard('sbagliato')", "Sbagliato", "segna sbagliato quello che un candidato ha detto"),
        Key("n", "heard('nota')", "Nota", "annota qualcosa"),
        Key("escape", "dismiss", "Chiudi", "chiude; quello che è segnato resta"),
        *_SCROLL,
    ),
    RULES: (
        Key("f6,ctrl+l,slash", TO_BOX, "Cerca", "alla casella: un numero, parole, una domanda"),
        Key("f7,ctrl+left", "back", "Indietro", "la regola di prima"),
        Key("f8,ctrl+right", "forward", "", "la regola lasciata con Indietro"),
        Key("s", "bookmark", "Segna", "mette un segnalibro con una nota, o cambia la nota di quello che c'è"),
        Key("backspace", "unbookmark", "Togli", "toglie il segnalibro"),
        Key("c", "copy", "Copia", "copia la regola con numero, edizione e data"),
        Key("e", "examples", "Esempi", "mostra o nasconde gli esempi della regola"),
        Key("t", "wordings", "Testi", "la regola nelle diverse edizioni, con le differenze"),
        Key("o", "situations", "Situazioni", "le situazioni che mostrano la regola"),
        Key("v", "to_links", "", "ai rimandi della regola"),
        Key("r", f"side('{FOUND}')", "", "i risultati dell'ultima ricerca"),
        Key("i", f"side('{TREE}')", "", "l'indice: parti, capitoli, glossario, manuale"),
        Key("l", f"side('{BOOKMARKS}')", "", "i segnalibri, con le note"),
        Key("g", f"side('{RECENT}')", "", "le regole già lette, l'ultima in cima"),
        Key("escape", "leave", "", "torna da dove la regola è stata aperta"),
    ),
    BOX: (
        Key("enter", "", "", "apre la regola con questo numero, o il risultato scelto"),
        Key("down", "screen.to_side", "", "ai risultati, o all'indice"),
    ),
    FOUND: (*_LIST, Key("enter", "", "", "apre il risultato nella sua sezione")),
    BOOKMARKS: (*_LIST, Key("enter", "", "", "apre la regola")),
    RECENT: (*_LIST, Key("enter", "", "", "apre la regola")),
    WORDINGS: (*_SCROLL, Key("escape", "dismiss", "Chiudi", "torna alla regola")),
    TREE: (
        *_LIST,
        Key("right", "open_branch", "", "apre il ramo"),
        Key("left", "close_branch", "", "chiude il ramo, o risale a quello sopra"),
        Key("enter", "", "", "legge il capitolo o la regola"),
    ),
    READER: (*_LIST, Key("enter", "", "", "ai rimandi della regola")),
    LINKS: (*_LIST, Key("enter", "", "", "segue il rimando")),
    HELP: (Key("escape", "dismiss", "Chiudi", "chiude l'aiuto"), *_SCROLL),
    CHOICE: (
        *_LIST,
        Key("enter", "", "Scegli", "sceglie la riga"),
        Key("escape", "dismiss", "Lascia", "lascia com'era"),
    ),
    TOUR: (
        Key("enter", "next", "Avanti", "la schermata seguente; alla fine comincia"),
        Key("left", "back", "Indietro", "la schermata di prima"),
        Key("escape", "dismiss", "Salta", "chiude il giro: si rivede con judge giro"),
    ),
    SMALL: (Key("escape", "dismiss", "Lo stesso", "toglie l'avviso"),),
    TAKE: (
        *_LIST,
        Key("enter", "", "Copia", "copia la risposta in questa forma, e ne fa un file"),
        Key("escape", "dismiss", "Lascia", "chiude senza copiare"),
    ),
    TOLD: (Key("escape", "dismiss", "Chiudi", "torna ai passi"), *_SCROLL),
}


def use(those: Mapping[str, tuple[Key, ...]]) -> None:
    """From now on these are the keys. Screens that were loaded before keep theirs."""
    global KEYS
    KEYS = those


def bindings(scope: str) -> list[Binding]:
    """The bindings of a screen or widget, as Textual wants them."""
    # The help pages read this module without a screen.
    from textual.binding import Binding

    made = []
    for key in KEYS[scope]:
        # A key that leads into a box works before what is typed behind it: handed on to the screen, it would come after that.
        ahead = [one for one in key.keys.split(",") if key.action == TO_BOX and _NO_SIGN.match(one)]
        for keys, priority in ((ahead, True), ([one for one in key.keys.split(",") if one not in ahead], scope == APP)):
            if key.action and keys:
                shown = bool(key.label) and key.keys.startswith(keys[0])
                made.append(Binding(",".join(keys), key.action, key.label, show=shown, priority=priority))
    return made


def printed(key: str) -> str:
    """A key as an Italian keyboard has it: Invio, Ctrl+S, ↑."""
    return "+".join(PRINTED.get(part, part.upper() if len(part) < 4 else part) for part in key.split("+"))


PRINTED = {
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "enter": "Invio",
    "escape": "Esc",
    "space": "Spazio",
    "backspace": "Backspace",
    "home": "Inizio",
    "end": "Fine",
    "pageup": "Pag↑",
    "pagedown": "Pag↓",
    "tab": "Tab",
    "slash": "/",
    "shift": "Maiusc",
    "ctrl": "Ctrl",
}
