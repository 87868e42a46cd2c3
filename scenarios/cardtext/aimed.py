"""115.1: the target that people leave out as they say what a card does."""

from __future__ import annotations

import re

_ONE = r"un(?:a|o|['’])? ?(?:altr[ao] )?"
_KIND = (
    r"(?:creatura|permanente|artefatto|incantesimo|magia|terra|planeswalker|pedina(?: creatura)?|(?-i:[A-ZÈ])[\w'’]+)"
)
_LIKE = (
    r"(?: (?:non )?(?:ner|bianc|ross|verd|blu|leggendari|attaccant|bloccant|monocolor|multicolor|incolor|tappat|stappat|"
    r"terra|creatura|artefatto|nev)[\w]*\b)*"
)
_SORT = rf"{_KIND}{_LIKE}"
_NOT_AIMED = r"(?! bersaglio| a (?:tua |sua )?scelta|['’])(?![^.:]*(?:che (?:tu )?controll[ai]|:))"
"""Behind what is chosen as it is done, because somebody controls it, or in a cost."""
_PLAYER = r"un (?:giocatore|avversario)"
_DOES = (
    r"(?:(?<!quando )(?<!ogniqualvolta )(?<!ogni volta che )(?:\b(?:distrugg[ei]|distruggere|esili|esilia|esiliare|"
    r"rimbalz[ai]|neutralizz[ai]|"
    r"neutralizzare|counter[ai]|rigener[ai]|fai tornare|riprend[ei] in mano|rimett[ei] in mano|uccid[ei]|ammazz[ai]|spacc[ahi]+|"
    r"(?:prend[ei]|guadagna|ottieni) il controllo di|tappare o stappare|tapp[ai] o stapp[ai]|(?:metti "
    r"(?:un|una|due|tre|[0-9X]+) segnalin[oi] "
    r"\S+(?: \w+)? su))"
    r"|(?:^|(?<=^ )|(?<=[:,;] )|(?<=puoi ))(?:tapp[ai]|stapp[ai]|tappare|stappare)))"
)
_AIMED = re.compile(rf"{_DOES} {_ONE}{_SORT}(?: o (?:{_ONE})?{_SORT})?{_NOT_AIMED}", re.IGNORECASE)
_A_CARD = re.compile(
    r"(?<!quando )(?<!ogniqualvolta )\b(?:esilia|esili|metti|rimetti|riprendi|rimettere|riprendere|esiliare)(?: in mano| sul "
    r"campo di battaglia| in gioco)? "
    r"(?:fino a \w+ |un['’]altra |una )cart[ae](?: [\w/'’-]+){0,4}?(?= da(?:l|l tuo| un|ll['’]|i)? ?cimiter[oi]\b)(?![^.:]*:)",
    re.IGNORECASE,
)
_A_FEW = re.compile(
    rf"(?:{_DOES}|\btrattieni) fino a (?:due|tre|[0-9X]+) (?:altr[ie] "
    rf")?(?:creature|artefatti|permanenti|terre|incantesimi)(?! bersaglio)",
    re.IGNORECASE,
)
_DAMAGED = re.compile(
    rf"(?<!inflitto )\bdann[oi] (?:pari [^.,:]+ )?a (?:{_ONE}(?:creatura{_LIKE}|planeswalker)(?: o (?:a "
    rf")?(?:{_ONE})?(?:planeswalker|creatura|giocatore))?|{_PLAYER})"
    r"(?! o )(?! bersaglio| a (?:tua )?scelta)(?! che (?:tu )?controll)(?=\s*(?:[.,;]|e\b|con\b|senza\b|che\b|controllat|"
    r"fino\b|$))",
    re.IGNORECASE,
)
_SUBJECT = rf"(?:una (?:tua )?creatura{_LIKE}|{_PLAYER}|una (?:tua )?terra|(?:fino a )?(?:due|tre|[0-9X]+) creature)"
_ACTS = (
    r"(?=(?: che (?:non )?controlli| con (?:forza |costituzione )?[\w ]+?| avversaria| controllata da un avversario)? "
    r"(?:prend|guadagn|otti|perd|sacrific|scart|pesc|macin|non p|ha\b|hanno\b|divent|riv|ti attacca|ti deve|deve|fa |fanno "
    r"|mett)\w*)"
)
_FIRST = re.compile(rf"^\s*{_SUBJECT}{_ACTS}", re.IGNORECASE)
_BEHIND_COST = re.compile(rf"^[^:.\"“«]+: {_SUBJECT}{_ACTS}", re.IGNORECASE)
_BEHIND_EVENT = re.compile(
    rf"^\s*(?:quando|ogniqualvolta|ogni volta che) [^,.:]*, (?:puoi )?{_PLAYER}{_ACTS}", re.IGNORECASE
)
_PASSIVE = re.compile(
    rf"\b(?:un(?:a)? {_SORT})(?= (?:torna in mano|viene (?:distrutt|esiliat|neutralizzat)))", re.IGNORECASE
)


_REPLACED = re.compile(r"^\s*se [^,.:]* st(?:a|ai|anno) per ", re.IGNORECASE)
"""614.1a: of what would happen, to whomever it may be: nothing is aimed at."""


_BY_CHANCE = re.compile(r"\ba caso\b", re.IGNORECASE)
"""701.9b: what chance chooses as it is done nobody aims at, where it is not called a target."""


_EVENT = re.compile(r"^\s*(?:quando|ogniqualvolta|ogni volta che|all['’]inizio) [^,.:]*,", re.IGNORECASE)
"""603.1: what a trigger watches for aims at nothing either."""
_WHOLE = (_BEHIND_COST, _BEHIND_EVENT, _FIRST)
"""What begins with the sentence itself."""


def aimed(paragraph: str, *, spell: bool) -> str:
    """115.1: a text with the target that people leave out: «distruggi una creatura» means a target one.

    What cards do to one of somebody's choice, they say whose it is.
    """
    return "".join(_in_sentence(one, spell=spell) for one in _SENTENCE.findall(paragraph))


_SENTENCE = re.compile(r"[^.]*\.?")


def _in_sentence(text: str, *, spell: bool) -> str:
    if "bersagli" in text or _BY_CHANCE.search(text) or _REPLACED.search(text):
        return text
    event = _EVENT.match(text)
    done = 0 if event is None else event.end()
    places = [_AIMED, _A_FEW, _A_CARD, _DAMAGED, _BEHIND_COST, _BEHIND_EVENT, *((_FIRST, _PASSIVE) if spell else ())]
    for place in places:
        found = place.search(text) if place in _WHOLE else place.search(text, done)
        if found is not None:
            return f"{text[: found.end()]} bersaglio{text[found.end() :]}"
    return text
