"""701: keyword actions that are named by a noun, or are a whole sentence."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "MONSTROSITY": ("mostruosità",),
    "FATESEAL": ("destino",),
    "ADAPT": ("adattamento",),
    "LEARN": ("apprendi",),
    "EVIDENCE": ("prove",),
    "DREAD": ("terrore", "angoscia"),
    "WATERBEND": ("dominio dell'acqua",),
    "EARTHBEND": ("dominio della terra",),
    "THE_AIR": ("il dominio dell'aria",),
    "V_CLASH": ("ti scontri",),
    "CLASH": ("scontrati con un avversario",),
    "IF_YOU_WIN": ("se vinci",),
}  # fmt: skip
