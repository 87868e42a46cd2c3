"""611, 613: what continuous effects do to objects, part by part, each with the layer in which it applies."""

from __future__ import annotations

from enum import StrEnum, unique
from typing import TYPE_CHECKING, ClassVar

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference
from engine.words.record import record
from engine.words.terms import CardType, Color, Layer, Supertype

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability
    from engine.cards.characteristics import Characteristics


@unique
class Duration(StrEnum):
    """611.2a: how long an effect of a resolution lasts."""

    END_OF_TURN = "until end of turn"
    END_OF_COMBAT = "until end of combat"
    YOUR_NEXT_TURN = "until your next turn"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    YOUR_NEXT_UPKEEP = "until your next upkeep"
    YOUR_NEXT_END_STEP = "until your next end step"
    NEXT_UNTAP_STEP = "through the next untap step"
    WHILE_SOURCE_REMAINS = "for as long as the source remains on the battlefield"
    ENDLESS = "until the end of the game"


@record
class CopyOf:
    """613.2a, 707.2: its copiable values become these."""

    values: Characteristics
    layer: ClassVar[Layer] = Layer.COPY


@record
class Copiably:
    """613.2a: 'as it enters' and 'as it is turned face up': what sets power and toughness is copiable, with all that goes along."""

    parts: tuple[Part, ...]
    layer: ClassVar[Layer] = Layer.COPY


@record
class Shape:
    """One of the things that an object can be made to be as it enters or is turned face up; ``text`` names it."""

    parts: tuple[Part, ...]
    text: str = ""

    @property
    def effect(self) -> tuple[Part, ...]:
        """613.2a: in layer 1a where it sets power and toughness; each part in its own layer where it does not."""
        return (Copiably(self.parts),) if any(isinstance(part, SetPT) for part in self.parts) else self.parts


@record
class GainControl:
    """613.1b: a player controls it."""

    who: PlayerReference
    layer: ClassVar[Layer] = Layer.CONTROL


@record(kw_only=True)
class ChangeText:
    """612.1-612.2: in its rules text and type line one word stands for another: both colours, both basic land types, or both
    creature types."""

    old: Color | str
    new: Color | str
    layer: ClassVar[Layer] = Layer.TEXT


@record
class SetName:
    """612.8: it has this name, and no other."""

    name: str
    layer: ClassVar[Layer] = Layer.TEXT


@record
class AddToName:
    """612.9, 123.6: these words stand in its name after so many of its words, or at its end."""

    words: str
    position: int = 0
    layer: ClassVar[Layer] = Layer.TEXT


@record
class HasText:
    """612.5: its rules text is this, and no other."""

    abilities: tuple[Ability, ...]
    layer: ClassVar[Layer] = Layer.TEXT


@record
class FullTextOf:
    """612.6: all its text is that of another object, what stands for its name, its mana cost and its size included.

    ``also``: text that it has besides.
    """

    of: ObjectReference
    also: tuple[Ability, ...] = ()
    layer: ClassVar[Layer] = Layer.TEXT


@record
class EachForTarget:
    """702.96a, 702.96c: in its rules text 'each' stands wherever 'target' stood, so that it requires no targets."""

    layer: ClassVar[Layer] = Layer.TEXT


@record(kw_only=True)
class ChangeTypes:
    """613.1d, 205.1: types, subtypes and supertypes are added, set or taken away; ``None`` leaves them.

    Setting subtypes replaces those that belong to the same card types (205.1a); ``set_types`` drops the others' subtypes.
    """

    add: tuple[CardType, ...] = ()
    remove: tuple[CardType, ...] = ()
    set_types: tuple[CardType, ...] | None = None
    add_subtypes: tuple[str, ...] = ()
    set_subtypes: tuple[str, ...] | None = None
    of_type: CardType | None = None
    """The card type that the set subtypes belong to."""
    add_supertypes: tuple[Supertype, ...] = ()
    remove_supertypes: tuple[Supertype, ...] = ()
    layer: ClassVar[Layer] = Layer.TYPE


@record(kw_only=True)
class ChangeColors:
    """613.1e, 105.3: colours are added, or set in place of all others; an empty tuple makes it colourless."""

    add: tuple[Color, ...] = ()
    set_to: tuple[Color, ...] | None = None
    layer: ClassVar[Layer] = Layer.COLOR


@record
class GainAbility:
    """613.1f: it has one more ability."""

    ability: Ability
    layer: ClassVar[Layer] = Layer.ABILITY


@record
class LoseKeyword:
    """613.1f, 113.10: all instances of a keyword ability are taken away."""

    keyword: str
    layer: ClassVar[Layer] = Layer.ABILITY


@record
class LoseAllAbilities:
    """613.1f."""

    layer: ClassVar[Layer] = Layer.ABILITY


@record
class CantHave:
    """113.11: it loses a keyword ability, and cannot get it."""

    keyword: str
    layer: ClassVar[Layer] = Layer.ABILITY


@record
class DefinePT:
    """613.4a, 604.3: a characteristic-defining ability; ``None`` leaves what is printed."""

    power: Quantity | None = None
    toughness: Quantity | None = None
    layer: ClassVar[Layer] = Layer.CHARACTERISTIC_DEFINING_PT


@record
class SetPT:
    """613.4b: base power and toughness become numbers; ``None`` leaves one as it is."""

    power: Quantity | None = None
    toughness: Quantity | None = None
    layer: ClassVar[Layer] = Layer.SET_PT


@record
class ModifyPT:
    """613.4c: +X/+Y."""

    power: Quantity
    toughness: Quantity
    layer: ClassVar[Layer] = Layer.MODIFY_PT


@record
class GainText:
    """612, 702.47c: rules text in addition to one's own: these abilities, among them what the spell does."""

    abilities: tuple[Ability, ...]
    layer: ClassVar[Layer] = Layer.TEXT


@record
class SwitchPT:
    """613.4d: power and toughness are exchanged."""

    layer: ClassVar[Layer] = Layer.SWITCH_PT


@record
class Keeps:
    """707.9c: an exception: what is not copied, so that the copy keeps its own.

    Words of: 'name', 'mana cost', 'colors', 'types', 'power and toughness'.
    """

    what: tuple[str, ...]


@record
class Without:
    """707.9b: an exception: what the copy has none of. Words of: 'mana cost'."""

    what: tuple[str, ...]


@record
class HasThisAbility:
    """707.9a: an exception: the copy has the ability that makes it one, besides all that is copied."""


@record(kw_only=True)
class IfCopyIs:
    """707.9f: exceptions that apply only if the copy is as described."""

    it_is: Filter
    then: tuple[Part | Keeps | Without | HasThisAbility, ...] = ()
    enters_with: tuple[tuple[str, Quantity], ...] = ()
    """Of what enters as a copy: so many counters of each kind besides (707.9e)."""


@record(kw_only=True)
class AsCopy:
    """707.5, 707.9: as a copy of what it enters, with which exceptions; ``optional``: only if its controller wants."""

    of: Filter
    exceptions: tuple[CopyException, ...] = ()
    optional: bool = True


Part = (
    CopyOf
    | Copiably
    | GainControl
    | ChangeText
    | GainText
    | HasText
    | EachForTarget
    | FullTextOf
    | SetName
    | AddToName
    | ChangeTypes
    | ChangeColors
    | GainAbility
    | LoseKeyword
    | LoseAllAbilities
    | CantHave
    | DefinePT
    | SetPT
    | ModifyPT
    | SwitchPT
)

CopyException = Part | Keeps | Without | HasThisAbility | IfCopyIs
"""707.9: what may follow 'except' in an effect that makes a copy."""
