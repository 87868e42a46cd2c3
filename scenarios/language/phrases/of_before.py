"""608.2c: what refers to something done or looked at before: 'se lo fai', 'in questo modo', 'le rimanenti'."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "IN_THIS_WAY": ("in questo modo",),
    # 702.88: 'ripresa' alone is a keyword.
    "RETURNED": tuple(f"ripres{ending} in questo modo" for ending in "aeio"),
    "LOOKED_AT_SCRYING": ("guardata profetizzando in questo modo", "guardate profetizzando in questo modo"),
    "CHOSEN_AMONG": (
        "scelta tra esse", "scelte tra esse", "tra esse", "scelta tra quelle carte", "scelte tra quelle carte", "tra quelle carte",
        "scelta tra quelle", "scelte tra quelle", "scelta tra di esse", "scelte tra di esse", "scelta fra esse", "scelte fra esse",
        *(
            f"{chosen}{among} {them}{so}" for chosen in ("", "scelta ", "scelte ") for among in ("tra", "fra")
            for them in ("le carte macinate", "le carte rivelate", "le carte guardate", "quelle macinate", "quelle rivelate")
            for so in ("", " in questo modo")
        ),
        *(
            f"{chosen}{among} {them} in questo modo" for chosen in ("", "scelta ", "scelte ") for among in ("tra", "fra")
            for them in ("le carte esiliate", "quelle esiliate")
        ),
    ),
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
    "UNTIL_EXILED": ("finché non esili", "fino a che non esili", "fino a quando non esili", "fino a esiliare"),
    "CHOSEN_IN_TWO_PILES": ("in due pile",),
    "PILE": ("pila", "pile"),
    "OPPONENT_CHOOSES_PILE": tuple(f"un avversario sceglie {pile}" for pile in ("una pila", "una di quelle pile", "una delle pile", "una di esse")),
    "CANT_BE_REGENERATED": (
        "non può essere rigenerata", "non può essere rigenerato", "non possono essere rigenerate",
        "non possono essere rigenerati",
    ),
    "IF_YOU_CANNOT": (
        "se non puoi farlo", "se non puoi", "se non può farlo", "se quel giocatore non può farlo", "se il giocatore non può farlo",
    ),
    "IF_YOU_DO": ("se lo fai",),
    "IF_ANYBODY_DOES": ("se un giocatore lo fa", "se qualcuno lo fa", "se un avversario lo fa", "se qualsiasi giocatore lo fa"),
    "IF_NOBODY_DOES": ("se nessuno lo fa", "se nessun giocatore lo fa", "se nessun avversario lo fa"),
    "IF_THEY_DO": ("se lo fa", "se quel giocatore lo fa", "se il giocatore lo fa"),
    "UNLESS_THEY_DO": ("se non lo fa", "se quel giocatore non lo fa", "se il giocatore non lo fa"),
    "WHEN_YOU_DO": ("quando lo fai", "quando paghi questo costo una o più volte"),
    "OTHERWISE": (
        "altrimenti", "in caso contrario", "se non lo fai", "se non la aggiungi alla tua mano", "se non aggiungi quella carta alla tua mano",
        "se non aggiungi la carta alla tua mano", "se non la metti", "se non la metti sul campo di battaglia",
        "se non metti quella carta sul campo di battaglia", "se non metti la carta sul campo di battaglia",
    ),
}  # fmt: skip
