"""What every deed is lowered with: the one who does it, the verb, and what it is done to."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.cards.abilities import effects as f
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import ChooseAndSacrifice, CreateTokens
from engine.cards.abilities.players import Discard, Draw, GainLife, LoseLife, Mill, SetLife
from engine.cards.abilities.references import (
    Among,
    EachOfThem,
    EachPlayer,
    Every,
    ObjectReference,
    PlayerReference,
    Remembered,
    Target,
    This,
    Together,
    You,
)
from engine.words.record import Record, replace, within
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.chosen_together import chosen_together
from scenarios.cardtext.lower.parties import object_of, player_of, spoken
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.tree import Node

Effects = tuple[f.Effect, ...]


class Doer(Record):
    """Who does it: a player, or an object; ``before`` are instructions by which it was chosen."""

    mention: Mention
    before: Effects = ()

    @property
    def you(self) -> bool:
        """Whether it is the controller of the ability."""
        return self.mention.to == You()


_OF_EACH: Mapping[type, str | tuple[str, ...]] = {
    Draw: "count",
    Discard: "count",
    Mill: "count",
    GainLife: "amount",
    LoseLife: "amount",
    SetLife: "amount",
    DealDamage: "amount",
    PutCounters: "count",
    CreateTokens: "count",
    ChooseAndSacrifice: ("count", "filter"),
    Choose: "filter",
}
"""608.2h: the instructions whose number, or choice, may be another one for each of several players, by the field that says it."""


def counted_for_each(node: Node, made: Effects) -> None:
    """608.2h: 'ogni giocatore ... per ogni creatura che controlla' is a number of each: refused where nothing carries it out so."""
    for one in made:
        of_each = _OF_EACH.get(type(one), ())
        known = (of_each,) if isinstance(of_each, str) else of_each
        elsewhere = (getattr(one, name) for name in one.__struct_fields__ if name not in known)
        if any(isinstance(part, EachOfThem) for part in within(tuple(elsewhere))):
            refuse(node, refusal.NO_VOCABULARY)


Deed = Callable[[Node, Scope, Doer], Effects]


def player_doing(node: Node, doer: Doer) -> PlayerReference:
    """A deed that only players do."""
    if not doer.mention.player:
        refuse(node, refusal.UNEXPECTED)
    return doer.mention.to  # type: ignore[return-value]


def only_you(node: Node, doer: Doer) -> None:
    """A deed whose record knows no other player than the controller."""
    if not doer.you:
        refuse(node, refusal.NO_VOCABULARY)


def party_of(node: Node) -> Node:
    return next(node.nodes("party"))


def object_of_deed(node: Node, scope: Scope, doer: Doer) -> Spoken:
    """What a deed is done to; what has to be chosen for it, the one who does it chooses."""
    both = node.node("both_targets")
    if both is not None:
        # 400.7: back to their owners' hands from wherever each of them is.
        found = _both_targets(both, scope, wherever=node.kind == "to_hand")
        if found.before and not doer.you:
            refuse(both, refusal.NO_VOCABULARY)
        return found
    found = object_of(party_of(node), scope)
    if isinstance(doer.mention.to, EachPlayer) and node.kind in _BY_EACH:
        return _chosen_by_each(found, node, doer, scope)
    if not found.before or doer.you:
        return found
    one_player(node, doer)
    return replace(found, before=tuple(_chosen_by(one, node, doer) for one in found.before))


_BY_EACH = ("exile", "to_hand", "to_battlefield", "to_library", "to_own_place", "add_to_hand")
"""Moves of cards that each of several players chooses among their own, before all of them are moved together (101.4)."""


def of_own_cards(before: Effects, doer: Doer) -> bool:
    """400.3, 608.2d: whether somebody chooses among the cards of their own hand or graveyard, each player among their own."""
    return _of_their_own(before, doer, (Zone.HAND, Zone.GRAVEYARD))


def _of_their_own(before: Effects, doer: Doer, zones: tuple[Zone, ...]) -> bool:
    only = before[0] if len(before) == 1 else None
    each = EachOfThem() if isinstance(doer.mention.to, EachPlayer) else doer.mention.to
    if not isinstance(only, Choose) or only.who != doer.mention.to:
        return False
    return only.filter.zone in zones and only.filter.whose == each


def _chosen_by_each(found: Spoken, node: Node, doer: Doer, scope: Scope) -> Spoken:
    """101.4, 608.2d: 'ogni giocatore esilia una carta dalla propria mano': first each chooses, in turn order; of all that is theirs
    nobody chooses."""
    if not found.before and isinstance(found.to, Every) and found.to.filter.whose == EachOfThem():
        theirs = Every(replace(found.to.filter, whose=doer.mention.to))  # type: ignore[arg-type]
        all_of_them = replace(found.mention, to=theirs)
        scope.mentions = [all_of_them if one is found.mention else one for one in scope.mentions]
        return Spoken(all_of_them)
    if not found.before and revealed_by_them(found, doer, scope):
        return found
    chosen = tuple(_chosen_by(one, node, doer) for one in found.before)
    if not _of_their_own(chosen, doer, (Zone.HAND, Zone.GRAVEYARD, Zone.BATTLEFIELD)):
        refuse(node, refusal.NO_VOCABULARY)
    several = replace(found.mention, plural=True, plural_verb=True)
    scope.mentions = [several if one is found.mention else one for one in scope.mentions]
    return Spoken(several, chosen)


def revealed_by_them(found: Spoken, doer: Doer, scope: Scope) -> bool:
    """608.2c: whether it is among what each of the same players revealed from their own library: nobody chooses, and each of them
    goes to its owner's place (400.3)."""
    done = scope.done.get("REVEALED")
    if done is None or done.by != doer.mention.to or found.mention.zone is not Zone.LIBRARY:
        return False
    names = {part.name for part in within(found.to) if isinstance(part, Remembered)}
    return bool(names) and names <= {part.name for part in within(done.to) if isinstance(part, Remembered)}


