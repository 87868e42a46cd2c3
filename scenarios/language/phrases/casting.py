"""115, 305, 601, 700.2, 707: spells that are or were cast and lands that are played; their modes and targets, and copies."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "VALUE_OF_YOUR_COMMANDERS": tuple(
        f"{value} di un comandante che possiedi {there}" for value in ("valore di mana maggiore", "valore di mana più alto", "maggiore valore di mana")
        for there in ("sul campo di battaglia o nella zona di comando", "nella zona di comando o sul campo di battaglia")
    ),
    "SAME_MODE": ("puoi scegliere lo stesso modo più di una volta", "puoi scegliere la stessa modalità più di una volta"),
    "FRESH_MODE": ("che non è stato scelto in questo turno", "che non è ancora stato scelto in questo turno"),
    "ANY_TARGET": ("un qualsiasi bersaglio", "qualsiasi bersaglio", "un bersaglio qualsiasi"),
    "ANY_OTHER_TARGET": ("un qualsiasi altro bersaglio", "qualsiasi altro bersaglio"),
    "THE_COPY": ("la copia", "le copie"),
    "ADDITIONAL_LAND": ("una terra addizionale",),
    "ADDITIONAL_LANDS": ("terre addizionali",),
    "AIMED_AT_YOU": ("di cui sei bersaglio", "di cui sei il bersaglio"),
    "WITH_ONE_TARGET": ("con un solo bersaglio", "con un singolo bersaglio", "che ha un solo bersaglio", "con un unico bersaglio", "che ha un singolo bersaglio"),
    "NONE_CAST_LAST_TURN": (
        "nell'ultimo turno non sono state lanciate magie", "non sono state lanciate magie nell'ultimo turno",
        "nessuna magia è stata lanciata nell'ultimo turno",
    ),
    "TWO_CAST_LAST_TURN": (
        "nell'ultimo turno un giocatore ha lanciato due o più magie", "un giocatore ha lanciato due o più magie nell'ultimo turno",
    ),
    "AS_THOUGH_FLASH": ("come se avessero lampo", "come se avesse lampo"),
    "PLOTTED": ("tramata", "tramato", "tramate", "tramati"),
    "TIMES_COMMANDER_CAST": tuple(
        f"ogni volta che hai lanciato {whose} comandante dalla zona di comando in questa partita" for whose in ("il tuo", "un")
    ),
    "TIMES_CAST_FROM_COMMAND": (
        "volte che è stato lanciato dalla zona di comando in questa partita",
        *(f"volte che hai lanciato {whose} comandante dalla zona di comando in questa partita" for whose in ("il tuo", "un")),
    ),
    "AFTER_YOUR_FIRST": tuple(
        f"{after} {what} {often}" for after in ("dopo la tua prima", "diversa dalla tua prima", "oltre alla prima")
        for what in ("magia", "magia che lanci") for often in ("in ogni turno", "ogni turno", "nel turno", "a ogni turno")
    ),
    "HAVE_CAST_IT": ("l'hai lanciato", "l'hai lanciata", "lo hai lanciato", "la hai lanciata", "l'hai giocato", "l'hai giocata",
        "lo giochi", "la giochi", "lo lanci", "la lanci"),
    "WAS_CAST": ("è stata lanciata", "è stato lanciato", "è stata giocata", "è stato giocato"),
    "COULD_TARGET": ("la magia potrebbe bersagliare", "quella magia potrebbe bersagliare", "la magia potrebbe avere come bersaglio"),
    "EACH_COPY_ITS_OWN": tuple(
        f"ogni copia bersaglia una creatura diversa {among} {those}" for among in ("fra", "tra") for those in ("queste", "quelle", "quelle creature")
    ),
    "ESCAPED": ("è fuggito", "è fuggita", "sia fuggito", "sia fuggita"),
    "COPY_OF": ("che è una copia di", "che sono copie di", "che è la copia di", "che sono una copia di", "che sono la copia di"),
    "ITS_COPIES": ("che sono sue copie", "che è una sua copia", "che sono delle sue copie"),
    "A_COPY_OF": ("una copia di", "copia di", "copie di"),
    "NEW_TARGETS_FOR": ("nuovi bersagli per", "un nuovo bersaglio per"),
    "WITH_NEW_TARGETS": tuple(
        f"e {can} scegliere {new} per {whose}"
        for can in ("puoi", "può") for new in ("nuovi bersagli", "un nuovo bersaglio") for whose in ("la copia", "quella copia", "le copie")
    ),
    "NEW_TARGETS": ("ognuno di quei giocatori può scegliere nuovi bersagli per la propria copia", "puoi scegliere nuovi bersagli per la copia", "puoi scegliere nuovi bersagli per le copie",
        "puoi scegliere un nuovo bersaglio per la copia", "puoi scegliere nuovi bersagli per quella copia"),
    "CANNOT_BE_TARGET": (
        "non può essere bersaglio di magie o abilità", "non possono essere bersaglio di magie o abilità",
    ),
    "CANNOT_BE_TARGET_OF_OPPONENTS": tuple(
        f"{cannot} essere bersaglio di magie o abilità {theirs}"
        for cannot in ("non può", "non possono")
        for theirs in (
            "controllate dai tuoi avversari", "controllate da un avversario", "controllate dagli avversari",
            "che i tuoi avversari controllano", "sotto il controllo di un avversario", "sotto il controllo dei tuoi avversari",
        )
    ),
}  # fmt: skip
