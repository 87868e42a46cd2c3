"""How people say what cards print: text that a judge types, put as the templates of printed cards have it.

Nobody at a table writes 'questa creatura' before each verb. Only what the templates refuse comes here, every form that is offered
is read by them to the last word, and whoever rules on one tells how it was read: nothing is guessed that is not said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.words.record import Record
from engine.words.terms import CardType
from scenarios.cardtext.api import read
from scenarios.cardtext.spoken_costs import with_costs
from scenarios.cardtext.spoken_phrases import PARTS, PHRASES
from scenarios.cardtext.spoken_tokens import with_tokens
from scenarios.cardtext.spoken_words import in_the_words_of_cards, with_cards
from scenarios.language.keywords import KEYWORDS

_SPELLS = (CardType.INSTANT, CardType.SORCERY)
_THIS = (
    (CardType.CREATURE, "questa creatura"),
    (CardType.LAND, "questa terra"),
    (CardType.PLANESWALKER, "questo planeswalker"),
    (CardType.ARTIFACT, "questo artefatto"),
    (CardType.ENCHANTMENT, "questo incantesimo"),
)
_FASTENED = (("Aura", "la creatura incantata"), ("Equipment", "la creatura equipaggiata"))
_HEADING = re.compile(r"([A-ZÈ][\w'’]+(?: [\w'’]+){0,3}) [-–—] (?=\w)")
"""207.2c: a word in front of an ability that has no meaning in the rules."""
_MOST_FORMS = 24
"""How many forms of one paragraph are offered at the most."""


class Speaker(Record):
    """The card whose text it is: how it speaks of itself (201.5), and of what it is attached to (303.4, 301.5)."""

    name: str
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()

    @property
    def spell(self) -> bool:
        """Whether the text is what happens when it resolves (113.3a)."""
        return any(one in self.types for one in _SPELLS)

    @property
    def this(self) -> str:
        """The card, as its text has it where something is done to it."""
        return next((words for kind, words in _THIS if kind in self.types), self.name)

    def subject(self, verb: str) -> str:
        """Who does what a verb says, which has no subject; '' where that is not sure."""
        if self.spell:
            return self.name if verb == "infligge" else ""
        fastened = next((words for kind, words in _FASTENED if kind in self.subtypes), "")
        return fastened if fastened and verb in _OF_WHAT_IT_IS_ON else self.this


def forms(paragraph: str, speaker: Speaker) -> Iterator[str]:
    """The paragraph as a card would print it: the form with the fewest changes first, never the paragraph itself."""
    heading = _HEADING.match(paragraph)
    if heading is not None:
        yield from (f"{heading[1]} — {one}" for one in forms(paragraph[heading.end() :], speaker))
        return
    plain = _in_print(paragraph, speaker)
    spoken = [
        _deals_itself(_of_that_player(_grows_itself(one, speaker)), speaker) for one in (plain, *_with_commas(plain))
    ]
    for change in (_with_subject, _with_subject, _with_duration):
        spoken += [changed for one in spoken if (changed := change(one, speaker)) != one]
    offered = (one for one in dict.fromkeys(spoken) if one != paragraph)
    yield from list(offered)[:_MOST_FORMS]


def sentences(paragraph: str) -> list[str]:
    """113.2c: a paragraph in which somebody says several abilities one after the other: each by itself.

    608.2c: what nobody is named for, behind something that happens, may be said of what that was done to, or of the ability: it
    stays with it.
    """
    several: list[str] = []
    for one in filter(None, map(str.strip, _BETWEEN.split(paragraph))):
        if several and _OF_NOBODY.match(one) and _HAPPENS.match(several[-1]):
            several[-1] += f" {one}"
        else:
            several.append(one)
    return several


_BETWEEN = re.compile(r"(?<=\.)\s+(?=[A-ZÈ{]|[+−–-]?\d+:)|[;,]?\s+(?=[+−–-]\d+:)|;\s+(?=[A-ZÈ{])")


# --- words and phrases

_FEMININE = re.compile(r"un@ (?=(?:creatura|magia|terra|carta|abilità|pedina)\b)", re.IGNORECASE)
_OTHERS = re.compile(r"altr@ (?=(?:creature|terre|carte|pedine)\b)", re.IGNORECASE)
_BEFORE_VOWEL = re.compile(r"\b[iI] (?=(?:altri|[AEIOUZ]|S[bcdfgklmnpqrtvz]))")
_SMALL = re.compile(r"(\b(?:pedin[ae]|cre[ai] un[ao]?) )(?!creatura\b|pedina\b)([a-zà-ù]+)(?= [0-9]+/[0-9]+)")
"""A creature type in small letters, as people type it."""
_MANA = re.compile(r"\b([0-9]*)([WUBRGC]*)@")


def _in_print(paragraph: str, speaker: Speaker) -> str:
    """The words of a paragraph as cards have them, and the card where it speaks of itself without saying so."""
    text = _QUOTED.sub(lambda found: f'"{_quoted(found[1])}"', " ".join(paragraph.split()))
    text = with_cards(in_the_words_of_cards(text))
    text = with_costs(text, planeswalker=CardType.PLANESWALKER in speaker.types)
    text = with_tokens(_SMALL.sub(lambda found: found[1] + found[2].capitalize(), text))
    for said, printed in PHRASES:
        text = said.sub(printed, text)
    text = _FEMININE.sub("una ", text).replace("un@ ", "un ")
    text = _OTHERS.sub("altre ", text.replace("le altr@", "le altre").replace("Le altr@", "Le altre")).replace(
        "altr@ ", "altri "
    )
    text = text.replace("possono essere rigenerat@", "possono essere rigenerate").replace("at@", "ata")
    text = re.sub(r"(creature[^.]*?) ha@", r"\1 hanno", text).replace("ha@", "ha")
    text = _MANA.sub(lambda found: "".join(f"{{{one}}}" for one in (found[1], *found[2]) if one), text)
    text = _BEFORE_VOWEL.sub("gli ", text)
    if speaker.spell:
        text = text.replace("su THIS", "su quella creatura")
    text = text.replace("SPELL", "questa magia" if speaker.spell else "THIS").replace("THIS", speaker.this)
    return re.sub(r"(?<=\. )[a-z]|(?<=\n)[a-z]|(?<=• )[a-z]", lambda found: found.group().upper(), _capital(text))


_QUOTED = re.compile(r"[\"“«]([^\"“”«»]+)[\"”»]")


def _quoted(ability: str) -> str:
    """113.1: an ability that is given, as a card prints it: a creature's as a rule."""
    speaker = Speaker(name="Xx", types=(CardType.CREATURE,))
    said = [ability, *forms(ability, speaker)]
    return next((one for one in said if not read(speaker.name, "Creatura", one, None).not_understood), said[-1])


