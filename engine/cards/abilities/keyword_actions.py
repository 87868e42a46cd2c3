"""701: keyword actions as instructions, one record each; their place in the language of cards is that of any other instruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
)
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import (
    EachPlayer,
    Every,
    ObjectReference,
    PlayerReference,
    Reference,
    Target,
    This,
    You,
    in_hidden_zone,
)
from engine.cards.abilities.spending import Unspent
from engine.words.record import Record
from engine.words.subtypes import SOLDIER, token_name
from engine.words.terms import Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability
    from engine.cards.abilities.effects import Effect

ONE = Fixed(1)
LIBRARY = (Zone.LIBRARY,)


# --- cards that are looked at, searched for, shuffled


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, among=it.at)],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=True,
    copies=False,
)
class Look(Record, kw_only=True):
    """701.20e: a player looks at cards, such as :class:`TopOf` a library, and keeps them under a name."""

    at: ObjectReference
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, among=it.what)],
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=True,
    copies=False,
)
class Reveal(Record, kw_only=True):
    """701.20a: cards are revealed, each by its owner: ``CardsOf(Target(), HAND)``, ``TopOf(ONE, You())``."""

    what: ObjectReference
    keep_as: str | None = None


@instruction(
    moves=(),
    keeps=lambda it: [
        Kept(name=it.keep_as, zone=Zone.LIBRARY),
        Kept(name=it.keep_rest_as, zone=Zone.LIBRARY),
    ],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class RevealUntil(Record, kw_only=True):
    """701.20a: a player reveals cards from the top of their library until so many match; kept: these, and all others."""

    filter: Filter
    who: PlayerReference = You()
    count: Quantity = ONE
    keep_as: str | None = None
    keep_rest_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=True, copies=False)
class Scry(Record, kw_only=True):
    """701.22a: look at so many cards of the top of the library; any number to the bottom, the rest on top, in any order."""

    count: Quantity = ONE
    who: PlayerReference = You()


@instruction(moves=(MILLED,), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=True, copies=False)
class Surveil(Record, kw_only=True):
    """701.25a: look at so many cards of the top of the library; any number into the graveyard, the rest on top in any order."""

    count: Quantity = ONE
    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=True, copies=False)
class Fateseal(Record, kw_only=True):
    """701.29a: as scrying, in the library of an opponent."""

    whose: PlayerReference
    count: Quantity = ONE
    who: PlayerReference = You()


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, zone=zone) for zone in it.zones],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=lambda it: any(zone.hidden for zone in it.zones),
    copies=False,
)
class Search(Record, kw_only=True):
    """701.23: a player looks through zones of ``whose`` cards for those that match, and keeps what they find under a name.

    They find so many, or up to so many; with a quality that is stated, in a hidden zone, possibly none (701.23b). ``None``: all.
    """

    filter: Filter
    keep_as: str
    who: PlayerReference = You()
    whose: PlayerReference | None = None
    zones: tuple[Zone, ...] = LIBRARY
    count: Quantity | None = ONE
    up_to: bool = False
    same_name_as: ObjectReference | None = None
    """Only cards with the same name as this; 701.23c: where it comes to nothing, none can be found."""
    reveal: bool = False


@instruction(
    moves=(),
    keeps=lambda it: [
        Kept(name=it.keep_as, among=it.what),
        Kept(name=it.keep_rest_as, among=it.what),
    ],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class Piles(Record, kw_only=True):
    """700.3: a player separates objects into two piles, either of which may be empty; another player chooses one of them.

    Kept: those of the pile that was chosen, and those of the other one.
    """

    what: ObjectReference
    by: PlayerReference
    chooser: PlayerReference = You()
    keep_as: str | None = None
    keep_rest_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=True, copies=False)
class Shuffle(Record, kw_only=True):
    """701.24a: players shuffle their libraries; ``sparing``: but for these cards (701.24b)."""

    who: PlayerReference = You()
    sparing: ObjectReference | None = None


@instruction(
    moves=lambda it: [Goes(what=it.what, to=Zone.LIBRARY)],
    keeps=(),
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=True,
    copies=False,
)
class ShuffleInto(Record, kw_only=True):
    """701.24c-d: objects are shuffled into their owners' libraries; those of ``whose`` are shuffled even if nothing moves."""

    what: ObjectReference
    whose: PlayerReference = You()


