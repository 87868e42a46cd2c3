"""608.2c, 701: what instructions make players and objects do. Each deed is lowered with the one who does it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.abilities import effects as f
from engine.abilities.filters import ANY_TARGET, CREATURE, TargetSpec
from engine.abilities.quantities import Fixed, Quantity
from engine.abilities.references import (
    ObjectReference,
    PlayerReference,
    Reference,
    Remembered,
    Target,
    This,
    You,
)
from engine.cardtext import refusal
from engine.cardtext.lexing import Lexeme
from engine.cardtext.lower import amounts
from engine.cardtext.lower.description import ANY_NUMBER, counter_kind, described, placed
from engine.cardtext.lower.lasting import continuous, duration
from engine.cardtext.lower.making import mana, tokens
from engine.cardtext.lower.parties import YOU, object_of, spoken
from engine.cardtext.lower.scope import UNSPEAKABLE, Mention, Scope, Spoken, refuse
from engine.cardtext.tree import Node
from engine.terms import Relation, Zone

Effects = tuple[f.Effect, ...]


@dataclass(frozen=True, slots=True)
class Doer:
    """Who does it: a player, or an object; ``before`` are instructions by which it was chosen."""

    mention: Mention
    before: Effects = ()

    @property
    def you(self) -> bool:
        """Whether it is the controller of the ability."""
        return self.mention.to == You()


Deed = Callable[[Node, Scope, Doer], Effects]


def _player(node: Node, doer: Doer) -> PlayerReference:
    """A deed that only players do."""
    if not doer.mention.player:
        refuse(node, refusal.UNEXPECTED)
    return doer.mention.to  # type: ignore[return-value]


def _yours(node: Node, doer: Doer) -> None:
    """A deed whose record knows no other player than the controller."""
    if not doer.you:
        refuse(node, refusal.NO_VOCABULARY)


def _party(node: Node) -> Node:
    return next(node.nodes("party"))


def _object(node: Node, scope: Scope, doer: Doer) -> Spoken:
    """What a deed is done to. What somebody else than you would have to choose has no record."""
    found = object_of(_party(node), scope)
    if found.before and not doer.you:
        refuse(node, refusal.NO_VOCABULARY)
    return found


def _what(found: Spoken) -> ObjectReference:
    return found.to  # type: ignore[return-value]


def _destroy(node: Node, scope: Scope, doer: Doer) -> Effects:
    _yours(node, doer)
    found = _object(node, scope, doer)
    return (*found.before, f.Destroy(what=_what(found)))


def _simple(make: Callable[[ObjectReference], f.Effect]) -> Deed:
    """A deed that is done to objects on the battlefield, and nothing else is said of it."""

    def lower(node: Node, scope: Scope, doer: Doer) -> Effects:
        _yours(node, doer)
        found = _object(node, scope, doer)
        if found.mention.zone is not Zone.BATTLEFIELD:
            refuse(node, refusal.UNEXPECTED)
        return (*found.before, make(_what(found)))

    return lower


def _counter(node: Node, scope: Scope, doer: Doer) -> Effects:
    _yours(node, doer)
    found = _object(node, scope, doer)
    if found.mention.zone is not Zone.STACK:
        refuse(node, refusal.UNEXPECTED)
    return (*found.before, f.Counter(what=_what(found)))


def _move(
    node: Node,
    scope: Scope,
    found: Spoken,
    to: Zone,
    *,
    position: int = 0,
    under: PlayerReference | None = None,
    tapped: bool = False,
) -> Effects:
    """A move, after which the object is spoken of as what it became."""
    name = scope.name()
    before = found.mention
    if before.to == YOU.to:
        refuse(node, refusal.UNEXPECTED)
    names = before.called | {"permanent"} if to is Zone.BATTLEFIELD else (before.called - {"permanent"}) | {"card"}
    after = replace(before, to=Remembered(name), called=names, own=False, zone=to)
    scope.moved(before.to, after)
    move = f.Move(what=_what(found), to=to, position=position, under=under, tapped=tapped, keep_as=name)
    return (*found.before, move)


def _exile(node: Node, scope: Scope, doer: Doer) -> Effects:
    _yours(node, doer)
    for word in node.words("FROM_BATTLEFIELD"):
        if word.form != "da il gioco":
            refuse(word, refusal.UNEXPECTED)
    return _move(node, scope, _object(node, scope, doer), Zone.EXILE)


def _to_hand(node: Node, scope: Scope, doer: Doer) -> Effects:
    """To its owner's hand. 'Riprendi in mano' is said of one's own."""
    _yours(node, doer)
    party = node.node("party")
    if party is None:
        word = next(node.words("CLITIC"))
        found = Spoken(scope.nearest(word, lambda one: not one.player and one.agrees(word.marks)))
    else:
        found = _returned(node, scope, doer)
    return _move(node, scope, found, Zone.HAND)


def _owner_takes_back(node: Node, scope: Scope, doer: Doer) -> Effects:
    """'Il proprietario riprende in mano ...': it goes to its owner's hand."""
    if "3s" not in next(node.words("V_TAKE_BACK")).moods or not doer.you:
        refuse(node, refusal.DISAGREES)
    return _move(node, scope, _object(node, scope, doer), Zone.HAND)


