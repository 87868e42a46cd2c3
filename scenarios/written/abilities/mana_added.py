"""106: mana that is added, on what it may be spent, and what it is like: ``{aggiungi: {G}{U}}``, ``{aggiungi mana: ...}``."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.players import AddMana
from engine.cards.abilities.spending import ColorsOf, CostOf, CouldProduce, Produced, Spending, WhenSpent
from engine.cards.characteristics import symbols
from engine.cards.mana import COLORS
from engine.cards.mana import TYPES as MANA_TYPES
from scenarios.language.errors import shown, wrong
from scenarios.language.terms import DURATIONS
from scenarios.written.abilities.continuous import PART
from scenarios.written.abilities.filters import FILTER
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NAME, YES, Grammar, Reader, form_of, many, record, word
from scenarios.written.abilities.references import OBJECT, PLAYER
from scenarios.written.mana import read_mana
from scenarios.written.records import folded
from scenarios.written.scalars import text_of


def _mana_choice(value: Any) -> tuple[str, ...]:
    """The types of mana of one choice: ``{C}{C}``."""
    types = symbols(read_mana(value))
    if not all(one in MANA_TYPES for one in types):
        raise wrong(f"{shown(text_of(value))} non è mana che si possa produrre, come {{G}} o {{C}}{{C}}")
    return types


def _mana_type(value: Any) -> str:
    types = _mana_choice(value)
    if len(types) != 1:
        raise wrong(f"qui serve un solo tipo di mana, come {{B}}, non {shown(text_of(value))}")
    return types[0]


PRODUCED = Reader(_mana_choice, lambda: {"type": "string", "examples": ["{C}{C}"]})
"""106.1b: types of mana, one or more: ``{G}{U}``."""
PRODUCED_TYPE = Reader(_mana_type, PRODUCED.schema)
_CHOICES = many(PRODUCED)


def _mana(value: Any) -> tuple[tuple[str, ...], ...]:
    if isinstance(value, str) and folded(value) == "qualsiasi colore":
        return tuple((color,) for color in COLORS)
    choices: tuple[tuple[str, ...], ...] = _CHOICES(value)
    return choices


_MANA_LIKE = Grammar("mana-come", "ciò da cui dipende il mana")
_MANA_LIKE.form(ColorsOf, of=("colori di", OBJECT))
_MANA_LIKE.form(CostOf, of=("simboli nel costo di mana di", OBJECT))
_MANA_LIKE.word("quello prodotto", Produced())
_MANA_LIKE.form(CouldProduce, of=("potrebbero produrre", OBJECT), colors=("solo colori", YES))


def add_to(effects: Grammar, instructions: Reader) -> None:
    """Adds the forms of mana that is added."""
    when_spent = record(
        form_of(
            WhenSpent,
            spells=("per magie", FILTER),
            abilities_of=("per abilità di", FILTER),
            gives=("dà", many(PART)),
            until=("fino a", word(DURATIONS)),
            effects=("effetto", instructions),
        )
    )
    spending = record(
        form_of(
            Spending,
            spells=("solo per magie", FILTER),
            abilities_of=("solo per abilità di", FILTER),
            sources=("abilità di fonti ovunque", YES),
            doors=("solo per sbloccare porte", YES),
            turning_up=("solo per girare a faccia in su", YES),
            not_spells=("non per magie", FILTER),
            with_x=("solo per costi con X", YES),
            when_spent=("quando si spende", when_spent),
        )
    )
    effects.form(
        AddMana,
        choices=("aggiungi", Reader(_mana, _CHOICES.schema)),
        times=("volte", QUANTITY),
        who=("chi", PLAYER),
        combination=("in qualsiasi combinazione", YES),
        spending=("si spende", spending),
        chosen_color=("del colore scelto", YES),
        pair=("coppia", NAME),
        lasting=("resta fino a fine turno", YES),
        in_combat=("resta fino a fine combattimento", YES),
    )
    effects.form(
        AddMana,
        {"choices": ()},
        like=("aggiungi mana", _MANA_LIKE.reader),
        times=("volte", QUANTITY),
        who=("chi", PLAYER),
        combination=("in qualsiasi combinazione", YES),
        spending=("si spende", spending),
        lasting=("resta fino a fine turno", YES),
        in_combat=("resta fino a fine combattimento", YES),
    )
