"""118, 601.2f: what something costs more or less, besides or instead; and the words for costs that were paid for a spell."""

from __future__ import annotations

from collections.abc import Mapping


def _to_be(how: str, *stems: str) -> tuple[str, ...]:
    """'In meno per essere lanciata', in every gender and number."""
    return tuple(f"{how} per essere {stem}{ending}" for stem in stems for ending in "aoei")


PHRASES: Mapping[str, tuple[str, ...]] = {
    "UNLOCK_COSTS": ("i costi di sbloccare",),
    "BESIDES_OTHER_COSTS": tuple(
        f"{besides} {others}" for besides, gli, i in (("oltre a pagare", "gli", "i"), ("in aggiunta", "agli", "ai"))
        for others in (f"{gli} altri loro costi", f"{i} loro altri costi", f"{gli} altri suoi costi", f"{i} suoi altri costi")
    ),
    "FOR_TARGETS_BEYOND": ("per ogni bersaglio oltre il primo", "per ogni bersaglio dopo il primo"),
    "TIMES_KICKED": tuple(f"ogni volta che {been}" for been in ("è stato potenziato", "è stata potenziata", "sono stati potenziati", "sono state potenziate")),
    "UNPAID_NOT_TO_YOU": ("attaccarti a meno che il loro controllore non paghi",),
    "UNPAID_NOT_TO_YOURS": tuple(
        f"attaccare te o {yours} planeswalker che controlli a meno che il loro controllore non paghi" for yours in ("i", "un")
    ),
    "UNPAID_NOT_TO_BLOCK": ("bloccare a meno che il loro controllore non paghi",),
    "FOR_EACH_ATTACKER": ("per ogni creatura che controlla che ti sta attaccando",),
    "LESS_TO_CAST": _to_be("in meno", "lanciat", "giocat"),
    "MORE_TO_CAST": _to_be("in più", "lanciat", "giocat"),
    "TO_CAST": tuple(f"per essere {done}{end}" for done in ("lanciat", "giocat") for end in "aoei"),
    "WOULD_COST_LESS_THAN": tuple(
        f"{which}{cost} meno di" for which in ("che ", "") for cost in ("costerebbe", "costerebbero", "costa", "costano")
    ),
    "LESS_TO_ACTIVATE": _to_be("in meno", "attivat"),
    "MORE_TO_ACTIVATE": _to_be("in più", "attivat"),
    "INSTEAD_OF_MANA_COST": ("invece di pagare il costo di mana di",),
    "INSTEAD_OF_MANA_COST_FOR": ("invece di pagare il costo di mana per", "anziché pagare il costo di mana per"),
    "WITHOUT_PAYING": (
        "senza pagare il suo costo di mana", "senza pagare il loro costo di mana", "senza pagare i loro costi di mana",
        "senza pagarne il costo di mana", "senza pagare il costo di mana",
    ),
    "MORE_FOR_IT": ("in più per lanciarlo", "in più per lanciarla", "in più per lanciarli", "in più per lanciarle", "in più per giocarlo", "in più per giocarla"),
    "ADDITIONAL_COST_TO_CAST": ("come costo addizionale per lanciare", "come costo addizionale per giocare"),
    "KICKED": (
        "è stato potenziato", "è stata potenziata", "è stato pagato il suo costo di potenziamento",
        "è stato pagato il costo di potenziamento di", "è stato pagato il costo di potenziamento", "hai pagato il costo di potenziamento",
        "hai pagato il suo costo di potenziamento", "il costo di potenziamento è stato pagato", "il suo costo di potenziamento è stato pagato",
    ),
    "THAT_COST_PAID": ("è stato pagato il costo", "hai pagato il costo"),
    "MADNESS_PAID": ("è stato pagato il suo costo di follia", "è stato pagato il costo di follia di"),
    "EVIDENCE_COLLECTED": ("sono state raccolte prove", "hai raccolto prove"),
    "TRIBUTE_NOT_PAID": ("il tributo non è stato pagato", "non è stato pagato il tributo"),
    "GIFT_PROMISED": ("il dono è stato promesso", "è stato promesso il dono"),
    "GIFT_NOT_PROMISED": ("il dono non è stato promesso", "non è stato promesso il dono"),
    "WAS_FORETOLD": ("è stata predetta", "è stato predetto"),
    "BARGAINED": ("è stata negoziata", "è stato negoziato"),
    "WITH_TEAMWORK": (
        "è stata lanciata usando teamwork", "è stata lanciata con teamwork", "è stata lanciata usando lavoro di squadra",
        "è stata lanciata con lavoro di squadra",
    ),
}  # fmt: skip
