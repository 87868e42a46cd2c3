"""607.2d, 614.12a: what was chosen as a permanent entered that is laid down: a colour, a type, a name, a player or a word."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Ability, Replaces
from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import Characteristics
from engine.state.objects import ColorChosen, PlayerChosen, TypeChosen, WordChosen
from engine.words.subtypes import belongs_to
from engine.words.terms import Term
from scenarios.laid.impossible import Impossible, seat_of
from scenarios.language.errors import in_words, shown
from scenarios.language.folding import folded
from scenarios.language.subtype_names import known_subtype
from scenarios.language.terms import COLORS
from scenarios.language.terms import TYPES as CARD_TYPES
from scenarios.written.cards import BASIC_LANDS
from scenarios.written.model import Scenario
from scenarios.written.permanents import Permanent

Chosen = ColorChosen | TypeChosen | WordChosen | PlayerChosen


def choices_among(abilities: Sequence[Ability]) -> tuple[tuple[Replaces, ...], tuple[Ability, ...]]:
    """The abilities by which something is chosen as the object that has them enters, and all its others."""
    choosing = tuple(one for one in abilities if isinstance(one, Replaces) and one.subject.this and _chooses(one))
    return choosing, tuple(one for one in abilities if one not in choosing)


def _chooses(one: Replaces) -> bool:
    of_a_player = one.chooses_player is not None or one.chooses_type is not None
    return one.chooses_color or bool(one.chooses_word or one.chooses_term) or of_a_player


def chosen_as_it_entered(scenario: Scenario, item: Permanent, printed: Characteristics) -> Chosen | None:
    """What a line says was chosen for a permanent. Raises Impossible where nothing is chosen for it, or that cannot be."""
    if item.chosen is None:
        return None
    choosing, _ = choices_among(printed.abilities)
    if len(choosing) != 1:
        raise Impossible(
            item, f"mentre {shown(printed.name)} entra non si sceglie {'una cosa sola' if choosing else 'niente'}"
        )
    ability, said = choosing[0], item.chosen
    pair = (ability.pair, 0)
    if ability.chooses_player is not None:
        return PlayerChosen(seat_of(scenario, said, item), pair)
    if ability.chooses_color:
        color = COLORS.get(said)
        if color is None:
            raise Impossible(item, f"{shown(said)} non è un colore")
        return ColorChosen(color, pair)
    if ability.chooses_type is not None:
        subtype = known_subtype(said)
        if subtype is None or not belongs_to(subtype, ability.chooses_type):
            raise Impossible(item, f"{shown(said)} non è un tipo che si possa scegliere")
        return TypeChosen(subtype, pair)
    if ability.chooses_term is Term.CARD_TYPE:
        kind = CARD_TYPES.get(said)
        if kind is None:
            raise Impossible(item, f"{shown(said)} non è un tipo di carta")
        return WordChosen(kind.value, pair, Term.CARD_TYPE)
    if ability.chooses_term is not None:
        _require_such_a_name(scenario, item, said, ability.chooses_of)
        return WordChosen(said, pair, ability.chooses_term)
    word = next((one for one in ability.chooses_word if folded(one) == folded(said)), None)
    if word is None:
        raise Impossible(
            item, f"{shown(said)} non è fra le parole che si scelgono: {in_words(map(shown, ability.chooses_word))}"
        )
    return WordChosen(word, pair)


def _require_such_a_name(scenario: Scenario, item: Permanent, said: str, such: Filter | None) -> None:
    """201.4: the name of a card of the types that the text asks for, as far as it is known. Raises Impossible."""
    known = {folded(name): card for name, card in (*BASIC_LANDS.items(), *scenario.cards.items())}.get(folded(said))
    types = () if known is None or known.type_line is None else known.type_line.types
    if such is not None and types and not (set(such.types) <= {*types} and not {*such.not_types} & {*types}):
        raise Impossible(
            item, f"{shown(said)} è il nome di una carta che qui non si può scegliere, per il suo tipo (201.4)"
        )
