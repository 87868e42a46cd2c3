"""Instructions of spells and abilities, one record each, carried out in the order written (608.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from engine.cards.abilities.casting import CastingEffect
from engine.cards.abilities.chance import ChanceEffect
from engine.cards.abilities.classification import (
    DISCARDED,
    DRAWN,
    MILLED,
    SACRIFICED,
    Adds,
    Goes,
    Inside,
    Kept,
    instruction,
    require_answers,
)
from engine.cards.abilities.combat import CombatInstruction, Joins
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import CopyException, Duration, Part
from engine.cards.abilities.faces import FaceEffect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.keyword_abilities import KeywordAbilityEffect
from engine.cards.abilities.keyword_actions import KeywordEffect
from engine.cards.abilities.linkable import Linkable
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import (
    Every,
    ObjectReference,
    PlayerReference,
    Reference,
    This,
    You,
    in_hidden_zone,
)
from engine.cards.abilities.spending import ManaLike, Spending, when_spent
from engine.cards.abilities.stickers import StickerEffect
from engine.cards.abilities.targeting import ChangeTargets
from engine.cards.abilities.triggers import Trigger
from engine.cards.abilities.turns import TurnEffect
from engine.cards.abilities.venturing import VenturingEffect
from engine.words.record import Record
from engine.words.terms import CardType, Reason, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Cost, Triggered
    from engine.cards.characteristics import Characteristics

ONE = Fixed(1)


class Share(Record, kw_only=True):
    """608.2c, 120.3: damage that the same source deals at the same time to something else."""

    amount: Quantity
    to: Reference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="to", tokens=(), unseen=False, copies=False)
class DealDamage(Record, kw_only=True):
    """120: a source deals damage to each of what is referred to. ``divided``: as divided among targets (601.2d). ``also``: so much
    to others at the same time ('3 damage to it and 2 damage to its controller')."""

    amount: Quantity
    to: Reference
    source: ObjectReference = This()
    divided: bool = False
    also: tuple[Share, ...] = ()


@instruction(
    moves=lambda it: [Goes(what=it.what, origin=Zone.BATTLEFIELD, to=it.instead_to or Zone.GRAVEYARD)],
    keeps=(),
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=False,
    copies=False,
)
class Destroy(Record, kw_only=True):
    """701.8."""

    what: ObjectReference
    regeneration: bool = True
    """Whether it can be regenerated (701.19c)."""
    instead_to: Zone | None = None
    """614.15: where it goes instead of the graveyard if it would be put there this way."""


@instruction(
    moves=lambda it: [Goes(what=it.what, to=it.to)],
    keeps=lambda it: [Kept(name=it.keep_as, zone=it.to)],
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=lambda it: it.random_order or in_hidden_zone(it.what),
    copies=False,
)
class Move(Linkable, kw_only=True):
    """701: exile, return to hand, put into the graveyard, onto the battlefield, or into a library.

    ``position`` in a library counts from the top, -1 is the bottom; several cards are put there in an order that their owner
    chooses (401.4), or in a ``random_order``. ``under``: under whose control it enters; the controller's
    where nothing is said (110.2a). ``enters_with``: counters that it enters the battlefield with (122.6a). ``keep_as``: the name
    under which later instructions find the new objects.
    """

    what: ObjectReference
    to: Zone
    position: int = 0
    under: PlayerReference | None = None
    random_order: bool = False
    tapped: bool = False
    joins: Joins | None = None
    """508.4, 509.4: it enters attacking or blocking."""
    until_source_leaves: bool = False
    """610.3: it goes back where it was as soon as the source leaves the battlefield."""
    enters_with: tuple[tuple[str, Quantity], ...] = ()
    transformed: bool = False
    """712.14a: onto the battlefield with its back face up; what has one face stays where it is."""
    changed: tuple[Part, ...] = ()
    """611.2e: what it is or has from the moment at which it enters the battlefield."""
    reason: Reason = Reason.EFFECT
    linked: bool = False
    """607.2a, 607.2c: another ability of the source speaks of what was put there with this one."""
    pair: str = ""
    """607.4: of several pairs of linked abilities on one object, which one this belongs to."""
    face_down: bool = False
    """406.3: exiled face down."""
    haunting: ObjectReference | None = None
    """702.55a: exiled so that it haunts this creature."""
    keep_as: str | None = None

    @property
    def is_linked(self) -> bool:
        """607.1: whether another ability speaks of what this did."""
        return self.linked


@instruction(
    moves=lambda it: [Goes(what=it.what, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)],
    keeps=(),
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=False,
    copies=False,
)
class Sacrifice(Record, kw_only=True):
    """701.21: what is referred to is sacrificed by its controller, who must be among ``who``."""

    what: ObjectReference
    who: PlayerReference = You()


@instruction(
    moves=(SACRIFICED,),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.GRAVEYARD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class ChooseAndSacrifice(Record, kw_only=True):
    """701.21 with 101.4: each player chooses so many permanents of theirs that match; then all are sacrificed at once."""

    who: PlayerReference
    filter: Filter
    count: Quantity = ONE
    keep_as: str | None = None


@instruction(moves=(DRAWN,), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=True, copies=False)
class Draw(Record, kw_only=True):
    """121: each player draws so many cards, one at a time (121.2)."""

    who: PlayerReference = You()
    count: Quantity = ONE


@instruction(
    moves=(DISCARDED,),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.GRAVEYARD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Discard(Record, kw_only=True):
    """701.9: each player discards so many cards of their choice, or at random; the whole hand with ``None``."""

    who: PlayerReference = You()
    count: Quantity | None = ONE
    at_random: bool = False
    keep_as: str | None = None


@instruction(
    moves=(MILLED,),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.GRAVEYARD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Mill(Record, kw_only=True):
    """701.17: each player mills so many cards. ``keep_as``: the cards where they are then, if they can be seen there (701.17c)."""

    who: PlayerReference = You()
    count: Quantity = ONE
    keep_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class GainLife(Record, kw_only=True):
    """119.3."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class LoseLife(Record, kw_only=True):
    """119.3. ``keep_as``: the name of the number that was lost in all."""

    amount: Quantity
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class SetLife(Record, kw_only=True):
    """119.5: the total becomes a number: a gain or loss of the difference."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="on", tokens=(), unseen=False, copies=False)
class PutCounters(Record, kw_only=True):
    """122.1: so many counters of a kind on each object or player referred to."""

    counter: str
    on: Reference
    count: Quantity = ONE


@instruction(moves=(), keeps=(), adds=None, inside=(), about="on", tokens=(), unseen=False, copies=False)
class RemoveCounters(Record, kw_only=True):
    """122: so many counters of a kind, or as many as there are; all of them with ``None``."""

    counter: str
    on: Reference
    count: Quantity | None = ONE


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about="who",
    tokens=lambda it: [it.token.name],
    unseen=False,
    copies=False,
)
class CreateTokens(Linkable, kw_only=True):
    """701.7, 111: each player creates so many tokens with these characteristics. ``attached_to``: what an Aura token enchants."""

    token: Characteristics
    count: Quantity = ONE
    who: PlayerReference = You()
    tapped: bool = False
    joins: Joins | None = None
    attached_to: Reference | None = None
    keep_as: str | None = None
    linked: bool = False
    """607.2c: another ability of the source speaks of what was created with this one."""
    pair: str = ""

    @property
    def is_linked(self) -> bool:
        """607.1: whether another ability speaks of what this did."""
        return self.linked


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=True,
)
class CreateCopies(Linkable, kw_only=True):
    """707.2, 111.3: each player creates so many tokens that are copies of what is referred to, with exceptions (707.9)."""

    of: ObjectReference
    count: Quantity = ONE
    who: PlayerReference = You()
    tapped: bool = False
    joins: Joins | None = None
    exceptions: tuple[CopyException, ...] = ()
    keep_as: str | None = None
    linked: bool = False
    pair: str = ""

    @property
    def is_linked(self) -> bool:
        """607.1: whether another ability speaks of what this did."""
        return self.linked


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=True)
class BecomeCopy(Record, kw_only=True):
    """707.2: objects become copies of another one for a time, with exceptions (707.9)."""

    what: ObjectReference
    of: ObjectReference
    until: Duration = Duration.ENDLESS
    exceptions: tuple[CopyException, ...] = ()


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=True)
class CopyOnStack(Record, kw_only=True):
    """707.10: a spell or ability on the stack is copied; ``new_targets``: its controller may choose new ones (707.10c).

    ``target``: the copy has this as its target, and is not made where that is not legal (707.10e).
    """

    what: ObjectReference
    count: Quantity = ONE
    who: PlayerReference = You()
    new_targets: bool = True
    target: Reference | None = None
    without: str = ""
    """702.50a: the copy has all but the keyword ability of this name."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Tap(Record, kw_only=True):
    """701.26a."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Untap(Record, kw_only=True):
    """701.26b."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="to", tokens=(), unseen=False, copies=False)
