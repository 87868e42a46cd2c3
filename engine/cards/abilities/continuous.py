"""611, 613: what continuous effects do to objects, part by part, each with the layer in which it applies."""

from __future__ import annotations

from enum import StrEnum, unique
from typing import TYPE_CHECKING, ClassVar

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference
from engine.words.record import Record
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


class CopyOf(Record):
    """613.2a, 707.2: its copiable values become these."""

    values: Characteristics
    layer: ClassVar[Layer] = Layer.COPY


class MergesWith(Record):
    """730.2a: a component is on top of it or underneath: it is what the topmost one is, with the abilities of all (702.140e)."""

    looks: Characteristics
    over: bool
    layer: ClassVar[Layer] = Layer.COPY


class Copiably(Record):
    """613.2a: 'as it enters' and 'as it is turned face up': what sets power and toughness is copiable, with all that goes along."""

    parts: tuple[Part, ...]
    layer: ClassVar[Layer] = Layer.COPY


class Shape(Record):
    """One of the things that an object can be made to be as it enters or is turned face up; ``text`` names it."""

    parts: tuple[Part, ...] = ()
    text: str = ""
    enters_with: tuple[tuple[str, Quantity], ...] = ()
    """614.1c: with so many counters of each kind."""

    @property
    def effect(self) -> tuple[Part, ...]:
        """613.2a: in layer 1a where it sets power and toughness; each part in its own layer where it does not."""
        return (Copiably(self.parts),) if any(isinstance(part, SetPT) for part in self.parts) else self.parts


class GainControl(Record):
    """613.1b: a player controls it."""

    who: PlayerReference
    layer: ClassVar[Layer] = Layer.CONTROL


class ChangeText(Record, kw_only=True):
    """612.1-612.2: in its rules text and type line one word stands for another: both colours, both basic land types, or both
    creature types."""

    old: Color | str
    new: Color | str
    layer: ClassVar[Layer] = Layer.TEXT


class SetName(Record):
    """612.8: it has this name, and no other."""

    name: str
    layer: ClassVar[Layer] = Layer.TEXT


class AddToName(Record):
    """612.9, 123.6: these words stand in its name after so many of its words, or at its end."""

    words: str
    position: int = 0
    layer: ClassVar[Layer] = Layer.TEXT


class HasText(Record):
    """612.5: its rules text is this, and no other."""

    abilities: tuple[Ability, ...]
    layer: ClassVar[Layer] = Layer.TEXT


class FullTextOf(Record):
    """612.6: all its text is that of another object, what stands for its name, its mana cost and its size included.

    ``also``: text that it has besides.
    """

    of: ObjectReference
    also: tuple[Ability, ...] = ()
    layer: ClassVar[Layer] = Layer.TEXT


class EachForTarget(Record):
    """702.96a, 702.96c: in its rules text 'each' stands wherever 'target' stood, so that it requires no targets."""

    layer: ClassVar[Layer] = Layer.TEXT


class ChangeTypes(Record, kw_only=True):
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
    to_chosen: bool = False
    """205.3e: the subtype that was chosen is one more of those that are set, or of those that are added where none are set."""
    add_supertypes: tuple[Supertype, ...] = ()
    remove_supertypes: tuple[Supertype, ...] = ()
    layer: ClassVar[Layer] = Layer.TYPE


class ChangeColors(Record, kw_only=True):
    """613.1e, 105.3: colours are added, or set in place of all others; an empty tuple makes it colourless."""

    add: tuple[Color, ...] = ()
    set_to: tuple[Color, ...] | None = None
    to_chosen: bool = False
    """608.2d: set to the colour that was chosen earlier in the same instructions."""
    layer: ClassVar[Layer] = Layer.COLOR


class GainAbility(Record):
    """613.1f: it has one more ability."""

    ability: Ability
    layer: ClassVar[Layer] = Layer.ABILITY


class LoseKeyword(Record):
    """613.1f, 113.10: all instances of a keyword ability are taken away."""

    keyword: str
    layer: ClassVar[Layer] = Layer.ABILITY


class LoseAllAbilities(Record):
    """613.1f."""

    layer: ClassVar[Layer] = Layer.ABILITY


class CantHave(Record):
    """113.11: it loses a keyword ability, and cannot get it."""

    keyword: str
    layer: ClassVar[Layer] = Layer.ABILITY


class DefinePT(Record):
    """613.4a, 604.3: a characteristic-defining ability; ``None`` leaves what is printed."""

    power: Quantity | None = None
    toughness: Quantity | None = None
    layer: ClassVar[Layer] = Layer.CHARACTERISTIC_DEFINING_PT


class SetPT(Record):
    """613.4b: base power and toughness become numbers; ``None`` leaves one as it is."""

    power: Quantity | None = None
    toughness: Quantity | None = None
    layer: ClassVar[Layer] = Layer.SET_PT


class ModifyPT(Record):
    """613.4c: +X/+Y."""

    power: Quantity
    toughness: Quantity
    layer: ClassVar[Layer] = Layer.MODIFY_PT


class GainText(Record):
    """612, 702.47c: rules text in addition to one's own: these abilities, among them what the spell does."""

    abilities: tuple[Ability, ...]
    layer: ClassVar[Layer] = Layer.TEXT


class SwitchPT(Record):
    """613.4d: power and toughness are exchanged."""

    layer: ClassVar[Layer] = Layer.SWITCH_PT


class Keeps(Record):
    """707.9c: an exception: what is not copied, so that the copy keeps its own.

    Words of: 'name', 'mana cost', 'colors', 'types', 'power and toughness'.
    """

    what: tuple[str, ...]


class Without(Record):
    """707.9b: an exception: what the copy has none of. Words of: 'mana cost'."""

    what: tuple[str, ...]


class HasThisAbility(Record):
    """707.9a: an exception: the copy has the ability that makes it one, besides all that is copied."""


class IfCopyIs(Record, kw_only=True):
    """707.9f: exceptions that apply only if the copy is as described."""

    it_is: Filter
    then: tuple[Part | Keeps | Without | HasThisAbility, ...] = ()
    enters_with: tuple[tuple[str, Quantity], ...] = ()
    """Of what enters as a copy: so many counters of each kind besides (707.9e)."""


class AsCopy(Record, kw_only=True):
    """707.5, 707.9: as a copy of what it enters, with which exceptions; ``optional``: only if its controller wants."""

    of: Filter
    exceptions: tuple[CopyException, ...] = ()
    optional: bool = True


Part = (
    CopyOf
    | MergesWith
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
