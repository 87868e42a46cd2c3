"""Which words of card text there are, in every form, and what each of them is to the grammars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine.words.counters import KEYWORD_COUNTERS
from engine.words.record import Record
from engine.words.subtypes import PLANESWALKERS
from engine.words.terms import Zone
from scenarios.cardtext.normalise import pieces
from scenarios.language import card_terms as terms
from scenarios.language import determiners, forms, keywords, subtypes, token_names, valued_phrases, verbs
from scenarios.language.phrases import PHRASES


class Entry(Record):
    """What the tables say of a word or phrase."""

    kind: str
    value: object = None
    marks: str = ""
    moods: frozenset[str] = frozenset()
    capital: bool = False
    """Counts only where it is written with a capital letter."""
    pronoun: str = ""
    """The pronoun at its end."""


_NOUNS: dict[str, forms.Noun] = {
    "CARD": forms.Noun("carta", "carte", "f"),
    "PERMANENT": forms.Noun("permanente", "permanenti", "m"),
    "SPELL": forms.Noun("magia", "magie", "f"),
    "TOKEN": forms.Noun("pedina", "pedine", "f"),
    "ABILITY": forms.Noun("abilità", "abilità", "f"),
    "SOURCE": forms.Noun("fonte", "fonti", "f"),
    "COUNTER": forms.Noun("segnalino", "segnalini", "m"),
    "PLAYER": forms.Noun("giocatore", "giocatori", "m"),
    "OPPONENT": forms.Noun("avversario", "avversari", "m"),
    "COMMANDER": forms.Noun("comandante", "comandanti", "m"),
    "OUTLAW": forms.Noun("fuorilegge", "fuorilegge", "m"),
    "RING_BEARER": forms.Noun("portatore dell'anello", "portatori dell'anello", "m"),
    "CONTROLLER": forms.Noun("controllore", "controllori", "m"),
    "OWNER": forms.Noun("proprietario", "proprietari", "m"),
    "EMBLEM": forms.Noun("emblema", "emblemi", "m"),
}

_MEASURES = {"power": terms.POWER, "toughness": terms.TOUGHNESS, "mana value": terms.MANA_VALUE}

_PLACES = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY)

_ADJECTIVES: dict[str, str] = {
    "TAPPED": "tappato", "UNTAPPED": "stappato", "ATTACKING": "attaccante", "BLOCKING": "bloccante", "BLOCKED": "bloccato",
    "CONTROLLED": "controllato", "OWNED": "posseduto", "ENCHANTED": "incantato", "EQUIPPED": "equipaggiato",
    "EXILED": "esiliato", "SACRIFICED": "sacrificato", "DESTROYED": "distrutto", "COUNTERED": "neutralizzato",
    "PUT_PART": "messo", "DEALT": "inflitto", "NEXT": "prossimo", "FIRST": "primo", "CHOSEN": "scelto",
    "CAST_BY": "lanciato", "DRAWN": "pescato", "DISCARDED": "scartato", "CREATED": "creato", "RETURNED": "rimesso",
    "PLAYED_BY": "giocato", "PREPARED": "preparato", "ATTACKED": "attaccato", "DIED": "morto", "LEFT": "lasciato",
    "FASTENED": "assegnato", "HISTORIC": "storico", "MONOCOLORED": "monocolore",
    "TAKEN_OFF": "tolto", "ACTIVATED": "attivato", "MILLED": "macinato", "REVEALED": "rivelato", "ENTERED": "entrato",
    "MADE": "fatto", "PREVENTED": "prevenuto",
    "CYCLED": "ciclato", "BEEN": "stato", "ADDED": "aggiunto", "COMMITTED": "commesso", "SPENT": "speso",
    "MODIFIED": "modificato", "SUSPENDED": "sospeso", "WITH_KICKER": "potenziato", "HAUNTED": "tormentato", "DEVOURED": "divorato",
}  # fmt: skip


@cache
def table_of_words() -> dict[str, tuple[tuple[tuple[str, ...], Entry], ...]]:
    """Every known phrase by its first word, the longest first."""
    listed: dict[str, dict[tuple[str, ...], list[Entry]]] = {}
    for phrase, entry in entries():
        split = _split(phrase)
        listed.setdefault(split[0], {}).setdefault(split, []).append(entry)
    return {
        first: tuple(
            (split, entry) for split in sorted(found, key=len, reverse=True) for entry in _merged(found[split])
        )
        for first, found in listed.items()
    }


def _merged(alike: Sequence[Entry]) -> Iterator[Entry]:
    """Entries of one phrase: forms of one verb become one with all its moods; those with a capital come first."""
    if len(alike) == 1:
        yield alike[0]
        return
    by_kind: dict[tuple[str, object, bool, str], list[Entry]] = {}
    for entry in alike:
        by_kind.setdefault((entry.kind, entry.value, entry.capital, entry.pronoun), []).append(entry)
    for (kind, value, capital, pronoun), several in sorted(by_kind.items(), key=lambda item: not item[0][2]):
        moods = frozenset[str]().union(*(one.moods for one in several))
        marks = [one.marks for one in several]
        yield Entry(kind, value, marks[0] if len(set(marks)) == 1 else "", moods, capital, pronoun)


def _split(phrase: str) -> tuple[str, ...]:
    if phrase.isalpha() and phrase.islower() and phrase not in determiners.CONTRACTIONS:
        return (phrase,)
    return tuple(piece.form for piece in pieces(phrase))


def entries() -> Iterator[tuple[str, Entry]]:
    """Every word and phrase of the tables with what it is."""
    for kind, listed in PHRASES.items():
        for phrase in listed:
            for said in _as_said(phrase):
                yield said, Entry(kind, moods=_moods_of(kind, phrase))
    for kind, agreeing in determiners.AGREEING.items():
        for word, marks in agreeing.items():
            yield word, Entry(kind, marks=marks)
    yield from _noun_entries()
    yield from _adjective_entries()
    yield from _name_entries()
    yield from _verb_entries()


_OTHERWISE_SAID = (
    ("ogni ", ("ciascun ", "ciascuna ")),
    ("tra ", ("fra ",)),
    (" suo grimorio", (" proprio grimorio",)),
    (" suo cimitero", (" proprio cimitero",)),
    (" suo proprietario", (" proprio proprietario",)),
)
"""Little words that are said for each other within phrases."""


def _as_said(phrase: str) -> Sequence[str]:
    """A phrase, and the same with such words: 'per ciascun giocatore' is 'per ogni giocatore'."""
    several = [phrase]
    for usual, others in _OTHERWISE_SAID:
        several += [one.replace(usual, other) for one in several for other in others if usual in one]
    return tuple(dict.fromkeys(several))


def _moods_of(kind: str, phrase: str) -> frozenset[str]:
    """Of the phrases that are a predicate by themselves, of whom they are said."""
    if kind == "V_CLASH":
        return frozenset(("2s",))
    if kind == "ABILITIES_NOT_ACTIVATED":
        return frozenset(("3p" if phrase.startswith("le loro") else "3s",))
    if not kind.startswith(
        ("CANNOT_BE_TARGET", "CANT_BE_REGENERATED", "THEY_RECEIVE", "BY_TOUGHNESS", "AS_IF_NO_DEFENDER")
    ):
        return frozenset()
    return frozenset(("3p",) if phrase.startswith(("non possono", "possono", "assegnano")) else ("3s",))


def _noun_entries() -> Iterator[tuple[str, Entry]]:
    for kind, noun in _NOUNS.items():
        yield from _of(noun, kind, None)
    for card_type, noun in terms.TYPES.items():
        yield from _of(noun, "TYPE", card_type)
    for phrase, role in token_names.ROLES.items():
        yield phrase, Entry("ROLE", role, "fs")
    for phrase, activated in valued_phrases.ABILITIES_ON_THE_STACK.items():
        yield phrase, Entry("ABILITY", activated, "fs")
    for phrase, numbers in valued_phrases.MODES.items():
        yield phrase, Entry("CHOOSE_MODES", numbers)
    for phrase, numbers in valued_phrases.MORE_MODES.items():
        yield phrase, Entry("MORE_MODES", numbers)
    for phrase, action in valued_phrases.PERFORMED.items():
        yield phrase, Entry("PERFORMED", action)
    for phrase, kind in valued_phrases.SHARED.items():
        yield phrase, Entry("SHARED_KIND", kind)
    for phrase, kind in valued_phrases.DIFFERING.items():
        yield phrase, Entry("DIFFERENT_KINDS", kind)
    for number, word in enumerate(valued_phrases.ORDINALS, start=2):
        yield word, Entry("ORDINAL", number)
    for word, number in valued_phrases.ORDINALS_OF_COUNTERS.items():
        yield word, Entry("ORDINAL", number, "ms")
    for phrase, given in valued_phrases.GIFTS.items():
        yield phrase, Entry("KEYWORD", f"gift {given}")
    for phrase, what in valued_phrases.FIGHTING.items():
        yield phrase, Entry("IS_FIGHTING", what, moods=frozenset(("3p" if phrase.startswith("stanno") else "3s",)))
    for measure, noun in _MEASURES.items():
        yield from _of(noun, "MEASURE", measure)
    for zone in _PLACES:
        for form, marks in terms.ZONES[zone].forms():
            if zone is not Zone.EXILE or marks.endswith("s"):
                # 406.1: there is one exile; 'esili' is what you do.
                yield form, Entry("PLACE", zone, marks)
    for number, word in enumerate(terms.NUMBERS):
        if number > 1:
            yield word, Entry("NUM", number, "p")
    yield "mana", Entry("MANA")
    for step, names in terms.STEPS.items():
        for name in names:
            yield name, Entry("STEP", step)


def _of(noun: forms.Noun, kind: str, value: object) -> Iterator[tuple[str, Entry]]:
    for form, marks in noun.forms():
        yield form, Entry(kind, value, marks)


def _adjective_entries() -> Iterator[tuple[str, Entry]]:
    described = [
        *(("COLOR", color, adjective) for color, adjective in terms.COLORS.items()),
        *(("SUPERTYPE", supertype, adjective) for supertype, adjective in terms.SUPERTYPES.items()),
        ("COLORLESS", None, terms.COLORLESS),
        ("MULTICOLORED", None, terms.MULTICOLORED),
        *((kind, None, forms.adjective(masculine)) for kind, masculine in _ADJECTIVES.items()),
    ]
    for kind, value, adjective in described:
        for form, marks in adjective.forms():
            yield form, Entry(kind, value, marks)
    for designation, adjective in terms.DESIGNATED.items():
        for form, marks in adjective.forms():
            yield form, Entry("DESIGNATED", designation, marks)
    for feminine, plural in (("bersaglio", "bersagli"),):
        yield feminine, Entry("TARGET")
        yield plural, Entry("TARGETS")


def _name_entries() -> Iterator[tuple[str, Entry]]:
    for subtype, names in subtypes.SUBTYPES.items():
        for name in names:
            yield name.lower(), Entry("SUBTYPE", subtype, "s", capital=True)
            for plural in forms.plurals(name.lower()):
                yield plural, Entry("SUBTYPE", subtype, "p" if plural != name.lower() else "", capital=True)
    for keyword, names in keywords.KEYWORDS.items():
        for name in names:
            yield name, Entry("KEYWORD", keyword)
            if keyword == "indestructible":
                # 702.12: 'sono indistruttibili', as older cards say that they have it.
                yield from ((several, Entry("KEYWORD", keyword)) for several in forms.plurals(name))
    for kind, name in terms.COUNTERS.items():
        yield f"segnalino {name}", Entry("COUNTER_OF", kind, "ms")
        yield f"segnalini {name}", Entry("COUNTER_OF", kind, "mp")
    for kind in KEYWORD_COUNTERS:
        for name in keywords.KEYWORDS[kind]:
            yield f"segnalino {name}", Entry("COUNTER_OF", kind, "ms")
            yield f"segnalini {name}", Entry("COUNTER_OF", kind, "mp")


def _verb_entries() -> Iterator[tuple[str, Entry]]:
    known = [*verbs.VERBS.items(), *((kind, other) for kind, several in verbs.ALSO.items() for other in several)]
    for kind, infinitive in known:
        for form, mood in verbs.conjugated(infinitive):
            yield form, Entry(f"V_{kind}", moods=frozenset((mood,)))
        for form, mood, pronoun in verbs.with_pronouns(infinitive):
            yield form, Entry(f"V_{kind}", moods=frozenset((mood,)), pronoun=pronoun)


@cache
def common_words() -> frozenset[str]:
    """Every word of the tables: none of them alone is the name of a card."""
    return frozenset(
        word
        for listed in table_of_words().values()
        for split, entry in listed
        if entry.kind not in _OF_NAMES and entry.value not in PLANESWALKERS
        for word in split
    )


_OF_NAMES = ("RING_TEMPTS_YOU",)
"""Phrases about what has a name: a card may have it too."""


@cache
def said_of_others() -> frozenset[str]:
    """The forms of verbs by which one thing does something: 'entra', 'infligge', 'è'; and 'non' before them."""
    forms_of_one = (form for form, entry in _verb_entries() if "3s" in entry.moods and not entry.pronoun)
    helping = (said.split()[0] for kind in _HELPED for said in PHRASES[kind])
    return frozenset((*(form for form in forms_of_one if " " not in form), *helping, "non"))


_HELPED = ("WOULD_DIE", "WOULD_BE", "WOULD_LEAVE", "WOULD_DEAL", "IS_BEING")
"""Phrases that begin with the form of a verb by which something would do, or suffer, what another word says."""


@cache
def ordered_of_you() -> frozenset[str]:
    """The forms of verbs by which you are told to do something: 'rigenera', 'sacrifica'."""
    return frozenset(form for form, entry in _verb_entries() if "imp" in entry.moods and not entry.pronoun)
