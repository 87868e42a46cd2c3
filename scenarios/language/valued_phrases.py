"""Phrases that say which of several: how many modes, which in order, what kind of thing; each with the value that it stands for.

Those that stand for themselves are in `scenarios.language.phrases`.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.words.terms import Action

MODES: Mapping[str, tuple[int, int | None]] = {
    "scegli un qualsiasi numero —": (0, None),
    "scegli uno": (1, 1),
    "scegline uno": (1, 1),
    "scegline una": (1, 1),
    "scegli due": (2, 2),
    "scegli tre": (3, 3),
    "scegli quattro": (4, 4),
    "scegli cinque": (5, 5),
    "scegli uno o entrambi": (1, 2),
    "scegli fino a uno": (0, 1),
    "scegli uno o più": (1, None),
    "scegli una delle opzioni seguenti": (1, 1),
    "scegli due delle opzioni seguenti": (2, 2),
}
"""700.2: how many modes are chosen, at least and at most; ``None`` is all of them."""

MORE_MODES: Mapping[str, tuple[int, int | None]] = {
    **dict.fromkeys(("puoi scegliere entrambi", "puoi invece scegliere entrambi", "puoi scegliere invece entrambi"), (1, 2)),
    **{said: how_many
       for what, how_many in (("entrambi", (2, 2)), ("due", (2, 2)), ("tre", (3, 3)), ("uno o più", (1, None)), ("un qualsiasi numero", (1, None)))
       for said in (f"scegli invece {what}", f"invece scegli {what}", f"scegli {what} invece")},
    "puoi scegliere un qualsiasi numero": (1, None),
}  # fmt: skip
"""700.2: how many modes are chosen instead, where a condition before it holds."""

ORDINALS: tuple[str, ...] = ("seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava", "nona", "decima")
"""'La tua seconda magia': from the second on; the first is an adjective."""

ORDINALS_OF_COUNTERS: Mapping[str, int] = {
    "quinto": 5, "sesto": 6, "settimo": 7, "ottavo": 8, "nono": 9, "decimo": 10, "undicesimo": 11, "dodicesimo": 12,
}  # fmt: skip
"""122.7: 'il dodicesimo segnalino'; smaller numbers are words of their own elsewhere."""

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

FIGHTING: Mapping[str, str] = {
    "sta attaccando": "attacking", "stanno attaccando": "attacking", "sta bloccando": "blocking", "stanno bloccando": "blocking",
}  # fmt: skip
"""508.1k, 509.1g: what a creature is that is attacking, or blocking."""

PERFORMED: Mapping[str, Action] = {
    "sorvegliato": Action.SURVEIL, "profetizzato": Action.SCRY, "proliferato": Action.PROLIFERATE, "indagato": Action.INVESTIGATE,
    "raccolto prove": Action.COLLECT_EVIDENCE, "scoperto": Action.DISCOVER,
}  # fmt: skip
"""701: what a player has done, as a participle says it."""

GIFTS: Mapping[str, str] = {
    "dona una carta": "card", "dona un cibo": "food", "dona un pesce tappato": "tapped fish", "dona un tesoro": "treasure",
    "dona una piovra": "octopus", "dona un turno extra": "extra turn",
}  # fmt: skip
"""702.174d-i: how cards print what is given, by the English word for it."""

ABILITIES_ON_THE_STACK: dict[str, tuple[bool, ...]] = {
    "abilità attivata": (True,),
    "abilità attivate": (True,),
    "abilità innescata": (False,),
    "abilità attivata o innescata": (True, False),
}
"""113.3b-c: kinds of abilities: whether activated, or triggered."""