# --- who does it

_SIZE = PARTS["size"]
_VERBS = (
    r"infligge|prende|ha|perde|guadagna|può|non può|deve|entra|diventa|attacca|blocca|muore|lascia|viene(?! inflitto)|è|complotta|"
    r"non (?:si )?STAPpa"
)
_OF_WHAT_IT_IS_ON = ("prende", "ha", "perde", "guadagna", "può", "non può", "deve", "attacca", "è", "diventa")
_COST = r"[^:.]*(?:\{|\b(?:sacrifica|scarta|paga|esilia|rimuovi)\b)[^:.]*: "
_AT_THE_FRONT = re.compile(
    rf"^(?P<before>(?:{_COST})?)(?P<verb>{_VERBS})\b(?! alla| all| dell)",
    re.IGNORECASE,
)
_BEHIND_WHEN = re.compile(rf"^(?P<before>(?:quando|ogniqualvolta) )(?P<verb>{_VERBS})\b", re.IGNORECASE)
_BEHIND_TIME = re.compile(rf"^(?P<before>(?:all['’]inizio|alla fine) [^,.]*, )(?P<verb>{_VERBS})\b", re.IGNORECASE)
_BEHIND_EVENT = re.compile(rf"^(?P<before>(?:quando|ogniqualvolta) [^,.]*, )(?P<verb>{_VERBS})\b", re.IGNORECASE)


_PAID = re.compile(r"\b(s)e è stat[oa] (potenziat|negoziat)[oa]\b", re.IGNORECASE)
"""702.33d, 702.166b: of a spell it is asked of the spell itself."""
_OF_NOBODY = re.compile(
    rf"(?:{_VERBS}|a fine turno|quest[oa] (?:abilità|effetto)|ess[oaie]|quell[oaie]|non)\b", re.IGNORECASE
)
_HAPPENS = re.compile(r"(?:quando|ogniqualvolta|ogni volta che|all['’]inizio|alla fine)\b|[^.]*: ", re.IGNORECASE)


def _with_subject(text: str, speaker: Speaker) -> str:
    """The subject of the first verb where it has none: the card itself, or what it is attached to."""
    if speaker.spell:
        text = re.sub(r"(?<=• )Infligge\b", lambda _: f"{speaker.name} infligge", text)
        text = _PAID.sub(r"\1e questa magia è stata \2a", text)
    if "Aura" in speaker.subtypes:
        text = re.sub(r"^La creatura (?=(?:ha|prende|perde|non può)\b)", "La creatura incantata ", text)
    if speaker.spell and re.match(r"non può essere neutralizzat", text, re.IGNORECASE):
        return f"Questa magia {text[0].lower()}{text[1:]}"
    if re.match(r"non può essere neutralizzat", text, re.IGNORECASE):
        return re.sub(
            r"^non può essere neutralizzat[ao]", "Questa magia non può essere neutralizzata", text, flags=re.IGNORECASE
        )
    for place in (_BEHIND_WHEN, _BEHIND_TIME, _BEHIND_EVENT, _AT_THE_FRONT):
        found = place.match(text)
        if found is None:
            continue
        verb = found["verb"].lower()
        subject = speaker.this if place is _BEHIND_WHEN else speaker.subject(verb)
        if subject:
            rest = text[found.end("verb") :]
            return _capital(f"{found['before']}{subject} {verb}{rest}")
    return text


