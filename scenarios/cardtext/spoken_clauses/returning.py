"""402.1, 400.3: how people say that something goes back to a hand or a library."""

from __future__ import annotations

from collections.abc import Sequence

_TELLS_BACK = r"(?:ri)?mand[ai]|rispedisc[ia]|riport[ai]|rinvi[ai]|restituisc[ia]"
_TO_GIVE_BACK = r"(?:ri)?mandare|rispedire|riportare|rinviare|restituire"
_GIVES_IT_BACK = r"(?:ri)?mandal[aoei]|rispediscil[aoei]|riportal[aoei]|rinvial[aoei]|restituiscil[aoei]"
_WHAT = r"((?!in\b)[^.,:;\n]+?)"
_OWNERS = r"(?: (?:a|de)?(?:l|i) (?:(?:suo|loro|rispettivo|suoi|loro|rispettivi) )?proprietari(?:o\b|\b))?"
_HAND = rf"(?:in mano|(?:nel|al)la (?:(?:sua|loro) )?mano){_OWNERS}"
"""402.1: the hand of who owns it, as people say it."""
_ON_TOP = r"(in cima|in fondo) al (?:(?:suo|loro) )?(?:grimorio|mazzo)(?: del (?:suo )?proprietario)?"
_THERE = r"(?=\s*[.,;]|\s+(?:e|poi)\b|\s*$)"

RETURNS: Sequence[tuple[str, str]] = (
    (rf"(?<=: )(?:{_GIVES_IT_BACK}) {_HAND}<end>", "fai tornare THIS in mano al suo proprietario"),
    (rf"(?:{_GIVES_IT_BACK})( invece)? {_HAND}{_THERE}", r"falla tornare\1 in mano al suo proprietario"),
    (rf"\b(?:{_TELLS_BACK}) {_WHAT} {_HAND}{_THERE}", r"fai tornare \1 in mano al suo proprietario"),
    (rf"\b(?:{_TELLS_BACK}) {_HAND} {_WHAT}{_THERE}", r"fai tornare \1 in mano al suo proprietario"),
    (rf"\b(?:{_TELLS_BACK}) {_HAND} {_WHAT}( che controlli)?(?=:)", r"fai tornare \1 che controlli in mano al suo proprietario"),
    (rf"\b(?:{_TELLS_BACK}) {_WHAT}( che controlli)? {_HAND}(?=:)", r"fai tornare \1 che controlli in mano al suo proprietario"),
    (rf"\b(?:{_TO_GIVE_BACK}) {_WHAT} {_HAND}{_THERE}", r"far tornare \1 in mano al suo proprietario"),
    (rf"\b(?:{_TO_GIVE_BACK}) {_HAND} {_WHAT}{_THERE}", r"far tornare \1 in mano al suo proprietario"),
    (rf"\b(?:{_TELLS_BACK}) {_WHAT} {_ON_TOP}{_THERE}", r"metti \1 \2 al grimorio del suo proprietario"),
    (rf"<begin>((?:l['’]|la |il |lo )\w+ bersaglio(?: che [^.,:;]+?)?) torna {_HAND}{_THERE}",
     r"fai tornare \1 in mano al suo proprietario"),
    (r"(fa[ir] tornare (?:tutt[ei] |(?:fino a )?(?:due|tre|quattro|cinque|X) )[^.,:;]+? in mano) al suo proprietario",
     r"\1 ai rispettivi proprietari"),
)  # fmt: skip
"""402.1, 400.3: what goes back to a hand, whatever the verb."""
