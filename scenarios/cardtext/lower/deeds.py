"""608.2c, 701: what instructions make players and objects do, apart from moves, damage and counters."""

from __future__ import annotations

from engine.cards.abilities import making as k
from engine.cards.abilities.chance import FlipCoin, RollDie
from engine.cards.abilities.choices import Choose, ChooseNumber, May
from engine.cards.abilities.continuous import Duration, GainControl
from engine.cards.abilities.copying import CopyForEach, CopyOnStack, CreateCopies
from engine.cards.abilities.damage import Fight
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Regenerate
from engine.cards.abilities.objects import (
    Attach,
    ChooseAndSacrifice,
    Counter,
    CreateTokens,
    Destroy,
    Move,
    Sacrifice,
    Tap,
    Unattach,
    Untap,
)
from engine.cards.abilities.players import Discard, Draw, GainLife, Lose, LoseLife, Mill, Win
from engine.cards.abilities.quantities import CardsIn, Count, CountOf, Fixed, Half, LifeOf, Noted, Quantity, Sum
from engine.cards.abilities.references import (
    EachOfThem,
    EachPlayer,
    Every,
    ObjectReference,
    PlayerReference,
    Remembered,
    Target,
    Together,
    You,
)
from engine.words.record import replace
from engine.words.terms import Reason, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.actions import ACTIONS
from scenarios.cardtext.lower.counting import COUNTING
from scenarios.cardtext.lower.dealing import DAMAGE
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.doing import (
    Deed,
    Doer,
    Effects,
    done_to,
    object_of_deed,
    only_you,
    party_of,
    place_of_doer,
    player_doing,
    what,
)
from scenarios.cardtext.lower.fighting_now import blocked_by_all, fought, none_activated_now, unregenerated
from scenarios.cardtext.lower.hindering import hindered, players_get
from scenarios.cardtext.lower.lasting import continuous, duration, held_while, multiply, switch_numbers, type_becomes
from scenarios.cardtext.lower.libraries import LIBRARIES
from scenarios.cardtext.lower.life_totals import LIFE_TOTALS
from scenarios.cardtext.lower.making import copies, mana, role, tokens
from scenarios.cardtext.lower.moving import MOVES
from scenarios.cardtext.lower.nouns import ANY_NUMBER, Described
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.parties import object_of, player_of
from scenarios.cardtext.lower.preventing import PREVENTING
from scenarios.cardtext.lower.retargeting import RETARGETING
from scenarios.cardtext.lower.scope import UNSPEAKABLE, Mention, Scope, Spoken, refuse
from scenarios.cardtext.lower.seen_cards import card_filter
from scenarios.cardtext.lower.turning import TURNING
from scenarios.cardtext.tree import Node