def _chosen_by(one: f.Effect, node: Node, doer: Doer) -> f.Effect:
    """608.2d: what a player does something to is that player's choice."""
    if not isinstance(one, Choose):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(one, who=player_doing(node, doer))


def one_player(node: Node, doer: Doer) -> None:
    """A deed that one player does, whoever it is; several would each do it by themselves."""
    if not doer.you and (not doer.mention.player or doer.mention.plural is not False):
        refuse(node, refusal.NO_VOCABULARY)


def by_each_player_or_one(node: Node, doer: Doer) -> None:
    """A deed that one player does, or each of all players with what each chooses (:func:`object_of_deed` sees to that)."""
    if (
        not isinstance(doer.mention.to, EachPlayer)
        or node.kind not in _BY_EACH
        or node.node("both_targets") is not None
    ):
        one_player(node, doer)


def _both_targets(node: Node, scope: Scope, *, wherever: bool = False) -> Spoken:
    """115.3: 'un artefatto bersaglio e un incantesimo bersaglio', 'questa creatura e gli Zombie che controlli': one instruction
    for both. Two descriptions of all are one, which has its own rule; 'altre' behind anything but the source is not clear.
    """
    several = [object_of(party, scope) for party in _in_one_zone(list(node.nodes("party")))]
    if all(isinstance(one.to, Every) for one in several):
        return _both_all(node, several, scope)
    before = chosen_together(node, several) if any(one.before for one in several) else ()
    zones = {one.mention.zone for one in several}
    if (len(zones) > 1 and not wherever) or Zone.LIBRARY in zones:
        refuse(node, refusal.NO_VOCABULARY)
    by_itself = any(isinstance(one.to, This) for one in several)
    if by_itself and scope.source.spell:
        refuse(node, refusal.NO_VOCABULARY)
    if not by_itself:
        several = _others_than_the_first(several)
    if not by_itself and any(isinstance(part, Filter) and part.another for one in several for part in within(one.to)):
        refuse(node, refusal.AMBIGUOUS)
    to = Together(tuple(what(one) for one in several))
    _each_is_one(several, scope)
    names = frozenset.intersection(*(one.mention.called for one in several))
    return Spoken(scope.mention(Mention(to=to, called=names, plural=True, zone=zones.pop())), before)


