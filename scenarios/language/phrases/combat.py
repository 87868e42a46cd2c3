"""506-510: how creatures must, may or may not attack and block.

The damage that they deal is in `scenarios.language.phrases.damage`, what attacking and blocking costs in
`scenarios.language.phrases.costs`.
"""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "FROM_COMBAT": ("dal combattimento",),
    "ATTACK_YOU": ("attaccarti",),
    "IF_ABLE": ("se può farlo", "se possono farlo", "se puoi farlo", "se possibile"),
    "BY_MORE_THAN_ONE": ("da più di una creatura",),
    "AS_IF_NO_DEFENDER": (
        "può attaccare come se non avesse difensore", "possono attaccare come se non avessero difensore",
        "può attaccare come se non fosse un muro", "possono attaccare come se non fossero muri",
    ),
    "AS_IF_WITHOUT_DEFENDER": (
        "come se non avesse difensore", "come se non avessero difensore", "come se non fosse un muro", "come se non fossero muri",
    ),
    "UNLESS_DEFENDER_CONTROLS": ("a meno che il giocatore in difesa non controlli",),
    "ALL_ABLE_TO_BLOCK": (
        "tutte le creature in grado di bloccare", "tutte le creature che possono bloccare", "le creature in grado di bloccare",
    ),
    "AS_IF_UNBLOCKED": tuple(
        f"come se non {were} bloccat{ending}" for were, endings in (("fosse", "ao"), ("fossero", "ei")) for ending in endings
    ),
    "AS_IF_FLYING": ("può bloccare come se avesse volare", "possono bloccare come se avessero volare"),
    "ATTACKS_UNTAPPED": ("attacca senza TAPpare", "attaccano senza TAPpare"),
}  # fmt: skip
