"""107: numbers in a sentence: fixed, announced, counted on the board, or those of the trigger event."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import (
    Apart,
    CommanderCasts,
    Count,
    CountOf,
    Devotion,
    EventAmount,
    ExtremeLife,
    Fixed,
    Greatest,
    Half,
    LifeOf,
    Noted,
    Quantity,
    SpeedOf,
    StartingLife,
    Sum,
    Times,
    TimesPaid,
    X,
)
from engine.cards.abilities.references import EachPlayer, Every, You
from engine.words.record import replace
from engine.words.terms import Color, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.damage_suffered import damage_suffered
from scenarios.cardtext.lower.deeds_counted import life_done, whose_life
from scenarios.cardtext.lower.done_so import counted_so, of_those_done_so
from scenarios.cardtext.lower.how_many import all_that, counted, devoured, prevented_so
from scenarios.cardtext.lower.mana_spent import colors_spent
from scenarios.cardtext.lower.measures import measure_of, measured, of_them_together, of_those_together, own_colors
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.qualities import BESIDE
from scenarios.cardtext.lower.scope import Mention, Place, Scope, called, refuse
from scenarios.cardtext.lower.spoken_of import each_of
from scenarios.cardtext.tree import Node


def number(node: Node, scope: Scope) -> Quantity:
    """The number that stands in a node as a word: a numeral, X, an article ('una carta'), 'altrettanti', 'il doppio di X'."""
    several = node.node("manifold")
    if several is not None and several.has("PLUS"):
        more = Fixed(int(str(next(several.words("NUM")).value)))
        return Sum((of_word(next(several.words("X")), scope), more))
    if several is not None and not several.has("X"):
        # 608.2c: 'il doppio di pedine' is twice as many as before.
        return Times(_times(several), _as_many(next(several.words("DOUBLE")), scope))
    if several is not None:
        return Times(_times(several), of_word(next(several.words("X")), scope))
    if node.has("HALF_OF") and node.has("X"):
        return Half(of_word(next(node.words("X")), scope), round_up=node.has("ROUNDED_UP"))
    for word in node.words("NUM", "X", "ONE", "AS_MANY", "AS_MUCH_DAMAGE"):
        return of_word(word, scope)
    refuse(node, refusal.UNEXPECTED)


def of_word(word: Lexeme, scope: Scope) -> Quantity:
    """The number that one word is."""
    match word.kind:
        case "NUM":
            assert isinstance(word.value, int)
            return Fixed(word.value)
        case "X":
            if scope.known_x is None:
                refuse(word, refusal.UNKNOWN_X)
            return scope.known_x
        case "AS_MANY" | "AS_MUCH_DAMAGE":
            return _as_many(word, scope)
        case _:
            return Fixed(1)


def _as_many(word: Lexeme, scope: Scope) -> Quantity:
    """608.2c: so many as something was done to before, or as the trigger event has."""
    if scope.as_many is not None:
        return scope.as_many
    if scope.as_many_of_each is not None and not scope.event_amount:
        who, of_each = scope.as_many_of_each
        if scope.subject is None or scope.subject.to != who:
            refuse(word, refusal.NO_ANTECEDENT)
        return of_each
    if scope.event_amount is (scope.all_of_them is not None or (scope.event_amount and scope.number_told)):
        # Of the number of the event and of one that was told since, it is not clear which is meant.
        refuse(word, refusal.AMBIGUOUS_ANTECEDENT if scope.event_amount else refusal.NO_ANTECEDENT)
    return scope.all_of_them or EventAmount()


def said(node: Node, scope: Scope) -> Quantity:
    """A number that stands as a word, or behind 'pari a'."""
    inner, double = node.node("quantity"), node.word("TWICE_THOSE_CARDS")
    if double is not None:
        return Times(2, _as_many(double, scope))
    return quantity(inner, scope) if inner is not None else _with_more(node, number(node, scope))


def _with_more(node: Node, count: Quantity) -> Quantity:
    """107.1: 'altrettante carte meno una', 'le prime X carte più una'."""
    for sign, word in pairwise(node.children):
        if isinstance(sign, Lexeme) and sign.kind in ("PLUS", "MINUS") and isinstance(word, Lexeme):
            more = 1 if word.kind == "ONE" else int(str(word.value))
            return Sum((count, Fixed(more if sign.kind == "PLUS" else -more)))
    return count


def first(node: Node, scope: Scope) -> Quantity:
    """How many of the first cards of a library a node of kind 'first_cards' means."""
    cards = node.node("cards")
    if cards is not None:
        if cards.has("ADDITIONAL"):
            refuse(cards, refusal.NO_VOCABULARY)
        return said(cards, scope)
    equal = node.node("quantity")
    if equal is not None:
        return quantity(equal, scope)
    return _with_more(node, number(node, scope)) if node.has("NUM", "X") else Fixed(1)


def _greatest(node: Node, scope: Scope) -> Greatest:
    """107.1: the greatest of a measure among those of a description, or among those to which something was done."""
    what, done = str(next(node.words("MEASURE")).value), node.node("done_so")
    if done is not None:
        return Greatest(what=what, of=of_those_done_so(done, scope))
    return Greatest(what=what, filter=all_that(next(node.nodes("nominal")), scope, other=node.has("OTHER")))


def quantity(node: Node, scope: Scope) -> Quantity:
    """What a node of kind 'quantity' comes to; 'altrettanti' behind it is no longer said of what something was done to before."""
    scope.all_of_them, inner = None, node.only
    match inner.kind:
        case "fixed" | "announced" | "as_many":
            return number(inner, scope)
        case "number_of":
            return counted(next(inner.nodes("counted")), scope)
        case "measure_of":
            return measure_of(inner, scope)
        case "double":
            return Times(_times(inner), _doubled(inner, scope))
        case "your_life":
            return LifeOf(You())
        case "speed":
            return SpeedOf(You())
        case "their_life":
            return LifeOf(whose_life(inner, scope))
        case "starting_life":
            return StartingLife(You())
        case "extreme_life":
            return _extreme_life(inner)
        case "greatest":
            return _greatest(inner, scope)
        case "of_commanders":
            return _greatest_of_commanders()
        case "life_done":
            return life_done(inner, scope)
        case "total_of":
            return _total_of(inner, scope)
        case "devotion" if inner.has("MANA_SYMBOLS"):
            return _chroma(inner, scope)
        case "devotion":
            return Devotion(tuple(word.value for word in inner.words("COLOR") if isinstance(word.value, Color)))
        case "half":
            return Half(_doubled(inner, scope), round_up=inner.has("ROUNDED_UP"))
        case "colors_spent":
            return colors_spent(inner, scope)
        case "those_in_hand":
            return _cards_in_hand(inner, scope)
        case "prevented_so":
            return prevented_so(inner, scope)
        case "suffered":
            return damage_suffered(inner, scope)
        case "damage_done":
            return _as_many(next(inner.words("DAMAGE", "AMOUNT_OF_THE_DAMAGE")), scope)
        case "excess_so" | "rolled" | "the_difference" | "dealt_so":
            return _told_before(inner, scope)
        case "minus":
            more, taken = number(inner, scope), _beside(inner.only, scope)
            return Sum((more, Times(-1, taken)) if isinstance(inner.children[0], Lexeme) else (taken, Times(-1, more)))
        case "apart_by":
            return _apart(inner, scope)
        case "sum":
            values = [_beside(of, scope) for of in inner.nodes()]
            return Sum((*values, number(inner, scope)) if inner.has("NUM", "ONE") else tuple(values))
        case _:
            refuse(node, refusal.UNEXPECTED)


def _total_of(node: Node, scope: Scope) -> Quantity:
    """107.3: what several objects have together: those that were spoken of, those something was done to, or all such."""
    if node.has("ITS"):
        return of_them_together(node, scope)
    if node.node("that") is not None:
        return of_those_together(node, scope)
    if (done := node.node("done_so")) is not None:
        return measured(next(node.words("MEASURE")), Mention(to=of_those_done_so(done, scope)))
    wanted = all_that(next(node.nodes("nominal")), scope, other=node.has("OTHER"))
    return measured(next(node.words("MEASURE")), Mention(to=Every(wanted)))


def _greatest_of_commanders() -> Quantity:
    """903.3: the greatest mana value among your commanders, on the battlefield or in the command zone."""
    mine = Filter(commander=True, owner=Relation.YOU)
    return Greatest(what="mana value", filter=Filter(any_of=(mine, replace(mine, zone=Zone.COMMAND))))


def _apart(node: Node, scope: Scope) -> Quantity:
    """107.1: the difference between two amounts."""
    of_one = node.node("measures_of")
    both = node.nodes() if of_one is None else _each_measure(of_one)
    one, *others = (_beside(of, scope) for of in both)
    return Apart(one, others[0] if others else number(node, scope))


def _chroma(node: Node, scope: Scope) -> Quantity:
    """700.5: the mana symbols of a colour in the costs of what you control are counted as devotion counts them."""
    if all_that(next(node.nodes("nominal")), scope, other=False) != Filter(controller=Relation.YOU):
        refuse(node, refusal.NO_VOCABULARY)
    return Devotion(tuple(word.value for word in node.words("COLOR") if isinstance(word.value, Color)))


def _cards_in_hand(node: Node, scope: Scope) -> Quantity:
    """402.1: 'un numero di carte pari a quelle in mano a un avversario bersaglio'."""
    of = player_of(next(node.nodes("party")), scope)
    if of.before or of.mention.plural is not False or next(node.words("THAT")).marks != "fp":
        refuse(node, refusal.NO_VOCABULARY)
    return Count(Filter(zone=Zone.HAND, whose=of.mention.to))  # type: ignore[arg-type]


def _told_before(node: Node, scope: Scope) -> Quantity:
    """706.4, 120.10, 107.1: a number of which an instruction or a condition before has spoken."""
    if node.kind == "the_difference":
        if scope.difference is None:
            refuse(node, refusal.NO_ANTECEDENT)
        return scope.difference
    if node.kind == "dealt_so":
        if scope.damage_done is None:
            refuse(node, refusal.NO_ANTECEDENT)
        return Noted(scope.damage_done)
    of_event = node.word("THAT_EXCESS", "DAMAGE")
    if of_event is not None:
        return _as_many(of_event, scope)
    name = scope.excess if node.kind == "excess_so" else scope.rolled
    if name is None:
        refuse(node, refusal.NO_ANTECEDENT)
    return Noted(name)


def _times(node: Node) -> int:
    """'Il doppio di', 'cinque volte'."""
    return 2 if node.has("DOUBLE") else int(str(next(node.words("NUM")).value))


def _doubled(node: Node, scope: Scope) -> Quantity:
    """What 'il doppio di', 'la metà di' is said of."""
    of = node.node()
    if of is None:
        return of_word(next(node.words("X", "AS_MANY")), scope)
    if of.kind == "done_bare":
        return counted_so(of, scope)
    if of.kind == "counted":
        return counted(of, scope)
    if of.kind == "devoured":
        return devoured(of)
    return _beside(of, scope)


def _extreme_life(node: Node) -> Quantity:
    """119: 'i punti vita più alti tra i tuoi avversari'."""
    word = next(node.words(*_EXTREMES))
    highest, of = _EXTREMES[word.kind]
    return ExtremeLife(of=EachPlayer(of), highest=highest)


_EXTREMES = {
    f"{extreme}_LIFE_OF_{whose}": (extreme == "HIGHEST", of)
    for extreme in ("LOWEST", "HIGHEST")
    for whose, of in (("ALL", Relation.ANY), ("OPPONENTS", Relation.OPPONENT))
}


def _each_measure(node: Node) -> list[Node]:
    """208.1: 'la forza e la costituzione di quella creatura', one after the other."""
    of, party = next(node.words("OF")), next(node.nodes("party"))
    said = zip(node.words("THE"), node.words("MEASURE"), strict=True)
    return [Node("measure_of", (the, measure, of, party), node.start, node.end) for the, measure in said]


def pair_of(node: Node, scope: Scope) -> tuple[Quantity, Quantity]:
    """208.1: 'pari alla forza e alla costituzione della Sentinella': the one number, and the other."""
    if [str(word.value) for word in node.words("MEASURE")] != ["power", "toughness"]:
        refuse(node, refusal.NO_VOCABULARY)
    power, toughness = (measure_of(one, scope) for one in _each_measure(node))
    return power, toughness


def _beside(node: Node, scope: Scope) -> Quantity:
    """'Con forza pari o inferiore al numero di creature che controlli', '... ai punti vita che hai guadagnato in questo turno'."""
    before = scope.all_of_them
    found = quantity(Node("quantity", (node,), node.start, node.end), scope)
    scope.all_of_them = before
    return found


BESIDE.update(
    dict.fromkeys(
        (
            "number_of", "measure_of", "sum", "double", "your_life", "starting_life", "extreme_life", "life_done", "devotion",
            "half", "greatest", "total_of", "minus", "rolled",
        ),
        _beside,
    )
)  # fmt: skip


def _damage_beside(node: Node, scope: Scope) -> Quantity:
    """'Pari o inferiore a quel danno': the number of the trigger event."""
    return _as_many(next(node.words("DAMAGE")), scope)


BESIDE["that_damage"] = _damage_beside


def per(node: Node | None, amount: Quantity, scope: Scope) -> Quantity:
    """An amount, so many times over where 'per ogni' says so."""
    if node is None:
        return amount
    colors = node.node("colors_spent")
    if colors is not None:
        times: Quantity = colors_spent(colors, scope)
    elif (each := node.node("each_of_those")) is not None:
        # What was done to them before does not make them fewer.
        of = so_many_of(each, scope).last_known
        times = CountOf(of, gone=not isinstance(of, Every))  # type: ignore[arg-type]
    elif node.has("TIMES_KICKED"):
        times = TimesPaid("kicker")
    elif node.has("TIMES_COMMANDER_CAST"):
        times = CommanderCasts(You())
    else:
        times = times_over(node, scope)
        if isinstance(times, Count) and times.filter.zone is Zone.BATTLEFIELD:
            such = times.filter
            names = called(("permanent", *such.types, *such.subtypes))
            scope.counted = Mention(to=Every(such), called=names, plural=True, plural_verb=True)
    return multiplied(amount, times, node)


def so_many_of(node: Node, scope: Scope) -> Mention:
    """608.2c: 'ognuna di quelle creature', 'ognuna di esse': objects that the text spoke of, each of which is counted."""
    found = each_of(node, scope, False)
    if found.mention.player or found.before:
        refuse(node, refusal.NO_VOCABULARY)
    if isinstance(found.to, Every) and (found.to != scope.matching_still or _of_counters(found.to.filter)):
        # What was done to them may have left none that is described so.
        refuse(node, refusal.NO_VOCABULARY)
    return found.mention


_UNCHANGED: dict[str, Any] = {
    "types": (), "any_type": (), "not_types": (), "subtypes": (), "not_subtypes": (), "colors": (), "not_colors": (),
    "controller": Relation.ANY, "whose": None, "another": False, "tapped": None, "attacking": None, "blocking": None,
}  # fmt: skip
"""122.1: what a description may ask for that is so before and after counters are put on what it describes."""


def _of_counters(wanted: Filter) -> bool:
    """122.1, 613.4c: whether what is described may change as counters are put on it."""
    return replace(wanted, **_UNCHANGED) != Filter()


def times_over(each: Node, scope: Scope) -> Quantity:
    """What 'per ogni ...' counts."""
    colors = each.node("own_colors")
    return counted(next(each.nodes("counted")), scope) if colors is None else own_colors(colors, scope)


def multiplied(amount: Quantity, times: Quantity, where: Place) -> Quantity:
    """The product of two numbers, one of which must be fixed."""
    if not isinstance(amount, Fixed):
        refuse(where, refusal.NO_VOCABULARY)
    return times if amount.value == 1 else Times(amount.value, times)


def define_x(node: Node, scope: Scope) -> None:
    """107.3i: 'dove X è ...' says what X is in this sentence."""
    scope.x = quantity(next(node.nodes("quantity")), scope)


ANNOUNCED = X()