class Apply(Record, kw_only=True):
    """611.2: a continuous effect, on the objects found now (611.2c), for a time."""

    to: ObjectReference
    parts: tuple[Part, ...]
    until: Duration = Duration.END_OF_TURN
    as_long_as: Condition | None = None
    """611.2b: 'for as long as' something is so is its whole duration; for each object where the words say :class:`One`."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class ApplyToNextSpell(Record, kw_only=True):
    """611.2f: a continuous effect on the next such spell that players cast; ``until``: how long it waits for that."""

    spell: Filter
    parts: tuple[Part, ...]
    who: PlayerReference = You()
    until: Duration = Duration.END_OF_TURN


@instruction(moves=(), keeps=(), adds=None, inside=(), about="to", tokens=(), unseen=False, copies=False)
class GainAbilitiesOf(Record, kw_only=True):
    """613.1f, 607.5: objects get the abilities that another one has now: the activated ones, or all of them, for a time."""

    to: ObjectReference
    of: ObjectReference
    activated: bool = True
    until: Duration = Duration.END_OF_TURN


@instruction(
    moves=lambda it: [Goes(what=it.what, origin=Zone.STACK, to=it.instead_to or Zone.GRAVEYARD)],
    keeps=(),
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=False,
    copies=False,
)
class Counter(Record, kw_only=True):
    """701.6: a spell or ability on the stack is countered. ``instead_to``: a spell goes there, not to the graveyard (614.15)."""

    what: ObjectReference
    instead_to: Zone | None = None
    position: int = 0


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Regenerate(Record, kw_only=True):
    """701.19a: the next time it would be destroyed this turn, it is regenerated instead."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="to", tokens=(), unseen=False, copies=False)