def _each_is_one(several: list[Spoken], scope: Scope) -> None:
    """'Fino a un artefatto bersaglio e fino a una terra bersaglio': 'esse' are both, and neither of them by itself."""
    single = [one.to for one in several if isinstance(one.to, Target) and scope.targets[one.to.index].maximum == 1]
    scope.mentions = [
        replace(one, plural=False) if one.plural is None and one.to in single else one for one in scope.mentions
    ]


def _both_all(node: Node, several: list[Spoken], scope: Scope) -> Spoken:
    """608.2h: 'tutte le creature che non controlli e tutti i planeswalker che non controlli': whatever one of the two describes."""
    wanted = tuple(one.to.filter for one in several if isinstance(one.to, Every))
    whose = [one for one in wanted if one.controller is not Relation.ANY or one.owner is not Relation.ANY]
    here = all(one.zone is Zone.BATTLEFIELD and not one.another for one in wanted)
    # Whose they are may be said behind the last for both: where it is, each says it for itself.
    if not here or len(whose) not in (0, len(wanted)) or any(one.before for one in several):
        refuse(node, refusal.NO_VOCABULARY)
    if not whose:
        # Without it they are one description with two nouns.
        refuse(node, refusal.UNEXPECTED)
    names = frozenset.intersection(*(one.mention.called for one in several))
    return Spoken(scope.mention(Mention(to=Every(Filter(any_of=wanted)), called=names, plural=True)))


def with_zone(party: Node, zone: Node) -> Node:
    """A description with where its objects are, said before it."""
    described_ = party.only
    if described_.kind != "described":
        refuse(zone, refusal.NO_VOCABULARY)
    determiner, nominal = described_.nodes()
    modifier = Node("modifier", (zone,), zone.start, zone.end)
    inner = nominal.only
    last = inner.children[-1] if inner.kind == "several" else None
    if isinstance(last, Node):
        after = replace(last, children=(modifier, *last.children))
        inner = replace(inner, children=(*inner.children[:-1], after))
    else:
        # It is said of the noun itself, and not of what its last quality is laid beside.
        said = list(inner.nodes("modifier"))
        nouns = [one for one in inner.children if one not in said]
        inner = replace(inner, children=(*nouns, modifier, *said))
    return replace(party, children=(replace(described_, children=(determiner, replace(nominal, children=(inner,)))),))


def _in_one_zone(parties: list[Node]) -> list[Node]:
    """'Una carta creatura bersaglio e una carta terra bersaglio dal tuo cimitero': all where the last one is."""
    zone = _zone_said(parties[-1])
    if zone is None:
        return parties
    return [with_zone(one, zone) if _card_somewhere(one) else one for one in parties]


def _zone_said(party: Node) -> Node | None:
    if party.only.kind != "described":
        return None
    part = next(party.only.nodes("nominal")).only
    zones = [
        one.only for one in part.nodes("modifier") if isinstance(one.children[0], Node) and one.only.kind == "zone"
    ]
    return zones[-1] if zones else None


def _card_somewhere(party: Node) -> bool:
    """A card, of which is not said where."""
    if party.only.kind != "described" or _zone_said(party) is not None:
        return False
    part = next(party.only.nodes("nominal")).only
    return part.kind == "part" and part.has("CARD")


def _others_than_the_first(several: list[Spoken]) -> list[Spoken]:
    """'La creatura incantata e le altre creature che controlli': all but the one that the words just named."""
    first, *more = several
    if first.mention.plural is not False or len(more) != 1:
        return several
    match more[0].to:
        case Every(wanted) if wanted.another:
            to = Among(Every(replace(wanted, another=False)), without=what(first))
            return [first, replace(more[0], mention=replace(more[0].mention, to=to))]
    return several