def _returned(node: Node, scope: Scope, doer: Doer) -> Spoken:
    """What comes back. 'Dal tuo cimitero' may stand before the description that it is part of; said of the source itself, it
    means that the ability functions there (113.6).
    """
    zone = node.node("zone")
    if zone is None:
        return _object(node, scope, doer)
    party = _party(node)
    if zone.start < party.start:
        moved = _with_zone(party, zone)
        children = tuple(moved if one is party else one for one in node.children if one is not zone)
        return _object(replace(node, children=children), scope, doer)
    found = _object(node, scope, doer)
    place = zone.node("place")
    if place is None or not zone.has("FROM") or placed(place) != (Zone.GRAVEYARD, Relation.YOU) or found.to != This():
        refuse(zone, refusal.NO_VOCABULARY)
    scope.functions_in = Zone.GRAVEYARD
    return replace(found, mention=replace(found.mention, zone=Zone.GRAVEYARD))


def _with_zone(party: Node, zone: Node) -> Node:
    """A description with where its objects are, said before it."""
    described_ = party.only
    if described_.kind != "described":
        refuse(zone, refusal.NO_VOCABULARY)
    determiner, nominal = described_.nodes()
    modifier = Node("modifier", (zone,), zone.start, zone.end)
    inner = nominal.only
    last = inner.children[-1] if inner.kind == "several" else None
    if isinstance(last, Node):
        after = replace(last, children=(*last.children, modifier))
        inner = replace(inner, children=(*inner.children[:-1], after))
    else:
        inner = replace(inner, children=(*inner.children, modifier))
    return replace(party, children=(replace(described_, children=(determiner, replace(nominal, children=(inner,)))),))


def _to_battlefield(node: Node, scope: Scope, doer: Doer) -> Effects:
    """110.2a: under the control of who puts it there, unless another is said."""
    found = _returned(node, scope, doer)
    if found.mention.zone in (Zone.BATTLEFIELD, Zone.STACK) and not isinstance(found.to, Remembered):
        refuse(node, refusal.UNEXPECTED)
    under: PlayerReference | None = _player(node, doer)
    if len(list(node.words("UNDER_YOUR_CONTROL", "UNDER_OWNERS_CONTROL"))) > 1 or len(list(node.words("TAPPED"))) > 1:
        refuse(node, refusal.UNEXPECTED)
    if node.has("UNDER_OWNERS_CONTROL"):
        under = None
    elif node.has("UNDER_YOUR_CONTROL"):
        under = You()
    _yours(node, doer)
    return _move(node, scope, found, Zone.BATTLEFIELD, under=under, tapped=node.has("TAPPED"))