_OF_NO_CREATURE = re.compile(
    r"^(?P<before>(?:quando|ogniqualvolta) (?!(?:[\w'’]+ ){0,3}creatur)[^,.]*, )(?=(?:prende|ha) [+-])", re.IGNORECASE
)


def _grows_itself(text: str, speaker: Speaker) -> str:
    """608.2c: who grows where what happened was done by a player, or to no creature: the card itself, and not a spell."""
    return _OF_NO_CREATURE.sub(lambda found: f"{found['before']}{speaker.subject('prende')} ", text)


_OF_NO_SOURCE = re.compile(r"(?<=[:.,] )(?:infligge|Infligge)\b(?! invece)")


_OF_THAT_PLAYER = re.compile(
    r"^(?:quando|ogniqualvolta) un (?:avversario|giocatore) [^,.]*, (?=(?:perde|guadagna)\b)", re.IGNORECASE
)


def _of_that_player(text: str) -> str:
    """119.3: whose life it is that changes, where a player did something and nobody else is named: that player's."""
    return _OF_THAT_PLAYER.sub(lambda found: f"{found.group()}quel giocatore ", text)


def _deals_itself(text: str, speaker: Speaker) -> str:
    """120.7: what deals damage, where nobody says what does: the card itself."""
    source = speaker.subject("infligge")
    return _OF_NO_SOURCE.sub(lambda found: f"{source} infligge", text)


# --- commas and durations

_TRIGGER = re.compile(
    r"^(?:quando|ogniqualvolta|all['’]inizio|alla fine|se|fintanto che) (?:[^,:.]|, (?=blu|ner|ross|verd|bianc))+",
    re.IGNORECASE,
)
_DOES = re.compile(
    r" (?=(?:pesca|crea|puoi|guadagni|perdi|metti|rimetti|prende|infligge|distruggi|esilia|sacrifica(?:l[ao])?|scarta|"
    r"ogni|fai|prendi|diventi|ottieni|rivela|scegli|previeni|torna|"
    r"aggiungi|un (?:giocatore|avversario)|una creatura|TAPpa(?:l[aoei])?|"
    r"rimuovi|STAPpa(?:l[aoei])?|neutralizza|guarda|cerca|passa|"
    r"esplora|sorveglia|profetizza|prolifera|indaga|macina|complotta|rigenera|ha|hanno|perde|perdono|prendono|non può|attacca|"
    r"(?:le|gli|i) (?:altr[ei] )?[\w]+ che controlli|quel giocatore|il (?:suo|loro) controllore|il giocatore in difesa|tutt[ei]|"
    r"distruggil[ao]|esilial[ao]|rimettil[ao]|riprendi|previeni|copia|raddoppia|sposta|rivel[ai]|se)\b)",
    re.IGNORECASE,
)


def _with_commas(text: str) -> Iterator[str]:
    """A trigger with the comma that stands behind its event: one form for each place where it may be."""
    event = _TRIGGER.match(text)
    if event is None:
        return
    for found in list(_DOES.finditer(event.group()))[:5]:
        if found.start() > text.index(" "):
            yield f"{text[: found.start()]}, {text[found.end() :]}"


_GROWS = re.compile(rf"\bprend(?:e|ono) {_SIZE}(?: e (?:ha|hanno) [^.,]+)?(?=\s*(?:\.|$))", re.IGNORECASE)
_KEYWORD = "|".join(sorted({re.escape(words[0]) for words in KEYWORDS.values()}, key=len, reverse=True))
_GAINS = re.compile(
    rf"\b(?<!magia )(?:ha|hanno|guadagna|guadagnano) (?!.*fino)(?:{_KEYWORD})(?: e (?:{_KEYWORD}))*(?=\s*(?:\.|$))",
    re.IGNORECASE,
)
"""A change of size, and keyword abilities given, of which nothing says how long."""
_THEN_HAS = re.compile(r"^(?:quando|ogniqualvolta) [^,.]+, (?:[\w ]+ )?ha |^[^.:]+: (?:[\w ]+ )?ha ", re.IGNORECASE)
"""Something that happens, or a cost, and what has an ability by it."""
_TURN = " fino alla fine del turno"


def _with_duration(text: str, speaker: Speaker) -> str:
    """611.2a: how long a change of size lasts that a spell or an ability makes, which people leave out: this turn."""
    makes = speaker.spell or ":" in text or re.match(r"(?:quando|ogniqualvolta|all['’]inizio)\b", text, re.IGNORECASE)
    if not makes:
        return text
    text = _GROWS.sub(lambda found: found.group() + _TURN, text)
    return _GAINS.sub(lambda found: found.group() + _TURN, text) if speaker.spell or _THEN_HAS.search(text) else text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
