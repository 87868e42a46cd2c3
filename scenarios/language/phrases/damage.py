"""120, 614.9, 615: damage that is dealt, would be dealt, is dealt to another or prevented."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "AND_TAKEN": ("e ricevuto", "e ricevuti", "o ricevuto"),
    "LETS_BE_DEALT": ("farsi infliggere", "decidere di farsi infliggere", "scegliere di farsi infliggere"),
    "CHOOSES_TO_BE_DEALT": (*(f"{chooses} di farsi infliggere" for chooses in ("decida", "scelga")), "si faccia infliggere"),
    "EXCESS_DAMAGE": ("danno in eccesso", "danni in eccesso"),
    "EXCESS_NONCOMBAT_DAMAGE": ("danno non da combattimento in eccesso",),
    "DAMAGE": ("danno", "danni"),
    "POINT_OF_DAMAGE": ("punto danno",),
    "COMBAT_DAMAGE": ("danno da combattimento", "danni da combattimento"),
    "ALL_DAMAGE": ("tutto il danno", "tutti i danni", "ogni danno", "qualsiasi danno"),
    "ALL_COMBAT_DAMAGE": (
        "tutto il danno da combattimento", "tutti i danni da combattimento", "ogni danno da combattimento", "qualsiasi danno da combattimento",
    ),
    "ALL_NONCOMBAT_DAMAGE": ("tutto il danno non da combattimento", "tutti i danni non da combattimento", "ogni danno non da combattimento"),
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
    "OPPONENT_DAMAGED": ("a un avversario è stato inflitto danno in questo turno",),
    "OPPONENT_WAS_DAMAGED": (
        "sia stato inflitto danno a un avversario in questo turno", "non sia stato inflitto danno a un avversario in questo turno",
        "a un avversario non sia stato inflitto danno in questo turno", "a un avversario sia stato inflitto danno in questo turno",
    ),
    "WOULD_DEAL": ("sta per infliggere", "dovesse infliggere", "infliggerebbe", "infliggerebbero", "stanno per infliggere"),
    "WOULD_BE_DEALT_TO_IT": tuple(
        f"che {to} {dealt}" for to in ("gli", "le") for dealt in ("verrebbe inflitto", "verrebbero inflitti")
    ),
    "WOULD_DEAL_TO_YOU": ("sta per infliggerti", "dovesse infliggerti", "ti infliggerebbe"),
    "NONCOMBAT_DAMAGE": ("danno non da combattimento", "danni non da combattimento"),
    "AS_MUCH_DAMAGE": ("altrettanti danni", "altrettanto danno", "quell'ammontare di danni", "quell'ammontare di danno"),
    "TO_OPPONENTS_OR_THEIRS": (
        "a un avversario o a un permanente controllato da un avversario",
        "a un avversario o a un permanente che un avversario controlla",
    ),
    "TO_YOU_OR_CREATURE": ("a te o a una creatura che controlli", "a te o a una tua creatura"),
    "TO_YOU_OR_PERMANENT": ("a te o a un permanente che controlli", "a te o a un tuo permanente"),
    "WOULD_BE_TO_YOU": ("sta per esserti", "stanno per esserti", "dovesse esserti"),
    "DEALT_TO_YOU": ("che ti verrebbe inflitto", "che ti verrebbero inflitti"),
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
    "PREVENTED_SO": tuple(
        f"{much}{prevented} in questo modo"
        for prevented in ("danno prevenuto", "danni prevenuti")
        for much in ("", "ammontare di ", "numero di ", "punto ", "punto di ")
    ),
    "DEALT_SO": tuple(
        f"{damage} {dealt} in questo modo" for damage, dealt in (("danno", "inflitto"), ("danni", "inflitti"), ("ammontare di danno", "inflitto"),
                                                                 ("ammontare di danni", "inflitti"))
    ),
    "AMOUNT_OF_THE_DAMAGE": ("loro ammontare", "ammontare del danno", "ammontare di quel danno", "ammontare di quei danni"),
    "THAT_EXCESS": ("quel danno in eccesso", "l'ammontare di quel danno in eccesso", "quell'ammontare di danno in eccesso"),
    "BY_TOUGHNESS": (
        "assegna danno da combattimento pari alla sua costituzione invece che alla sua forza",
        "assegna danno da combattimento pari alla propria costituzione invece che alla propria forza",
        "assegnano danno da combattimento pari alla loro costituzione invece che alla loro forza",
    ),
    "IS_INSTEAD_DEALT": tuple(
        way for is_, dealt in (("viene", "inflitto"), ("vengono", "inflitti"))
        for way in (f"{is_} invece {dealt}", f"{is_} {dealt} invece", f"invece {is_} {dealt}")
    ),
}  # fmt: skip