def _to_library(node: Node, scope: Scope, doer: Doer) -> Effects:
    _yours(node, doer)
    found = _object(node, scope, doer)
    if found.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    position = next(place for kind, place in _LIBRARY_PLACES.items() if node.has(kind))
    return _move(node, scope, found, Zone.LIBRARY, position=position)


_LIBRARY_PLACES = {
    "TOP_OF_OWNERS_LIBRARY": 0,
    "TOP_OF_YOUR_LIBRARY": 0,
    "SECOND_OF_OWNERS_LIBRARY": 1,
    "THIRD_OF_OWNERS_LIBRARY": 2,
    "BOTTOM_OF_OWNERS_LIBRARY": -1,
    "BOTTOM_OF_YOUR_LIBRARY": -1,
}


def _to_graveyard(node: Node, scope: Scope, doer: Doer) -> Effects:
    _yours(node, doer)
    return _move(node, scope, _object(node, scope, doer), Zone.GRAVEYARD)


def _add_to_hand(node: Node, scope: Scope, doer: Doer) -> Effects:
    _yours(node, doer)
    if not next(node.nodes("own_place")).has("YOUR"):
        refuse(node, refusal.NO_VOCABULARY)
    found = _object(node, scope, doer)
    if found.mention.zone not in (Zone.GRAVEYARD, Zone.EXILE):
        refuse(node, refusal.UNEXPECTED)
    return _move(node, scope, found, Zone.HAND)


