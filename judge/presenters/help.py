"""The help of each pane: what it is for, in a few sentences, and its keys, from the one list of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judge import keys


class Page(NamedTuple):
    """What the help shows: a title, paragraphs, and groups of keys with what each does."""

    title: str
    text: str
    groups: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


TITLES: Mapping[str, str] = {
    keys.APP: "Ovunque",
    keys.LIBRARY: "Situazioni",
    keys.PLAY: "Svolgimento",
    keys.STEPS: "Passi",
    keys.CITED: "Regole del passo",
    keys.ANSWER: "Risposta",
    keys.BOARD: "Tavolo al passo scelto",
    keys.SEATS: "I posti attorno al tavolo",
    keys.QUESTION: "Una scelta da fare",
    keys.ANSWERS: "Scelte fatte",
    keys.TABLE: "Tavolo",
    keys.FAULTS: "Che cosa non va",
    keys.VERDICT: "La risposta sul tavolo",
    keys.KEPT: "Ultimi tavoli",
    keys.ASK: "Una richiesta",
    keys.FIND: "Cercare in un riquadro",
    keys.TRAINING: "Allenamento",
    keys.SCENE: "La situazione",
    keys.SAID: "La tua risposta",
    keys.LESSON: "Presentare una situazione",
    keys.RULES: "Regole",
    keys.BOX: "Casella",
    keys.TREE: "Indice",
    keys.READER: "Testo delle regole",
    keys.LINKS: "Rimandi",
    keys.FOUND: "Risultati",
    keys.BOOKMARKS: "Segnalibri",
    keys.RECENT: "Già lette",
    keys.WORDINGS: "Testi di una regola",
    keys.HELP: "Aiuto",
    keys.TOLD: "Spiegazione",
    keys.TAKE: "La risposta da portare via",
    keys.SMALL: "Poco spazio",
    keys.TOUR: "Il giro",
    keys.CHOICE: "Una fra più",
}

TEXTS: Mapping[str, str] = {
    keys.TRAINING: "Una situazione e le sue domande: scrivi che cosa prevedi, poi vedi che cosa era giusto e per quale regola. "
    "Quello che sbagli torna nei giorni che seguono, su un altro tavolo. Titolo, tema e regole si vedono solo dopo.",
    keys.SCENE: "Le carte, il tavolo com'è all'inizio, quello che fanno i giocatori. Sotto sta la domanda.",
    keys.SAID: "Accanto alla domanda sta scritto che cosa si può rispondere. «?» la salta. Quando hai risposto a tutto, Invio "
    "passa alla prossima; «:voto 3» la conta altrimenti, «:sospendi» non la fa più tornare, «:domani» la rimanda, «:nota» annota.",
    keys.LESSON: "La situazione, per chi la guarda con te: Spazio mostra un passo per volta, con le regole. "
    "Quando un candidato dice che cosa succede, G lo segna giusto, S sbagliato; N annota. In fondo la risposta e il riassunto.",
    keys.LIBRARY: "In cima che cosa si può fare, e quello che hai aperto per ultimo; poi le situazioni incluse. Scrivi per "
    "cercarle: parole in qualsiasi forma, anche come si dicono al tavolo, e numeri di regole (704.5g). F6, F7 e F8 lasciano solo "
    "un tema, un livello, un capitolo; Invio apre quella scelta. Ctrl+O apre un file tuo. Per comporne una c'è il Tavolo (F3).",
    keys.PLAY: "In cima sta la risposta, poi i passi che la spiegano. Il tavolo e le regole sono quelli del passo scelto. "
    "Sul tavolo il segno » indica che cosa è cambiato con quel passo.",
    keys.STEPS: "Che cosa succede, un passo per riga. Chi riceve priorità e chi passa sta raccolto in una riga sola: P la "
    "apre. Accanto al numero c'è che cosa è: stato (azioni generate dallo stato), innesco, scelta, priorità, azione, risolve, "
    "turno, lotta. I segni ┌ │ └ tengono insieme un giro della 117.5: quello che si controlla e si mette in pila prima che "
    "qualcuno riceva priorità. Il segno ! indica un passo che si regge su qualcosa che il programma non sa fare.",
    keys.CITED: "Le regole su cui si regge il passo scelto, con il loro testo. Invio apre la regola dentro la sua sezione; "
    "Esc, da lì, riporta qui.",
    keys.ANSWER: "Che cosa succede, in breve. Sotto ci sono i passi che portano fin lì.",
    keys.BOARD: "I giocatori, le loro zone e i permanenti come sono dopo il passo scelto. Il segno » indica le righe che quel "
    "passo ha cambiato; in pila il primo si risolve per primo. Dove c'è posto è disegnato: i giocatori uno di fronte all'altro, le "
    "creature verso il centro, il bordo tratteggiato e TAP per chi è TAPpato; + e − davanti a una parola chiave dicono che "
    "l'oggetto l'ha acquistata o persa. Il segno ▸ è l'oggetto scelto.",
    keys.SEATS: "Chi siede dove: l'ordine di turno va in senso orario, dal primo posto in basso a destra. Di ognuno si legge "
    "vita e veleno, squadra (sq.), chi è imperatore (imp.), raggio di influenza, chi è di turno, chi ha priorità e i segnaturno. "
    "Il segno ▸ è il posto in esame: per lui gli altri sono attaccabili, compagni, nel raggio o fuori raggio, e sotto si legge "
    "per quale regola.",
    keys.QUESTION: "Il regolamento lascia questa scelta a una persona. Le scelte fuori regola non si possono confermare, e "
    "in fondo c'è scritto perché.",
    keys.ANSWERS: "Le scelte che hanno portato fin qui, in ordine. Se ne cambi una, quelle fatte dopo si lasciano cadere e "
    "il resto si svolge di nuovo da lì.",
    keys.TABLE: "Una riga per ogni cosa, nell'ordine che viene. Il tavolo: «Bruno: 17, Orso 2/2, 2x Elfo 1/1 TAP, Spada artefatto"
    " su Orso», «mano di Anna: Lupo 2/1; Foresta», «cimitero: …», «grimorio: 20», «turno: Bruno, mantenimento», in "
    "più di due «formato: Emperor», «opzioni: raggio 1, attacco a sinistra», «Anna: squadra 1, imperatore». Che "
    "cosa succede: «Anna lancia 3 danni su Orso», «Bruno risponde +3/+3 su Orso», «Anna attiva Golem su Lupo», «Anna "
    "attacca Bruno con Vipera», «Bruno blocca Vipera con Muro», «fine combattimento», «passa», «muore Orso», «Anna "
    "tiene Regina», «risposta: no». Che cosa si chiede: «? zona di orso». Una magia si dice con quello che fa («3 "
    "danni», «+3/+3», «2 segnalini +1/+1», «contromagia», «distruzione», «esilio», «rimbalzo», «pesca 2», «3 vita»), o si descrive "
    "dove si lancia, «Anna lancia Dardo istantaneo», e sotto, dopo «>», il suo testo. Chi lancia una carta che non sta da "
    "nessuna parte, o solo sul campo di battaglia, l'aveva in mano. Un campo dei file si scrive com'è, e "
    "un'azione dopo «- ». Accanto c'è la risposta, che si rinnova da sola; le parole capite e gli errori si vedono nella riga. "
    "Freccia destra accetta il completamento, Ctrl+→ una parola sola; un segno come : toglie lo spazio che ne resta.",
    keys.VERDICT: "La risposta su quello che è scritto, con le regole che la decidono; se resta una scelta, tutti i suoi esiti. "
    "Si rinnova da sola mentre scrivi: i puntini nel titolo dicono che la nuova non c'è ancora. Invio porta ai passi.",
    keys.KEPT: "I tavoli degli ultimi tempi, anche di altre finestre e di prima che il programma si chiudesse: ognuno si salva da "
    "solo mentre lo scrivi. Invio riprende il tavolo scelto; quello di adesso resta nell'elenco.",
    keys.FAULTS: "Quello che non va nel tavolo, con riga e colonna e la parola che forse volevi. Sotto, che cosa il motore "
    "capisce dei testi delle carte; le parole che non capisce stanno fra » e «. Invio porta il cursore lì.",
    keys.RULES: "Il regolamento in parole nostre, nell'edizione scritta in alto, e accanto i testi che hai importato: dove un "
    "testo importato vale oggi si legge quello, con la sua edizione; dove è superato, o dice meno della regola di oggi, c'è "
    "scritto. Nella casella vanno numeri e parole; fuori dalla casella le lettere sono comandi.",
    keys.BOX: "Un numero (704.5g, 704 5 g, regola 704,5g, 704, parte 7), anche di un'edizione di prima, oppure parole e domande "
    "intere: i risultati vengono mentre scrivi, con la sezione del primo accanto. Una parola che nessun testo ha si cerca "
    "corretta, e la correzione è offerta in cima ai risultati: la tua resta scritta com'è.",
    keys.FOUND: "Le regole che rispondono, la migliore in cima; le parole cercate sono in grassetto e sottolineate. Accanto c'è la "
    "sezione del risultato in cui ti trovi. Chi «può non essere la regola di oggi» mostra un testo superato, o che dice meno: "
    "T lo confronta.",
    keys.BOOKMARKS: "Le regole segnate, con le note; restano da una volta all'altra. S cambia la nota, Backspace toglie il "
    "segnalibro.",
    keys.RECENT: "Le regole che hai letto, l'ultima in cima, anche nelle volte passate.",
    keys.WORDINGS: "I testi della stessa regola, una edizione sotto l'altra: da quale viene ciascuno, se vale oggi e perché. "
    "Le parole tolte sono fra [- e -], quelle aggiunte fra {+ e +}.",
    keys.TREE: "Le parti del regolamento, i loro capitoli e le loro regole; in fondo il glossario e il manuale. Ogni ramo si "
    "carica quando lo apri.",
    keys.READER: "La regola sta dentro la sua sezione, con il segno » sul numero cercato. Gli esempi sono raccolti: E li mostra. "
    "Sotto il testo ci sono i rimandi della riga in cui ti trovi.",
    keys.LINKS: "Che cosa sta sopra la regola, le regole che nomina, quelle e le voci che la nominano. F7 torna alla regola di "
    "prima.",
    keys.FIND: "Le maiuscole e gli accenti non contano; arrivati in fondo si ricomincia.",
    keys.ASK: "Conferma con Invio, lascia tutto com'è con Esc.",
    keys.APP: "Assistente per arbitri: svolge una situazione e cita le regole che la decidono.",
    keys.HELP: "",
    keys.CHOICE: "Invio sceglie la riga; la prima toglie il limite.",
    keys.TOUR: "Cinque schermate su che cosa si fa dove. Si vede la prima volta; poi con judge giro.",
    keys.SMALL: "In una finestra così piccola i riquadri non si leggono. Allargata, l'avviso se ne va da solo.",
    keys.TAKE: "La risposta nella forma che scegli: va negli appunti, e in un file che sta dove dice il messaggio. Non tutti i "
    "terminali lasciano copiare: allora resta il file.",
    keys.TOLD: "Che cosa c'è dietro un passo, che cosa è mancato, tutti gli esiti, o che cosa cambia con una cosa diversa.",
}


def page(scopes: tuple[str, ...]) -> Page:
    """The help for a pane: `scopes` are its own, then those around it, ending with that of the whole application."""
    texts = [TEXTS[scope] for scope in scopes[:-1] or scopes]
    groups = tuple((TITLES[scope], tuple((key.shown, key.what) for key in keys.KEYS[scope])) for scope in scopes)
    return Page(TITLES[scopes[0]], "\n\n".join(filter(None, texts)), groups)
