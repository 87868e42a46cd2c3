"""Why, by the codes of the engine: why an ability did not trigger, a target is not legal, an action is refused."""

from __future__ import annotations

from collections.abc import Mapping

from engine.state.trace import NearMiss
from scenarios.language.words import People, joined, keyword_word, quoted
from scenarios.told.combat import COMBAT_REFUSALS

_FAR = "è fuori dal raggio di influenza"
CRITERIA: Mapping[str, str] = {
    "exists": "l'oggetto non c'è",
    "out of reach": _FAR,
    "zone": "l'oggetto è in un'altra zona",
    "this": "riguarda solo la sua fonte",
    "another": "riguarda solo altri oggetti",
    "attached to this": "l'oggetto non gli è assegnato",
    "holds this": "non è ciò a cui la fonte è assegnata",
    "kind": "non è il genere d'oggetto richiesto",
    "type": "il tipo di carta non corrisponde",
    "supertype": "il supertipo non corrisponde",
    "subtype": "il sottotipo non corrisponde",
    "abilities": "ha qualche abilità, o non ne ha",
    "ability lost": "l'abilità che lo farebbe gli è stata tolta prima",
    "source gone": "la sua fonte ha lasciato il campo di battaglia in quello stesso momento, e non guarda indietro",
    "face": "la faccia visibile non è quella richiesta",
    "color": "il colore non corrisponde",
    "controller": "il controllore non è quello richiesto",
    "owner": "il proprietario non è quello richiesto",
    "power": "la forza non corrisponde",
    "toughness": "la costituzione non corrisponde",
    "base power": "la forza base non corrisponde",
    "base toughness": "la costituzione base non corrisponde",
    "mana value": "il valore di mana non corrisponde",
    "keyword": "la parola chiave non corrisponde",
    "tapped": "non è nella posizione richiesta (TAPpato o STAPpato)",
    "attacking": "conta se attacca",
    "blocking": "conta se blocca",
    "name": "il nome non corrisponde",
    "counter": "non ha il segnalino richiesto",
    "designation": "non ha la designazione richiesta",
    "paired": "è abbinata a un'altra creatura, o non lo è",
    "bonded to this": "non è la creatura a cui la fonte è legata",
    "attacked this turn": "conta se ha attaccato in questo turno",
    "discarded this turn": "conta se è stata scartata in questo turno",
    "cast from": "non è stata lanciata da quella zona",
    "sticker": "non ha uno sticker di quel genere",
    "inset": "nel suo riquadro non ha quello che è richiesto",
    "linked": "non è stato messo lì dall'abilità collegata",
    "one permanent": "è la stessa carta combinata di un permanente solo, che è già stato contato",
    "targets": "i suoi bersagli non sono quelli richiesti",
    "any of": "non è nessuna delle cose elencate",
    "player": "il giocatore non è quello richiesto",
    "recipient": "il danno o i segnalini vanno ad altri",
    "combat": "conta se il danno è da combattimento",
    "alone": "la creatura non attacca da sola",
    "attacked": "è attaccato qualcos'altro",
    "most life": "il giocatore attaccato non è quello con più punti vita",
    "others attacking": "non attaccano con lei abbastanza altre creature",
    "entered blocking": "è entrata bloccando, e non ha bloccato",
    "already blocked": "lo era già",
    "already so": "non lo diventa, perché lo era già, o è entrato così",
    "number of creatures": "le creature non sono nel numero richiesto",
    "blocked": "conta se è bloccata",
    "defending": "non è del giocatore in difesa",
    "mana spent": "conta se il mana speso per lanciare magie arriva a quel numero in quel momento",
    "gain or loss": "conta se i punti vita si guadagnano o si perdono",
    "number of counters": "i segnalini non raggiungono ora il numero richiesto",
    "read ahead": "è un capitolo che la Saga ha saltato nel turno in cui è entrata",
    "intervening if": "la condizione «se» non è vera",
    "once each turn": "si è già innescata in questo turno",
    "replaced": "quello su cui si innescherebbe non succede, perché è sostituito o prevenuto",
    "source": "la fonte non è quella richiesta",
    "origin": "viene da un'altra zona",
    "destination": "va in un'altra zona",
    "reason": "succede per un altro motivo",
    "state": "è un altro cambiamento",
    "step": "è un'altra sottofase",
    "event": "è un altro evento",
    "not a player": "un giocatore non può essere bersaglio",
    "not an object": "solo un giocatore può essere bersaglio",
    "same target again": "la stessa parola «bersaglio» non sceglie due volte lo stesso bersaglio",
    "left the game": "il giocatore ha lasciato la partita",
    "itself": "una magia o abilità non può avere sé stessa come bersaglio",
    "shroud": f"ha {keyword_word('shroud')}",
    "hexproof": f"ha {keyword_word('hexproof')}",
    "protection": f"ha {keyword_word('protection')}",
}
"""What an object or a player failed, by the codes of the engine."""

