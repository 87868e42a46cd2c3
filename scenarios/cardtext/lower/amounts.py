"""107: numbers in a sentence: fixed, announced, counted on the board, or those of the trigger event."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import (
    CardsDrawn,
    CommanderCasts,
    Count,
    CountersOn,
    CountOf,
    Devotion,
    DifferentNames,
    Differing,
    DoneThisTurn,
    EventAmount,
    ExtremeLife,
    Fixed,
    GoneThisTurn,
    Greatest,
    Half,
    LifeOf,
    LifeThisTurn,
    ManaValueOf,
    ManyColors,
    Noted,
    PartyOf,
    PlayerCounters,
    PlayersIn,
    PowerOf,
    Quantity,
    SpeedOf,
    SpellsCast,
    StartingLife,
    Sum,
    Times,
    TimesMutated,
    TimesPaid,
    ToughnessOf,
    UnlockedDoors,
    X,
)
from engine.cards.abilities.references import (
    EachOfThem,
    EachPlayer,
    Every,
    ObjectReference,
    One,
    PlayerReference,
    Target,
    You,
)
from engine.words.terms import CardType, Color, Kind, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.done_so import counted_so
from scenarios.cardtext.lower.history import gone_counted
from scenarios.cardtext.lower.mana_spent import colors_spent
from scenarios.cardtext.lower.of_players import players_with
from scenarios.cardtext.lower.of_this_turn import all_gone, buried_count, descents
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.parties import blockers_of, object_of, player_of
from scenarios.cardtext.lower.qualities import BESIDE, counter_kind
from scenarios.cardtext.lower.scope import Mention, Place, Scope, called, refuse
from scenarios.cardtext.lower.what_it_was import deed_of, objects_of
from scenarios.cardtext.tree import Node


def number(node: Node, scope: Scope) -> Quantity:
    """The number that stands in a node as a word: a numeral, X, an article ('una carta'), 'altrettanti', 'il doppio di X'."""
    several = node.node("manifold")
    if several is not None and several.has("PLUS"):
        more = Fixed(int(str(next(several.words("NUM")).value)))
        return Sum((of_word(next(several.words("X")), scope), more))
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
    if scope.event_amount is (scope.all_of_them is not None):
        # Of the number of the event and of all that something was done to since, it is not clear which is meant.
        refuse(word, refusal.AMBIGUOUS_ANTECEDENT if scope.event_amount else refusal.NO_ANTECEDENT)
    return scope.all_of_them or EventAmount()


def said(node: Node, scope: Scope) -> Quantity:
    """A number that stands as a word, or behind 'pari a'."""
    inner, double = node.node("quantity"), node.word("TWICE_THOSE_CARDS")
    if double is not None:
        return Times(2, _as_many(double, scope))
    return quantity(inner, scope) if inner is not None else number(node, scope)


def first(node: Node, scope: Scope) -> Quantity:
    """How many of the first cards of a library a node of kind 'first_cards' means."""
    cards = node.node("cards")
    if cards is not None:
        if cards.has("PLUS", "ADDITIONAL"):
            refuse(cards, refusal.NO_VOCABULARY)
        return said(cards, scope)
    return number(node, scope) if node.has("NUM", "X") else Fixed(1)


def quantity(node: Node, scope: Scope) -> Quantity:
    """What a node of kind 'quantity' comes to; 'altrettanti' behind it is no longer said of what something was done to before."""
    scope.all_of_them, inner = None, node.only
    match inner.kind:
        case "fixed" | "announced":
            return number(inner, scope)
        case "number_of":
            return counted(next(inner.nodes("counted")), scope)
        case "measure_of":
            return _measure(inner, scope)
        case "double":
            return Times(_times(inner), _doubled(inner, scope))
        case "your_life":
            return LifeOf(You())
        case "speed":
            return SpeedOf(You())
        case "starting_life":
            return StartingLife(You())
        case "extreme_life":
            return ExtremeLife(of=EachPlayer(Relation.ANY), highest=inner.has("HIGHEST_LIFE_OF_ALL"))
        case "greatest":
            what = str(next(inner.words("MEASURE")).value)
            return Greatest(what=what, filter=_all_that(next(inner.nodes("nominal")), scope, other=inner.has("OTHER")))
        case "life_done":
            return _life_done(inner, scope)
        case "total_of" if inner.has("ITS"):
            return _of_them_together(inner, scope)
        case "total_of":
            wanted = _all_that(next(inner.nodes("nominal")), scope, other=inner.has("OTHER"))
            return measured(next(inner.words("MEASURE")), Mention(to=Every(wanted)))
        case "devotion" if inner.has("MANA_SYMBOLS"):
            return _chroma(inner, scope)
        case "devotion":
            return Devotion(tuple(word.value for word in inner.words("COLOR") if isinstance(word.value, Color)))
        case "half":
            return Half(_doubled(inner, scope), round_up=inner.has("ROUNDED_UP"))
        case "colors_spent":
            return colors_spent(inner, scope)
        case "as_many":
            return number(inner, scope)
        case "those_in_hand":
            return _cards_in_hand(inner, scope)
        case "damage_done":
            return _as_many(next(inner.words("DAMAGE")), scope)
        case "excess_so" | "rolled" | "the_difference" | "dealt_so":
            return _told_before(inner, scope)
        case "minus":
            less, more = inner.node("number_of", "measure_of"), number(inner, scope)
            assert less is not None
            taken = _measure(less, scope) if less.kind == "measure_of" else counted(less.only, scope)
            first_is_number = isinstance(inner.children[0], Lexeme)
            return Sum((more, Times(-1, taken)) if first_is_number else (taken, Times(-1, more)))
        case "sum":
            values = [
                _measure(of, scope) if of.kind == "measure_of" else counted(of.only, scope) for of in inner.nodes()
            ]
            return Sum((*values, number(inner, scope)) if inner.has("NUM", "ONE") else tuple(values))
        case _:
            refuse(node, refusal.UNEXPECTED)


def _chroma(node: Node, scope: Scope) -> Quantity:
    """700.5: the mana symbols of a colour in the costs of what you control are counted as devotion counts them."""
    if _all_that(next(node.nodes("nominal")), scope, other=False) != Filter(controller=Relation.YOU):
        refuse(node, refusal.NO_VOCABULARY)
    return Devotion(tuple(word.value for word in node.words("COLOR") if isinstance(word.value, Color)))


def _of_them_together(node: Node, scope: Scope) -> Quantity:
    """107.1, 608.2h: 'la loro forza totale': of several that an instruction before spoke of, as they are or last were."""
    if next(node.words("ITS")).form != "loro":
        refuse(node, refusal.DISAGREES)
    of = scope.nearest(next(node.words("ITS")), lambda one: not one.player and one.plural is not False)
    return measured(next(node.words("MEASURE")), of)


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
    of = node.node("measure_of", "number_of", "devoured", "counted", "done_bare")
    if of is None:
        return of_word(next(node.words("X", "AS_MANY")), scope)
    if of.kind == "done_bare":
        return counted_so(of, scope)
    if of.kind == "counted":
        return counted(of, scope)
    if of.kind == "devoured":
        return _devoured(of)
    return _measure(of, scope) if of.kind == "measure_of" else counted(of.only, scope)


def _measure(node: Node, scope: Scope) -> Quantity:
    """'la sua forza', 'la forza di quella creatura'."""
    if node.node("sacrificed") is not None:
        return _of_what_was_sacrificed(node, scope)
    party = node.node("party")
    if party is not None:
        of = object_of(party, scope.as_all_was() if _said_as_it_was(party.only) else scope).mention
    else:
        of = _possessor(node, scope)
    if of.plural is True or (isinstance(of.to, Target) and scope.targets[of.to.index].maximum != 1):
        refuse(node, refusal.NO_VOCABULARY)
    called_card = party is not None and party.only.has("CARD")
    return measured(next(node.words("MEASURE")), of, as_it_is=called_card)


def _said_as_it_was(of: Node) -> bool:
    """608.2h: 'quella creatura', 'la carta scartata', 'la carta esiliata': what was given up is spoken of as it last was."""
    if of.kind in ("that", "shown"):
        return True
    nominal = of.node("nominal") if of.kind == "described" else None
    return nominal is not None and any(one.node("exiled_with") is not None for one in nominal.only.nodes("modifier"))


def _own_colors(node: Node, scope: Scope) -> Quantity:
    """105.2: 'per ciascuno dei suoi colori', 'il numero di colori di quella creatura': of one object, as it is or last was."""
    party = node.node("party")
    of = _possessor(node, scope) if party is None else object_of(party, scope).mention
    several = isinstance(of.to, Target) and scope.targets[of.to.index].maximum != 1
    if several or of.plural is True or of.player:
        refuse(node, refusal.NO_VOCABULARY)
    return ManyColors(of.last_known)  # type: ignore[arg-type]


def _of_what_was_sacrificed(node: Node, scope: Scope) -> Quantity:
    """608.2h: as it last existed; 'la creatura sacrificata' is what the cost was paid with."""
    if scope.sacrificed is None or next(node.nodes("sacrificed")).word("SACRIFICED").marks.endswith("p"):  # type: ignore[union-attr]
        refuse(node, refusal.NO_ANTECEDENT)
    return measured(next(node.words("MEASURE")), Mention(to=scope.sacrificed))


def _possessor(node: Node, scope: Scope) -> Mention:
    """Whose 'sua' is: the subject of the verb, or the one object spoken of."""
    if scope.dealer == One() and node.has("OWN"):
        return Mention(to=One())
    if node.has("OWN"):
        if scope.subject is None or scope.subject.player:
            refuse(node, refusal.NO_ANTECEDENT)
        return scope.subject
    if scope.dealer is not None and scope.subject is not None and scope.subject.to == scope.dealer:
        # Whose power the damage is equal to is what deals it, where the words name it.
        return scope.subject
    return scope.closest(node, lambda one: not one.player and one.plural is not True)


def measured(word: Lexeme, of: Mention, *, as_it_is: bool = False) -> Quantity:
    """Power, toughness or mana value of something; of what was moved as it last was, unless the words speak of the card."""
    to: ObjectReference = of.to if as_it_is else of.last_known  # type: ignore[assignment]
    match word.value:
        case "power":
            return PowerOf(to)
        case "toughness":
            return ToughnessOf(to)
        case _:
            return ManaValueOf(to)


_COUNTED = (
    "nominal", "counters_on", "done_so", "deeds_counted", "people", "colors_spent", "party_size", "taken_so", "blockers",
    "devoured", "own_colors", "times_mutated",
)  # fmt: skip


def counted(node: Node, scope: Scope) -> Quantity:
    """How many there are of what a node of kind 'counted' describes."""
    inner = node.node(*_COUNTED)
    times = node.word("TIMES_CAST_FROM_COMMAND")
    if times is not None:
        return CommanderCasts(You()) if " hai " in times.form else _casts_of_this(times, scope)
    assert inner is not None
    if inner.kind == "blockers":
        return CountOf(blockers_of(inner, scope))
    if inner.kind == "own_colors":
        return _own_colors(inner, scope)
    if inner.kind == "devoured":
        return _devoured(inner)
    if inner.kind == "times_mutated":
        return _mutated(inner, scope)
    if inner.kind == "done_so":
        return counted_so(inner, scope)
    if inner.kind == "taken_so":
        return _taken_so(inner, scope)
    if inner.kind == "deeds_counted":
        return _deeds(inner, scope)
    if inner.kind == "colors_spent":
        return colors_spent(inner, scope)
    if inner.kind == "party_size":
        if next(inner.words("TYPE")).value is not CardType.CREATURE:
            refuse(inner, refusal.NO_VOCABULARY)
        return PartyOf(You())
    if inner.kind == "people" and inner.node() is not None:
        return players_with(inner, scope)
    if inner.kind == "people":
        return PlayersIn(EachPlayer(Relation.OPPONENT if inner.has("OPPONENT") else Relation.ANY))
    if inner.kind == "counters_on":
        return _counters_counted(inner, scope)
    if node.has("DIED"):
        return gone_counted(node, scope)
    if node.has("PUT_PART"):
        return GoneThisTurn(filter=all_gone(node, scope), to=Zone.GRAVEYARD)
    wanted = _all_that(inner, scope, other=node.has("OTHER"))
    if node.has("UNLOCKED_DOORS"):
        return UnlockedDoors(wanted)
    if node.has("WITH_OTHER_NAMES"):
        return DifferentNames(wanted)
    if node.has("COLORS_AMONG"):
        return Differing(what="colors", filter=wanted)
    kinds = node.word("DIFFERENT_KINDS")
    return Count(wanted) if kinds is None else Differing(what=str(kinds.value), filter=wanted)


def _casts_of_this(times: Lexeme, scope: Scope) -> Quantity:
    """903.8: 'il numero di volte che è stato lanciato dalla zona di comando': of the one commander that is spoken of."""
    of = scope.antecedent(times, lambda one: not one.player) if scope.subject is None else scope.subject
    if of.player or of.plural is True:
        refuse(times, refusal.NO_ANTECEDENT)
    return CommanderCasts(EachPlayer(Relation.ANY), which=of.to)  # type: ignore[arg-type]


def _mutated(node: Node, scope: Scope) -> Quantity:
    """702.140d: 'il numero di volte che questa creatura è mutata', or that the one that was spoken of has."""
    party = node.node("party")
    if party is not None:
        of = object_of(party, scope).mention
    else:
        of = scope.antecedent(node, lambda one: not one.player) if scope.subject is None else scope.subject
    if of.player or of.plural is True:
        refuse(node, refusal.NO_ANTECEDENT)
    return TimesMutated(of.to)  # type: ignore[arg-type]


def _counters_counted(node: Node, scope: Scope) -> Quantity:
    """122.1: counters on one object, on all of a description, or of a player: 'che hai', 'che possiedi'."""
    party, among = node.node("party"), node.node("nominal")
    said_kind = node.node("counter_kind")
    kind = None if said_kind is None else counter_kind(said_kind)
    if party is not None and party.only.kind == "pronoun":
        refuse(party, refusal.UNEXPECTED)
    if among is not None:
        return CountersOn(kind, Every(_all_that(among, scope, other=False)))
    verb = node.word("V_HAVE", "V_OWN")
    if verb is not None and (kind in _OF_PLAYERS or verb.kind == "V_OWN" or verb.form == "hai"):
        if kind is None or verb.form not in ("hai", "ha", "possiedi", "possiede"):
            refuse(node, refusal.NO_VOCABULARY)
        return PlayerCounters(kind, _whose_deed(node, scope))
    if verb is not None:
        of = _who_had(node, scope)
    else:
        of = object_of(party, scope).mention if party is not None else _on_pronoun(node, scope)
    if of.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    return CountersOn(kind, of.to)  # type: ignore[arg-type]


_OF_PLAYERS = frozenset({"energy", "poison", "experience", "rad", "ticket"})
"""122.1: kinds of counters that players have, and no object has."""


def _taken_so(node: Node, scope: Scope) -> Quantity:
    """122.1: 'per ogni segnalino carica rimosso in questo modo': those that the cost, or the instruction before, took off."""
    said = node.node("counter_kind")
    kind = None if said is None else counter_kind(said)
    if scope.taken_off is None or kind not in (None, scope.taken_off[0]):
        refuse(node, refusal.NO_ANTECEDENT)
    return scope.taken_off[1]


def _who_had(node: Node, scope: Scope) -> Mention:
    """122.1, 608.2h: 'segnalini che aveva': of the one object that the sentence, or the event before it, is about."""
    if scope.subject is not None and not scope.subject.player:
        return scope.subject
    return scope.antecedent(node, lambda one: not one.player)


def _life_done(node: Node, scope: Scope) -> Quantity:
    """119.3: 'i punti vita che hai guadagnato in questo turno', 'persi dai tuoi avversari in questo turno'."""
    return LifeThisTurn(of=_whose_deed(node, scope), lost=node.has("LOST"))


def _whose_deed(node: Node, scope: Scope) -> PlayerReference:
    """Who has done it: you, where it is said of nobody or in the second person; opponents together; the one player spoken of."""
    party, verb = node.node("party"), node.word("V_HAVE", "V_OWN")
    if party is not None:
        if party.only.kind == "opponents":
            return EachPlayer(Relation.OPPONENT)
        return player_of(party, scope).to  # type: ignore[return-value]
    if verb is None and node.has("LOST"):
        refuse(node, refusal.NO_ANTECEDENT)
    if verb is None or ("2s" in verb.moods and verb.form != "ha"):
        return You()
    if "3s" not in verb.moods:
        refuse(node, refusal.NO_ANTECEDENT)
    doer = scope.subject
    if doer is not None and doer.player and isinstance(doer.to, EachPlayer):
        return EachOfThem()
    if doer is None or not doer.player:
        doer = scope.antecedent(node, lambda one: one.player)
    if doer.plural is not False or isinstance(doer.to, EachPlayer):
        refuse(node, refusal.NO_ANTECEDENT)
    return doer.to  # type: ignore[return-value]


def _deeds(node: Node, scope: Scope) -> Quantity:
    """608.2i: 'carte che hai pescato in questo turno', 'permanenti che hai sacrificato', 'magie che hai lanciato'."""
    who = You() if node.has("TIMES_DESCENDED", "PUT_PART") else _whose_deed(node, scope)
    if node.has("LIFE"):
        return LifeThisTurn(of=who, lost=node.has("LOST"))
    if node.has("DRAWN"):
        return CardsDrawn(who)
    if node.has("TIMES_DESCENDED"):
        return descents(who)
    if node.has("PUT_PART"):
        return buried_count(node, You(), scope)
    if not node.has("V_HAVE") and node.node("party") is None:
        who = EachPlayer(Relation.ANY)
    deed = deed_of(node)
    wanted = objects_of(deed, next(node.nodes("nominal")), scope, together=True)
    if wanted == Filter(zone=Zone.STACK, not_kind=Kind.ABILITY):
        return SpellsCast(who)
    return DoneThisTurn(what=deed, of=who, filter=wanted)


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


def _devoured(node: Node) -> Quantity:
    """702.82b: how many of a type or subtype the source devoured as it entered."""
    word = next(node.words())
    if word.kind not in ("TYPE", "SUBTYPE") or any("3s" not in verb.moods for verb in node.words("V_HAVE")):
        refuse(node, refusal.NO_VOCABULARY)
    return TimesPaid(f"devour {word.value}")


def _all_that(nominal: Node, scope: Scope, *, other: bool) -> Filter:
    """What a nominal describes: objects, wherever they are."""
    found = describe(nominal, other=other, scope=scope)
    if found.objects is None or found.players is not None or found.targeted or (found.card and not found.zone_said):
        refuse(nominal, refusal.NO_VOCABULARY)
    return all_others(nominal, found.objects, scope)


def _on_pronoun(node: Node, scope: Scope) -> Mention:
    """'Su di essa': the subject of the verb, or the nearest thing spoken of."""
    word = next(node.words("PRON"))
    if scope.subject is not None and not scope.subject.player and scope.subject.agrees(word.marks):
        return scope.subject
    return scope.nearest(word, lambda one: not one.player and one.agrees(word.marks))


def per(node: Node | None, amount: Quantity, scope: Scope) -> Quantity:
    """An amount, so many times over where 'per ogni' says so."""
    if node is None:
        return amount
    colors = node.node("colors_spent")
    if colors is not None:
        times: Quantity = colors_spent(colors, scope)
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


def times_over(each: Node, scope: Scope) -> Quantity:
    """What 'per ogni ...' counts."""
    colors = each.node("own_colors")
    return counted(next(each.nodes("counted")), scope) if colors is None else _own_colors(colors, scope)


def multiplied(amount: Quantity, times: Quantity, where: Place) -> Quantity:
    """The product of two numbers, one of which must be fixed."""
    if not isinstance(amount, Fixed):
        refuse(where, refusal.NO_VOCABULARY)
    return times if amount.value == 1 else Times(amount.value, times)


def define_x(node: Node, scope: Scope) -> None:
    """107.3i: 'dove X è ...' says what X is in this sentence."""
    scope.x = quantity(next(node.nodes("quantity")), scope)


ANNOUNCED = X()
