"""What is left to a person, in words: the question, what can be answered, what was answered."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine import Answer, Form, Option, Purpose, Question
from engine.words.creature_types import CREATURE_TYPES
from engine.words.terms import ANOTHER_NAME, CardType, Color, Zone
from scenarios.language.patterns import Pattern
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, TYPES, ZONES
from scenarios.language.words import People, called, listed, plain, quoted, source_of, way_word, wording
from scenarios.written.mana import payment_words

_ASKS: Mapping[Purpose, str] = {
    Purpose.LEGEND_RULE: "quale permanente leggendario tenere",
    Purpose.PROTECTOR: "chi protegge la battaglia",
    Purpose.COMMANDER_ZONE: "se mettere il comandante nella zona di comando",
    Purpose.TRIGGER_ORDER: "in che ordine mettere in pila le abilità innescate (la prima va sotto)",
    Purpose.ENTRY_ORDER: "in che ordine valgono i marcatempo",
    Purpose.TARGETS: "i bersagli",
    Purpose.DIVISION: "come dividere fra i bersagli",
    Purpose.MODES: "i modi",
    Purpose.MAY: "se farlo",
    Purpose.SACRIFICE: "che cosa sacrificare",
    Purpose.DISCARD: "che cosa scartare",
    Purpose.CHOICE: "fra le possibilità",
    Purpose.COPY: "di che cosa entra come copia",
    Purpose.REPLACEMENT: "quale effetto di sostituzione applicare per primo",
    Purpose.COLOR: "un colore",
    Purpose.SUBTYPE: "un tipo di creatura",
    Purpose.CARD_TYPE: "un tipo di carta",
    Purpose.CARD_NAME: "il nome di una carta",
    Purpose.SHIELD: "quanto danno di ciascuna fonte previene lo scudo",
    Purpose.ATTACKERS: "le creature attaccanti",
    Purpose.BLOCKERS: "le creature bloccanti",
    Purpose.AS_ATTACKS: "se pagare il costo facoltativo per attaccare",
    Purpose.ATTACKED: "che cosa attaccare",
    Purpose.DEFENDER: "quale avversario è il giocatore in difesa",
    Purpose.ENLIST: "quale creatura arruolare",
    Purpose.BLOCKED: "quale creatura attaccante bloccare",
    Purpose.DAMAGE_DIVISION: "come dividere il danno da combattimento",
    Purpose.GRAVEYARD_ORDER: "in che ordine mettere le carte nel cimitero (la prima va più in basso)",
    Purpose.LIBRARY_ORDER: "in che ordine mettere le carte nel grimorio (la prima va più in alto)",
    Purpose.LIBRARY_BOTTOM: "quali carte mettere in fondo al grimorio",
    Purpose.INTO_GRAVEYARD: "quali carte mettere nel cimitero",
    Purpose.SEARCH: "quali carte trovare",
    Purpose.CHANCE: "che cosa esce a caso",
    Purpose.UNKNOWN_CARD: "se la carta di cui non si sa nulla è del genere richiesto",
    Purpose.VOTE: "per che cosa votare",
    Purpose.MORE_TIME: "su che cosa mettere un segnalino tempo",
    Purpose.LESS_TIME: "da che cosa rimuovere un segnalino tempo",
    Purpose.COUNTERS_OR_TOKEN: "se mettere i segnalini (altrimenti crea la pedina)",
    Purpose.WHICH_EVENT: "quale evento considerare",
    Purpose.OVER_OR_UNDER: "se mettere la magia sopra o sotto la creatura",
    Purpose.HALF: "quale parte della carta lanciare",
    Purpose.PILE: "come dividere in mazzetti, o quale mazzetto scegliere",
    Purpose.SPLICE: "quali carte unire alla magia, e in che ordine",
    Purpose.COST: "con che cosa pagare il costo",
    Purpose.PAYMENT: "come pagare il mana",
    Purpose.MANA_ABILITIES: "quali abilità di mana attivare",
    Purpose.MANA: "quale mana aggiungere",
    Purpose.UNTAP: "quali permanenti STAPpare",
    Purpose.DESTINATION: "in quale zona va",
    Purpose.MULLIGAN: "se fare un mulligan",
    Purpose.OPENING_HAND: "quali carte della mano iniziale usare",
}


_ASKS_OTHERWISE = {
    (Purpose.COST, Form.YES_NO): "se pagare il costo facoltativo",
    (Purpose.CHANCE, Form.NUMBER): "che numero esce dal dado",
    (Purpose.PAYMENT, Form.NUMBER): "quanto mana si spende, o di quanti colori,",
}
"""What is asked where the answer is not one of the objects or ways that the purpose speaks of."""

_DOORS = {"709.5e": "quale porta sbloccare", "709.5f": "quale porta", "709.5g": "quale porta bloccare"}
"""By the rule, what is chosen of the halves of a permanent, none of which is cast."""

_MODE = Pattern(r"m(\d+)")
"""The keys of modes, counted from 0; people count them from 1."""

_SIZE = Pattern(r"[+-](?:\d+|X)/[+-](?:\d+|X)")
"""613.4c: an alternative that is called by how it changes power and toughness."""

_MANA = Pattern(r"[WUBRGC]*(\+\d+)?", re.IGNORECASE)
"""The keys of payments, and of mana to add."""


def question_words(question: Question, people: People) -> str:
    """What is asked, of whom, about what, by which rule: one sentence without full stop."""
    return f"{asked_words(question, people)} ({question.rule})"


def asked_words(question: Question, people: People) -> str:
    """The same without the rule, which may be what somebody has to find."""
    what = what_is_asked(question, people)
    whose = f" al posto di {people.name(question.chooser)}" if question.chooser != question.decider else ""
    if question.purpose is Purpose.CHANCE:
        return f"va detto {what}"
    return f"{people.name(question.decider)} sceglie{whose} {what}"


def what_is_asked(question: Question, people: People) -> str:
    """What is chosen, and about what: ``che cosa sacrificare per «Editto»``."""
    about = f" per {about_words(question, people)}" if question.about is not None else ""
    return f"{_what(question)}{about}"


def _what(question: Question) -> str:
    if question.purpose is Purpose.TARGETS and question.rule in ("115.7c", "115.7d"):
        return "se cambiare i bersagli (no: restano gli stessi)"
    if question.purpose is Purpose.PAYMENT and question.form is Form.NUMBER and question.options:
        colors = [COLORS.word(Color(option.key)) for option in question.options]
        return f"quanto mana {colors[0] if len(colors) == 1 else 'di uno stesso colore'} si spende"
    if question.purpose is Purpose.HALF and question.rule in _DOORS:
        return _DOORS[question.rule]
    if question.price:
        return f"se pagare {plain(question.price)}"
    if question.purpose is Purpose.CHOICE and question.form is Form.CHOOSE and _of_alternatives(question):
        return f"fra {listed(way_word(option.text) for option in question.options)}"
    return _ASKS_OTHERWISE.get((question.purpose, question.form), _ASKS[question.purpose])


def _of_alternatives(question: Question) -> bool:
    """608.2d: whether all that can be chosen are alternatives with a name of their own."""
    return all(
        one.mention is None and one.player is None and (way_word(one.text) != one.text or _SIZE.fullmatch(one.text))
        for one in question.options
    )


def about_words(question: Question, people: People) -> str:
    """What a question is about, where it is about something."""
    about = question.about
    assert about is not None
    return called(about, people) if about.name else source_of(about, people)


def legal_answers(question: Question, people: People) -> str:
    """How the question can be answered: described, never listed as combinations."""
    if question.purpose is Purpose.SUBTYPE:
        return "un tipo di creatura che esista, e uno solo"
    options = listed((_words_for(question, option, people) for option in question.options), "o")
    if question.form is Form.YES_NO:
        return "sì o no"
    if question.form is Form.NUMBER:
        return f"un numero da {question.minimum} a {question.maximum}"
    if question.form is Form.ORDER:
        return f"un ordine di {len(question.options)}: {listed(option_words(one, people) for one in question.options)}"
    if question.form is Form.DIVIDE:
        least = f", almeno {question.minimum} a ciascuno" if question.minimum else ""
        among = listed(option_words(one, people) for one in question.options)
        return f"{question.total} da dividere fra {among}{least}"
    if question.minimum == question.maximum:
        return f"{question.minimum} fra {options}"
    return f"da {question.minimum} a {question.maximum} fra {options}"


_MOST_WRITTEN_OUT = 4


def lines_that_answer(question: Question, people: People) -> tuple[str, ...]:
    """The very lines that answer a question of one among a few ways of doing something, or that put two abilities in an order,
    each of them by its number; none for any other question."""
    if question.purpose is Purpose.TRIGGER_ORDER:
        return _orders(question, people)
    of_ways = question.purpose in (Purpose.COST, Purpose.OVER_OR_UNDER) and question.form is Form.CHOOSE
    # Of other choices those between two ways that have words of their own.
    of_ways |= question.purpose is Purpose.CHOICE and _of_alternatives(question)
    plainly = all(one.mention is None and one.player is None for one in question.options)
    if not of_ways or not plainly or question.maximum != 1 or len(question.options) > _MOST_WRITTEN_OUT:
        return ()
    who = plain(people.names[question.decider])
    return tuple(f"{who} sceglie {wording(way_word(one.text)).strip(' “”')}" for one in question.options)


def _orders(question: Question, people: People) -> tuple[str, ...]:
    """603.3b: both orders of two abilities, by their sources and numbers."""
    named = [
        f"{plain(one.mention.name)} abilità {one.mention.index + 1}"
        for one in question.options
        if one.mention is not None and one.mention.name and one.mention.index >= 0
    ]
    if len({*named}) != len(question.options) or len(named) > 2:
        return ()
    who = plain(people.names[question.decider])
    return tuple(f"{who} ordina {', '.join(order)}" for order in (named, named[::-1]))


def _words_for(question: Question, option: Option, people: People) -> str:
    """One thing that can be chosen here: a letter is a colour where one is asked for, and a word a zone where that is."""
    if question.purpose is Purpose.COLOR and option.key in {*Color}:
        return COLORS.word(Color(option.key))
    if question.purpose is Purpose.CARD_TYPE and option.key in {*CardType}:
        return TYPES.word(CardType(option.key))
    if question.purpose is Purpose.CARD_NAME:
        return "un altro nome" if option.key == ANOTHER_NAME else quoted(option.key)
    if question.purpose is Purpose.DESTINATION and option.key in {*Zone}:
        return ZONES.word(Zone(option.key))
    return option_words(option, people)


def option_words(option: Option, people: People) -> str:
    """One thing that can be chosen."""
    if option.player is not None:
        return people.name(option.player)
    if option.mention is not None:
        mention = option.mention
        shown = called(mention, people) if mention.name else source_of(mention, people)
        of_what = f" per {called(option.on, people)}" if option.on is not None else ""
        return f"{shown}{wording(way_word(option.text))}{of_what}"
    if option.text == option.key and option.key in CREATURE_TYPES:
        return subtype_word(option.text)
    if option.text == option.key and _MANA.fullmatch(option.key):
        return payment_words(option.key)
    mode = _MODE.fullmatch(option.key)
    if mode is not None and not option.text:
        return f"il modo {int(mode[1]) + 1}"
    return {"yes": "sì", "no": "no"}.get(option.key) or (wording(way_word(option.text)).strip() or plain(option.key))


def answer_words(question: Question, answer: Answer, people: People) -> str:
    """What was answered."""
    by_key = {option.key: _words_for(question, option, people) for option in question.options}
    if question.form is Form.YES_NO:
        return "sì" if answer.yes else "no"
    if question.form is Form.NUMBER:
        return str(answer.number)
    if question.form is Form.DIVIDE:
        return listed(f"{amount} a {by_key.get(key, plain(key))}" for key, amount in answer.amounts)
    chosen = [by_key.get(key, plain(key)) for key in answer.keys]
    if question.form is Form.ORDER:
        return ", poi ".join(chosen)
    return listed(chosen) or "niente"
