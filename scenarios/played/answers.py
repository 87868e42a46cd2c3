"""Answers as people write them, matched to the engine's questions by purpose and form, and said in the engine's keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Answer, Form, Purpose, Question
from engine.cards.mana import TYPES
from engine.costs.open_ways import NORMAL
from engine.words.decisions import NO, YES
from engine.words.terms import ANOTHER_NAME, CardType
from scenarios.laid import handles
from scenarios.laid.not_found import Ambiguous, NotFound
from scenarios.language.errors import in_words, shown
from scenarios.language.folding import folded
from scenarios.language.illegal_answers import at_least
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.language.subtype_names import known_subtype
from scenarios.language.terms import COLORS, ZONES
from scenarios.language.terms import TYPES as TYPES_OF_CARDS
from scenarios.played.options_by_name import name_of_option, option_meant
from scenarios.written import model
from scenarios.written.by_line.ways_to_cast import ADDITIONAL
from scenarios.written.cards import BASIC_LANDS
from scenarios.written.mana import payment_words
from scenarios.written.replies import NO_TARGET, NOTHING
from scenarios.written.scalars import read_number


def fits(reply: model.Reply, question: Question, names: Sequence[str]) -> bool:
    """Whether a reply is meant for a question: the same purpose, or a plain yes, no or number for one of that form.

    'No' is also an answer to whether targets are chosen anew: they stay; to a choice of which there may be none; and to in which
    other way than for its mana cost a spell is cast. 'Yes' is one to whether the only thing is chosen that may be.

    ``names`` are those of the seats: a reply that says who decides answers no one else's question.
    """
    if reply.by is not None and handles.key(names[question.decider]) != handles.key(reply.by):
        return False
    if (
        reply.value is False
        and reply.purpose in (None, Purpose.MAY)
        and (_may_stay(question) or _may_be_none(question) or _may_be_cast_as_usual(question))
    ):
        return True
    if reply.value is True and reply.purpose in (None, Purpose.MAY) and _is_whether(question):
        return True
    if reply.purpose is not None:
        return reply.purpose is question.purpose and not _names_where_it_is_whether(reply, question)
    return question.form is (Form.YES_NO if isinstance(reply.value, bool) else Form.NUMBER)


def _names_where_it_is_whether(reply: model.Reply, question: Question) -> bool:
    """601.2b: «costo: Sasso» says with what a cost is paid, which is asked behind whether it is paid at all.

    «costo: potenziamento» says that this one is paid, and answers no question about another one or about in which way to cast.
    """
    if reply.purpose is not Purpose.COST or isinstance(reply.value, bool):
        return False
    said = _alone(reply.value)
    named = KEYWORDS.get(said) if isinstance(said, str) else None
    if question.form is Form.YES_NO:
        return not (isinstance(said, str) and folded(said) in _YES_OR_NO) and not _is_named(named, question)
    if named is None or question.form is Form.NUMBER:
        return named is not None and named not in _REPEATED
    return named in ADDITIONAL and all(option.key != named for option in question.options)


_REPEATED = ("multikicker", "replicate", "squad")
"""702.33c: what is paid as often as a player announces."""


def _is_named(keyword: str | None, question: Question) -> bool:
    """118.8b: whether a keyword is that of the cost of which a question asks whether it is paid."""
    asked = question.options[0].text if question.options else ""
    return keyword is not None and asked in (keyword, {"multikicker": "kicker"}.get(keyword, keyword))


def says_one_of(reply: model.Reply, question: Question, names: Sequence[str]) -> bool:
    """Whether a plain choice, «Anna sceglie Scudo», says what a question about something else than a choice may be answered with.

    Who speaks at a table does not know under what name a question is asked; that the answer is one of its options tells.
    """
    if reply.purpose is not Purpose.CHOICE or question.form not in (Form.CHOOSE, Form.ORDER, Form.NUMBER):
        return False
    if reply.by is not None and handles.key(names[question.decider]) != handles.key(reply.by):
        return False
    try:
        return question.fault(answer(reply, question, names)) is None
    except NotFound:
        # 201.4: any word is the name of a card; why this one may not be chosen is for the answer to say.
        return question.purpose is Purpose.CARD_NAME


def answer(reply: model.Reply, question: Question, names: Sequence[str]) -> Answer:
    """The engine's answer. Raises NotFound where the reply does not say one of the question's answers."""
    return _in_form(reply.value, question, names)


def _may_stay(question: Question) -> bool:
    """115.7c-d, 707.10c: whether targets are asked for of which any may stay. Those that there are stand first."""
    return question.purpose is Purpose.TARGETS and question.rule in ("115.7c", "115.7d")


def _may_be_none(question: Question) -> bool:
    return question.form is Form.CHOOSE and not question.minimum and question.purpose is not Purpose.TARGETS


def _is_whether(question: Question) -> bool:
    """608.2d: whether a choice among what may be chosen or not is one of yes or no, since there is one thing alone."""
    return _may_be_none(question) and question.maximum > 0 and len(question.options) == 1


def _may_be_cast_as_usual(question: Question) -> bool:
    """118.9: whether it is asked in which way a spell is cast, of which one is for its mana cost: «no» to every other one."""
    return question.purpose is Purpose.COST and any(option.key == NORMAL for option in question.options)


def choice(words: Sequence[str], question: Question, names: Sequence[str]) -> Answer:
    """The options that names mean, for a question that chooses among objects and players. Raises NotFound."""
    return _choose(tuple(words), question, names)


def amounts(words: Mapping[str, int], question: Question, names: Sequence[str]) -> Answer:
    """How much goes to each, for a question that divides; who is not named gets nothing where that is allowed."""
    return _divide(dict(words), question, names)


def modes(numbers: Sequence[int], question: Question) -> Answer:
    """700.2: modes counted from 1."""
    return _modes(tuple(numbers), question)


def says_nothing(value: object, question: Question, names: Sequence[str]) -> bool:
    """601.2c, 608.2d: whether it is said of a choice that nothing is chosen, in words that are the name of none of its options."""
    if question.form is not Form.CHOOSE or question.purpose is Purpose.CARD_NAME:
        return False
    words = (*NOTHING, *NO_TARGET) if question.purpose is Purpose.TARGETS else NOTHING
    if not isinstance(said := _alone(value), str) or folded(said) not in words:
        return False
    try:
        option_meant(said, question.options, names)
    except Ambiguous:
        return False
    except NotFound:
        return True
    return False


_YES_OR_NO = {"si": True, "no": False}
"""601.2b: «costo: sì», where the choice is whether a cost is paid and not with what."""


def _in_form(value: object, question: Question, names: Sequence[str]) -> Answer:
    if value is False and _may_be_none(question):
        return Answer(keys=())
    if value is True and _is_whether(question):
        return Answer(keys=(question.options[0].key,))
    if value is False and _may_be_cast_as_usual(question):
        return Answer(keys=(NORMAL,))
    if says_nothing(value, question, names):
        if question.minimum:
            raise NotFound(f"niente non basta: {at_least(question.minimum)}")
        return Answer(keys=())
    if value is False and _may_stay(question):
        return Answer(keys=tuple(option.key for option in question.options[: question.minimum]))
    named = KEYWORDS.get(one) if isinstance(one := _alone(value), str) else None
    if question.form is Form.YES_NO and _is_named(named, question):
        return YES
    if question.form is Form.NUMBER and question.purpose is Purpose.COST and named in _REPEATED:
        return Answer(number=1)
    if question.form is Form.YES_NO:
        value = _YES_OR_NO.get(folded(said), value) if isinstance(said := _alone(value), str) else value
        if not isinstance(value, bool):
            raise NotFound("qui si risponde con «risposta: sì» o «risposta: no»")
        return YES if value else NO
    if question.form is Form.NUMBER:
        value = _alone(value)
        if isinstance(value, str) and value.isascii() and value.isdigit():  # written where ways of paying are words
            value = read_number(value)
        if not isinstance(value, int) or isinstance(value, bool):
            raise NotFound(f"qui si risponde con un numero da {question.minimum} a {question.maximum}")
        return Answer(number=value)
    if question.form is Form.DIVIDE:
        if not isinstance(value, Mapping):
            raise NotFound("qui si dice quanto a ciascuno")
        return _divide(value, question, names)
    if question.form is Form.ORDER:
        return _order(_listed(value), question, names)
    if question.purpose in (Purpose.PAYMENT, Purpose.MANA):
        return Answer(keys=tuple(_mana(value, question) for value in _listed(value)))
    if question.purpose is Purpose.COLOR:
        return Answer(keys=(_color(_alone(value)),))
    if question.purpose is Purpose.SUBTYPE:
        return Answer(keys=(_subtype(_alone(value), question),))
    if question.purpose is Purpose.CARD_TYPE:
        return Answer(keys=(_card_type(_alone(value)),))
    if question.purpose is Purpose.CARD_NAME:
        return Answer(keys=(_card_name(_alone(value), question),))
    if question.purpose is Purpose.DESTINATION:
        return Answer(keys=(_zone(_alone(value)),))
    if question.purpose is Purpose.MODES:
        return _modes(_listed(value), question)
    if question.purpose is Purpose.WHICH_EVENT and isinstance(value, int):
        if not 0 < value <= len(question.options):
            raise NotFound(f"gli eventi sono {len(question.options)}")
        return Answer(keys=(question.options[value - 1].key,))
    if question.purpose is Purpose.REPLACEMENT:
        # 616.1: one is applied, then it is asked again; of an order of two the first is what is asked.
        return _choose(_listed(value)[:1], question, names)
    return _choose(_listed(value), question, names)


def _alone(value: object) -> object:
    """The one word of a plain choice, «Anna sceglie rosso», for a question that has one answer."""
    return value[0] if isinstance(value, tuple) and len(value) == 1 else value


def _color(value: object) -> str:
    """105.4: one of the five colours."""
    found = COLORS.get(str(value))
    if found is None:
        raise NotFound(f"{shown(str(value))} non è un colore")
    return found.value


def _subtype(value: object, question: Question) -> str:
    """205.3e: one existing subtype of the card type that is asked for."""
    said = str(value)
    found = known_subtype(said) or said
    if not any(option.key == found for option in question.options):
        raise NotFound(f"{shown(said)} non è uno dei tipi di creatura: se ne sceglie uno solo, che esista (205.3e)")
    return found


def _card_type(value: object) -> str:
    """205.2a: one of the card types."""
    found = TYPES_OF_CARDS.get(str(value))
    if found is None:
        raise NotFound(f"{shown(str(value))} non è un tipo di carta")
    return found.value


def _card_name(value: object, question: Question) -> str:
    """201.4: the name of any card; those that nothing in the game has are all the same. 709.4a: of a split card one of its two."""
    wanted = handles.key(str(value))
    halves = [half for part in str(value).split("//") if (half := part.strip())]
    if len(halves) > 1 and all(
        any(handles.key(half) == handles.key(one.key) for one in question.options) for half in halves
    ):
        raise NotFound(f"una carta divisa ha due nomi: si sceglie {in_words(map(shown, halves))} (709.4a)")
    found = next((one.key for one in question.options if handles.key(one.key) == wanted), "")
    is_land = CardType.LAND in question.unfit_types and any(handles.key(one) == wanted for one in BASIC_LANDS)
    if not found and (is_land or any(handles.key(one) == wanted for one in question.unfit)):
        raise NotFound(
            f"{shown(str(value))} è il nome di una carta che qui non si può scegliere, per il suo tipo (201.4)"
        )
    return found or ANOTHER_NAME


def _zone(value: object) -> str:
    """400.6: a zone by its name."""
    found = ZONES.get(str(value))
    if found is None:
        raise NotFound(f"{shown(str(value))} non è una zona")
    return found.value


def _listed(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, tuple | list) else (value,)


def _choose(values: Sequence[object], question: Question, names: Sequence[str]) -> Answer:
    left = list(question.options)
    keys = []
    targeting = question.decider if question.purpose is Purpose.TARGETS else None
    for value in values:
        option = option_meant(value, left, names, targeting)
        left.remove(option)
        keys.append(option.key)
    return Answer(keys=tuple(keys))


def _order(values: Sequence[object], question: Question, names: Sequence[str]) -> Answer:
    """All options in an order; one and the same may be named as often as it is there. 603.3b: they differ by ability too.

    Those that are the same as one that was named need no place of their own: they follow it.
    """
    chosen = _with_the_same(_choose(values, question, names).keys, question)
    left = [option for option in question.options if option.key not in chosen]
    if left:
        missing = in_words(name_of_option(option, names) for option in left)
        raise NotFound(f"l'ordine non dice dove va {missing}")
    return Answer(keys=chosen)


def _with_the_same(chosen: Sequence[str], question: Question) -> tuple[str, ...]:
    kinds = {option.key: option.alike for option in question.options if option.alike is not None}
    last = {kinds[key]: key for key in chosen if key in kinds}
    told: list[str] = []
    for key in chosen:
        told.append(key)
        if key in kinds and last[kinds[key]] == key:
            told += [other for other, kind in kinds.items() if kind == kinds[key] and other not in chosen]
    return tuple(told)


def _divide(words: Mapping[str, int], question: Question, names: Sequence[str]) -> Answer:
    left = list(question.options)
    given: dict[str, int] = {}
    for word, amount in words.items():
        option = option_meant(word, left, names)
        left.remove(option)
        given[option.key] = amount
    return Answer(amounts=tuple((option.key, given.get(option.key, 0)) for option in question.options))


def _modes(values: Sequence[object], question: Question) -> Answer:
    known = {option.key: option for option in question.options}
    keys = [f"m{_number_of_mode(value) - 1}" for value in values]
    wrong = [key for key in keys if key not in known]
    if wrong:
        possible = in_words(str(int(key[1:]) + 1) for key in known)
        raise NotFound(f"il modo {int(wrong[0][1:]) + 1} non si può scegliere: si può {possible}")
    return Answer(keys=tuple(keys))


def _number_of_mode(value: object) -> int:
    """700.2: a mode by its number, which in «Anna sceglie 1 e 2» is a word."""
    if isinstance(value, str) and value.isascii() and value.isdigit():
        value = read_number(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise NotFound("qui si sceglie un modo col suo numero, contato da 1")
    return value


_LIFE = Pattern(r"(\d+) punt[oi] vita")


def _mana(value: object, question: Question) -> str:
    """106.1b, 107.4f: mana by its letters in any order, ``WG``, and life in words, ``R e 2 punti vita``."""
    text = str(value)
    color = COLORS.get(text)
    text = text if color is None else color.value  # 106.1a: mana of a colour by the name of that colour
    if text in (option.key for option in question.options):
        return text
    life = _LIFE.search(text)
    letters = "".join(letter for letter in _LIFE.sub("", text) if letter.upper() in TYPES or letter.isdigit())
    wanted = (sorted(letters), int(life[1]) if life else 0)
    for option in question.options:
        mana, _, points = option.key.partition("+")
        if (sorted(mana), int(points or 0)) == wanted:
            return option.key
    possible = in_words(shown(payment_words(option.key)) for option in question.options)
    raise NotFound(f"{shown(text)} non è una scelta possibile: si può {possible}")
