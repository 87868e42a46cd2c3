"""109.3: names, colours, types, power and toughness and abilities: which they are, become, share or differ in."""

from __future__ import annotations

from collections.abc import Mapping


def _beside(*others: str) -> tuple[str, ...]:
    """'In aggiunta ai suoi altri tipi' and the other ways to print it."""
    owners = ("ai suoi", "ai loro", "ai propri", "agli")
    usual = tuple(f"{way} {owner} {other}" for way in ("in aggiunta", "oltre") for owner in owners for other in others)
    behind = tuple(other.removeprefix("altri ") for other in others)
    return (
        *usual,
        *(f"in aggiunta agli altri {whose} {kind}" for whose in ("suoi", "loro", "propri") for kind in behind),
    )


PHRASES: Mapping[str, tuple[str, ...]] = {
    "KIND": ("tipo",),
    "A_BASIC_LAND_TYPE": ("un tipo di terra base", "almeno un tipo di terra base"),
    "SAME_NAME_AS": ("lo stesso nome di",), "ANOTHER_NAME_THAN": ("un nome diverso da",), "THE_SAME_NAME": ("lo stesso nome",),
    "SAME_MANA_VALUE_AS": ("lo stesso valore di mana di", "lo stesso costo di mana convertito di"),
    "COMING": ("proveniente", "provenienti"),
    "SHARES_COLOR": tuple(
        f"che {shares} con" for shares in (
            "abbia almeno un colore in comune", "abbiano almeno un colore in comune", "ha almeno un colore in comune",
            "hanno almeno un colore in comune", "condivide un colore", "condividono un colore", "condivida un colore",
        )
    ),
    "COLORED": ("colorata", "colorate", "colorato", "colorati"),
    "EVERY_COLOR": ("tutti i colori", "ogni colore"),
    "ALL_BASIC_LAND_TYPES": ("di ogni tipo di terra base", "di tutti i tipi di terra base"),
    "OF_ALL_CREATURE_TYPES": ("di tutti i tipi di creatura", "di ogni tipo di creatura"),
    "ALL_CREATURE_TYPES": ("tutti i tipi di creatura", "ogni tipo di creatura"),
    "FOR_EACH_COLOR": ("per ogni colore,", "per ciascun colore,"),
    "A_COLOR": ("un colore",),
    "A_CREATURE_TYPE": ("un tipo di creatura",),
    "OF_CHOSEN_TYPE": ("del tipo scelto", "del tipo di creatura scelto", "di quel tipo"),
    "A_CARD_NAME": ("il nome di una carta", "un nome di carta", "un nome di una carta"),
    "THE_NAMED_CARD": ("la carta nominata", "le carte nominate", "la carta indicata"),
    "OF_CHOSEN_NAME": (
        "con il nome scelto", "dal nome scelto", "con quel nome", "che hanno il nome scelto", "che ha il nome scelto", "con quello stesso nome",
    ),
    "OF_CHOSEN_COLOR": ("del colore scelto", "di quel colore"),
    "CHOSEN_COLOR": ("colore scelto",),
    "THE_CHOSEN_TYPE": ("il tipo scelto", "il tipo di creatura scelto"),
    "COLOR_OF_YOUR_CHOICE": ("un colore a tua scelta", "il colore a tua scelta", "un colore di tua scelta"),
    "THAT_COLOR": ("quel colore",),
    "COLOR_OF_HOLDERS_CHOICE": ("un colore a scelta del suo controllore",),
    "THE_TYPE_OF": ("il tipo di",),
    "OF_CHOICE_TYPE": (
        "di un tipo a tua scelta", "di un tipo di creatura a tua scelta", "del tipo a tua scelta", "del tipo di creatura a tua scelta",
    ),
    "CHOICE_CREATURE_TYPE": ("un tipo di creatura a tua scelta", "il tipo di creatura a tua scelta"),
    "CHOICE_LAND_TYPE": ("un tipo di terra base a tua scelta", "il tipo di terra base a tua scelta"),
    "OF_CHOICE_COLOR": ("di un colore a tua scelta", "del colore a tua scelta"),
    "COLORS": ("colori",),
    "COLORS_AMONG": tuple(f"{color} {among}" for color in ("colore", "colori") for among in ("tra", "fra")),
    "WITH_OTHER_NAMES": ("con nomi diversi", "con nome diverso", "che hanno nomi diversi", "dal nome diverso"),
    "BEING_OF_COLOR": ("di colore",),
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
    "OF_YOUR_CHOICE": ("a tua scelta", "a sua scelta"),
    "ALL_OTHER_CARD_TYPES": ("tutti gli altri tipi di carta", "tutti i suoi altri tipi di carta", "tutti gli altri suoi tipi di carta"),
}  # fmt: skip
