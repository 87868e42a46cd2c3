"""107: how many and how much, what is counted or compared, and what is twice, half or rounded.

What is measured in life is in `scenarios.language.phrases.life`, in damage in `scenarios.language.phrases.damage`.
"""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "PLUS": ("più",),
    "FEWER_THAN": ("meno di",),
    "MINUS": ("meno",),
    "UP_TO": ("fino a", "fino ad", "un massimo di"),
    "NUMBER": ("numero",),
    "NUMBER_OF": ("numero di", "ammontare di", "numero totale di"),
    "THAT_NUMBER": ("quel numero", "quello stesso numero"),
    "EQUAL_TO": ("pari a", "uguale a", "pari ciascuna a", "entrambe pari a"),
    "AT_MOST": ("pari o inferiori a", "inferiori o pari a", "pari o inferiore a", "inferiore o pari a", "inferiore o uguale a", "uguale o inferiore a", "pari o inferiori a"),
    "AT_LEAST": ("pari o superiori a", "superiori o pari a", "pari o superiore a", "superiore o pari a", "superiore o uguale a", "uguale o superiore a", "pari o superiori a",
        "maggiore o uguale a", "pari o maggiore a", "uguale o maggiore a"),
    "EQUAL_OR_LESS": ("pari o inferiore", "inferiore o pari"),
    "LESSER": ("inferiore", "minore"),
    "EQUAL_OR_GREATER": ("pari o superiore", "superiore o pari"), "SUPERIOR": ("superiore",),
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
    "IN_LESS": ("in meno",),
    "TWICE": ("due volte",),
    "ANY_NUMBER_OF_TIMES": ("un qualsiasi numero di volte", "un numero qualsiasi di volte", "quante volte vuoi"),
    "ONCE_MORE": ("una volta in più", "una volta addizionale"),
    "TIMES": ("volte",),
    "TIMES_THAT": ("volte che", "volte in cui"),
    "ONE_ONLY": ("un unico", "un singolo", "un solo", "uno stesso", "una sola", "una singola"),
    "TOTAL": ("totale",),
    "TIME": ("volta",),
    "MORE_OF_THEM": ("in più",),
    "OR_TIED": (
        "o pari alla forza maggiore", "o pari alla costituzione maggiore", "o a pari merito", "o una a pari merito", "o pari merito",
    ),
    "LEAST_OF_ALL": ("più bassa", "più basso"),
    "GREATEST": ("maggiore", "più alta", "più alto", "più elevata", "più elevato"),
    "DEVOTION": ("devozione",),
    "HALF_OF": ("metà di", "metà superiore di"),
    "HALF": ("metà",),
    "ROUNDED_UP": ("arrotondati per eccesso", "arrotondata per eccesso", "arrotondate per eccesso"),
    "ROUNDED_DOWN": ("arrotondati per difetto", "arrotondata per difetto", "arrotondate per difetto"),
    "DIFFERENCE": ("differenza",),
    "DIFFERENT": ("diversa", "diverso", "diverse", "diversi"),
    "IS_INCREASED": ("è aumentato di", "aumenta di"),
    "IS_REDUCED": ("è ridotto di", "viene ridotto di", "si riduce di"),
    "DIVIDED": (
        "divisi a tua scelta tra", "divisi come preferisci tra", "suddivisi a tua scelta tra", "suddivisi come preferisci tra",
        "divisi a tua scelta fra", "suddivisi a tua scelta fra",
    ),
    "ADDITIONAL": ("addizionale", "addizionali"),
}  # fmt: skip