def _sacrifice(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.21: of something known, or of what the player chooses; only their own."""
    who = _player(node, doer)
    inner = _party(node).only
    if inner.kind == "described":
        found = described(inner)
        if found.targeted or found.objects is None or found.players is not None or found.card:
            refuse(node, refusal.NO_VOCABULARY)
        if found.determiner not in ("one", "count"):
            refuse(node, refusal.NO_VOCABULARY)
        wanted = found.objects
        if wanted.controller is Relation.YOU and doer.you:
            wanted = replace(wanted, controller=Relation.ANY)
        if wanted.controller is not Relation.ANY or (wanted.another and not doer.you):
            refuse(node, refusal.NO_VOCABULARY)
        count: Quantity = amounts.number(inner, scope) if found.variable else Fixed(found.least)
        scope.mention(UNSPEAKABLE)
        return (f.ChooseAndSacrifice(who=who, filter=wanted, count=count),)
    what = object_of(_party(node), scope)
    scope_before = what.to
    return (*what.before, f.Sacrifice(what=scope_before, who=who))  # type: ignore[arg-type]


def _cards(node: Node, scope: Scope) -> Quantity:
    """How many cards; 'un'altra carta' is one more card."""
    cards = next(node.nodes("cards"))
    return amounts.per(node.node("per"), amounts.said(cards, scope), scope)


def _draw(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (f.Draw(who=_player(node, doer), count=_cards(node, scope)),)


def _discard(node: Node, scope: Scope, doer: Doer) -> Effects:
    who = _player(node, doer)
    for place in (*node.nodes("own_place"), *(inner for one in node.nodes("from_place") for inner in one.nodes())):
        _of_doer(place, doer, Zone.HAND)
    scope.mention(UNSPEAKABLE)
    if node.node("cards") is None:
        return (f.Discard(who=who, count=None),)
    return (f.Discard(who=who, count=_cards(node, scope)),)


def _of_doer(node: Node, doer: Doer, zone: Zone) -> None:
    """'la tua mano' is yours, 'la sua mano' that of the player who does it."""
    place = next(node.words("PLACE"))
    if place.value is not zone or node.has("YOUR") is not doer.you:
        refuse(node, refusal.NO_VOCABULARY)


def _mill(node: Node, scope: Scope, doer: Doer) -> Effects:
    who = _player(node, doer)
    if node.node("first_cards") is None:
        return (f.Mill(who=who, count=_cards(node, scope)),)
    first = next(node.nodes("first_cards"))
    _of_doer(next(first.nodes("own_place")), doer, Zone.LIBRARY)
    _of_doer(next(node.nodes("own_place")), doer, Zone.GRAVEYARD)
    return (f.Mill(who=who, count=amounts.number(first, scope) if first.has("NUM", "X") else Fixed(1)),)


def _life_amount(node: Node, scope: Scope) -> Quantity:
    return amounts.per(node.node("per"), amounts.said(next(node.nodes("life_amount")), scope), scope)


def _gain_life(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (f.GainLife(amount=_life_amount(node, scope), who=_player(node, doer)),)


def _lose_life(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (f.LoseLife(amount=_life_amount(node, scope), who=_player(node, doer)),)


def counters(node: Node, scope: Scope) -> tuple[str, Quantity]:
    """The kind and the number of counters in a node of kind 'counters'."""
    return counter_kind(next(node.nodes("counter_kind"))), amounts.said(node, scope)


def _put_counters(node: Node, scope: Scope, doer: Doer) -> Effects:
    _yours(node, doer)
    kind, count = counters(next(node.nodes("counters")), scope)
    on, pronoun = node.node("each_party"), node.word("PRON")
    if on is None:
        assert pronoun is not None
        mention = scope.nearest(pronoun, lambda one: not one.player and one.agrees(pronoun.marks))
        return (f.PutCounters(counter=kind, on=mention.to, count=amounts.per(node.node("per"), count, scope)),)
    if next(on.nodes("party")).only.kind == "pronoun":
        refuse(on, refusal.UNEXPECTED)
    found = object_of(next(on.nodes("party")), scope)
    if found.mention.zone is not Zone.BATTLEFIELD:
        refuse(on, refusal.UNEXPECTED)
    if on.has("EACH_OF") and found.mention.plural is False:
        refuse(on, refusal.DISAGREES)
    if not on.has("EACH_OF") and _several_targets(found, scope):
        refuse(on, refusal.NO_VOCABULARY)
    count = amounts.per(node.node("per"), count, scope)
    return (*found.before, f.PutCounters(counter=kind, on=found.to, count=count))


def _several_targets(found: Spoken, scope: Scope) -> bool:
    return isinstance(found.to, Target) and scope.targets[found.to.index].maximum > 1


def _remove_counters(node: Node, scope: Scope, doer: Doer) -> Effects:
    _yours(node, doer)
    found = object_of(_party(node), scope)
    all_of_them = node.node("counter_kind")
    if all_of_them is not None:
        return (*found.before, f.RemoveCounters(counter=counter_kind(all_of_them), on=found.to, count=None))
    kind, count = counters(next(node.nodes("counters")), scope)
    return (*found.before, f.RemoveCounters(counter=kind, on=found.to, count=count))


def _obtain(node: Node, scope: Scope, doer: Doer) -> Effects:
    """122.1: players get counters: energy, poison, experience."""
    who = _player(node, doer)
    energy = len(list(node.words("ENERGY")))
    if energy:
        return (f.PutCounters(counter="energy", on=who, count=Fixed(energy)),)
    kind, count = counters(next(node.nodes("counters")), scope)
    return (f.PutCounters(counter=kind, on=who, count=count),)


def _attach(node: Node, scope: Scope, doer: Doer) -> Effects:
    _yours(node, doer)
    clitic = node.word("CLITIC")
    if clitic is not None:
        return _attach_to_it(node, clitic, scope)
    first, second = node.nodes("party")
    what, to = object_of(first, scope), object_of(second, scope, dative=True)
    if what.mention.plural is True or to.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    return (*what.before, *to.before, f.Attach(what=_what(what), to=to.to))


def _attach_to_it(node: Node, clitic: Lexeme, scope: Scope) -> Effects:
    """'Assegnale questo Equipaggiamento': 'le' is 'a essa'."""
    if clitic.form != "le":
        refuse(clitic, refusal.UNEXPECTED)
    to = scope.nearest(clitic, lambda one: not one.player and not one.own and one.agrees("fs"))
    what = object_of(_party(node), scope)
    if what.before or what.mention.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    return (f.Attach(what=_what(what), to=to.to),)


def _fight(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.14."""
    if doer.mention.player:
        refuse(node, refusal.UNEXPECTED)
    if node.has("EACH_OTHER"):
        refuse(node, refusal.NO_VOCABULARY)
    other = object_of(_party(node), scope)
    if doer.mention.plural is True or other.mention.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    return (*other.before, f.Fight(first=doer.mention.to, second=_what(other)))  # type: ignore[arg-type]


def _control(node: Node, scope: Scope, doer: Doer) -> Effects:
    """613.1b."""
    from engine.abilities.continuous import Duration, GainControl

    found = _object(node, scope, doer)
    until = node.node("duration")
    lasting = Duration.ENDLESS if until is None else duration(until, scope)
    gain = GainControl(_player(node, doer))
    return (*found.before, f.Apply(to=_what(found), parts=(gain,), until=lasting))


def _win(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (f.Win(who=_player(node, doer)),)


def _lose(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (f.Lose(who=_player(node, doer)),)


def _investigate(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.16a: create a Clue token."""
    from engine.cardtext.lower.predefined import PREDEFINED

    return (f.CreateTokens(token=PREDEFINED["Clue"], who=_player(node, doer)),)


def _create(node: Node, scope: Scope, doer: Doer) -> Effects:
    return tokens(node, scope, _player(node, doer))


def _add_mana(node: Node, scope: Scope, doer: Doer) -> Effects:
    return mana(node, scope, _player(node, doer))


def _deal(node: Node, scope: Scope, doer: Doer) -> Effects:
    """120: the one who does it is the source of the damage."""
    if doer.mention.player or doer.mention.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    source: ObjectReference = doer.mention.to  # type: ignore[assignment]
    amount = amounts.per(node.node("per"), amounts.said(node.node("damage") or node, scope), scope)
    party = node.node("party")
    targets = node.node("any_targets")
    if targets is not None:
        return _among_any_targets(targets, amount, source, scope)
    if party is None:
        refuse(node, refusal.UNFINISHED)
    if node.has("DIVIDED"):
        return _divided(node, party, amount, source, scope)
    found = spoken(party, scope, dative=True)
    _any_target_of_old(party, found, scope)
    return (*found.before, f.DealDamage(amount=amount, to=found.to, source=source))


def deal_to_you(node: Node, scope: Scope, doer: Doer) -> Effects:
    """'ti infligge 2 danni'."""
    if doer.mention.player or doer.mention.plural is True or node.node("party") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    amount = amounts.per(node.node("per"), amounts.said(next(node.nodes("damage")), scope), scope)
    return (f.DealDamage(amount=amount, to=You(), source=doer.mention.to),)  # type: ignore[arg-type]


def _any_target_of_old(node: Node, found: Spoken, scope: Scope) -> None:
    """115.4: 'a creature or a player' was any target before planeswalkers could be dealt damage directly, and is so read today.

    Damage to 'a player' that is a target became damage to a player or planeswalker on cards of that time alone: not to be told.
    """
    to: Reference = found.to
    if isinstance(to, Target):
        spec = scope.targets[to.index]
        if spec == TargetSpec(objects=CREATURE, players=Relation.ANY):
            scope.targets[to.index] = ANY_TARGET
        elif spec.objects is None:
            refuse(node, refusal.OLDER_THAN_PLANESWALKERS)


def _divided(node: Node, party: Node, amount: Quantity, source: ObjectReference, scope: Scope) -> Effects:
    """601.2d: divided among targets."""
    if not isinstance(amount, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    found = spoken(party, scope)
    to = found.to
    if not isinstance(to, Target) or scope.targets[to.index].maximum == 1:
        refuse(party, refusal.NO_VOCABULARY)
    spec = scope.targets[to.index]
    scope.targets[to.index] = replace(spec, divide=amount.value)
    return (f.DealDamage(amount=amount, to=to, source=source, divided=True),)


def _among_any_targets(node: Node, amount: Quantity, source: ObjectReference, scope: Scope) -> Effects:
    """115.4, 601.2d: 'divisi a tua scelta tra uno o due bersagli'."""
    if not isinstance(amount, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    number = node.word("NUM")
    most = ANY_NUMBER if number is None else int(str(number.value))
    least = 0 if node.has("UP_TO", "ANY") else 1 if node.has("OR") else most
    index = scope.target(replace(ANY_TARGET, minimum=least, maximum=most, divide=amount.value))
    return (f.DealDamage(amount=amount, to=Target(index), source=source, divided=True),)


def _prevent(node: Node, scope: Scope, doer: Doer) -> Effects:
    """615.7: the next so much damage, or all of it, this turn."""
    _yours(node, doer)
    said = next(node.nodes("prevented"))
    amount: Quantity | None = None
    if said.has("DAMAGE"):
        amount = amounts.number(said, scope) if said.has("NUM", "X") else Fixed(1)
    combat = True if said.has("ALL_COMBAT_DAMAGE") else None
    party = node.node("party")
    if party is None:
        return (f.Prevent(amount=amount, combat=combat),)
    if node.has("FROM"):
        source = object_of(party, scope)
        return (*source.before, f.Prevent(amount=amount, source=_what(source), combat=combat))
    found = spoken(party, scope, dative=True)
    _any_target_of_old(party, found, scope)
    return (*found.before, f.Prevent(amount=amount, to=found.to, combat=combat))


def _continuous(node: Node, scope: Scope, doer: Doer) -> Effects:
    if doer.mention.player:
        refuse(node, refusal.UNEXPECTED)
    return continuous(node, scope, doer.mention)


DEEDS: dict[str, Deed] = {
    "destroy": _destroy,
    "exile": _exile,
    "sacrifice": _sacrifice,
    "draw": _draw,
    "discard": _discard,
    "mill": _mill,
    "gain_life": _gain_life,
    "lose_life": _lose_life,
    "put_counters": _put_counters,
    "remove_counters": _remove_counters,
    "create": _create,
    "obtain": _obtain,
    "tap": _simple(lambda what: f.Tap(what=what)),
    "untap": _simple(lambda what: f.Untap(what=what)),
    "counter": _counter,
    "regenerate": _simple(lambda what: f.Regenerate(what=what)),
    "attach": _attach,
    "fight": _fight,
    "to_hand": _to_hand,
    "owner_takes_back": _owner_takes_back,
    "to_battlefield": _to_battlefield,
    "to_library": _to_library,
    "to_graveyard": _to_graveyard,
    "add_to_hand": _add_to_hand,
    "control": _control,
    "add_mana": _add_mana,
    "win": _win,
    "lose": _lose,
    "investigate": _investigate,
    "deal": _deal,
    "continuous": _continuous,
    "prevent": _prevent,
}

def verb_of(node: Node) -> Lexeme:
    """The verb of a deed or predicate: the first one in it, but not one of a party's description."""
    for child in node.children:
        if isinstance(child, Lexeme):
            if child.kind.startswith("V_"):
                return child
        elif child.kind != "party":
            found = _verb(child)
            if found is not None:
                return found
    raise ValueError(f"no verb in {node.kind}")


def _verb(node: Node) -> Lexeme | None:
    words = (child for child in node.children if isinstance(child, Lexeme) and child.kind.startswith("V_"))
    inner = (found for child in node.nodes() if child.kind != "party" and (found := _verb(child)) is not None)
    return next(words, None) or next(inner, None)


def subject(node: Node, scope: Scope) -> Doer:
    """A subject of a verb."""
    found = spoken(node, scope)
    return Doer(found.mention, found.before)