class Prevent(Record, kw_only=True):
    """615.7-615.8: the next so much damage, or all of it with ``None``, to what is referred to, from a source, is prevented.

    ``from_source``: only if the source is so as it would deal the damage (615.9).

    ``next_time``: only the next damage that the source would deal. ``gain_life``: who gains as much life (615.5).
    """

    amount: Quantity | None = None
    to: Reference | None = None
    source: ObjectReference | None = None
    from_source: Filter | None = None
    combat: bool | None = None
    next_time: bool = False
    gain_life: PlayerReference | None = None
    until: Duration = Duration.END_OF_TURN


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Attach(Record, kw_only=True):
    """701.3: an object becomes attached to what is referred to."""

    what: ObjectReference
    to: Reference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Unattach(Record, kw_only=True):
    """701.3d."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class Fight(Record, kw_only=True):
    """701.14: two creatures strike each other with their power."""

    first: ObjectReference
    second: ObjectReference


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, among=it.among or Every(it.filter))],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=lambda it: (it.among is None and it.filter.zone.hidden) or in_hidden_zone(it.among),
    copies=False,
)
class Choose(Record, kw_only=True):
    """608.2d: a player chooses objects that match, without targeting, and keeps them under a name.

    ``among``: only out of these, wherever they are ('one of them', 'a card from that hand').
    """

    filter: Filter
    keep_as: str
    among: ObjectReference | None = None
    who: PlayerReference = You()
    minimum: int = 1
    maximum: int = 1


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class ChooseNumber(Record, kw_only=True):
    """107.3f: a player chooses a number as it resolves, such as an X that nothing defines, and keeps it under a name.

    ``most``: no larger one.
    """

    keep_as: str
    who: PlayerReference = You()
    most: Quantity | None = None


@instruction(moves=(), keeps=(), adds=None, inside=("then",), about=None, tokens=(), unseen=False, copies=False)
class ChooseType(Record, kw_only=True):
    """205.3e: a player chooses a subtype of a card type as it resolves; what follows speaks of it as the chosen one."""

    of: CardType
    then: tuple[Effect, ...]
    who: PlayerReference = You()


@instruction(
    moves=(), keeps=(), adds=None, inside=("then", "otherwise"), about=None, tokens=(), unseen=False, copies=False
)
class May(Record, kw_only=True):
    """603.5, 608.2d: a player may have the instructions carried out; otherwise other ones."""

    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    who: PlayerReference = You()


@instruction(
    moves=lambda it: it.cost.moves,
    keeps=(),
    adds=None,
    inside=("effects",),
    about=None,
    tokens=(),
    unseen=lambda it: it.cost.unseen,
    copies=False,
)
class UnlessPays(Record, kw_only=True):
    """118.12a: the instructions are carried out unless a player pays a cost as the ability resolves."""

    who: PlayerReference
    cost: Cost
    effects: tuple[Effect, ...]


@instruction(
    moves=lambda it: it.cost.moves,
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=one, each=it.who) for one in (it.then, it.otherwise)],
    about="who",
    tokens=(),
    unseen=lambda it: it.cost.unseen,
    copies=False,
)
class MayPay(Record, kw_only=True):
    """118.12: a player may pay a cost as the ability resolves; if they do, the one, if they don't, the other."""

    cost: Cost
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    who: PlayerReference = You()
    times: Quantity | None = None
    """702.24a: the cost so many times over, all of it or nothing."""


