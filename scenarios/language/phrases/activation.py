"""602, 603: when and by whom abilities may be activated, how often they trigger, and whose abilities they are."""

from __future__ import annotations

from collections.abc import Mapping

_ACTIVATE = (
    "attiva",
    "attiva questa abilità",
    "gioca questa abilità",
    "puoi attivare questa abilità",
    "puoi giocare questa abilità",
)

PHRASES: Mapping[str, tuple[str, ...]] = {
    "ACTIVATED_ABILITIES_OF": ("le abilità attivate di",),
    "CANNOT_BE_ACTIVATED": ("non possono essere attivate",),
    "ABILITIES_NOT_ACTIVATED": (
        "le sue abilità attivate non possono essere attivate", "le loro abilità attivate non possono essere attivate",
    ),
    "EXHAUST_ABILITY": ("abilità esaurire",),
    "ONLY_EVER_ONCE": ("attiva solo una volta", "attiva questa abilità solo una volta"),
    "MAKES_TRIGGER": (
        "fa innescare un'abilità innescata di", "fanno innescare un'abilità innescata di", "fa innescare l'abilità innescata di",
        "sta per far innescare un'abilità innescata di",
    ),
    "TRIGGERS_AGAIN": (
        "quell'abilità si innesca una volta in più", "quell'abilità si innesca una volta addizionale",
        "quell'abilità si innesca un'altra volta",
    ),
    "SORCERY_SPEED": tuple(
        f"{activate} solo {when}"
        for activate in _ACTIVATE
        for when in ("come una stregoneria", "quando potresti lanciare una stregoneria", "quando potresti giocare una stregoneria")
    ),
    "ONCE_EACH_TURN": tuple(
        f"{activate} {once} {often}" for activate in _ACTIVATE for once in ("solo una volta", "una sola volta") for often in ("per turno", "in ogni turno")
    ),
    "DONE_ONCE": (
        "fallo solo una volta per turno", "fallo solo una volta in ogni turno", "fallo solo una volta a turno",
        "fallo una sola volta per turno", "fallo una sola volta in ogni turno",
    ),
    "TRIGGERS_ONCE": (
        "questa abilità si innesca solo una volta per turno", "questa abilità si innesca solo una volta in ogni turno",
        "questa abilità si innesca una sola volta per turno", "questa abilità si innesca una sola volta in ogni turno",
    ),
    "ACTIVATE_ONLY_IF": tuple(
        f"{activate} solo se" for activate in _ACTIVATE
    ),
    "ACTIVATE_ONCE_AND_IF": tuple(
        f"{activate} solo una volta {often} e solo se"
        for activate in _ACTIVATE
        for often in ("per turno", "in ogni turno")
    ),
    "ANYONE_ACTIVATES": (
        "qualsiasi giocatore può attivare questa abilità", "qualsiasi giocatore può giocare questa abilità",
        "ogni giocatore può attivare questa abilità", "qualunque giocatore può giocare questa abilità",
    ),
    "OPPONENTS_ACTIVATE": tuple(
        f"solo {whose} avversari possono {activate} questa abilità" for whose in ("gli", "i tuoi") for activate in ("attivare", "giocare")
    ),
    "ACTIVATE_ONLY_YOUR_TURN": tuple(
        f"{activate} solo durante il tuo turno" for activate in _ACTIVATE
    ),
    "ACTIVATE_ONLY_IN": tuple(
        f"{activate} solo durante" for activate in _ACTIVATE
    ),
    "ONLY_ONCE": ("solo una volta per turno", "solo una volta in ogni turno"),
    "ONLY_EVER": ("solo una volta",),
    "ONLY_AS_SORCERY": (
        "solo come una stregoneria", "solo quando potresti lanciare una stregoneria", "solo quando potresti giocare una stregoneria",
    ),
    "ONLY_AS_THEIR_SORCERY": tuple(
        f"solo {when} {they} {cast} una stregoneria" for when in ("quando", "in qualsiasi momento in cui") for they in ("potrebbe", "potrebbero")
        for cast in ("lanciare", "giocare")
    ),
    "ONLY_SORCERY_AND_ONCE": ("attiva solo come una stregoneria e solo una volta per turno",),
}  # fmt: skip