REFUSALS: Mapping[str, str] = {
    **COMBAT_REFUSALS,
    "a player must act": "tocca a un giocatore agire",
    "already declared": "le creature sono già state dichiarate",
    "already tapped": "il permanente è già TAPpato",
    "not tapped": "il permanente non è TAPpato",
    "no such face": "non è una carta bifronte modale, di cui si sceglie la faccia",
    "no such half": "non è una carta divisa, di cui si sceglie la metà",
    "not as an adventure": "dall'esilio si gioca normalmente, e non di nuovo come Avventura",
    "no fuse": "si lanciano insieme solo le metà di una carta con fusione nella propria mano",
    "not face down": "il permanente non è a faccia in giù",
    "cannot be turned face up": "niente permette di girarlo a faccia in su",
    "battle": "una battaglia non può attaccare",
    "cannot attack": "un effetto impedisce di attaccare",
    "cannot activate": "un effetto impedisce di attivare le sue abilità",
    "cannot be blocked": "la creatura attaccante non può essere bloccata",
    "cannot block": "un effetto impedisce di bloccare",
    "declared twice": "la stessa creatura è dichiarata due volte",
    "defender": f"ha {keyword_word('defender')}",
    "fear": f"la creatura attaccante ha {keyword_word('fear')}",
    "flying": "la creatura attaccante ha volare, e la bloccante non ha né volare né raggiungere",
    "forbidden": "un effetto lo vieta",
    "game over": "la partita è finita",
    "horsemanship": f"la creatura attaccante ha {keyword_word('horsemanship')}",
    "intimidate": f"la creatura attaccante ha {keyword_word('intimidate')}",
    "land": "una terra si gioca, non si lancia",
    "land already played": "in questo turno è già stata giocata una terra",
    "menace": f"una creatura con {keyword_word('menace')} va bloccata da almeno due creature",
    "no legal target": "non c'è un bersaglio legale",
    "no priority": "non ha priorità",
    "no such ability": "l'oggetto non ha quell'abilità attivata",
    "not a creature": "non è una creatura sul campo di battaglia",
    "not a land": "non è una terra",
    "not a main phase": "non è una fase principale",
    "not from that seat": "da quel posto non si può attaccare quel giocatore",
    "out of reach": _FAR,
    "not an opponent": "si attaccano solo gli avversari",
    "not attackable": "non può essere attaccato",
    "not attacked": "non è il giocatore in difesa contro quella creatura",
    "not attacking": "la creatura da bloccare non sta attaccando",
    "not enough cards": "non ha abbastanza carte da scartare",
    "not enough to exile": "non ha abbastanza da esiliare",
    "not enough to tap": "non ha abbastanza permanenti STAPpati da TAPpare",
    "nothing to return": "non ha nulla da far tornare in mano",
    "not enough counters": "non ci sono abbastanza segnalini da rimuovere",
    "not enough life": "non ha abbastanza punti vita",
    "can't lose life": "non può perdere punti vita, e quindi nemmeno pagarne",
    "not this turn": "la si può lanciare solo da un turno successivo a quello in cui è andata in esilio così",
    "not in hand": "la carta non è nella sua mano",
    "no such keyword": "la carta non ha quella parola chiave, con il suo costo",
    "not the active player": "non è il giocatore attivo",
    "not the controller": "non ne ha il controllo",
    "not the declare attackers step": "non è il momento di dichiarare le creature attaccanti",
    "not the declare blockers step": "non è il momento di dichiarare le creature bloccanti",
    "once each turn": "in questo turno è già stata attivata",
    "cast condition": "la condizione alla quale la magia si può lanciare non è soddisfatta",
    "draw limit": "in questo turno non può pescare tante carte",
    "condition": "la condizione alla quale si può attivare non è soddisfatta",
    "cannot pay": "non può pagare il costo",
    "no mana cost": "non ha costo di mana, e un costo che non c'è non si paga",
    "not in the game": "non è più in partita",
    "not there": "l'oggetto non c'è più",
    "not your turn": "non è il suo turno",
    "too few targets": "i bersagli legali sono meno di quanti ne servono, e lo stesso non si sceglie due volte",
    "nothing to sacrifice": "non ha nulla da sacrificare",
    "shadow": f"solo una delle due creature ha {keyword_word('shadow')}",
    "skulk": f"la creatura bloccante ha forza maggiore, e l'attaccante ha {keyword_word('skulk')}",
    "stack not empty": "la pila non è vuota",
    "only once": "quell'abilità si può attivare una volta sola, ed è già stata attivata",
    "summoning sickness": "ne ha il controllo solo da questo turno e la creatura non ha rapidità",
    "tapped": "la creatura è TAPpata",
    "x is defined": "il valore di X lo dice il testo, non si sceglie",
    "x must be 0": "senza pagare un costo con X, il valore di X può essere solo 0",
    "wrong zone": "da questa zona l'abilità non funziona",
    "plainswalk": "il giocatore in difesa controlla una Pianura",
    "islandwalk": "il giocatore in difesa controlla un'Isola",
    "swampwalk": "il giocatore in difesa controlla una Palude",
    "mountainwalk": "il giocatore in difesa controlla una Montagna",
    "forestwalk": "il giocatore in difesa controlla una Foresta",
}
"""Why an action is refused, by the codes of the engine."""

