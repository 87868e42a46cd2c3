"""The little words and the fixed phrases of card text, by the kind of token that they are to the grammars.

A phrase is written as it stands on cards, in small letters. ``il`` and its like are told apart from the prepositions that they
have grown together with: 'della' is two words, 'di' and 'la'.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.words.terms import Action

CONTRACTIONS: Mapping[str, tuple[str, str]] = {
    preposition + ending: (alone, article)
    for alone, preposition in (("di", "de"), ("a", "a"), ("da", "da"), ("in", "ne"), ("su", "su"))
    for ending, article in (
        ("l", "il"), ("llo", "lo"), ("lla", "la"), ("ll'", "l'"), ("i", "i"), ("gli", "gli"), ("lle", "le"),
    )
} | {"col": ("con", "il"), "coi": ("con", "i")}  # fmt: skip
"""Prepositions with an article in them."""

AGREEING: Mapping[str, Mapping[str, str]] = {
    "THE": {"il": "ms", "lo": "ms", "la": "fs", "l'": "s", "i": "mp", "gli": "mp", "le": "fp"},
    "ONE": {"un": "ms", "uno": "ms", "una": "fs", "un'": "fs"},
    "OTHER": {"altro": "ms", "altra": "fs", "altri": "mp", "altre": "fp"},
    "THIS": {"questo": "ms", "questa": "fs", "quest'": "s"},
    "THAT": {
        "quel": "ms", "quello": "ms", "quella": "fs", "quell'": "s", "quei": "mp", "quegli": "mp", "quelle": "fp", "questi": "mp",
        "queste": "fp",
    },
    "ALL": {"tutti": "mp", "tutte": "fp"},
    "EVERY": {"ogni": "s", "ciascun": "ms", "ciascuno": "ms", "ciascuna": "fs"},
    "EACH_OF": {"ognuno": "ms", "ognuna": "fs"},
    "PRON": {"esso": "ms", "essa": "fs", "essi": "mp", "esse": "fp"},
    "YOUR": {"tuo": "ms", "tua": "fs", "tuoi": "mp", "tue": "fp"},
    "ITS": {"suo": "ms", "sua": "fs", "suoi": "mp", "sue": "fp", "loro": ""},
    "OWN": {"proprio": "ms", "propria": "fs", "propri": "mp", "proprie": "fp"},
    "TARGET": {"bersaglio": ""},
    "ALL_ABLE_TO_BLOCK_IT": {
        f"tutte le creature in grado di bloccar{it}": marks
        for it, marks in (("la", "fs"), ("lo", "ms"), ("le", "fp"), ("li", "mp"))
    },
}  # fmt: skip
"""Words that say gender and number."""


def _beside(*others: str) -> tuple[str, ...]:
    """'In aggiunta ai suoi altri tipi' and the other ways to print it."""
    owners = ("ai suoi", "ai loro", "ai propri", "agli")
    usual = tuple(f"{way} {owner} {other}" for way in ("in aggiunta", "oltre") for owner in owners for other in others)
    behind = tuple(other.removeprefix("altri ") for other in others)
    return (
        *usual,
        *(f"in aggiunta agli altri {whose} {kind}" for whose in ("suoi", "loro", "propri") for kind in behind),
    )


def _to_be(how: str, *stems: str) -> tuple[str, ...]:
    """'In meno per essere lanciata', in every gender and number."""
    return tuple(f"{how} per essere {stem}{ending}" for stem in stems for ending in "aoei")


def _buried(what: str, where: str) -> tuple[str, ...]:
    """'Una carta sta per essere messa in un cimitero', with and without 'da qualsiasi parte'."""
    return tuple(
        f"{what} sta per essere messa {where}{origin}"
        for origin in (" da qualsiasi parte", " da qualsiasi zona", " da ovunque", "")
    )


def _ignored(one: str, several: str) -> tuple[str, ...]:
    """706.6: which rolls are as though they had never happened."""
    single = (f"ignora il {roll} più {one}" for roll in ("tiro", "risultato", "dado"))
    return (*single, *(f"ignora i {rolls} più {several}" for rolls in ("tiri", "risultati", "dadi")))


def _shows(side: str) -> tuple[str, ...]:
    """705.2: how a coin comes up that nobody calls."""
    shown = (
        "esce",
        "viene",
        "è",
        "viene fuori",
        "il risultato è",
        "la moneta mostra",
        "la moneta è",
        "si ottiene",
        "ottieni",
    )
    return tuple(f"se {how} {side}" for how in shown)


_ANY_TYPE = (
    "mana come se fosse mana di qualsiasi tipo", "il mana come se fosse mana di qualsiasi tipo", "mana di qualsiasi tipo",
)  # fmt: skip
_ANY_COLOR = (
    "mana come se fosse mana di qualsiasi colore", "il mana come se fosse mana di qualsiasi colore",
    "mana come se fosse di qualsiasi colore", "il mana come se fosse mana di un qualsiasi colore",
)  # fmt: skip
"""609.4b: as what mana may be spent."""

PHRASES: Mapping[str, tuple[str, ...]] = {
    # conjunctions and prepositions
    "AND": ("e", "ed"),
    "OR": ("o", "oppure", "od"),
    "AND_OR": ("e/o",),
    "NOT": ("non",),
    "NOR": ("né",),
    "IN_THIS_WAY": ("in questo modo",),
    "KIND": ("tipo",), "A_BASIC_LAND_TYPE": ("un tipo di terra base", "almeno un tipo di terra base"),
    "COIN": ("moneta", "monete"),
    "DIE": ("d", "dado da", "dadi da", "dado a", "dadi a"),
    "SIDES": ("facce",),
    "A_DIE": ("dado",),
    "THE_RESULT": (
        "il risultato", "quel risultato", "il risultato ottenuto", "il risultato del tiro", "il risultato del dado", "il numero ottenuto",
    ),
    "WOULD_LOSE_THE_GAME": ("stai per perdere la partita", "dovessi perdere la partita"),
    "WOULD_ROLL": tuple(
        f"{would} {roll} uno o più dadi" for would in ("stai per", "dovessi") for roll in ("tirare", "lanciare")
    ),
    "THAT_MANY_DICE": ("altrettanti dadi", "quel numero di dadi"),
    "IGNORE_LOWEST": _ignored("basso", "bassi"),
    "IGNORE_HIGHEST": _ignored("alto", "alti"),
    "SAME_MODE": ("puoi scegliere lo stesso modo più di una volta", "puoi scegliere la stessa modalità più di una volta"),
    "FRESH_MODE": ("che non è stato scelto in questo turno", "che non è ancora stato scelto in questo turno"),
    "IF_WIN_FLIP": ("se vinci il lancio", "se vinci il lancio della moneta", "se lo vinci", "se vinci il lancio di moneta", "se vince il lancio"),
    "IF_LOSE_FLIP": ("se perdi il lancio", "se perdi il lancio della moneta", "se lo perdi", "se perdi", "se perdi il lancio di moneta", "se perde il lancio"),
    "WHEN_WIN_FLIP": ("quando vinci il lancio", "quando vinci il lancio della moneta"),
    "WHEN_LOSE_FLIP": ("quando perdi il lancio", "quando perdi il lancio della moneta"),
    "IF_HEADS": _shows("testa"),
    "IF_TAILS": _shows("croce"),
    "AGAIN": ("di nuovo", "un'altra volta", "ancora una volta"),
    "SAME_NAME_AS": ("lo stesso nome di",),
    "SAME_MANA_VALUE_AS": ("lo stesso valore di mana di", "lo stesso costo di mana convertito di"),
    "NOT_ANY": ("alcun", "alcuno", "alcuna"),
    "NONE_OF": ("nessun", "nessuna", "nessuno"),
    "WHICH": ("che",),
    "CALLED": ("chiamato", "chiamata", "chiamati", "chiamate", "di nome"),
    "WITH": ("con",),
    "WITHOUT": ("senza",),
    "OF": ("di", "d'"),
    "TO": ("a", "ad"),
    "FROM": ("da",),
    "IN": ("in",),
    "ON": ("su",),
    "FOR": ("per",),
    "AMONG": ("tra", "fra"),
    "UNDER": ("sotto",),
    "THEN": ("poi", "quindi", "dopodiché", "dopo", "infine"),
    "IF": ("se",),
    "AS": ("come",),
    "WHERE": ("dove",),
    "PLUS": ("più",),
    "BUT": ("ma",),
    "ALREADY": ("già",),
    "BUT_FOR": ("tranne", "eccetto", "ad eccezione di", "a eccezione di", "fatta eccezione per", "salvo"),
    "FEWER_THAN": ("meno di",),
    "MINUS": ("meno",),
    "UP_TO": ("fino a", "fino ad", "un massimo di"),
    "ANY": ("qualsiasi", "qualunque"),
    "NUMBER": ("numero",),
    "NUMBER_OF": ("numero di", "ammontare di", "numero totale di"),
    "ANY_TARGET": ("un qualsiasi bersaglio",),
    "ANY_OTHER_TARGET": ("un qualsiasi altro bersaglio",),
    # people
    "YOU": ("tu", "te"),
    "TO_YOU": ("ti",),
    "IS_BEING": ("viene", "vengono"),
    "POISONED": tuple(f"{be} avvelenat{end}" for be, ends in (("è", "oa"), ("sei", "oa"), ("sono", "ie"), ("sia", "oa")) for end in ends),
    "AND_TAKEN": ("e ricevuto", "e ricevuti", "o ricevuto"),
    # comparing
    "THAT_NUMBER": ("quel numero", "quello stesso numero"),
    "EQUAL_TO": ("pari a", "uguale a", "pari ciascuna a", "entrambe pari a"),
    "PRESENT": ("presente", "presenti"),
    "AT_MOST": ("pari o inferiori a", "inferiori o pari a", "pari o inferiore a", "inferiore o pari a", "inferiore o uguale a", "uguale o inferiore a", "pari o inferiori a"),
    "AT_LEAST": ("pari o superiori a", "superiori o pari a", "pari o superiore a", "superiore o pari a", "superiore o uguale a", "uguale o superiore a", "pari o superiori a"),
    "EQUAL_OR_LESS": ("pari o inferiore", "inferiore o pari"),
    "LESSER": ("inferiore", "minore"),
    "BELOW": ("inferiore a", "inferiori a", "minore di", "minori di"),
    "ABOVE": ("superiore a", "superiori a", "maggiore di", "maggiori di"),
    "OR_MORE": ("o più", "o superiore"),
    "OR_LESS": ("o meno", "o inferiore"),
    "ONE_OR_MORE": ("uno o più", "una o più"),
    "AT_LEAST_N": ("almeno",),
    "NO_MORE_THAN": ("al massimo", "non più di"),
    "EXACTLY": ("esattamente",),
    "TWICE_THOSE_CARDS": ("il doppio di quelle carte", "il doppio di quel numero di carte", "il doppio di carte"),
    "DOUBLE": ("doppio di", "doppio"),
    "TRIPLE": ("triplo di", "triplo"),
    "AS_MANY": (
        "altrettanti", "altrettante", "altrettanto", "un pari ammontare di", "un pari numero di", "lo stesso ammontare di", "lo stesso numero di",
    ),
    "FROM_COMBAT": ("dal combattimento",),
    "MORE_PHASES": tuple(
        phrase
        for more in ("addizionale", "aggiuntiva")
        for phrase in (
            f"dopo questa fase, c'è una fase di combattimento {more}",
            f"dopo questa fase principale, c'è una fase di combattimento {more}",
            f"dopo questa fase di combattimento, c'è una fase di combattimento {more}",
            f"c'è una fase di combattimento {more} dopo questa fase",
        )
    ),
    "TWO_MORE_PHASES": tuple(
        f"dopo questa {phase}, ci sono due fasi di combattimento {more}" for phase in ("fase", "fase principale", "fase di combattimento")
        for more in ("addizionali", "aggiuntive")
    ),
    "NEXT_COMBAT": tuple(f"la {whose} prossima fase di combattimento" for whose in ("sua", "tua", "propria")),
    "END_THE_TURN": ("fine del turno", "termina il turno", "il turno termina"),
    "END_THE_COMBAT": ("termina la fase di combattimento", "fine della fase di combattimento"),
    "AND_A_MAIN_PHASE": ("seguita da una fase principale addizionale", "seguita da una fase principale aggiuntiva"),
    # out of several
    "CHOSEN_AMONG": (
        "scelta tra esse", "scelte tra esse", "tra esse", "scelta tra quelle carte", "scelte tra quelle carte", "tra quelle carte",
        "scelta tra quelle", "scelte tra quelle", "scelta tra di esse", "scelte tra di esse", "scelta fra esse", "scelte fra esse",
        *(
            f"{chosen}{among} {them}{so}" for chosen in ("", "scelta ", "scelte ") for among in ("tra", "fra")
            for them in ("le carte macinate", "le carte rivelate", "le carte guardate", "quelle macinate", "quelle rivelate")
            for so in ("", " in questo modo")
        ),
    ),
    "THE_COPY": ("la copia", "le copie"),
    "THE_REST": (
        "le rimanenti", "i rimanenti", "il resto", "le carte rimanenti",
        *(
            f"le carte esiliate {left}" for left in (
                "non lanciate in questo modo", "che non sono state lanciate in questo modo", "che non hai lanciato in questo modo",
                "che non sono state lanciate",
            )
        ),
    ),
    "SEARCHERS_SHUFFLE": tuple(
        f"ogni giocatore che ha passato in rassegna il {own} grimorio in questo modo {does}"
        for own in ("proprio", "suo") for does in ("lo rimescola", "rimescola il proprio grimorio", "lo mescola")
    ),
    "IF_SEARCHED_SO": (
        "se passi in rassegna il tuo grimorio in questo modo", "se hai passato in rassegna il tuo grimorio in questo modo",
    ),
    "IN_ANY_ORDER": ("in qualsiasi ordine", "nell'ordine che preferisci", "in un qualsiasi ordine", "nell'ordine che preferisce"),
    "IN_RANDOM_ORDER": ("in ordine casuale", "in un ordine casuale"),
    "ON_TOP": ("in cima", "a posto"),
    "ON_BOTTOM": ("in fondo",),
    "NEXT_UNTAP": (
        "durante il prossimo stap del suo controllore", "durante il prossimo stap del proprio controllore",
        "durante la prossima sottofase di stap del suo controllore", "durante il prossimo stap dei rispettivi controllori",
        "durante il prossimo stap di quel giocatore", "durante il prossimo stap di quell'avversario",
        "durante il prossimo stap dei loro controllori", "durante il prossimo stap del loro controllore",
    ),
    "YOUR_NEXT_UNTAP": ("durante il tuo prossimo stap", "durante la tua prossima sottofase di stap"),
    "THE_MONARCH": ("il monarca",), "SELF_TRANSFORMS": ("si trasforma", "si trasformano"),
    # 709.5: doors of Rooms
    "THIS_DOOR": ("questa porta",), "A_DOOR": ("una porta",), "LOCKED_DOOR": ("una porta bloccata",), "FULLY": ("completamente",),
    "UNLOCKED_DOORS": ("porte sbloccate", "porta sbloccata"), "DOORS": ("porte",), "NAMES_APART": ("nomi diversi",), "UNLOCK_COSTS": ("i costi di sbloccare",), "IN_LESS": ("in meno",),
    "YOU_ARE_MONARCH": ("sei il monarca", "sia il monarca"),
    "IT_IS_NIGHT": ("è notte",), "IT_IS_DAY": ("è giorno",), "NEITHER_DAY_NOR_NIGHT": ("non è né giorno né notte", "non è né notte né giorno"),
    "BECOMES_DAY": ("diventa giorno",), "BECOMES_NIGHT": ("diventa notte",),
    "DAY_OR_NIGHT_TURNS": (
        "il giorno diventa notte o la notte diventa giorno", "il giorno diventa notte oppure la notte diventa giorno",
        "la notte diventa giorno o il giorno diventa notte",
    ),
    "DAY_TURNS": ("il giorno diventa notte",), "NIGHT_TURNS": ("la notte diventa giorno",),
    "FROM_OPENING_HAND": ("dalla tua mano iniziale",),
    "AT_FIRST_UPKEEP": ("all'inizio del primo mantenimento", "all'inizio del primo mantenimento della partita"),
    "IN_OPENING_HAND": tuple(
        f"{there} nella tua mano iniziale" for there in ("è", "si trova", "fa parte")
    ),
    "BEGIN_GAME": ("cominciare la partita", "iniziare la partita", "cominciare la sfida", "iniziare la sfida"),
    "AN_EMBLEM": ("un emblema",),
    "ACTIVATED_ABILITIES_OF": ("le abilità attivate di",), "CANNOT_BE_ACTIVATED": ("non possono essere attivate",),
    "ABILITIES_NOT_ACTIVATED": (
        "le sue abilità attivate non possono essere attivate", "le loro abilità attivate non possono essere attivate",
    ),
    "MAY_STAY_TAPPED": ("puoi scegliere di non stappare",),
    "ADDITIONAL_LAND": ("una terra addizionale",),
    "ADDITIONAL_LANDS": ("terre addizionali",),
    "IN_EACH_OF_YOUR_TURNS": (
        "in ognuno dei tuoi turni", "in ogni tuo turno", "durante ogni tuo turno", "durante ognuno dei tuoi turni",
    ),
    "YOUR_NEXT_TURN_AT_ALL": ("il tuo prossimo turno",),
    "YOUR_DRAW_STEP": ("la tua acquisizione", "la tua sottofase di acquisizione"),
    "IF_MANA_SPENT": tuple(
        f"se {this} mana viene speso {on}" for this in ("questo", "quel", "quello")
        for on in ("per lanciare", "per giocare", "per")
    ),
    "WHEN_MANA_SPENT": tuple(
        f"{when} spendi {this} mana per {cast}" for when in ("quando", "ogniqualvolta") for this in ("questo", "quel")
        for cast in ("lanciare", "giocare")
    ),
    "SPEND_ONLY": ("spendi questo mana solo per",),
    "MANA_NOT_SPENT_ON": tuple(
        f"{this} mana non può essere speso per {cast}" for this in ("questo", "quel") for cast in ("lanciare", "giocare")
    ),
    "ON_COSTS_WITH": tuple(f"{costs} che {have}" for costs in ("costi", "pagare costi") for have in ("contengono", "includono")),
    "FROM_THE_TOP_OF": ("dalla cima di",),
    "UNTIL_SO": ("finché non", "fino a che non"),
    "UNTIL_EXILED": ("finché non esili", "fino a che non esili", "fino a quando non esili", "fino a esiliare"),
    "UP_TO_WHEN": ("fino a che", "fino a quando"),
    "EXTRA_TURN_AFTER": (
        "un turno addizionale dopo quello in corso", "un turno extra dopo quello in corso", "un turno addizionale dopo questo",
        "un turno extra dopo questo", "un altro turno dopo questo"),
    "TURNS_AFTER": ("turni dopo questo", "turni dopo quello in corso", "turni addizionali dopo questo", "turni extra dopo questo"),
    "MONSTROSITY": ("mostruosità",),
    "FATESEAL": ("destino",),
    "ADAPT": ("adattamento",),
    "TWICE": ("due volte",),
    "TIMES": ("volte",),
    "TIMES_THAT": ("volte che", "volte in cui"),
    "MUTATED": ("è mutata", "è mutato"),
    # times
    "END_OF_TURN": ("fino alla fine del turno",),
    "YOUR_NEXT_TURN": ("fino al tuo prossimo turno",),
    "UNTIL_YOUR_STEP": (
        "fino al tuo prossimo mantenimento", "fino alla tua prossima sottofase finale", "fino all'inizio della tua prossima sottofase finale",
        "fino all'inizio del tuo prossimo mantenimento",
    ),
    "END_OF_YOUR_NEXT_TURN": ("fino alla fine del tuo prossimo turno",),
    "END_OF_COMBAT": ("fino alla fine del combattimento",),
    "END_OF_GAME": ("per il resto della partita",),
    "THIS_TURN": ("in questo turno",),
    "WHEN": ("quando", "ogniqualvolta", "ogni volta che"),
    "MAIN_PHASE": ("fase principale", "fasi principali"),
    "AT_BEGINNING": ("all'inizio di",),
    "TURN": ("turno",),
    "NEXT_TIME": (
        "all'inizio della prossima sottofase finale", "alla fine del turno", "alla fine del combattimento",
        "all'inizio del mantenimento del prossimo turno", "all'inizio del prossimo mantenimento",
        "all'inizio del tuo prossimo mantenimento", "all'inizio della tua prossima sottofase finale",
        "all'inizio della tua prossima acquisizione", "all'inizio della tua prossima sottofase di acquisizione",
    ),
    "YOUR_TURN_NOW": ("è il tuo turno", "sia il tuo turno"),
    "NOT_YOUR_TURN": ("non è il tuo turno",),
    "DURING_YOUR_UNTAP": ("durante il tuo stap",),
    "IN_OTHERS_UNTAP": tuple(
        f"durante {step} di ogni altro giocatore" for step in ("lo stap", "la sottofase di stap", "ogni stap")
    ),
    "DURING_THEIR_NEXT_TURN": (
        "durante il prossimo turno di quel giocatore", "durante il suo prossimo turno", "durante il prossimo turno di quell'avversario",
    ),
    "DURING_CONTROLLERS_UNTAP": (
        "durante lo stap del suo controllore", "durante lo stap del proprio controllore",
        "durante lo stap dei rispettivi controllori", "durante lo stap dei loro controllori",
    ),
    "DURING_OPPONENTS_TURN": ("durante il turno di un avversario", "durante il turno di ogni avversario"),
    "DURING_YOUR_TURN": ("durante il tuo turno",),
    "DURING_OTHERS_TURNS": (
        "durante i turni degli altri giocatori", "durante il turno di ogni altro giocatore", "durante i turni di ogni altro giocatore",
    ),
    "DURING": ("durante",),
    "DURING_COMBAT": ("durante il combattimento", "durante la fase di combattimento"),
    "OPPONENT_TAKES_EXTRA": ("un avversario sta per iniziare un turno extra", "un avversario sta per giocare un turno extra"),
    "PLAYER_TAKES_EXTRA": ("un giocatore sta per iniziare un turno extra", "un giocatore sta per giocare un turno extra"),
    "THAT_TURN_SKIPPED": ("quel giocatore salta invece quel turno", "quel giocatore invece salta quel turno"),
    "DURING_YOUR_MAIN": ("durante la tua fase principale",),
    "NO_MANA_ABILITY": ("non è un'abilità di mana",),
    "AIMED_AT_YOU": ("di cui sei bersaglio", "di cui sei il bersaglio"),
    "WITH_ONE_TARGET": ("con un solo bersaglio", "con un singolo bersaglio", "che ha un solo bersaglio", "con un unico bersaglio", "che ha un singolo bersaglio"),
    "SHARES_COLOR": tuple(
        f"che {shares} con" for shares in (
            "abbia almeno un colore in comune", "abbiano almeno un colore in comune", "ha almeno un colore in comune",
            "hanno almeno un colore in comune", "condivide un colore", "condividono un colore", "condivida un colore",
        )
    ),
    "ITSELF": ("se stessa", "se stesso", "sé stessa", "sé stesso"),
    "FACE_UP": ("a faccia in su",),
    "CHOOSES_TO_BE_DEALT": (*(f"{chooses} di farsi infliggere" for chooses in ("decida", "scelga")), "si faccia infliggere"),
    "ONCE_IN_YOUR_TURNS": tuple(
        f"una volta {when}" for when in ("in ognuno dei tuoi turni", "in ogni tuo turno", "durante ogni tuo turno", "durante ognuno dei tuoi turni")
    ),
    **{
        kind: tuple(
            f"e puoi spendere {mana} per {cast}" for mana in ways
            for cast in (
                "lanciarla", "lanciarle", "lanciarlo", "lanciare quella magia", "lanciare quelle magie", "lanciare la magia",
                "lanciare magie in questo modo",
            )
        )
        for kind, ways in (("SPENDING_ANY_TYPE", _ANY_TYPE), ("SPENDING_ANY_COLOR", _ANY_COLOR))
    },
    **{
        kind: tuple(f"spendere {mana}" for mana in ways)
        for kind, ways in (("AS_ANY_TYPE", _ANY_TYPE), ("AS_ANY_COLOR", _ANY_COLOR))
    },
    "ONE_ONLY": ("un unico", "un singolo", "un solo", "uno stesso"),
    "CREWS_STRONGER": tuple(
        f"{crews} come se la sua forza fosse {more}" for more in ("aumentata di", "superiore di", "maggiore di")
        for crews in ("manovra veicoli", "manovra i veicoli")
    ),
    "SADDLES_AND_CREWS_STRONGER": tuple(
        f"sella cavalcature e manovra veicoli come se la sua forza fosse {more}" for more in ("aumentata di", "superiore di", "maggiore di")
    ),
    "EXHAUST_ABILITY": ("abilità esaurire",),
    "FOR_MANA": ("per attingere mana",),
    "KEEPS_MANA": (
        *(
            f"fino alla fine del turno, non perdi {this} mana {when}" for this in ("questo", "quel")
            for when in (
                "al termine di ogni fase o sottofase", "alla fine di ogni fase o sottofase", "al termine di sottofasi e fasi",
                "quando le sottofasi e le fasi terminano", "al termine di ogni sottofase o fase", "al termine di ogni sottofase e fase",
            )
        ),
        "fino alla fine del turno, questo mana non si svuota dalla tua riserva alla fine delle fasi",
    ),
    "NO_MANA_BURN": ("questo mana non provoca danni da eccesso di mana", "quel mana non provoca danni da eccesso di mana"),
    "MAY_LOOK_AT_TOP": tuple(
        f"{can} guardare la prima carta del tuo grimorio {when}" for can in ("puoi",) for when in ("in qualsiasi momento", "in ogni momento")
    ),
    "TOP_REVEALED": (
        "gioca con la prima carta del tuo grimorio rivelata", "giochi con la prima carta del tuo grimorio rivelata",
        "la prima carta del tuo grimorio è rivelata",
    ),
    "BESIDES_OTHER_COSTS": tuple(
        f"{besides} {others}" for besides, gli, i in (("oltre a pagare", "gli", "i"), ("in aggiunta", "agli", "ai"))
        for others in (f"{gli} altri loro costi", f"{i} loro altri costi", f"{gli} altri suoi costi", f"{i} suoi altri costi")
    ),
    "A_DUNGEON": ("un dungeon",),
    "OF_TYPE_PRODUCED": tuple(f"di {any_}qualsiasi tipo prodotto da" for any_ in ("", "un ")),
    "CREWED": ("manovrato", "manovrata", "manovrati", "manovrate"),
    "A_COIN_FLIP": ("il lancio di una moneta", "un lancio di moneta", "un lancio", "il lancio", "il lancio della moneta"),
    "DICE": ("uno o più dadi",),
    "ZONE": ("zona",),
    "TO_WHOM": ("a cui", "al quale", "alla quale", "ai quali", "alle quali"),
    "TOTAL": ("totale",),
    "FOR_TARGETS_BEYOND": ("per ogni bersaglio oltre il primo", "per ogni bersaglio dopo il primo"),
    "A_CRIME": ("un crimine",),
    "THERE": ("vi",),
    "COLORED": ("colorata", "colorate", "colorato", "colorati"),
    "IN_MANA_COST": (
        "nel suo costo di mana", "nel loro costo di mana", "nei loro costi di mana", "nel proprio costo di mana", "nel costo di mana",
    ),
    "TIME_IT_RESOLVES": tuple(
        f"volta che {way}" for way in (
            "questa abilità si è risolta", "si è risolta questa abilità", "questa abilità si risolve", "si risolve questa abilità",
            "quest'abilità si è risolta", "quest'abilità si risolve",
        )
    ),
    "TIME": ("volta",),
    "DESCENDED": ("sei sceso", "sei scesa", "tu sia sceso", "tu sia scesa"),
    "TIMES_DESCENDED": ("volte che sei sceso", "volte in cui sei sceso"),
    "EXCESS_DAMAGE": ("danno in eccesso", "danni in eccesso"),
    "EXCESS_NONCOMBAT_DAMAGE": ("danno non da combattimento in eccesso",),
    "AS_LONG_AS": ("fintanto che", "finché"),
    "THERE_ARE": ("ci sono", "c'è", "ci siano", "ci sia"),
    # places
    "ONTO_BATTLEFIELD": ("sul campo di battaglia",),
    "IN_YOUR_PARTY": ("nella tua compagnia",),
    "FULL_PARTY": ("hai una compagnia completa",),
    "IN_COMMAND_ZONE": ("nella zona di comando",),
    "INTO_BATTLEFIELD": ("nel campo di battaglia",),
    "IN_PLAY": ("in gioco",),
    "THE_BATTLEFIELD": ("il campo di battaglia", "il gioco"),
    "FROM_BATTLEFIELD": ("dal campo di battaglia", "dal gioco"),
    "TO_OWNERS_HAND": (
        "in mano al suo proprietario", "in mano al proprio proprietario", "in mano al proprietario", "in mano ai rispettivi proprietari",
        "in mano ai loro proprietari", "in mano ai propri proprietari", "nella mano del suo proprietario",
        "in mano al loro proprietario",
    ),
    "IN_HAND": ("in mano",),
    "THE_OWNERS": ("i rispettivi proprietari", "i loro proprietari", "il rispettivo proprietario"),
    "TOP_OF_OWNERS_LIBRARY": (
        "in cima al grimorio del suo proprietario", "in cima al grimorio del proprio proprietario",
        "in cima ai grimori dei rispettivi proprietari", "in cima ai grimori dei loro proprietari",
        "in cima ai grimori dei propri proprietari", "in cima al grimorio dei rispettivi proprietari",
    ),
    "BOTTOM_OF_OWNERS_LIBRARY": (
        "in fondo al grimorio del suo proprietario", "in fondo al grimorio del proprio proprietario",
        "in fondo ai grimori dei rispettivi proprietari", "in fondo ai grimori dei loro proprietari",
        "in fondo ai grimori dei propri proprietari", "in fondo al grimorio dei rispettivi proprietari",
    ),
    "SECOND_OF_OWNERS_LIBRARY": ("nel grimorio del suo proprietario come seconda carta",),
    "THIRD_OF_OWNERS_LIBRARY": (
        "nel grimorio del suo proprietario come terza carta", "nel tuo grimorio come terza carta", "nel grimorio del loro proprietario come terza carta",
        "nel grimorio del suo proprietario al terzo posto dalla cima", "nel grimorio del suo proprietario al terzo posto",
        "come terza del suo grimorio", "come terza carta del suo grimorio", "come terza carta del proprio grimorio",
    ),
    "EITHER_END": (
        "in cima o in fondo al suo grimorio", "in cima o in fondo al grimorio del suo proprietario", "in cima o in fondo al tuo grimorio",
        "in cima o in fondo al proprio grimorio", "in cima oppure in fondo al suo grimorio",
        "a sua scelta in cima o in fondo al suo grimorio", "a sua scelta in cima o in fondo al proprio grimorio",
    ),
    "TOP_OF_YOUR_LIBRARY": ("in cima al tuo grimorio", "sulla cima del tuo grimorio"),
    "BOTTOM_OF_YOUR_LIBRARY": ("in fondo al tuo grimorio",),
    "INTO_OWNERS_GRAVEYARD": (
        "nel cimitero del suo proprietario", "nel cimitero del loro proprietario", "nel cimitero del proprio proprietario",
        "nei cimiteri dei rispettivi proprietari", "nei cimiteri dei loro proprietari", "nei cimiteri dei propri proprietari",
    ),
    "UNDER_OWNERS_CONTROL": (
        "sotto il controllo del suo proprietario", "sotto il controllo del proprio proprietario",
        "sotto il controllo dei loro proprietari", "sotto il controllo dei propri proprietari", "sotto il controllo del loro proprietario",
        "sotto il controllo dei rispettivi proprietari", "sotto il controllo del rispettivo proprietario",
    ),
    "UNDER_YOUR_CONTROL": ("sotto il tuo controllo",),
    "UNDER_OPPONENTS_CONTROL": ("sotto il controllo di un avversario", "sotto il controllo di un tuo avversario"),
    "TO_THE_MANA_POOL_OF": ("alla riserva di mana di", "alla riserva di"),
    "MANA_POOL": (
        "alla tua riserva di mana", "alla tua riserva", "alla propria riserva di mana", "alla sua riserva di mana",
    ),
    "FROM_ANYWHERE": ("da qualsiasi zona", "da qualsiasi parte", "da ovunque"),
    "IN_EXILE": ("in esilio",),
    "EXILED": tuple(f"rimoss{ending}{out}" for ending in "oaie" for out in (" dal gioco", "")),
    # things
    "LIFE": ("punto vita", "punti vita"),
    "STARTING_LIFE": ("punti vita iniziali",),
    "SPEED": ("velocità",),
    "LIFE_TOTAL": ("totale di punti vita", "totale dei punti vita"),
    "LOWEST_LIFE_OF_ALL": (
        "punti vita più bassi tra tutti i giocatori", "punti vita più bassi fra tutti i giocatori",
        "totale di punti vita più basso tra tutti i giocatori", "totale di punti vita più basso fra tutti i giocatori",
    ),
    "HIGHEST_LIFE_OF_ALL": (
        "punti vita più alti tra tutti i giocatori", "punti vita più alti fra tutti i giocatori",
        "totale di punti vita più alto tra tutti i giocatori", "totale di punti vita più alto fra tutti i giocatori",
    ),
    "WITH_THOSE_OF": ("con quelli di", "con quello di"),
    "LIFE_OF_ANY_PLAYERS": ("punti vita di un qualsiasi numero di giocatori", "punti vita di quanti giocatori vuoi"),
    "DAMAGE": ("danno", "danni"),
    "POINT_OF_DAMAGE": ("punto danno",),
    "COMBAT_DAMAGE": ("danno da combattimento", "danni da combattimento"),
    "ALL_DAMAGE": ("tutto il danno", "tutti i danni", "ogni danno", "qualsiasi danno"),
    "ALL_COMBAT_DAMAGE": (
        "tutto il danno da combattimento", "tutti i danni da combattimento", "ogni danno da combattimento", "qualsiasi danno da combattimento",
    ),
    "ALL_NONCOMBAT_DAMAGE": ("tutto il danno non da combattimento", "tutti i danni non da combattimento", "ogni danno non da combattimento"),
    "WOULD_DIE": ("sta per morire", "dovesse morire", "stanno per morire", "morirebbe", "morirebbero"),
    "CARD_OR_TOKEN_BURIED": (
        *_buried("una carta o pedina", "in un cimitero"), *_buried("una carta o una pedina", "in un cimitero"),
    ),
    "CARD_BURIED": _buried("una carta", "in un cimitero"),
    "YOUR_CARD_OR_TOKEN_BURIED": (
        *_buried("una carta o pedina", "nel tuo cimitero"), *_buried("una carta o una pedina", "nel tuo cimitero"),
    ),
    "OPPONENTS_CARD_BURIED": _buried("una carta", "nel cimitero di un avversario"),
    "YOUR_CARD_BURIED": _buried("una carta", "nel tuo cimitero"),
    "LIFE_FLOOR": tuple(
        f"{damage} danno che ridurrebbe i tuoi punti vita a meno di 1 {reduces}" for damage in ("qualsiasi", "il", "ogni")
        for reduces in ("li riduce invece a 1", "li riduce a 1 invece", "invece li riduce a 1")
    ),
    "DAMAGE_NOT_PREVENTED": ("il danno non può essere prevenuto", "i danni non possono essere prevenuti"),
    "THAT_NOT_PREVENTED": (
        "questo danno non può essere prevenuto", "quel danno non può essere prevenuto", "quei danni non possono essere prevenuti",
        "questi danni non possono essere prevenuti",
    ),
    "WOULD_BE_DEALT": ("che verrebbe inflitto", "che verrebbero inflitti"),
    "UNLESS": ("a meno che",),
    "UNLESS_A_PLAYER_HAS": ("a meno che un giocatore non abbia",),
    "ONLY_EVER_ONCE": ("attiva solo una volta", "attiva questa abilità solo una volta"),
    "EVERY_COLOR": ("tutti i colori", "ogni colore"), "EVERYTHING": ("tutto",),
    "ALL_BASIC_LAND_TYPES": ("di ogni tipo di terra base", "di tutti i tipi di terra base"),
    "OF_ALL_CREATURE_TYPES": ("di tutti i tipi di creatura", "di ogni tipo di creatura"),
    "ALL_CREATURE_TYPES": ("tutti i tipi di creatura", "ogni tipo di creatura"),
    "UNLESS_TWO_OPPONENTS": ("a meno che tu non abbia due o più avversari",),
    "OPPONENT_LOST_LIFE": ("un avversario ha perso punti vita in questo turno",),
    "OPPONENT_DAMAGED": ("a un avversario è stato inflitto danno in questo turno",),
    "YOU_GAINED_LIFE": ("hai guadagnato punti vita in questo turno",),
    "OPPONENT_WAS_DAMAGED": (
        "sia stato inflitto danno a un avversario in questo turno", "non sia stato inflitto danno a un avversario in questo turno",
        "a un avversario non sia stato inflitto danno in questo turno", "a un avversario sia stato inflitto danno in questo turno",
    ),
    "OPPONENT_HAS_LOST_LIFE": (
        "un avversario non abbia perso punti vita in questo turno", "un avversario abbia perso punti vita in questo turno",
    ),
    "AT_EACH_END": ("alla fine di ogni turno", "alla fine di ciascun turno", "alla fine del turno di ogni giocatore"),
    "AT_THEIR_END": ("alla fine del proprio turno",),
    "AT_YOUR_END": ("alla fine del tuo turno", "alla fine di ogni tuo turno"),
    "OPPONENT_GAINED_LIFE": ("un avversario ha guadagnato punti vita in questo turno",),
    "OTHER_LOST_LIFE": ("un giocatore diverso da te ha perso punti vita in questo turno",),
    "YOU_LOST_LIFE": ("hai perso punti vita in questo turno",),
    "AS_IT_ENTERS": ("mentre",),
    "FOR_EACH_COLOR": ("per ogni colore,", "per ciascun colore,"),
    "A_COLOR": ("un colore",),
    "A_CREATURE_TYPE": ("un tipo di creatura",),
    "OF_CHOSEN_TYPE": ("del tipo scelto", "del tipo di creatura scelto", "di quel tipo"),
    "A_CARD_NAME": ("il nome di una carta", "un nome di carta", "un nome di una carta"),
    "OF_CHOSEN_NAME": (
        "con il nome scelto", "dal nome scelto", "con quel nome", "che hanno il nome scelto", "che ha il nome scelto", "con quello stesso nome",
    ),
    "OF_CHOSEN_COLOR": ("del colore scelto", "di quel colore"),
    "CHOSEN_COLOR": ("colore scelto",),
    "THE_CHOSEN_TYPE": ("il tipo scelto", "il tipo di creatura scelto"),
    "YOU_HAVE_MOST_LIFE": tuple(
        f"{are} il giocatore con più punti vita o con più punti vita a pari merito{others}" for are in ("sei", "tu sia")
        for others in (" con un altro giocatore", "", " con altri giocatori")
    ),
    "MOST_LIFE_PLAYER": tuple(
        f"{the} giocatore con più punti vita o con più punti vita a pari merito{others}" for the in ("il", "un")
        for others in (" con un altro giocatore", "", " con altri giocatori")
    ),
    "YOU_OR_PLANESWALKER": (
        "te o un planeswalker che controlli", "te o un tuo planeswalker", "te o i planeswalker che controlli", "te o i tuoi planeswalker",
    ),
    "ATTACK_YOU": ("attaccarti",),
    "WOULD_BE_PUT": ("stanno per essere messi", "verrebbero messi", "dovessero essere messi"),
    "ARE_PUT_INSTEAD": tuple(
        f"{them}{said}" for them in ("", "ne ")
        for said in (
            "vengono messi invece", "viene messo invece", "vengono invece messi", "viene invece messo", "viene messa invece", "viene invece messa",
        )
    ),
    "WOULD_PUT_YOU": ("stai per mettere", "dovessi mettere", "metteresti"),
    "WOULD_PUT": ("sta per mettere", "dovesse mettere", "metterebbe"),
    "WOULD_GET_YOU": tuple(f"{would} {get}" for would in ("stai per", "dovessi") for get in ("ottenere", "ricevere")),
    "WOULD_GET": tuple(f"{would} {get}" for would in ("sta per", "dovesse") for get in ("ottenere", "ricevere")),
    "YOU_RECEIVE": ("ricevi", "ricevine", "ottienine"),
    "THEY_RECEIVE": ("riceve",),
    "OF_EACH_OF_THESE_COUNTERS": (
        *(
            f"{each} {kind}"
            for each in ("di ciascuno", "di ognuno", "ciascuno", "ognuno")
            for kind in (
                "di quei segnalini", "di quei tipi di segnalino", "di quei tipi di segnalini", "dei tipi di quei segnalini",
            )
        ),
        "di ciascun tipo di quei segnalini", "di ogni tipo di quei segnalini",
    ),
    "WOULD_BE_CREATED": ("stanno per essere create", "stanno per essere messe sul campo di battaglia"),
    "AN_EFFECT_WOULD_PUT": ("un effetto sta per mettere",),
    "AN_EFFECT_WOULD_CREATE": ("un effetto sta per creare",),
    "ARE_CREATED": ("vengono create", "ne vengono create", "viene creato", "ne viene creato"),
    "ARE_INSTEAD_CREATED": (
        "vengono invece create", "ne vengono invece create", "viene invece creato", "ne viene invece creato",
    ),
    "SOME_BEFORE": ("ne",),
    "MORE_OF_THEM": ("in più",),
    "WOULD_GAIN_LIFE": ("stai per guadagnare punti vita", "dovessi guadagnare punti vita"),
    "WOULD_LOSE_LIFE": ("stai per perdere punti vita", "dovessi perdere punti vita"),
    "OPPONENT_WOULD_GAIN_LIFE": ("un avversario sta per guadagnare punti vita", "un avversario dovesse guadagnare punti vita"),
    "OPPONENT_WOULD_LOSE_LIFE": ("un avversario sta per perdere punti vita", "un avversario dovesse perdere punti vita"),
    "PLAYER_WOULD_GAIN_LIFE": ("un giocatore sta per guadagnare punti vita", "un giocatore dovesse guadagnare punti vita"),
    "PLAYER_WOULD_LOSE_LIFE": ("un giocatore sta per perdere punti vita", "un giocatore dovesse perdere punti vita"),
    "DOUBLE_LIFE": (
        "doppio di quei punti vita", "doppio di quell'ammontare", "doppio di quell'ammontare di punti vita", "doppio dei punti vita",
    ),
    "LIFE_PLUS": ("altrettanti punti vita più", "quei punti vita più", "quell'ammontare più", "quell'ammontare di punti vita più"),
    "WOULD_DEAL": ("sta per infliggere", "dovesse infliggere", "infliggerebbe", "infliggerebbero", "stanno per infliggere"),
    "WOULD_BE_DEALT_TO_IT": tuple(
        f"che {to} {dealt}" for to in ("gli", "le") for dealt in ("verrebbe inflitto", "verrebbero inflitti")
    ),
    "NEXT_TIME_THAT": ("la prossima volta che",),
    "WOULD_LEAVE": ("sta per lasciare", "stanno per lasciare", "dovesse lasciare", "lascerebbe"),
    "NOT_ELSEWHERE": tuple(
        f"invece di metter{it} in {other}" for it in ("la", "lo")
        for other in ("qualsiasi altra zona", "qualsiasi altra parte", "un'altra zona")
    ),
    "WOULD_BE": ("sta per essere", "stanno per essere", "dovesse essere", "verrebbe"),
    "WOULD_DEAL_TO_YOU": ("sta per infliggerti", "dovesse infliggerti", "ti infliggerebbe"),
    "NONCOMBAT_DAMAGE": ("danno non da combattimento", "danni non da combattimento"),
    "AS_MUCH_DAMAGE": ("altrettanti danni", "altrettanto danno", "quell'ammontare di danni", "quell'ammontare di danno"),
    "TO_OPPONENTS_OR_THEIRS": (
        "a un avversario o a un permanente controllato da un avversario",
        "a un avversario o a un permanente che un avversario controlla",
    ),
    "TO_YOU_OR_CREATURE": ("a te o a una creatura che controlli", "a te o a una tua creatura"),
    "TO_YOU_OR_PERMANENT": ("a te o a un permanente che controlli", "a te o a un tuo permanente"),
    "EMPTY_LIBRARY": (
        "mentre il tuo grimorio è vuoto", "mentre il tuo grimorio non contiene carte", "mentre non ci sono carte nel tuo grimorio",
        "e non ci sono carte nel tuo grimorio", "mentre non hai carte nel tuo grimorio", "mentre nel tuo grimorio non ci sono carte",
        "e il tuo grimorio è vuoto", "mentre il tuo grimorio non ha carte",
    ),
    "WOULD_DRAW_NEXT": ("pescheresti una carta",),
    "WOULD_DRAW": ("stai per pescare una carta", "dovessi pescare una carta"),
    "NO_HAND_LIMIT": (
        "non hai un limite massimo di carte in mano", "non hai un limite massimo di carte nella tua mano",
        "non hai un limite massimo di carte nella mano", "non hai più il limite di carte nella mano",
    ),
    "NO_HAND_LIMIT_FOR_ALL": tuple(
        f"i giocatori non hanno {the} limite massimo di carte {held}" for the in ("un", "il")
        for held in ("in mano", "nella loro mano", "nella propria mano", "nella mano")
    ),
    "THE_DEFENDER": ("il giocatore in difesa",),
    "THE_ACTIVE_PLAYER": ("il giocatore attivo",),
    "THE_ATTACKING_PLAYER": ("il giocatore attaccante",),
    "DEFENDING_PLAYERS": (
        "controllata dal giocatore in difesa", "controllato dal giocatore in difesa",
        "controllate dal giocatore in difesa", "controllati dal giocatore in difesa",
        "che il giocatore in difesa controlla",
    ),
    "LEARN": ("apprendi",),
    "EVIDENCE": ("prove",),
    "DREAD": ("terrore", "angoscia"),
    "BLESSED": ("hai la benedizione della città",),
    "NONE_CAST_LAST_TURN": (
        "nell'ultimo turno non sono state lanciate magie", "non sono state lanciate magie nell'ultimo turno",
        "nessuna magia è stata lanciata nell'ultimo turno",
    ),
    "TWO_CAST_LAST_TURN": (
        "nell'ultimo turno un giocatore ha lanciato due o più magie", "un giocatore ha lanciato due o più magie nell'ultimo turno",
    ),
    "RING_TEMPTED_YOU": ("l'anello ti ha tentato", "l'anello ti ha tentata"),
    "THIS_GAME": ("in questa partita", "durante questa partita", "nella partita"),
    "RING_TEMPTS_YOU": ("l'anello ti tenta",),
    "YOU_CONTROLLED": ("che controllavi",),
    "COMPLETED_DUNGEON": ("hai completato un dungeon",),
    "OR_TIED": (
        "o pari alla forza maggiore", "o pari alla costituzione maggiore", "o a pari merito", "o una a pari merito", "o pari merito",
    ),
    "LEAST_OF_ALL": ("più bassa", "più basso"),
    "GREATEST": ("maggiore", "più alta", "più alto", "più elevata", "più elevato"),
    "DEALT_TO_YOU": ("che ti verrebbe inflitto", "che ti verrebbero inflitti"),
    "WHEN_AN_INSTANT_COULD": (
        "in qualsiasi momento in cui potresti giocare un istantaneo",
        "in qualsiasi momento in cui potresti lanciare un istantaneo",
    ),
    "COLOR_OF_YOUR_CHOICE": ("un colore a tua scelta", "il colore a tua scelta", "un colore di tua scelta"),
    "AS_MUCH_AS_WAS_LOST": (
        "tanti punti vita quanti sono i punti vita persi in questo modo", "punti vita pari ai punti vita persi in questo modo",
        "un ammontare di punti vita pari ai punti vita persi in questo modo", "i punti vita persi in questo modo",
        "altrettanti punti vita quanti sono i punti vita persi in questo modo",
    ),
    "WATERBEND": ("dominio dell'acqua",),
    "EARTHBEND": ("dominio della terra",),
    "THE_AIR": ("il dominio dell'aria",),
    "IF_COUNTERED_SO": tuple(
        f"se {spell} {verb} neutralizzata in questo modo" for spell in ("quella magia", "la magia") for verb in ("è", "viene")
    ),
    "NOT_INTO_GRAVEYARD": (
        "invece di metterla nel cimitero del suo proprietario", "invece di metterla nel cimitero del proprietario",
        "invece di metterla nel cimitero di quel giocatore", "invece di metterla nel cimitero",
        "invece di metterla nel suo cimitero", "invece che nel cimitero di quel giocatore", "invece che nel cimitero",
        "invece che nel cimitero del suo proprietario", "invece che nel suo cimitero",
    ),
    **{
        kind: tuple(
            f"se {what} a cui è stato inflitto danno in questo modo {dies} in questo turno"
            for dies in ("sta per morire", "sta per essere messa in un cimitero", "sta per essere messo in un cimitero")
        )
        for kind, what in (
            ("IF_CREATURE_DAMAGED_DIES", "una creatura"),
            ("IF_CREATURE_OR_WALKER_DAMAGED_DIES", "una creatura o un planeswalker"),
            ("IF_PERMANENT_DAMAGED_DIES", "un permanente"),
        )
    },
    "DAMAGED_NOT_REGENERATED": tuple(
        f"{creatures} a cui {dealt} inflitto danno in questo modo {cannot} in questo turno"
        for creatures, cannot in (
            ("una creatura", "non può essere rigenerata"), ("le creature", "non possono essere rigenerate"),
        )
        for dealt in ("sia stato", "è stato", "viene")
    ),
    "EXCESS_TO_CONTROLLER": (
        "il danno in eccesso viene invece inflitto al controllore di quella creatura",
        "il danno in eccesso viene inflitto invece al controllore di quella creatura",
        "il danno in eccesso viene inflitto al controllore di quella creatura",
    ),
    "EXCESS_DEALT_SO": (
        "il danno in eccesso inflitto a quella creatura in questo modo", "il danno in eccesso inflitto in questo modo",
        "i danni in eccesso inflitti in questo modo", "i danni in eccesso inflitti a quella creatura in questo modo",
    ),
    "DEALT_SO": tuple(
        f"{damage} {dealt} in questo modo" for damage, dealt in (("danno", "inflitto"), ("danni", "inflitti"), ("ammontare di danno", "inflitto"),
                                                                 ("ammontare di danni", "inflitti"))
    ),
    "SELF": ("si",),

    "THAT_COLOR": ("quel colore",),
    "COLOR_OF_HOLDERS_CHOICE": ("un colore a scelta del suo controllore",),
    "THAT_EXCESS": ("quel danno in eccesso", "l'ammontare di quel danno in eccesso", "quell'ammontare di danno in eccesso"),
    "AS_THOUGH_FLASH": ("come se avessero lampo", "come se avesse lampo"),
    "THE_DUNGEON": ("il dungeon",),
    "V_CLASH": ("ti scontri",),
    "CLASH": ("scontrati con un avversario",),
    "IF_YOU_WIN": ("se vinci",),
    "MANA_SYMBOLS": ("simboli di mana", "simbolo di mana", "simboli del mana"), "IN_MANA_COSTS_OF": ("nei costi di mana di", "nel costo di mana di", "tra i costi di mana di"),
    "A_DECK_MAY_HAVE": ("un mazzo può avere",),
    "PLOTTED": ("tramata", "tramato", "tramate", "tramati"),
    "DEVOTION": ("devozione",),
    "HALF_OF": ("metà di", "metà superiore di"),
    "HALF": ("metà",),
    "CHOSEN_IN_TWO_PILES": ("in due pile",),
    "PILE": ("pila",),
    "IN_THIS_COMBAT": ("in questo combattimento",),
    "THE_TYPE_OF": ("il tipo di",),
    "OF_CHOICE_TYPE": (
        "di un tipo a tua scelta", "di un tipo di creatura a tua scelta", "del tipo a tua scelta", "del tipo di creatura a tua scelta",
    ),
    "CHOICE_CREATURE_TYPE": ("un tipo di creatura a tua scelta", "il tipo di creatura a tua scelta"),
    "CHOICE_LAND_TYPE": ("un tipo di terra base a tua scelta", "il tipo di terra base a tua scelta"),
    "OF_CHOICE_COLOR": ("di un colore a tua scelta", "del colore a tua scelta"),
    "ROUNDED_UP": ("arrotondati per eccesso", "arrotondata per eccesso", "arrotondate per eccesso"),
    "ROUNDED_DOWN": ("arrotondati per difetto", "arrotondata per difetto", "arrotondate per difetto"),
    "SADDLED": ("sellata", "sellato"),
    "OF_CONTROLLERS_APART": ("con controllori diversi", "che hanno controllori diversi", "controllate ciascuna da un giocatore diverso",
        "controllati ciascuno da un giocatore diverso"),
    "DIFFERENCE": ("differenza",),
    "DIFFERENT": ("diversa", "diverso", "diverse", "diversi"),
    "TRANSFORMED": ("trasformata", "trasformato", "trasformate", "trasformati"),
    "GAINED": ("guadagnato", "guadagnati"),
    "LOST": ("perso", "persi"),
    "TIMES_COMMANDER_CAST": tuple(
        f"ogni volta che hai lanciato {whose} comandante dalla zona di comando in questa partita" for whose in ("il tuo", "un")
    ),
    "TIMES_CAST_FROM_COMMAND": (
        "volte che è stato lanciato dalla zona di comando in questa partita",
        *(f"volte che hai lanciato {whose} comandante dalla zona di comando in questa partita" for whose in ("il tuo", "un")),
    ),
    "TIMES_KICKED": tuple(f"ogni volta che {been}" for been in ("è stato potenziato", "è stata potenziata", "sono stati potenziati", "sono state potenziate")),
    "IF_ABLE": ("se può farlo", "se possono farlo", "se possibile"),
    "AFTER_YOUR_FIRST": tuple(
        f"{after} {what} {often}" for after in ("dopo la tua prima", "diversa dalla tua prima", "oltre alla prima")
        for what in ("magia", "magia che lanci") for often in ("in ogni turno", "ogni turno", "nel turno", "a ogni turno")
    ),
    "FIRST_EACH_TURN": (
        "per la prima volta in ogni turno", "per la prima volta nel turno", "per la prima volta ogni turno",
        "per la prima volta in un turno", "per la prima volta a ogni turno", "per la prima volta in ciascun turno",
    ),
    "EACH_COMBAT": ("ogni turno", "in ogni turno", "in ogni combattimento", "in ciascun combattimento", "a ogni turno"),
    "ONLY": ("solo", "soltanto", "solamente"),
    "EXCEPT": ("tranne che", "eccetto che", "salvo che"),
    "BY_MORE_THAN_ONE": ("da più di una creatura",),
    "AS_IF_NO_DEFENDER": (
        "può attaccare come se non avesse difensore", "possono attaccare come se non avessero difensore",
    ),
    "AS_IF_WITHOUT_DEFENDER": ("come se non avesse difensore", "come se non avessero difensore"),
    "BY_TOUGHNESS": (
        "assegna danno da combattimento pari alla sua costituzione invece che alla sua forza",
        "assegna danno da combattimento pari alla propria costituzione invece che alla propria forza",
        "assegnano danno da combattimento pari alla loro costituzione invece che alla loro forza",
    ),
    "UNPAID_NOT_TO_YOU": ("attaccarti a meno che il loro controllore non paghi",),
    "UNPAID_NOT_TO_YOURS": tuple(
        f"attaccare te o {yours} planeswalker che controlli a meno che il loro controllore non paghi" for yours in ("i", "un")
    ),
    "UNPAID_NOT_TO_BLOCK": ("bloccare a meno che il loro controllore non paghi",),
    "FOR_EACH_ATTACKER": (
        "per ognuna di quelle creature", "per ciascuna di quelle creature", "per ogni creatura che controlla che ti sta attaccando",
    ),
    "UNLESS_DEFENDER_CONTROLS": ("a meno che il giocatore in difesa non controlli",),
    "ALL_ABLE_TO_BLOCK": ("tutte le creature in grado di bloccare",),
    "AS_IF_UNBLOCKED": tuple(
        f"come se non {were} bloccat{ending}" for were, endings in (("fosse", "ao"), ("fossero", "ei")) for ending in endings
    ),
    "IS_INSTEAD_DEALT": tuple(
        way for is_, dealt in (("viene", "inflitto"), ("vengono", "inflitti"))
        for way in (f"{is_} invece {dealt}", f"{is_} {dealt} invece", f"invece {is_} {dealt}")
    ),
    "MAXIMUM_HAND_YOURS": (
        "il numero massimo di carte che puoi tenere in mano", "il tuo limite massimo di carte in mano",
        "il tuo limite massimo di carte nella mano",
    ),
    "MAXIMUM_HAND_THEIRS": (
        "il numero massimo di carte che ogni avversario può tenere in mano",
        "il limite massimo di carte in mano di ogni avversario", "il limite massimo di carte nella mano di ogni avversario",
    ),
    "IS_INCREASED": ("è aumentato di", "aumenta di"),
    "IS_REDUCED": ("è ridotto di", "viene ridotto di", "si riduce di"),
    "MAKES_TRIGGER": (
        "fa innescare un'abilità innescata di", "fanno innescare un'abilità innescata di", "fa innescare l'abilità innescata di",
    ),
    "TRIGGERS_AGAIN": (
        "quell'abilità si innesca una volta in più", "quell'abilità si innesca una volta addizionale",
        "quell'abilità si innesca un'altra volta",
    ),
    "HAVE_CAST_IT": ("l'hai lanciato", "l'hai lanciata", "lo hai lanciato", "la hai lanciata", "l'hai giocato", "l'hai giocata",
        "lo giochi", "la giochi", "lo lanci", "la lanci"),
    "WAS_CAST": ("è stata lanciata", "è stato lanciato", "è stata giocata", "è stato giocato"),
    "THEY_DO": ("lo fanno", "devono farlo"),
    "TURNED_UP": (
        "girato a faccia in su", "girata a faccia in su", "girati a faccia in su", "girate a faccia in su",
    ),
    "COLORS": ("colori",),
    "COLORS_AMONG": tuple(f"{color} {among}" for color in ("colore", "colori") for among in ("tra", "fra")),
    "WITH_OTHER_NAMES": ("con nomi diversi", "con nome diverso", "che hanno nomi diversi", "dal nome diverso"),
    "COLOR_OF_MANA": ("colore di mana", "colori di mana", "ogni colore di mana"),
    "OF_SAME_COLOR": ("dello stesso colore", "di uno stesso colore"),
    "THE_GAME": ("la partita",),
    "ANY_COLOR_THAT": ("di un qualsiasi colore che", "di qualsiasi colore che"),
    "ANY_TYPE_THAT": ("di un qualsiasi tipo che", "di qualsiasi tipo che"),
    "ANY_COLOR_AMONG": tuple(
        f"di {any_}qualsiasi colore {among}{those}" for any_ in ("un ", "") for among in ("tra", "fra") for those in ("", " quelli di")
    ),
    "BEING_OF_COLOR": ("di colore",),
    "COULD_TARGET": ("la magia potrebbe bersagliare", "quella magia potrebbe bersagliare", "la magia potrebbe avere come bersaglio"),
    "EACH_COPY_ITS_OWN": tuple(
        f"ogni copia bersaglia una creatura diversa {among} {those}" for among in ("fra", "tra") for those in ("queste", "quelle", "quelle creature")
    ),
    "COULD_PRODUCE": ("potrebbe produrre",),
    "ANY_COLOR": ("di un qualsiasi colore", "di qualsiasi colore", "di un qualsiasi colore a sua scelta", "di qualsiasi colore a sua scelta"),
    "OF_OTHER_COLORS": ("di colori diversi", "di colore diverso"),
    "COMBINATION_OF": ("in qualsiasi combinazione di", "in una qualsiasi combinazione di"),
    "ANY_COMBINATION": ("in qualsiasi combinazione di colori", "di qualsiasi combinazione di colori"),
    "CONTROL_OF": ("il controllo di",),
    "CONTROL": ("il controllo",),
    "BASE_NUMBERS": ("forza e costituzione base",),
    "BASE_POWER": ("forza base",),
    "BASE_TOUGHNESS": ("costituzione base",),
    "IN_ADDITION": (
        *_beside("altri tipi", "altri tipi di creatura", "altri tipi di terra", "altri tipi di carta"),
        *(f"in aggiunta al {whose} {of}" for whose in ("suo", "proprio", "loro") for of in ("tipo", "tipo di creatura")),
    ),
    "BESIDES_COLORS": _beside("altri colori"),
    "BESIDES_COLORS_AND_TYPES": _beside("altri colori e tipi", "altri tipi e colori"),
    "ALL_COLORS": ("di tutti i colori",),
    "ALL_ABILITIES": ("tutte le sue abilità", "tutte le loro abilità", "tutte le abilità"),
    "ALL_OTHER_ABILITIES": ("tutte le altre abilità", "tutte le sue altre abilità", "tutte le loro altre abilità"),
    "DIVIDED": (
        "divisi a tua scelta tra", "divisi come preferisci tra", "suddivisi a tua scelta tra", "suddivisi come preferisci tra",
        "divisi a tua scelta fra", "suddivisi a tua scelta fra",
    ),
    "EACH_OTHER": ("l'una con l'altra", "l'uno con l'altro", "tra loro"),
    "INSTEAD": ("invece",),
    "ALONE": ("da solo", "da sola"),
    "FACE_DOWN": ("a faccia in giù",),
    "OF_YOUR_CHOICE": ("a tua scelta", "a sua scelta"),
    "TRANSFORM_ITSELF": ("trasformarsi",),
    "REGENERATED": ("rigenerato", "rigenerata", "rigenerati", "rigenerate"),
    "AT_RANDOM": ("a caso",),
    "ADDITIONAL": ("addizionale", "addizionali"),
    # costs and copies
    "LESS_TO_CAST": _to_be("in meno", "lanciat", "giocat"),
    "MORE_TO_CAST": _to_be("in più", "lanciat", "giocat"),
    "TO_CAST": tuple(f"per essere {done}{end}" for done in ("lanciat", "giocat") for end in "aoei"),
    "WOULD_COST_LESS_THAN": tuple(
        f"{which}{cost} meno di" for which in ("che ", "") for cost in ("costerebbe", "costerebbero", "costa", "costano")
    ),
    "LESS_TO_ACTIVATE": _to_be("in meno", "attivat"),
    "MORE_TO_ACTIVATE": _to_be("in più", "attivat"),
    "INSTEAD_OF_MANA_COST": ("invece di pagare il costo di mana di",),
    "WITHOUT_PAYING": (
        "senza pagare il suo costo di mana", "senza pagare il loro costo di mana", "senza pagare i loro costi di mana",
        "senza pagarne il costo di mana", "senza pagare il costo di mana",
    ),
    "MORE_FOR_IT": ("in più per lanciarlo", "in più per lanciarla", "in più per lanciarli", "in più per lanciarle", "in più per giocarlo", "in più per giocarla"),
    "UNLESS_MANA_ABILITIES": ("a meno che non siano abilità di mana",),
    "EACH_TURN": ("per turno", "in ogni turno", "ogni turno", "a ogni turno", "ad ogni turno"),
    "ADDITIONAL_COST_TO_CAST": ("come costo addizionale per lanciare", "come costo addizionale per giocare"),
    "KICKED": (
        "è stato potenziato", "è stata potenziata", "è stato pagato il suo costo di potenziamento",
        "è stato pagato il costo di potenziamento di", "è stato pagato il costo di potenziamento", "hai pagato il costo di potenziamento",
        "hai pagato il suo costo di potenziamento",
    ),
    "MADNESS_PAID": ("è stato pagato il suo costo di follia", "è stato pagato il costo di follia di"),
    "EVIDENCE_COLLECTED": ("sono state raccolte prove", "hai raccolto prove"),
    "TRIBUTE_NOT_PAID": ("il tributo non è stato pagato", "non è stato pagato il tributo"),
    "GIFT_PROMISED": ("il dono è stato promesso", "è stato promesso il dono"),
    "GIFT_NOT_PROMISED": ("il dono non è stato promesso", "non è stato promesso il dono"),
    "ESCAPED": ("è fuggito", "è fuggita", "sia fuggito", "sia fuggita"),
    "OF_LEVEL": ("di livello",),
    "BARGAINED": ("è stata negoziata", "è stato negoziato"),
    "COPY_OF": ("che è una copia di", "che sono copie di", "che è la copia di", "che sono una copia di", "che sono la copia di"),
    "A_COPY_OF": ("una copia di", "copia di", "copie di"),
    "NEW_TARGETS_FOR": ("nuovi bersagli per", "un nuovo bersaglio per"),
    "WITH_NEW_TARGETS": tuple(
        f"e {can} scegliere {new} per {whose} {copy}"
        for can in ("puoi", "può") for new in ("nuovi bersagli", "un nuovo bersaglio") for whose in ("la", "quella") for copy in ("copia",)
    ),
    "NEW_TARGETS": ("ognuno di quei giocatori può scegliere nuovi bersagli per la propria copia", "puoi scegliere nuovi bersagli per la copia", "puoi scegliere nuovi bersagli per le copie",
        "puoi scegliere un nuovo bersaglio per la copia", "puoi scegliere nuovi bersagli per quella copia"),
    # soulbond
    "PAIRED": tuple(f"abbinat{end} a un{other}" for end in "oa" for other in ("'altra creatura", "a creatura")),
    "BOTH_CREATURES": ("entrambe le creature",),
    # abilities in the words of old
    "AS_IF_FLYING": ("può bloccare come se avesse volare", "possono bloccare come se avessero volare"),
    "ATTACKS_UNTAPPED": ("attacca senza TAPpare", "attaccano senza TAPpare"),
    "YOU_NO_TARGET": ("non puoi essere bersaglio di magie o abilità", "non puoi essere il bersaglio di magie o abilità"),
    "YOU_NO_TARGET_OF_OPPONENTS": tuple(
        f"non puoi essere {the}bersaglio di magie o abilità controllate dai tuoi avversari" for the in ("", "il ")
    ),
    "CANNOT_BE_TARGET": (
        "non può essere bersaglio di magie o abilità", "non possono essere bersaglio di magie o abilità",
    ),
    "CANNOT_BE_TARGET_OF_OPPONENTS": (
        "non può essere bersaglio di magie o abilità controllate dai tuoi avversari",
        "non possono essere bersaglio di magie o abilità controllate dai tuoi avversari",
    ),
    # sentences about the sentence before
    "CANT_BE_REGENERATED": (
        "non può essere rigenerata", "non può essere rigenerato", "non possono essere rigenerate",
        "non possono essere rigenerati",
    ),
    "IF_YOU_CANNOT": ("se non puoi farlo", "se non puoi"),
    "IF_YOU_DO": ("se lo fai",),
    "IF_THEY_DO": ("se lo fa", "se quel giocatore lo fa", "se il giocatore lo fa"),
    "UNLESS_THEY_DO": ("se non lo fa", "se quel giocatore non lo fa", "se il giocatore non lo fa"),
    "WHEN_YOU_DO": ("quando lo fai",),
    "OTHERWISE": (
        "altrimenti", "in caso contrario", "se non lo fai", "se non la aggiungi alla tua mano", "se non aggiungi quella carta alla tua mano",
        "se non aggiungi la carta alla tua mano", "se non la metti", "se non la metti sul campo di battaglia",
        "se non metti quella carta sul campo di battaglia", "se non metti la carta sul campo di battaglia",
    ),
    "SORCERY_SPEED": (
        "attiva solo come una stregoneria", "attiva questa abilità solo quando potresti lanciare una stregoneria",
        "gioca questa abilità solo quando potresti giocare una stregoneria",
        "puoi attivare questa abilità solo quando potresti lanciare una stregoneria",
        "attiva questa abilità solo come una stregoneria", "attiva solo quando potresti lanciare una stregoneria",
    ),
    "ONCE_EACH_TURN": (
        "attiva solo una volta per turno", "attiva questa abilità solo una volta per turno",
        "gioca questa abilità solo una volta per turno", "attiva questa abilità solo una volta in ogni turno",
    ),
    "DONE_ONCE": ("fallo solo una volta per turno", "fallo solo una volta in ogni turno", "fallo solo una volta a turno"),
    "TRIGGERS_ONCE": (
        "questa abilità si innesca solo una volta per turno", "questa abilità si innesca solo una volta in ogni turno",
    ),
    "ACTIVATE_ONLY_IF": (
        "attiva solo se", "attiva questa abilità solo se", "gioca questa abilità solo se",
        "puoi attivare questa abilità solo se", "puoi giocare questa abilità solo se",
    ),
    "ACTIVATE_ONCE_AND_IF": tuple(
        f"{activate} solo una volta {often} e solo se"
        for activate in ("attiva", "attiva questa abilità", "gioca questa abilità", "puoi attivare questa abilità")
        for often in ("per turno", "in ogni turno")
    ),
    "ANYONE_ACTIVATES": (
        "qualsiasi giocatore può attivare questa abilità", "qualsiasi giocatore può giocare questa abilità",
        "ogni giocatore può attivare questa abilità", "qualunque giocatore può giocare questa abilità",
    ),
    "ACTIVATE_ONLY_YOUR_TURN": (
        "attiva solo durante il tuo turno", "attiva questa abilità solo durante il tuo turno",
        "gioca questa abilità solo durante il tuo turno",
    ),
    "ACTIVATE_ONLY_IN": (
        "attiva solo durante", "attiva questa abilità solo durante", "gioca questa abilità solo durante",
        "puoi giocare questa abilità solo durante",
    ),
    "ONLY_ONCE": ("solo una volta per turno", "solo una volta in ogni turno"),
    "ONLY_EVER": ("solo una volta",),
    "ONLY_AS_SORCERY": (
        "solo come una stregoneria", "solo quando potresti lanciare una stregoneria", "solo quando potresti giocare una stregoneria",
    ),
    "ONLY_SORCERY_AND_ONCE": ("attiva solo come una stregoneria e solo una volta per turno",),
    "STILL": ("è ancora", "sono ancora"),
    "ALL_OTHER_CARD_TYPES": ("tutti gli altri tipi di carta", "tutti i suoi altri tipi di carta", "tutti gli altri suoi tipi di carta"),
}  # fmt: skip
"""Fixed phrases by kind. What does not change by gender and number here says none."""

FIGHTING: Mapping[str, str] = {
    "sta attaccando": "attacking", "stanno attaccando": "attacking", "sta bloccando": "blocking", "stanno bloccando": "blocking",
}  # fmt: skip
"""508.1k, 509.1g: what a creature is that is attacking, or blocking."""

GIFTS: Mapping[str, str] = {
    "dona una carta": "card", "dona un cibo": "food", "dona un pesce tappato": "tapped fish", "dona un tesoro": "treasure",
    "dona una piovra": "octopus", "dona un turno extra": "extra turn",
}  # fmt: skip
"""702.174d-i: how cards print what is given, by the English word for it."""

MODES: Mapping[str, tuple[int, int | None]] = {
    "scegli un qualsiasi numero —": (0, None),
    "scegli uno": (1, 1),
    "scegline uno": (1, 1),
    "scegline una": (1, 1),
    "scegli due": (2, 2),
    "scegli tre": (3, 3),
    "scegli uno o entrambi": (1, 2),
    "scegli fino a uno": (0, 1),
    "scegli uno o più": (1, None),
    "scegli una delle opzioni seguenti": (1, 1),
    "scegli due delle opzioni seguenti": (2, 2),
}
"""700.2: how many modes are chosen, at least and at most; ``None`` is all of them."""

PERFORMED: Mapping[str, Action] = {
    "sorvegliato": Action.SURVEIL, "profetizzato": Action.SCRY, "proliferato": Action.PROLIFERATE, "indagato": Action.INVESTIGATE,
    "raccolto prove": Action.COLLECT_EVIDENCE, "scoperto": Action.DISCOVER,
}  # fmt: skip
"""701: what a player has done, as a participle says it."""

MORE_MODES: Mapping[str, tuple[int, int | None]] = {
    **dict.fromkeys(("puoi scegliere entrambi", "puoi invece scegliere entrambi", "puoi scegliere invece entrambi"), (1, 2)),
    "scegli invece entrambi": (2, 2), "scegli invece due": (2, 2), "scegli invece tre": (3, 3),
    **dict.fromkeys(("scegli invece uno o più", "scegli invece un qualsiasi numero", "puoi scegliere un qualsiasi numero"), (1, None)),
}  # fmt: skip
"""700.2: how many modes are chosen instead, where a condition before it holds."""

SHARED: Mapping[str, str] = {
    "almeno un tipo di creatura in comune": "creature type", "almeno un tipo in comune": "creature type",
    "un tipo di creatura in comune": "creature type", "tipo di terra": "land type", "tipo di carta": "card type",
    "tipo di permanente": "card type",
}  # fmt: skip
"""205.2-205.3: what two objects may have in common; 'un tipo di creatura' has a kind of its own."""

DIFFERING: Mapping[str, str] = {
    "tipi di carta": "card types", "tipo di carta": "card types", "tipi di terra base": "basic land types",
    "tipo di terra base": "basic land types", "valori di mana": "mana values",
    "valori di mana diversi": "mana values", "tipi di carta diversi": "card types", "tipi di terra base diversi": "basic land types",
}  # fmt: skip
"""What is counted among objects, each once."""

ORDINALS: tuple[str, ...] = ("seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava", "nona", "decima")
"""'La tua seconda magia': from the second on; the first is an adjective."""

ORDINALS_OF_COUNTERS: Mapping[str, int] = {
    "quinto": 5, "sesto": 6, "settimo": 7, "ottavo": 8, "nono": 9, "decimo": 10, "undicesimo": 11, "dodicesimo": 12,
}  # fmt: skip
"""122.7: 'il dodicesimo segnalino'; smaller numbers are words of their own elsewhere."""

ABILITIES_ON_THE_STACK: dict[str, tuple[bool, ...]] = {
    "abilità attivata": (True,),
    "abilità innescata": (False,),
    "abilità attivata o innescata": (True, False),
}
"""113.3b-c: kinds of abilities: whether activated, or triggered."""