def what(found: Spoken) -> ObjectReference:
    return found.to if found.lying is None else found.lying  # type: ignore[return-value]


def place_of_doer(node: Node, doer: Doer, zone: Zone) -> None:
    """'la tua mano' is yours, 'la sua mano' that of the player who does it."""
    place = next(node.words("PLACE"))
    if place.value is not zone or node.has("YOUR") is not doer.you:
        refuse(node, refusal.NO_VOCABULARY)


def whose_place(node: Node, doer: Doer, zone: Zone, scope: Scope) -> PlayerReference:
    """400.1: whose library, hand or graveyard is meant: that of the one who does it, or of whom the words name."""
    whole = node.node("whole_place")
    if whole is None and node.node("own_place") is None:
        # 701.24: 'rimescola il tuo grimorio, poi rivela la prima carta': of the library that was just shuffled.
        if zone is not Zone.LIBRARY or scope.shuffled != player_doing(node, doer):
            refuse(node, refusal.NO_ANTECEDENT)
        return player_doing(node, doer)
    if whole is None:
        place_of_doer(next(node.nodes("own_place")), doer, zone)
        return player_doing(node, doer)
    party = whole.node("party")
    if party is None or next(whole.words("PLACE")).value is not zone or not doer.you:
        refuse(whole, refusal.NO_VOCABULARY)
    found = player_of(party, scope)
    if found.before or not (found.mention.plural is False or isinstance(found.to, EachPlayer)):
        refuse(party, refusal.NO_VOCABULARY)
    return found.to  # type: ignore[return-value]


def verb_of(node: Node) -> Lexeme:
    """The verb of a deed or predicate: the first one in it, but not one of a party's description."""
    for child in node.children:
        if isinstance(child, Lexeme):
            if child.kind.startswith(
                (
                    "V_",
                    "CANNOT_BE_TARGET",
                    "CANT_BE_REGENERATED",
                    "ABILITIES_NOT_ACTIVATED",
                    "THEY_RECEIVE",
                    "BY_TOUGHNESS",
                    "AS_IF_NO_DEFENDER",
                )
            ):
                return child
        elif child.kind != "party":
            found = _verb(child)
            if found is not None:
                return found
    raise ValueError(f"no verb in {node.kind}")


def _verb(node: Node) -> Lexeme | None:
    words = (
        child
        for child in node.children
        if isinstance(child, Lexeme) and child.kind.startswith(("V_", "CANNOT_BE_TARGET"))
    )
    inner = (found for child in node.nodes() if child.kind != "party" and (found := _verb(child)) is not None)
    return next(words, None) or next(inner, None)


def subject(node: Node, scope: Scope) -> Doer:
    """A subject of a verb."""
    if node.kind == "both_targets":
        both = _both_targets(node, scope)
        if both.before:
            refuse(node, refusal.NO_VOCABULARY)
        return Doer(both.mention)
    found = spoken(node, scope)
    return Doer(found.mention, found.before)


def done_to(make: Callable[[ObjectReference], f.Effect], *, by_anyone: bool = False) -> Deed:
    """A deed that is done to objects on the battlefield, and nothing else is said of it. ``by_anyone``: whoever does it."""

    def lower(node: Node, scope: Scope, doer: Doer) -> Effects:
        if by_anyone:
            one_player(node, doer)
        else:
            only_you(node, doer)
        both = node.node("both_targets")
        inner = node if both is not None else party_of(node).only
        if inner.kind == "pronoun":
            # What was discarded, or lies elsewhere, cannot be meant.
            marks = inner.children[0].marks if isinstance(inner.children[0], Lexeme) else ""
            here = scope.nearest(
                inner, lambda one: not one.player and one.agrees(marks) and one.zone is Zone.BATTLEFIELD
            )
            return (make(here.to),)  # type: ignore[arg-type]
        found = object_of_deed(node, scope, doer)
        if found.mention.zone is not Zone.BATTLEFIELD:
            refuse(node, refusal.UNEXPECTED)
        return (*found.before, make(what(found)))

    return lower
