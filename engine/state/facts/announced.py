"""601, 602, 603.3, 707.10: what was announced of a spell or ability, and of an action that does not use the stack (116)."""

from __future__ import annotations

from engine.state.facts.fact import Fact
from engine.state.objects import PlayerTarget
from engine.words.mentions import Mention
from engine.words.terms import Zone

Named = Mention | PlayerTarget
"""An object or a player, as a fact names them."""


class CastFrom(Fact):
    """601.2a: the zone from which a spell is cast."""

    zone: Zone


class Targets(Fact):
    """601.2c, 603.3d, 115.7: what is targeted, in the order of the words that ask for it."""

    targets: tuple[Named, ...]


class AnnouncedX(Fact):
    """601.2b: the value of X."""

    x: int


class CostsChosen(Fact):
    """601.2b: the alternative and additional costs that the player pays, by their keywords or by the names that they have."""

    names: tuple[str, ...]


class CommanderTax(Fact):
    """903.8: how much generic mana more a commander costs for having been cast before."""

    more: int


class Spliced(Fact):
    """702.47a: the cards of a hand whose text a spell has besides its own."""

    cards: tuple[Mention, ...]


class PermittedBy(Fact):
    """601.3: the object whose ability or effect lets the player cast the spell."""

    source: Mention


class OfAbility(Fact):
    """602.2a, 603.3: the ability that this is about: its source, which of its abilities, from 0 (-1: not said), and its text."""

    source: Mention
    index: int = -1
    text: str = ""


class ForMana(Fact):
    """605.3b, 605.4a: a mana ability, which does not use the stack; whether it triggered."""

    triggered: bool


class CopiedFrom(Fact):
    """707.10: the copy, and what it was made of."""

    copy: Mention
    original: Mention


class CopyInExile(Fact):
    """722.3c: the copy of a prepare spell, and the permanent that has it."""

    copy: Mention
    prepared: Mention


class Retargeted(Fact):
    """115.7: the spell or ability whose targets change; those that it has now are its `Targets`."""

    what: Mention


class TurnedUp(Fact):
    """116.2b: by what a permanent is turned face up, as its way is called, and for how much mana."""

    way: str
    cost: str


class DoorOpened(Fact):
    """116.2m: which half of a permanent is unlocked, by its name, and for how much mana."""

    door: str
    cost: str


class CardSetAside(Fact):
    """116.2f, 116.2h, 116.2k: by which keyword a card of a hand is exiled, and for how much mana."""

    keyword: str
    cost: str


class ConditionFails(Fact):
    """608.2a: the condition of a triggered ability is not true as it would resolve."""


class TargetsGone(Fact):
    """608.2b: the targets that are not legal any more; all of them, where it does not resolve."""

    targets: tuple[Named, ...]
