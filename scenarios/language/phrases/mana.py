"""106: mana that is added, what it may be spent on, and what it is spent as (609.4b)."""

from __future__ import annotations

from collections.abc import Mapping

_ANY_TYPE = (
    *(f"{mana} come se fosse {such}di {any_} tipo" for mana in ("mana", "il mana") for such in ("mana ", "") for any_ in ("qualsiasi", "un qualsiasi")),
    "mana di qualsiasi tipo", "mana di un qualsiasi tipo",
)  # fmt: skip
_ANY_COLOR = tuple(
    f"{mana} come se fosse {such}di {any_} colore"
    for mana in ("mana", "il mana")
    for such in ("mana ", "")
    for any_ in ("qualsiasi", "un qualsiasi")
)
"""609.4b: as what mana may be spent."""

PHRASES: Mapping[str, tuple[str, ...]] = {
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
    "NO_MANA_ABILITY": ("non è un'abilità di mana",),
    **{
        kind: tuple(
            f"e {may.format(mana)} per {cast}" for mana in ways for may in ("puoi spendere {}", "{} può essere speso")
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
    "OF_TYPE_PRODUCED": tuple(f"di {any_}qualsiasi tipo prodotto da" for any_ in ("", "un ")),
    "PHYREXIAN_SYMBOL": ("p",),
    "IN_MANA_COST": (
        "nel suo costo di mana", "nel loro costo di mana", "nei loro costi di mana", "nel proprio costo di mana", "nel costo di mana",
    ),
    "TO_THE_MANA_POOL_OF": ("alla riserva di mana di", "alla riserva di"),
    "MANA_POOL": (
        "alla tua riserva di mana", "alla tua riserva", "alla propria riserva di mana", "alla sua riserva di mana",
    ),
    "MANA_SYMBOLS": ("simboli di mana", "simbolo di mana", "simboli del mana"),
    "IN_MANA_COSTS_OF": ("nei costi di mana di", "nel costo di mana di", "tra i costi di mana di"),
    "COLOR_OF_MANA": ("colore di mana", "colori di mana", "ogni colore di mana"),
    "OF_SAME_COLOR": ("dello stesso colore", "di uno stesso colore"),
    "ANY_COLOR_THAT": ("di un qualsiasi colore che", "di qualsiasi colore che"),
    "ANY_TYPE_THAT": ("di un qualsiasi tipo che", "di qualsiasi tipo che"),
    "ANY_COLOR_AMONG": tuple(
        f"di {any_}qualsiasi colore {among}{those}" for any_ in ("un ", "") for among in ("tra", "fra") for those in ("", " quelli di")
    ),
    "COULD_PRODUCE": ("potrebbe produrre",),
    "ANY_COLOR": ("di un qualsiasi colore", "di un colore qualsiasi", "di qualunque colore", "di qualsiasi colore", "di un qualsiasi colore a sua scelta", "di qualsiasi colore a sua scelta"),
    "OF_OTHER_COLORS": ("di colori diversi", "di colore diverso"),
    "COMBINATION_OF": ("in qualsiasi combinazione di", "in una qualsiasi combinazione di"),
    "ANY_COMBINATION": ("in qualsiasi combinazione di colori", "di qualsiasi combinazione di colori"),
    "UNLESS_MANA_ABILITIES": ("a meno che non siano abilità di mana",),
}  # fmt: skip
