"""What continuous effects do: ``+1/+1``, ``volare``, ``{controllore: tu}``, ``{tipi: {aggiungi: creatura}}``."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities import continuous as c
from engine.cards.abilities.quantities import Fixed
from scenarios.language.patterns import Pattern
from scenarios.language.terms import COLORS
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.abilities.entering import ENTERS_WITH
from scenarios.written.abilities.filters import COLOR, FILTER, KEYWORD, SUBTYPE, SUPERTYPE, TYPE
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NAME, NATURAL, PROSE, YES, Grammar, Reader, form_of, many, record, word
from scenarios.written.abilities.references import PLAYER
from scenarios.written.abilities.tokens import TOKEN
from scenarios.written.records import folded
from scenarios.written.scalars import read_number, text_of

PARTS = Grammar("parte", "una parte di un effetto continuo")
PART: Reader = PARTS.reader

_MODIFY = Pattern(r"([+-]\d+) ?/ ?([+-]\d+)")
_SET = Pattern(r"(\d+) ?/ ?(\d+)")


def _power_toughness(text: str) -> c.ModifyPT | c.SetPT | None:
    """``+1/+1`` modifies, ``1/1`` without signs sets."""
    for pattern, make in ((_MODIFY, c.ModifyPT), (_SET, c.SetPT)):
        found = pattern.fullmatch(folded(text))
        if found:
            return make(Fixed(read_number(found[1])), Fixed(read_number(found[2])))
    return None


def _word(value: Any) -> Any:
    """612.2: a colour word or a subtype."""
    color = COLORS.get(text_of(value))
    return SUBTYPE(value) if color is None else color


_WORD = Reader(_word, lambda: {"type": "string", "examples": ["rosso", "Isola", "Goblin"]})


def _inside(make: Any, /, **parts: tuple[str, Reader]) -> Reader:
    return record(form_of(make, **parts))


def _as_it_is(part: Any) -> Any:
    return part


def _nested(key: str, reader: Reader) -> None:
    """A part that is written in fields of its own below its key."""
    PARTS.form(_as_it_is, part=(key, reader))


PARTS.text(_power_toughness, "+1/+1")
PARTS.form(c.CopyOf, values=("valori copiabili", TOKEN))
PARTS.form(c.MergesWith, looks=("fuso con", TOKEN), over=("messo sopra", YES))
PARTS.form(c.GainControl, who=("controllore", PLAYER))
_nested("testo cambiato", _inside(c.ChangeText, old=("da", _WORD), new=("a", _WORD)))
PARTS.form(c.SetName, name=("prende il nome", NAME))
PARTS.form(c.AddToName, words=("aggiungi al nome", NAME), position=("dopo quante parole", NATURAL))
_nested(
    "tipi",
    _inside(
        c.ChangeTypes,
        add=("aggiungi", many(TYPE)),
        remove=("togli", many(TYPE)),
        set_types=("diventa", many(TYPE)),
        add_subtypes=("aggiungi sottotipi", many(SUBTYPE)),
        set_subtypes=("diventa sottotipi", many(SUBTYPE)),
        of_type=("sottotipi di", TYPE),
        to_chosen=("anche quello scelto", YES),
        add_supertypes=("aggiungi supertipi", many(SUPERTYPE)),
        remove_supertypes=("togli supertipi", many(SUPERTYPE)),
    ),
)
_nested(
    "colori",
    _inside(
        c.ChangeColors,
        add=("aggiungi", many(COLOR)),
        set_to=("diventa", many(COLOR)),
        to_chosen=("diventano quello scelto", YES),
    ),
)
_nested("definisce f/c", _inside(c.DefinePT, power=("forza", QUANTITY), toughness=("costituzione", QUANTITY)))
_nested("f/c di base", _inside(c.SetPT, power=("forza", QUANTITY), toughness=("costituzione", QUANTITY)))
_nested("f/c", _inside(c.ModifyPT, power=("forza", QUANTITY), toughness=("costituzione", QUANTITY)))
PARTS.form(c.LoseKeyword, keyword=("perde", KEYWORD))
PARTS.form(c.CantHave, keyword=("non può avere", KEYWORD))
PARTS.word("ogni al posto di bersaglio", c.EachForTarget())
PARTS.word("perde tutte le abilità", c.LoseAllAbilities())
PARTS.word("scambia forza e costituzione", c.SwitchPT())

SHAPE = record(
    form_of(c.Shape, parts=("parti", many(PART)), text=("testo", PROSE), enters_with=("entra con", ENTERS_WITH))
)
"""613.2a: one of the things that it may become as it enters."""

# --- exceptions of copies

NOT_COPIED: Vocabulary[str] = Vocabulary(
    "una caratteristica che una copia conserva",
    {
        "name": "nome | il nome",
        "mana cost": "costo di mana | il costo di mana",
        "colors": "colori | colore",
        "types": "tipi | i tipi",
        "power and toughness": "f/c | forza e costituzione",
    },
)
_OWN_EXCEPTIONS = Grammar("eccezione-di-copia", "un'eccezione di una copia")
_OWN_EXCEPTIONS.form(c.Keeps, what=("conserva", many(word(NOT_COPIED))))
_OWN_EXCEPTIONS.word("questa abilità", c.HasThisAbility())
_OWN_EXCEPTIONS.form(c.Without, what=("non ha", many(word(NOT_COPIED))))


def _exception(value: Any) -> Any:
    """707.9: a part of a continuous effect, what is not copied, or exceptions under a condition."""
    heads = {folded(form.head) for form in _OWN_EXCEPTIONS.forms}
    own = isinstance(value, dict) and any(folded(str(key)) in heads for key in value)
    own = own or (isinstance(value, str) and folded(value) in _OWN_EXCEPTIONS.words)
    return _OWN_EXCEPTIONS.read(value) if own else PART(value)


EXCEPTION = Reader(_exception, lambda: {"anyOf": [PART.schema(), _OWN_EXCEPTIONS.reader.schema()]})
_OWN_EXCEPTIONS.form(
    c.IfCopyIs, it_is=("se è", FILTER), then=("allora", many(EXCEPTION)), enters_with=("entra con", ENTERS_WITH)
)
AS_COPY = record(
    form_of(
        c.AsCopy,
        of=("di", FILTER),
        exceptions=("tranne che", many(EXCEPTION)),
        optional=("facoltativo", YES),
    )
)