@instruction(
    moves=(), keeps=(), adds=None, inside=("do", "then", "otherwise"), about=None, tokens=(), unseen=False, copies=False
)
class DoThen(Record, kw_only=True):
    """118.12: 'do this. If you do, ...': it counts whether a player began to, whatever came of it."""

    do: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [
        Inside(effects=it.then, condition=it.condition),
        Inside(effects=it.otherwise, condition=it.condition, holds=False),
    ],
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class If(Record, kw_only=True):
    """608.2c: instructions that depend on a condition as they are reached."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=it.do, each=it.of)],
    about="of",
    tokens=(),
    unseen=False,
    copies=False,
)
class ForEach(Record, kw_only=True):
    """The same instructions for each of several, one after the other, as :class:`One`."""

    of: Reference
    do: tuple[Effect, ...]


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=it.effects, later=True)],
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class Delay(Record, kw_only=True):
    """603.7: creates a delayed triggered ability. Without a duration it triggers once (603.7b)."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    until: Duration | None = None


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=one.effects, later=True) for one in (it.ability, *it.ability.modes)],
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class Reflect(Record, kw_only=True):
    """603.12: creates a reflexive triggered ability ('when you do'), if what it speaks of happened."""

    ability: Triggered


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class Lose(Record, kw_only=True):
    """104.3e: an effect says that players lose the game."""

    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class Win(Record, kw_only=True):
    """104.2b: an effect says that a player wins the game."""

    who: PlayerReference = You()


@instruction(
    moves=(),
    keeps=(),
    adds=lambda it: Adds(
        who=it.who, choices=it.choices, times=it.times, chosen_color=it.chosen_color, pair=it.pair, like=it.like
    ),
    inside=lambda it: [
        Inside(effects=one.effects, later=True) for one in (when_spent(it.spending),) if one is not None
    ],
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class AddMana(Linkable, kw_only=True):
    """106.4: a player adds mana: one of the choices, each a tuple of types ('W' ... 'C'), so many times over.

    ``combination``: every time another choice may be taken ('in any combination of colours'). ``spending``: on what it may be
    spent (106.6).
    """

    choices: tuple[tuple[str, ...], ...]
    times: Quantity = ONE
    who: PlayerReference = You()
    combination: bool = False
    spending: Spending | None = None
    chosen_color: bool = False
    """607.2d: of the colour that was chosen as the source entered; of none, where none was (607.5a, 106.5)."""
    pair: str = ""
    like: ManaLike | None = None
    """106.5, 106.7: the choices are what other objects say: their colours, or what mana they could produce."""

    @property
    def is_linked(self) -> bool:
        """607.2d: whether it speaks of the colour that another ability let choose."""
        return self.chosen_color


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class RemoveFromCombat(Record, kw_only=True):
    """506.4."""

    what: ObjectReference


Effect = (
    DealDamage
    | Destroy
    | Move
    | Sacrifice
    | ChooseAndSacrifice
    | Draw
    | Discard
    | Mill
    | GainLife
    | LoseLife
    | SetLife
    | PutCounters
    | RemoveCounters
    | CreateTokens
    | CreateCopies
    | BecomeCopy
    | CopyOnStack
    | Tap
    | Untap
    | Apply
    | ApplyToNextSpell
    | GainAbilitiesOf
    | Counter
    | Regenerate
    | Prevent
    | Attach
    | Unattach
    | Fight
    | Choose
    | ChooseNumber
    | ChooseType
    | May
    | UnlessPays
    | MayPay
    | DoThen
    | If
    | ForEach
    | Delay
    | Reflect
    | Lose
    | Win
    | RemoveFromCombat
    | CombatInstruction
    | AddMana
    | ChangeTargets
    | CastingEffect
    | KeywordEffect
    | KeywordAbilityEffect
    | FaceEffect
    | TurnEffect
    | StickerEffect
    | VenturingEffect
    | ChanceEffect
)

require_answers(get_args(Effect))