@instruction(
    moves=(),
    keeps=lambda it: [
        Kept(name=it.keep_as, zone=Zone.BATTLEFIELD),
        Kept(name=it.keep_as, zone=Zone.HAND),
    ],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Behold(Record, kw_only=True):
    """701.4a: a player chooses a permanent of theirs that matches, or reveals a card from hand that does."""

    filter: Filter
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(
    moves=(), keeps=(), adds=None, inside=("then", "otherwise"), about=None, tokens=(), unseen=True, copies=False
)
class Clash(Record, kw_only=True):
    """701.30b: the controller and an opponent of their choice each reveal their top card; ``then``: if the controller wins."""

    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@instruction(
    moves=(DISCARDED, DRAWN, Goes(to=Zone.HAND)),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Learn(Record, kw_only=True):
    """701.48a: a player may discard a card and draw one, or may fetch a Lesson from outside the game."""

    who: PlayerReference = You()


# --- counters and creatures


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class Proliferate(Record, kw_only=True):
    """701.34a: any number of permanents and players with counters each get one more of each kind that they have."""

    who: PlayerReference = You()


@instruction(
    moves=(Goes(origin=Zone.LIBRARY, to=Zone.HAND), MILLED),
    keeps=(),
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=True,
    copies=False,
)
class Explore(Record, kw_only=True):
    """701.44a: the top card is revealed: a land goes to hand; for any other a +1/+1 counter, and it may go to the graveyard."""

    what: ObjectReference = This()


@instruction(
    moves=(DRAWN, DISCARDED), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=True, copies=False
)
class Connive(Record, kw_only=True):
    """701.50d: its controller draws and discards so many cards; a +1/+1 counter for each nonland card discarded so."""

    what: ObjectReference = This()
    amount: Quantity = ONE


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Adapt(Record, kw_only=True):
    """701.46a: without a +1/+1 counter on it, it gets so many."""

    amount: Quantity
    what: ObjectReference = This()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Monstrosity(Record, kw_only=True):
    """701.37a: if it is not monstrous, it gets so many +1/+1 counters and becomes monstrous."""

    amount: Quantity
    what: ObjectReference = This()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class Bolster(Record, kw_only=True):
    """701.39a: a creature of least toughness among those that a player controls gets so many +1/+1 counters."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="on", tokens=(), unseen=False, copies=False)
class Support(Record, kw_only=True):
    """701.41a: each of what was targeted gets a +1/+1 counter."""

    on: ObjectReference = Target()


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about="who",
    tokens=lambda it: [token_name(it.subtype, "Army")],
    unseen=False,
    copies=False,
)
class Amass(Record, kw_only=True):
    """701.47a: an Army of a player gets so many +1/+1 counters and a subtype; without one a 0/0 black one is created first."""

    amount: Quantity
    subtype: str = "Zombie"
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(
    moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(token_name("Spirit"),), unseen=False, copies=False
)
class Endure(Record, kw_only=True):
    """701.63a: so many +1/+1 counters on it, or a white Spirit creature token of that power and toughness."""

    amount: Quantity
    what: ObjectReference = This()


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class Blight(Record, kw_only=True):
    """701.68a: a player puts so many -1/-1 counters on a creature they control."""

    amount: Quantity
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Earthbend(Record, kw_only=True):
    """701.66a: a land becomes a 0/0 creature with haste too, with so many +1/+1 counters; it comes back from death and exile."""

    amount: Quantity
    what: ObjectReference = Target()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class TimeTravel(Record, kw_only=True):
    """701.56a: on any of a player's permanents and suspended cards with time counters, one more or one less."""

    who: PlayerReference = You()


@instruction(
    moves=(DRAWN, DISCARDED),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(token_name(*SOLDIER),),
    unseen=True,
    copies=False,
)
class Recruit(Record, kw_only=True):
    """701.70a: draw, then discard; for a nonland card discarded so, a 1/1 white Human Soldier creature token."""

    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Heal(Record, kw_only=True):
    """701.69a: all damage marked on it is removed."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Multiply(Record, kw_only=True):
    """701.10a-c, 701.11a-c: power, toughness or both are doubled, or tripled, for a time: modified, not set."""

    what: ObjectReference
    times: int = 2
    power: bool = True
    toughness: bool = True
    until: Duration = Duration.END_OF_TURN


@instruction(moves=(), keeps=(), adds=None, inside=(), about="on", tokens=(), unseen=False, copies=False)
class DoubleCounters(Record, kw_only=True):
    """701.10e: as many counters of a kind as there are; of every kind with ``None``."""

    on: Reference
    counter: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class DoubleLife(Record, kw_only=True):
    """701.10d: players gain or lose so much life that their totals are twice what they are."""

    who: PlayerReference = You()


@instruction(
    moves=(),
    keeps=(),
    adds=lambda it: Adds(who=it.who, like=Unspent(kind=it.kind)),
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class DoubleMana(Record, kw_only=True):
    """701.10f: a player adds as much mana of a type as they have; of every type with ``None``."""

    kind: str | None = None
    who: PlayerReference = You()


# --- tokens and emblems


@instruction(
    moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(token_name("Clue"),), unseen=False, copies=False
)
class Investigate(Record, kw_only=True):
    """701.16a: create a Clue token; so many times over."""

    times: Quantity = ONE
    who: PlayerReference = You()


@instruction(
    moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(token_name("Incubator"),), unseen=False, copies=False
)
class Incubate(Record, kw_only=True):
    """701.53a: an Incubator token, which enters with so many +1/+1 counters on it."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(
    moves=(Goes(origin=Zone.LIBRARY, to=Zone.BATTLEFIELD), MILLED),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class ManifestDread(Record, kw_only=True):
    """701.62a: of the top two cards a player manifests one, and the other goes to the graveyard."""

    who: PlayerReference = You()


@instruction(
    moves=(
        Goes(origin=Zone.LIBRARY, to=Zone.EXILE),
        Goes(origin=Zone.EXILE, to=Zone.STACK),
        Goes(origin=Zone.EXILE, to=Zone.HAND),
        Goes(origin=Zone.EXILE, to=Zone.LIBRARY),
    ),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Discover(Record, kw_only=True):
    """701.57a: exile from the top until a nonland card of at most that mana value; it may be cast for nothing, or goes to hand."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=True)
class Populate(Record, kw_only=True):
    """701.36a: a token that is a copy of a creature token that the player controls and chooses."""

    who: PlayerReference = You()
    times: Quantity = ONE


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class GetEmblem(Record, kw_only=True):
    """114.2: a player gets an emblem with abilities."""

    abilities: tuple[Ability, ...]
    who: PlayerReference = You()
    name: str = ""


# --- what a permanent is designated as


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Goad(Record, kw_only=True):
    """701.15a: goaded until the next turn of the controller of the ability."""

    what: ObjectReference
    until: Duration = Duration.YOUR_NEXT_TURN


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Detain(Record, kw_only=True):
    """701.35a: until the controller's next turn it neither attacks nor blocks, and its abilities are not activated."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Suspect(Record, kw_only=True):
    """701.60a: it becomes suspected: it has menace and can't block."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class NoLongerSuspected(Record, kw_only=True):
    """701.60a: it is suspected no longer."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Exert(Record, kw_only=True):
    """701.43a: it does not untap during the player's next untap step."""

    what: ObjectReference = This()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class StaysTapped(Record, kw_only=True):
    """502.3: it does not untap during its controller's next untap step."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Harness(Record, kw_only=True):
    """701.64a: it becomes harnessed."""

    what: ObjectReference = This()


# --- exchanges, votes, costs by another name


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class ExchangeControl(Record, kw_only=True):
    """701.12b: each of two permanents comes under the control of the other one's controller."""

    first: ObjectReference
    second: ObjectReference
    until: Duration = Duration.ENDLESS


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class ExchangeText(Record, kw_only=True):
    """701.12h: two objects exchange their rules text."""

    first: ObjectReference
    second: ObjectReference
    until: Duration = Duration.ENDLESS


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class ExchangeLife(Record, kw_only=True):
    """701.12c: two players exchange life totals."""

    first: PlayerReference
    second: PlayerReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class ExchangeLifeWith(Record, kw_only=True):
    """701.12g: a life total and the power, or the toughness, of a creature are exchanged."""

    of: ObjectReference
    who: PlayerReference = You()
    toughness: bool = False


@instruction(
    moves=lambda it: [Goes(origin=it.first, to=it.second), Goes(origin=it.second, to=it.first)],
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=lambda it: it.first.hidden or it.second.hidden,
    copies=False,
)
class ExchangeZones(Record, kw_only=True):
    """701.12d, 701.12f: all cards that a player owns in one zone are exchanged with those in another."""

    first: Zone
    second: Zone
    who: PlayerReference = You()


@instruction(
    moves=lambda it: [Goes(what=it.first), Goes(what=it.second)],
    keeps=(),
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=lambda it: in_hidden_zone(it.first) or in_hidden_zone(it.second),
    copies=False,
)
class ExchangeCards(Record, kw_only=True):
    """701.12d-e: a card is exchanged with one of another zone, of the same owner; what one was attached to the other is then."""

    first: ObjectReference
    second: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class Vote(Record, kw_only=True):
    """701.38a: each player, beginning with the controller, votes for a word; the votes for each become a number of that name."""

    choices: tuple[str, ...]
    who: PlayerReference = EachPlayer()


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, among=Every(it.filter))],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class VoteFor(Record, kw_only=True):
    """701.38b: each player votes for an object; those with the most votes, or all that are tied, are kept under a name."""

    filter: Filter
    keep_as: str
    who: PlayerReference = EachPlayer()


@instruction(
    moves=(Goes(origin=Zone.GRAVEYARD, to=Zone.EXILE),),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class CollectEvidence(Record, kw_only=True):
    """701.59a: exile any number of cards from the graveyard with a total mana value of so much or more."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(
    moves=(Goes(origin=Zone.GRAVEYARD, to=Zone.EXILE), SACRIFICED),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class Forage(Record, kw_only=True):
    """701.61a: exile three cards from the graveyard, or sacrifice a Food."""

    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class MayPlayLands(Record, kw_only=True):
    """305.2: so many additional lands may be played this turn."""

    count: Quantity = ONE
    who: PlayerReference = You()


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=one, each=it.who) for one in (it.first, it.second)],
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class VillainousChoice(Record, kw_only=True):
    """701.55a: each player chooses one of two lists of instructions, of which 'one' is that player, and it is carried out."""

    who: PlayerReference
    first: tuple[Effect, ...]
    second: tuple[Effect, ...]
    texts: tuple[str, ...] = ()


KeywordEffect = (
    Look
    | Reveal
    | RevealUntil
    | Scry
    | Surveil
    | Fateseal
    | Search
    | Piles
    | Shuffle
    | ShuffleInto
    | Behold
    | Clash
    | Learn
    | Earthbend
    | TimeTravel
    | Proliferate
    | Explore
    | Connive
    | Adapt
    | Monstrosity
    | Bolster
    | Support
    | Amass
    | Endure
    | Blight
    | Recruit
    | Heal
    | Multiply
    | DoubleCounters
    | DoubleLife
    | DoubleMana
    | Investigate
    | Incubate
    | ManifestDread
    | Discover
    | Populate
    | GetEmblem
    | Goad
    | Detain
    | Suspect
    | NoLongerSuspected
    | Exert
    | StaysTapped
    | Harness
    | ExchangeControl
    | ExchangeText
    | ExchangeLife
    | ExchangeLifeWith
    | ExchangeZones
    | ExchangeCards
    | Vote
    | VoteFor
    | CollectEvidence
    | Forage
    | MayPlayLands
    | VillainousChoice
)