def _destroy(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    found = object_of_deed(node, scope, doer)
    name = scope.did("DESTROYED", called=found.mention.called, as_it_was=True)
    if isinstance(found.to, Every):
        scope.all_of_them = CountOf(Remembered(name), gone=True)
    return (*found.before, Destroy(what=what(found), keep_as=name))


def _counter(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    found = object_of_deed(node, scope, doer)
    if found.mention.zone is not Zone.STACK:
        refuse(node, refusal.UNEXPECTED)
    return (*found.before, Counter(what=what(found)))


def given_up(found: Described, was: ObjectReference | None = None) -> Mention:
    """What was chosen and is gone: what it was called may mean it, and nothing else. ``was``: what speaks of it as it last was."""
    known = False if was is not None else None
    return replace(UNSPEAKABLE, called=found.called | {"permanent"}, gender=found.gender, plural=known, was=was)


_DISCARDED = replace(UNSPEAKABLE, called=frozenset({"card"}), zone=Zone.GRAVEYARD, gender="f")


def _sacrifice(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.21: of something known, or of what the player chooses; only their own."""
    if node.has("HALF_OF"):
        return _sacrifice_half(node, scope, doer)
    who = player_doing(node, doer)
    inner = party_of(node).only
    each = node.node("per")
    if each is not None and inner.kind != "described":
        refuse(each, refusal.NO_VOCABULARY)
    if inner.kind == "described":
        found = described(inner, scope=scope)
        if found.targeted or found.objects is None or found.players is not None or found.card or found.at_random:
            refuse(node, refusal.NO_VOCABULARY)
        if found.determiner == "all" and found.objects.controller is Relation.YOU and doer.you and each is None:
            all_of_them = all_others(inner, found.objects, scope)
            scope.mention(given_up(found))
            name = scope.did("SACRIFICED", called=found.called, as_it_was=True)
            scope.all_of_them = CountOf(Remembered(name), gone=True)
            return (Sacrifice(what=Every(all_of_them), who=who, keep_as=name),)
        if found.determiner not in ("one", "count", "as_many_as"):
            refuse(node, refusal.NO_VOCABULARY)
        wanted = found.objects
        if wanted.controller is Relation.YOU and doer.you:
            wanted = replace(wanted, controller=Relation.ANY)
        if wanted.controller is not Relation.ANY or (wanted.another and not doer.you):
            refuse(node, refusal.NO_VOCABULARY)
        count: Quantity = (
            amounts.number(next(inner.nodes("determiner")).only, scope) if found.variable else Fixed(found.least)
        )
        count = amounts.per(each, count, scope)
        wanted = all_others(inner, wanted, scope)
        name = scope.did("SACRIFICED", called=found.called, as_it_was=True)
        one = count == Fixed(1) and doer.mention.plural is False
        scope.mention(given_up(found, Remembered(name) if one else None))
        scope.sacrificed = Remembered(name) if one and scope.sacrificed is None else None
        return (ChooseAndSacrifice(who=who, filter=wanted, count=count, keep_as=name),)
    known = object_of(party_of(node), scope)
    name = scope.did("SACRIFICED", called=known.mention.called, as_it_was=True)
    return (*known.before, Sacrifice(what=what(known), who=who, keep_as=name))


def _cards(node: Node, scope: Scope) -> Quantity:
    """How many cards; 'un'altra carta' is one more card."""
    cards = next(node.nodes("cards"))
    count = amounts.said(cards, scope)
    if cards.has("PLUS"):
        count = Sum((count, Fixed(1)))
    return amounts.per(node.node("per"), count, scope)


def _draw(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (Draw(who=player_doing(node, doer), count=_cards(node, scope)),)


def _discard(node: Node, scope: Scope, doer: Doer) -> Effects:
    who = player_doing(node, doer)
    for place in (*node.nodes("own_place"), *(inner for one in node.nodes("from_place") for inner in one.nodes())):
        place_of_doer(place, doer, Zone.HAND)
    half = node.node("half_of_cards")
    if half is not None:
        return _discard_half(half, scope, doer)
    some, such = node.node("some_cards"), node.node("described")
    if some is not None and not some.has("ALL"):
        return _discard_some(node, some, scope, doer)
    if such is not None:
        return _discard_such(node, such, scope, doer)
    scope.mention(_DISCARDED)
    count = None if node.node("cards") is None else _cards(node, scope)
    name = scope.did("DISCARDED", called=frozenset({"card"}))
    if doer.you and count is None:
        scope.as_many = CountOf(Remembered(name), gone=True)
    return (Discard(who=who, count=count, at_random=node.has("AT_RANDOM"), keep_as=name),)


def _discard_such(node: Node, said: Node, scope: Scope, doer: Doer) -> Effects:
    """701.9: 'scarta una carta creatura': cards of the hand that are as described."""
    found = described(said, scope=scope)
    if found.determiner not in ("one", "count", "up_to", "any_number") or found.variable:
        refuse(said, refusal.NO_VOCABULARY)
    if doer.mention.plural is not False:
        refuse(said, refusal.NO_VOCABULARY)
    if found.zone_said and (found.objects is None or found.objects.zone is not Zone.HAND):
        refuse(said, refusal.UNEXPECTED)
    wanted = found.objects
    if wanted is None or not (wanted.owner is Relation.ANY or doer.you) or wanted.whose not in (None, doer.mention.to):
        refuse(said, refusal.NO_VOCABULARY)
    bare = replace(wanted, zone=Zone.BATTLEFIELD, owner=Relation.ANY, whose=None)
    such = card_filter(said, replace(found, objects=bare, zone_said=False), Zone.HAND)
    if such == Filter(zone=Zone.HAND):
        refuse(said, refusal.NO_VOCABULARY)
    if found.least != found.most:
        return _some_of_hand(node, scope, doer, such, found.most, found.called)
    name = scope.did("DISCARDED", called=found.called)
    if found.least == 1:
        scope.mention(
            Mention(to=Remembered(name), called=found.called | {"card"}, gender=found.gender, zone=Zone.GRAVEYARD)
        )
    else:
        scope.mention(_DISCARDED)
    who = player_doing(node, doer)
    return (Discard(who=who, count=Fixed(found.least), at_random=node.has("AT_RANDOM"), such=such, keep_as=name),)


def _discard_half(node: Node, scope: Scope, doer: Doer) -> Effects:
    """107.1a, 701.9: 'scarta metà delle carte nella sua mano, arrotondata per eccesso'."""
    who = player_doing(node, doer)
    place_of_doer(next(node.nodes("own_place")), doer, Zone.HAND)
    each = EachOfThem() if isinstance(who, EachPlayer) else who
    count = Half(CardsIn(each, Zone.HAND.value), round_up=node.has("ROUNDED_UP"))
    scope.mention(_DISCARDED)
    return (Discard(who=who, count=count, keep_as=scope.did("DISCARDED", called=frozenset({"card"}))),)


def _sacrifice_half(node: Node, scope: Scope, doer: Doer) -> Effects:
    """107.1a, 701.21: 'sacrifica metà dei permanenti che controlla, arrotondata per difetto'."""
    who = player_doing(node, doer)
    each = Mention(to=EachOfThem(), called=frozenset({"player"}), gender="m", player=True)
    several = isinstance(who, EachPlayer)
    subject, scope.subject = scope.subject, each if several else doer.mention
    found = describe(next(node.nodes("nominal")), scope=scope)
    scope.subject = subject
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.card:
        refuse(node, refusal.NO_VOCABULARY)
    if doer.mention.plural is not False and not several:
        refuse(node, refusal.NO_VOCABULARY)
    theirs = wanted.controller is Relation.YOU if doer.you else wanted.whose == (EachOfThem() if several else who)
    if not theirs or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(given_up(found))
    name = scope.did("SACRIFICED", called=found.called, as_it_was=True)
    such = replace(wanted, controller=Relation.ANY, whose=None)
    half = Half(Count(wanted), round_up=node.has("ROUNDED_UP"))
    scope.sacrificed = None
    return (ChooseAndSacrifice(who=who, filter=such, count=half, keep_as=name),)


def _discard_some(node: Node, said: Node, scope: Scope, doer: Doer) -> Effects:
    """701.9a, 608.2d: as many cards as the player likes, up to a number: 'scarta fino a due carte', 'un qualsiasi numero'."""
    most = amounts.number(said, scope) if said.has("UP_TO") else Fixed(ANY_NUMBER)
    if not isinstance(most, Fixed):
        refuse(said, refusal.NO_VOCABULARY)
    if node.has("AT_RANDOM"):
        return _some_at_random(node, scope, doer, most)
    return _some_of_hand(node, scope, doer, Filter(zone=Zone.HAND), most.value, frozenset({"card"}))


def _some_at_random(node: Node, scope: Scope, doer: Doer, most: Fixed) -> Effects:
    """701.9b: 'scarta un qualsiasi numero di carte a caso': how many, the player says; which ones, chance."""
    only_you(node, doer)
    if most.value != ANY_NUMBER:
        refuse(node, refusal.NO_VOCABULARY)
    number = scope.name()
    scope.mention(_DISCARDED)
    name = scope.did("DISCARDED", called=frozenset({"card"}))
    scope.as_many = CountOf(Remembered(name), gone=True)
    asked = ChooseNumber(keep_as=number, most=CardsIn(You(), Zone.HAND.value))
    return (asked, Discard(count=Noted(number), at_random=True, keep_as=name))


def _some_of_hand(node: Node, scope: Scope, doer: Doer, such: Filter, most: int, called: frozenset[str]) -> Effects:
    """608.2d, 701.9a: cards of one's hand that are such, as many of them as the player likes."""
    only_you(node, doer)
    if node.has("AT_RANDOM"):
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(_DISCARDED)
    chosen = scope.name()
    name = scope.did("DISCARDED", called=called)
    scope.as_many = CountOf(Remembered(name), gone=True)
    moved = Move(what=Remembered(chosen), to=Zone.GRAVEYARD, reason=Reason.DISCARDED, keep_as=name)
    hand = replace(such, owner=Relation.YOU)
    return (Choose(filter=hand, keep_as=chosen, minimum=0, maximum=most), moved)


def _mill(node: Node, scope: Scope, doer: Doer) -> Effects:
    who = player_doing(node, doer)
    half = node.node("half_library")
    if half is not None:
        return _mill_half(node, half, scope, doer)
    if node.node("first_cards") is None:
        top = node.node("from_the_top")
        if top is not None:
            # 'Mette nel proprio cimitero dalla cima del proprio grimorio un numero di carte pari a ...'.
            place_of_doer(next(top.nodes("own_place")), doer, Zone.LIBRARY)
            place_of_doer(next(node.nodes("own_place")), doer, Zone.GRAVEYARD)
        return (_milled(Mill(who=who, count=_cards(node, scope)), scope),)
    first = next(node.nodes("first_cards"))
    if first.node("own_place") is None:
        refuse(first, refusal.NO_VOCABULARY)
    place_of_doer(next(first.nodes("own_place")), doer, Zone.LIBRARY)
    place_of_doer(next(node.nodes("own_place")), doer, Zone.GRAVEYARD)
    return (_milled(Mill(who=who, count=amounts.first(first, scope)), scope),)


def _mill_half(node: Node, half: Node, scope: Scope, doer: Doer) -> Effects:
    """107.1a, 701.17a: 'macina metà del suo grimorio, arrotondata per eccesso'."""
    who = player_doing(node, doer)
    place_of_doer(next(half.nodes("own_place")), doer, Zone.LIBRARY)
    for place in node.nodes("own_place"):
        place_of_doer(place, doer, Zone.GRAVEYARD)
    if doer.mention.plural is not False and not doer.you:
        refuse(node, refusal.NO_VOCABULARY)
    count = Half(CardsIn(who, Zone.LIBRARY.value), round_up=half.has("ROUNDED_UP"))
    return (_milled(Mill(who=who, count=count), scope),)


def _milled(mill: Mill, scope: Scope) -> Mill:
    """701.17c: the cards lie where everybody sees them, and one of them can be spoken of."""
    name = f"m{scope.names + 1}"
    scope.seen = Mention(to=Remembered(name), called=frozenset({"card"}), gender="f", plural=True, zone=Zone.GRAVEYARD)
    scope.taken = ()
    scope.did("MILLED", Remembered(name), called=frozenset({"card"}))
    if mill.count == Fixed(1) and not isinstance(mill.who, EachPlayer):
        card = Mention(to=Remembered(name), called=frozenset({"card"}), gender="f", plural=False, zone=Zone.GRAVEYARD)
        scope.mention(card)
    return replace(mill, keep_as=name)


def _life_amount(node: Node, scope: Scope, doer: Doer) -> Quantity:
    said = next(node.nodes("life_amount"))
    if said.has("AS_MUCH_AS_WAS_LOST"):
        if scope.life_lost is None or node.kind != "gain_life" or node.node("per") is not None:
            refuse(said, refusal.NO_ANTECEDENT)
        return Noted(scope.life_lost)
    if said.has("HALF_OF") and not said.has("X"):
        who = player_doing(node, doer)
        if said.has("YOUR") is not doer.you or node.node("per") is not None:
            refuse(said, refusal.NO_VOCABULARY)
        each = EachOfThem() if isinstance(who, EachPlayer) else who
        return Half(LifeOf(each), round_up=said.has("ROUNDED_UP"))
    more = said.node("per")
    if more is not None:
        first, second = (Fixed(int(str(word.value))) for word in said.words("NUM"))
        return Sum((first, amounts.per(more, second, scope)))
    return amounts.per(node.node("per"), amounts.said(next(node.nodes("life_amount")), scope), scope)


def _gain_life(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (GainLife(amount=_life_amount(node, scope, doer), who=player_doing(node, doer)),)


def _lose_life(node: Node, scope: Scope, doer: Doer) -> Effects:
    amount = _life_amount(node, scope, doer)
    scope.life_lost = scope.name()
    if scope.as_many is None and not scope.event_amount and not isinstance(player_doing(node, doer), EachPlayer):
        # 119.3: 'tu guadagni altrettanti punti vita': as many as were lost, where no trigger event has a number.
        scope.as_many = Noted(scope.life_lost)
    return (LoseLife(amount=amount, who=player_doing(node, doer), keep_as=scope.life_lost),)


def _tap(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.26a: what was untapped as it was chosen for it is what was 'tapped this way'."""
    made = done_to(lambda what: Tap(what=what), by_anyone=True)(node, scope, doer)
    chosen = made[0]
    if len(made) == 2 and isinstance(chosen, Choose) and chosen.filter.tapped is False:
        if chosen.minimum != chosen.maximum:
            scope.as_many = CountOf(Remembered(chosen.keep_as))
        called = next((one.called for one in scope.mentions if one.to == Remembered(chosen.keep_as)), frozenset[str]())
        scope.did("TAPPED", Remembered(chosen.keep_as), called=called)
    return made


def _tap_or_untap(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.26: one of the two, as the player chooses while it is done."""
    only_you(node, doer)
    found = object_of_deed(node, scope, doer)
    if found.mention.zone is not Zone.BATTLEFIELD or found.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    return (*found.before, May(then=(Tap(what=what(found)),), otherwise=(Untap(what=what(found)),)))


def _attach(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    clitic = node.word("CLITIC")
    if clitic is not None:
        return _attach_to_it(node, clitic, scope)
    first, second = _attached_and_holder(node)
    if second.only.kind == "pronoun":
        # 301.5c, 303.4d: nothing is attached to itself, so that what is attached is not what the pronoun speaks of.
        to, moved = object_of(second, scope, dative=True), object_of(first, scope)
    else:
        moved, to = object_of(first, scope), object_of(second, scope, dative=True)
    if moved.to == to.to:
        refuse(second, refusal.NO_ANTECEDENT)
    to_source = to.mention.own and not moved.mention.own
    if _some_of_several(moved) or (to.mention.plural is not False and not to_source):
        refuse(node, refusal.NO_VOCABULARY)
    return (*moved.before, *to.before, Attach(what=what(moved), to=to.to))


def _attached_and_holder(node: Node) -> tuple[Node, Node]:
    """'Assegna questo Equipaggiamento a una creatura', 'assegna a essa tutti gli Equipaggiamenti che controlli'."""
    first, second = node.nodes("party")
    before_both = isinstance(node.children[1], Lexeme) and node.children[1].kind == "TO"
    return (second, first) if before_both else (first, second)


def _some_of_several(moved: Spoken) -> bool:
    """701.3: several things are attached to one where all that match are; which of them, otherwise, nothing says."""
    return moved.mention.plural is True and not isinstance(moved.to, Every)


_TO_IT = {"le": "fs", "gli": "ms"}
"""What 'assegnale' and 'assegnagli' speak of."""


def _attach_to_it(node: Node, clitic: Lexeme, scope: Scope) -> Effects:
    """'Assegnale questo Equipaggiamento': 'le' is 'a essa', 'gli' is 'a esso'."""
    marks = _TO_IT.get(clitic.form)
    if marks is None:
        refuse(clitic, refusal.UNEXPECTED)
    to = scope.nearest(clitic, lambda one: not one.player and not one.own and one.agrees(marks))
    moved = object_of(party_of(node), scope)
    if _some_of_several(moved) and not moved.mention.own:
        refuse(node, refusal.NO_VOCABULARY)
    return (*moved.before, Attach(what=what(moved), to=to.to))


def _take_off(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.3d: 'togli tutto l'Equipaggiamento da una creatura bersaglio'."""
    only_you(node, doer)
    taken, holder = node.nodes("party")
    found, of = object_of(taken, scope.fork()).to, object_of(holder, scope)
    if of.before or of.mention.plural is not False or of.mention.zone is not Zone.BATTLEFIELD:
        refuse(holder, refusal.NO_VOCABULARY)
    if found != Every(Filter(subtypes=("Equipment",))):
        refuse(taken, refusal.NO_VOCABULARY)
    return (Unattach(what=Every(replace(found.filter, attached_to=of.to))),)


def _fight(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.14."""
    if doer.mention.player:
        refuse(node, refusal.UNEXPECTED)
    if node.has("EACH_OTHER"):
        both = doer.mention.to
        if (
            not isinstance(both, Together)
            or len(both.each) != 2
            or not all(isinstance(one, Target) for one in both.each)
        ):
            refuse(node, refusal.NO_VOCABULARY)
        return (Fight(first=both.each[0], second=both.each[1]),)
    other = object_of(party_of(node), scope)
    if doer.mention.plural is True or other.mention.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    return (*other.before, Fight(first=doer.mention.to, second=what(other)))  # type: ignore[arg-type]


def _flip_coin(node: Node, scope: Scope, doer: Doer) -> Effects:
    """705.1."""
    return (FlipCoin(who=player_doing(node, doer), times=amounts.number(node, scope)),)


def _roll(node: Node, scope: Scope, doer: Doer) -> Effects:
    """706.1: what each result means, the lines of a table behind the paragraph say, or an instruction that speaks of it."""
    only_you(node, doer)
    numbers = [int(str(word.value)) for word in node.words("NUM")]
    count = 1 if node.has("ONE") else numbers[0]
    more = node.node("quantity")
    plus = None if more is None else amounts.quantity(more, scope)
    name = scope.name()
    scope.rolled, scope.as_many = name if count == 1 else None, Noted(name)
    return (RollDie(sides=numbers[-1], count=Fixed(count), plus=plus, keep_as=name),)


def _control(node: Node, scope: Scope, doer: Doer) -> Effects:
    """613.1b."""
    some = node.word("SOME_OF_THEM", "SOME_BEFORE")
    if some is None:
        found = object_of_deed(node, scope, doer)
    else:
        found = Spoken(scope.nearest(some, lambda one: not one.player and one.plural is not True))
    until = node.node("duration")
    gain = GainControl(player_doing(node, doer))
    so_long = None if until is None else held_while(until, scope)
    if so_long is not None:
        return (*found.before, Apply(to=what(found), parts=(gain,), as_long_as=so_long))
    lasting = Duration.ENDLESS if until is None else duration(until, scope)
    return (*found.before, Apply(to=what(found), parts=(gain,), until=lasting))


def _win(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (Win(who=player_doing(node, doer)),)


def _lose(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (Lose(who=player_doing(node, doer)),)


def _investigate(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.16a: create a Clue token."""
    times = amounts.number(node, scope) if node.has("TIMES") else Fixed(2 if node.has("TWICE") else 1)
    times = amounts.per(node.node("per"), times, scope)
    return (k.Investigate(who=player_doing(node, doer), times=times),)


def _copy_on_stack(node: Node, scope: Scope, doer: Doer) -> Effects:
    """707.10: without new targets, unless the next sentence allows them."""
    who = player_doing(node, doer)
    found = object_of_deed(node, scope, doer)
    there = scope.source.spell or scope.functions_in is Zone.STACK
    itself = found.mention.own and there and not scope.source.quoted
    if _is_card(found):
        return _copy_card(node, found, scope, doer)
    if not itself and (found.mention.zone is not Zone.STACK or found.mention.plural is not False):
        refuse(node, refusal.NO_VOCABULARY)
    count = amounts.per(node.node("per"), Fixed(1), scope)
    return (
        *found.before,
        CopyOnStack(what=what(found), who=who, count=count, new_targets=node.has("WITH_NEW_TARGETS")),
    )


def _copy_for_each(node: Node, scope: Scope, doer: Doer) -> Effects:
    """707.10d: for each other creature that it could target; that each copy has another one of them as its target, the next
    sentence says."""
    only_you(node, doer)
    found = object_of_deed(node, scope, doer)
    each = describe(next(node.nodes("nominal")), scope=scope)
    single = found.mention.zone is Zone.STACK and found.mention.plural is False
    if (
        found.before
        or not single
        or each.objects is None
        or each.players is not None
        or each.targeted
        or not node.has("OTHER")
    ):
        refuse(node, refusal.NO_VOCABULARY)
    return (CopyForEach(what=what(found), objects=each.objects),)


def _is_card(found: Spoken) -> bool:
    """707.12: whether it is a card that is copied, in the zone in which it lies."""
    return found.mention.zone in (Zone.EXILE, Zone.GRAVEYARD, Zone.HAND) and "card" in found.mention.called


def _copy_card(node: Node, found: Spoken, scope: Scope, doer: Doer) -> Effects:
    """707.12, 707.12a: the copy of a card is there only to be cast; of one that is not, nothing is left (704.5e)."""
    only_you(node, doer)
    if found.before or node.has("WITH_NEW_TARGETS") or node.node("per") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    scope.copied = found.mention
    return ()


def _given_to(node: Node, scope: Scope) -> PlayerReference:
    """111.2: who creates the tokens, as they are put onto the battlefield under that player's control."""
    if node.has("TARGET"):
        to = Target(scope.target(TargetSpec(players=Relation.OPPONENT)))
        scope.mention(Mention(to=to, called=frozenset({"player"}), gender="m", player=True))
        return to
    found = player_of(next(node.nodes("party")), scope)
    if found.before or found.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    return found.to  # type: ignore[return-value]


def _create(node: Node, scope: Scope, doer: Doer) -> Effects:
    who = player_doing(node, doer)
    if node.has("ROLE"):
        return role(node, scope, who)
    if node.has("THAT"):
        before = scope.instead_of
        if not isinstance(before, CreateTokens | CreateCopies) or before.who != who:
            refuse(node, refusal.NO_ANTECEDENT)
        return (replace(before, count=amounts.number(node, scope)),)
    given = node.node("given_to")
    if given is not None:
        only_you(node, doer)
        who = _given_to(given, scope)
    return tokens(node, scope, who) if node.node("copies") is None else copies(node, scope, who)


def _add_mana(node: Node, scope: Scope, doer: Doer) -> Effects:
    theirs = node.node("party")
    if theirs is None:
        return mana(node, scope, player_doing(node, doer))
    # 106.4: 'aggiungi {G}{G} alla riserva di mana di quel giocatore': to whom it is added, and not who adds it.
    only_you(node, doer)
    whose = player_of(theirs, scope)
    if whose.before or whose.mention.plural is not False:
        refuse(theirs, refusal.NO_VOCABULARY)
    return mana(node, scope, whose.mention.to)  # type: ignore[arg-type]


def _continuous(node: Node, scope: Scope, doer: Doer) -> Effects:
    if doer.mention.player:
        return players_get(node, scope, doer)
    return continuous(node, scope, doer.mention)


def _pay(node: Node, scope: Scope, doer: Doer) -> Effects:
    """118.12: only as what a player may do."""
    refuse(node, refusal.UNEXPECTED)


DEEDS: dict[str, Deed] = {
    **MOVES,
    **DAMAGE,
    **PREVENTING,
    **COUNTING,
    **ACTIONS,
    **LIBRARIES,
    **LIFE_TOTALS,
    **RETARGETING,
    **TURNING,
    "destroy": _destroy,
    "sacrifice": _sacrifice,
    "draw": _draw,
    "discard": _discard,
    "mill": _mill,
    "gain_life": _gain_life,
    "lose_life": _lose_life,
    "create": _create,
    "tap": _tap,
    "tap_or_untap": _tap_or_untap,
    "untap": done_to(lambda what: Untap(what=what), by_anyone=True),
    "counter": _counter,
    "regenerate": done_to(lambda what: Regenerate(what=what)),
    "attach": _attach,
    "take_off": _take_off,
    "copy_for_each": _copy_for_each,
    "fight": _fight,
    "roll": _roll,
    "flip_coin": _flip_coin,
    "control": _control,
    "add_mana": _add_mana,
    "win": _win,
    "lose": _lose,
    "investigate": _investigate,
    "continuous": _continuous,
    "copy_on_stack": _copy_on_stack,
    "switch_numbers": switch_numbers,
    "multiply": multiply,
    "fought": fought,
    "blocked_by_all": blocked_by_all,
    "type_becomes": type_becomes,
    "unregenerated": unregenerated,
    "none_activated_now": none_activated_now,
    "hindered": hindered,
    "pay": _pay,
}