UNKNOWN: Mapping[str, str] = {
    "spliced copy": "se una copia abbia anche il testo unito alla magia non viene deciso",
    "not compiled": "il testo non è stato compilato",
    "too many declarations": "le dichiarazioni possibili sono troppe per sapere quanti obblighi si possono rispettare",
    "cards outside the game": "non si sa quali carte ci siano fuori dalla partita",
    "attack requirements": "se la creatura deve attaccare, e chi, non viene controllato",
    "cards not described": "fra le carte di cui non si sa nulla ce ne potrebbero essere altre",
}
"""Why a text is not known, by the codes of those who read it."""


def of_code(code: str) -> str:
    """What a code of the engine means; one that no table knows points at the rule that is cited with it."""
    return REFUSALS.get(code) or CRITERIA.get(code) or "la regola citata lo vieta"


_ANOTHER_EVENT = ("event", "origin", "destination", "reason", "state", "step")


def near_miss(missed: NearMiss, people: People) -> str | None:
    """Why an ability did not trigger; nothing for one that was about another event altogether."""
    if missed.why in _ANOTHER_EVENT:
        return None
    why = CRITERIA.get(missed.why, "la condizione di innesco non è soddisfatta")
    source = joined("di", quoted(missed.source.name or missed.source.label))
    return f"Non si innesca l'abilità {source}: {why} ({', '.join(missed.rules)})."
