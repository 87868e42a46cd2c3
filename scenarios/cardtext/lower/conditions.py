"""603.4, 604.1, 608.2c: conditions: what somebody controls, what was paid, done or chosen, and which room has the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, Measured
from engine.cards.abilities.quantities import (
    CountersOn,
    Differing,
    DungeonsCompleted,
    ExtremeLife,
    Greatest,
    LifeOf,
    Noted,
    PartyOf,
    PlayersIn,
    PowerOf,
    Quantity,
    TimesTempted,
    ToughnessOf,
    UnlockedDoors,
)
from engine.cards.abilities.references import EachPlayer, Every, One, You
from engine.words.record import replace
from engine.words.terms import CardType, Fate, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.done_so import done_fact
from scenarios.cardtext.lower.history import done_this_turn, gone_from_play
from scenarios.cardtext.lower.how_it_was_cast import cast_from_so, cast_then, entered_from, spoken_of_one
from scenarios.cardtext.lower.mana_spent import spent_so
from scenarios.cardtext.lower.of_players import counters_of_player, more_than, of_player, some_player
from scenarios.cardtext.lower.of_this_turn import anybody_attacked, damaged_so, player_did, resolved_so
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.owned import YOURS, Whose, all_described, at_least, singular_noun
from scenarios.cardtext.lower.parties import object_of, player_of
from scenarios.cardtext.lower.qualities import BESIDE, compared, counter_kind, how
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.what_it_is import borne, fact_of_object, state_of_object
from scenarios.cardtext.lower.what_it_was import crime_done, deed_done, entered_this_turn, formidable, was_cast
from scenarios.cardtext.tree import Node


def condition(node: Node, scope: Scope) -> c.Condition:
    """What a node of kind 'condition' asks for."""
    facts = [_fact(one, scope) for one in node.nodes("fact")]
    if len(facts) == 1:
        return facts[0]
    return c.AnyOf(tuple(facts)) if node.has("OR") else c.AllOf(tuple(facts))


def negated_fact(node: Node, scope: Scope) -> c.Condition:
    """'A meno che tu non abbia attaccato in questo turno': that it is so, whatever its verb in the subjunctive could agree with."""
    said = tuple(
        _in_the_indicative(one) if isinstance(one, Node) else one for one in node.children if one.kind != "NOT"
    )
    return _fact(Node("fact", said, node.start, node.end), scope)


def _in_the_indicative(node: Node) -> Node:
    """In the subjunctive one form is said of you and of somebody else."""
    of_one = frozenset(("2s", "3s"))
    verbs = tuple(
        replace(one, moods=one.moods | of_one)
        if isinstance(one, Lexeme) and one.kind.startswith("V_") and one.moods & of_one
        else one
        for one in node.children
    )
    return replace(node, children=verbs)


def _fact(node: Node, scope: Scope) -> c.Condition:
    if node.has("THERE_ARE") and node.has("NOT"):
        return c.Not(c.Exists(all_described(node, None, scope, other=False)))
    if node.has("THERE_ARE") or node.node("controls", "controls_none") is not None:
        return _with_others(node, _of_things(node, scope), scope)
    plain = next((said for kind, said in _PLAIN.items() if node.has(kind)), None)
    if plain is not None:
        return c.Not(plain) if node.has("NOT") else plain
    told = node.node(*_BY_ITSELF)
    if told is not None:
        said = _BY_ITSELF[told.kind](told, scope)
        return c.Not(said) if node.has("NOT") else said
    of = node.node("subject_of_fact")
    if node.has("ESCAPED"):
        return _escaped(node, of, scope)
    if node.has(*_PAID_FOR):
        return _paid(node, of, scope)
    inner = next(one for one in node.nodes() if one.kind != "subject_of_fact")
    if inner.kind == "holds_it":
        held = _holds_it(inner, of, scope)
        return c.Not(held) if node.has("NOT") else held
    if inner.kind == "has_counters" and _of_a_player(inner, of):
        return counters_of_player(inner, of, scope)
    return _OF_SUBJECT.get(inner.kind, fact_of_object)(inner, of, scope)


def _of_a_player(node: Node, of: Node | None) -> bool:
    """122.1: whether the counters are said of players: 'hai', 'un avversario ha', 'quel giocatore ha'."""
    if of is None:
        return next(node.words("V_HAVE")).moods == {"2s"}
    return some_player(of) is not None or (of.only.only.kind == "that" and of.only.only.has("PLAYER", "OPPONENT"))


_PLAIN: Mapping[str, c.Condition] = {
    "OPPONENT_LOST_LIFE": c.Happened(Fate.LOST_LIFE, Relation.OPPONENT),
    "OPPONENT_DAMAGED": c.Happened(Fate.DAMAGED, Relation.OPPONENT),
    "OPPONENT_WAS_DAMAGED": c.Happened(Fate.DAMAGED, Relation.OPPONENT),
    "OPPONENT_HAS_LOST_LIFE": c.Happened(Fate.LOST_LIFE, Relation.OPPONENT),
    "YOU_GAINED_LIFE": c.Happened(Fate.GAINED_LIFE, Relation.YOU),
    "OPPONENT_GAINED_LIFE": c.Happened(Fate.GAINED_LIFE, Relation.OPPONENT),
    "YOU_LOST_LIFE": c.Happened(Fate.LOST_LIFE, Relation.YOU),
    "OTHER_LOST_LIFE": c.Happened(Fate.LOST_LIFE, Relation.NOT_YOU),
    "FULL_PARTY": c.Within(PartyOf(You()), Bounds(least=4)),
    "BLESSED": c.Blessed(Relation.YOU),
    "NONE_CAST_LAST_TURN": c.MostCastLastTurn(Bounds(most=0)),
    "TWO_CAST_LAST_TURN": c.MostCastLastTurn(Bounds(least=2)),
    "COMPLETED_DUNGEON": c.Within(DungeonsCompleted(You()), Bounds(least=1)),
    "YOUR_TURN_NOW": c.TurnOf(Relation.YOU),
    "YOU_ARE_MONARCH": c.MonarchIs(Relation.YOU),
    "IT_IS_NIGHT": c.DayNightIs(True),
    "NEITHER_DAY_NOR_NIGHT": c.DayNightIs(None),
    "IT_IS_DAY": c.DayNightIs(False),
    "NOT_YOUR_TURN": c.Not(c.TurnOf(Relation.YOU)),
    "TRIBUTE_NOT_PAID": c.Not(c.Paid("tribute")),
    "YOU_HAVE_MOST_LIFE": c.Compare(LifeOf(You()), ">=", ExtremeLife(of=EachPlayer(Relation.ANY), highest=True)),
    "GIFT_PROMISED": c.Paid("gift"),
    "GIFT_NOT_PROMISED": c.Not(c.Paid("gift")),
}
"""What is said in one phrase, whoever says it."""


def _of_the_past(node: Node, scope: Scope) -> c.Condition:
    match node.kind:
        case "entered_so":
            return entered_this_turn(node, scope)
        case "hit_so":
            return _hit(node, scope)
        case _:
            return was_cast(node, spoken_of_one(node, scope), scope)


def _in_total(node: Node, wanted: Filter) -> c.Condition:
    """'Le creature che controlli hanno una forza totale pari o superiore a 8'."""
    word = next(node.words("MEASURE"))
    totals: dict[object, Quantity] = {"power": PowerOf(Every(wanted)), "toughness": ToughnessOf(Every(wanted))}
    if word.value not in totals:
        refuse(word, refusal.NO_VOCABULARY)
    return c.Within(totals[word.value], compared(next(node.nodes("comparison"))))


def _hit(node: Node, scope: Scope) -> c.Condition:
    """608.2i, 120.3: 'a quella creatura è stato inflitto danno in questo turno'."""
    found = object_of(next(node.nodes("party")), scope).mention
    if found.plural is not False or node.has("COMBAT_DAMAGE") or not node.has("DAMAGE"):
        refuse(node, refusal.NO_VOCABULARY)
    return c.Is(found.to, Filter(dealt_damage_by=Filter()))  # type: ignore[arg-type]


def _differing(node: Node, scope: Scope) -> c.Condition:
    """205.2a, 208.1: 'quattro o più tipi di carta tra le carte nel tuo cimitero', 'tre o più creature con forza diversa'."""
    number = node.word("NUM")
    if number is None:
        refuse(node, refusal.NO_VOCABULARY)
    if node.kind == "there_differ":
        what, wanted = str(next(node.words("DIFFERENT_KINDS")).value), _among_which(node, scope)
    else:
        measure = next(node.words("MEASURE"))
        if (measure.value or measure.form) != "power" or "2s" not in next(node.words("V_CONTROL")).moods:
            refuse(node, refusal.NO_VOCABULARY)
        what, wanted = "powers", all_described(node, YOURS, scope, other=False)
    return c.Within(Differing(what=what, filter=wanted), Bounds(least=int(str(number.value))))


def _doors_there(node: Node, scope: Scope) -> c.Condition:
    """709.5j: 'due o più porte sbloccate tra le Stanze che controlli', 'tre o più nomi diversi tra le porte sbloccate ...'."""
    number = node.word("NUM")
    if number is None:
        refuse(node, refusal.NO_VOCABULARY)
    wanted = _among_which(node, scope)
    doors = Differing(what="names", filter=wanted) if node.has("NAMES_APART") else UnlockedDoors(wanted)
    return c.Within(doors, Bounds(least=int(str(number.value))))


def _counters_there(node: Node, scope: Scope) -> c.Condition:
    """122.1: 'se ci sono tre o più segnalini tempo su di essa'."""
    party, word, number = node.node("party"), node.word("PRON"), node.word("NUM")
    if party is not None:
        of = object_of(party, scope).mention
    else:
        assert word is not None
        known = scope.subject
        fits = known is not None and not known.player and known.agrees(word.marks)
        of = known if fits else scope.nearest(word, lambda one: not one.player and one.agrees(word.marks))  # type: ignore[assignment]
    if of.plural is True or node.has("X") or of.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    kind = counter_kind(next(node.nodes("counter_kind")))
    scope.counters_told, scope.several_told = (kind, of.to), number is not None  # type: ignore[assignment]
    return c.Within(CountersOn(kind, of.to), Bounds(least=1 if number is None else int(str(number.value))))  # type: ignore[arg-type]


def _among_which(node: Node, scope: Scope) -> Filter:
    """404.1: 'tra le carte nel tuo cimitero', 'tra le carte del tuo cimitero'."""
    place = node.node("own_place")
    if place is None:
        return all_described(node, None, scope, other=False)
    found = describe(next(node.nodes("nominal")), plural_and=False)
    zone = next(place.words("PLACE")).value
    if (
        zone is not Zone.GRAVEYARD
        or not place.has("YOUR")
        or not found.card
        or found.zone_said
        or found.objects is None
    ):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(found.objects, zone=Zone.GRAVEYARD, owner=Relation.YOU)


def _sacrificed_so(node: Node, scope: Scope) -> c.Condition:
    """601.2h, 608.2h: 'se la creatura sacrificata era un Umano': what a cost was paid with, as it last was."""
    if scope.sacrificed is None or next(node.words("SACRIFICED")).marks.endswith("p"):
        refuse(node, refusal.NO_ANTECEDENT)
    return c.Is(scope.sacrificed, state_of_object(node, Mention(to=scope.sacrificed)))


def _buried(node: Node, scope: Scope) -> c.Condition:
    """404.1: 'se nel tuo cimitero ci sono quattro o più carte creatura'."""
    owned = next(node.nodes("owned"))
    said = owned.node("least") or owned
    number = said.word("NUM")
    if next(node.words("PLACE")).value is not Zone.GRAVEYARD or said.has("X", "OTHER"):
        refuse(node, refusal.NO_VOCABULARY)
    found = describe(next(owned.nodes("nominal")), plural_and=False, scope=scope)
    cards = found.objects
    if cards is None or found.players is not None or found.targeted or not found.card or found.zone_said:
        refuse(owned, refusal.NO_VOCABULARY)
    if cards.another or cards.controller is not Relation.ANY:
        refuse(owned, refusal.NO_VOCABULARY)
    cards = replace(cards, zone=Zone.GRAVEYARD)
    return c.Exists(replace(cards, owner=Relation.YOU), 1 if number is None else int(str(number.value)))


def _paid(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """702.33d: 'se è stato potenziato', said of the source."""
    word = next(node.words(*_PAID_FOR))
    itself = node.node("own")
    if word.form.endswith(" di") is not (itself is not None) or (of is not None and of.only.only.kind != "own"):
        refuse(node, refusal.NO_VOCABULARY)
    said_of_it = scope.subject is not None and scope.subject.own
    other_spell = any(one.zone is Zone.STACK and not one.own for one in scope.mentions)
    said_of_it = said_of_it or (scope.source.spell and scope.subject is None and not other_spell)
    if of is None and itself is None and not said_of_it and not node.has("EVIDENCE_COLLECTED"):
        refuse(node, refusal.NO_ANTECEDENT)
    if scope.source.quoted:
        refuse(node, refusal.NO_VOCABULARY)
    symbols = "".join(one.form for one in node.words("SYMBOL"))
    return c.Paid(f"{_PAID_FOR[word.kind]} {symbols}" if symbols else _PAID_FOR[word.kind])


_PAID_FOR = {"KICKED": "kicker", "BARGAINED": "bargain", "MADNESS_PAID": "madness", "EVIDENCE_COLLECTED": "evidence"}
"""601.2b: the name of the cost that was paid; of several kickers the mana tells them apart (702.33f)."""


def _measured_so(node: Node, scope: Scope) -> c.Condition:
    """107, 700.5: 'la tua devozione al verde è inferiore a cinque', 'la sua forza è pari o superiore al numero di ...'."""
    if not next(node.words("V_BE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    said, comparison = next(node.nodes()), node.node("comparison")
    scope.life_told = scope.life_told or said.kind == "your_life"
    left = amounts.quantity(Node("quantity", (said,), said.start, said.end), scope)
    if comparison is None:
        number = next(node.words("NUM"), None)
        if number is None:
            refuse(node, refusal.NO_VOCABULARY)
        exactly = int(str(number.value))
        return c.Within(left, Bounds(least=exactly, most=exactly))
    beside = comparison.node(*BESIDE)
    if beside is None:
        return c.Within(left, compared(comparison))
    return c.Compare(left, how(comparison), BESIDE[beside.kind](beside, scope))


def _tempted_so(node: Node, scope: Scope) -> c.Condition:
    """701.54c: 'se l'Anello ti ha tentato quattro o più volte in questa partita'."""
    return c.Within(TimesTempted(You()), Bounds(least=int(str(next(node.words("NUM")).value))))


def _escaped(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """702.138b: that it was cast for its escape cost, said of the source."""
    itself = scope.subject is not None and scope.subject.own if of is None else of.only.only.kind == "own"
    if not itself or scope.source.quoted:
        refuse(node, refusal.NO_ANTECEDENT)
    return c.Not(c.Paid("escape")) if node.has("NOT") else c.Paid("escape")


def _of_things(node: Node, scope: Scope) -> c.Condition:
    """What there is, and what somebody controls."""
    if node.has("THERE_ARE"):
        return at_least(next(node.nodes("owned")), None, scope)
    return _controls(next(node.nodes("controls", "controls_none")), node.node("subject_of_fact"), scope)


def _with_others(node: Node, found: c.Condition, scope: Scope) -> c.Condition:
    match found:
        case c.Exists(wanted):
            return replace(found, filter=all_others(node, wanted, scope))
        case c.Not(of):
            return c.Not(_with_others(node, of, scope))
        case _:
            return found


def _holds_it(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """109.4: 'se controlli quella creatura', 'se un avversario la controlla': of one that was spoken of."""
    party = Node("party", (next(node.nodes("known")).only,), node.start, node.end)
    known = object_of(party, scope).mention
    if known.plural is not False or known.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    return c.Is(known.to, Filter(**_whose(of, node, scope)))  # type: ignore[arg-type]


def _told_so(node: Node, scope: Scope) -> c.Condition:
    """122.1: 'se non ne ha': counters of the kind of which a condition before spoke, on the same object. What English says in
    its place, 'if it doesn't', denies that condition, which is the same only where it asked for any of them.
    """
    if node.has("AS_BEFORE") and scope.several_told:
        refuse(node, refusal.NO_VOCABULARY)
    if scope.counters_told is None or "3s" not in next(node.words("V_HAVE")).moods:
        refuse(node, refusal.NO_ANTECEDENT)
    kind, on = scope.counters_told
    return c.Is(on, Filter(counter=kind))


def _whose(of: Node | None, node: Node, scope: Scope) -> Whose:
    """Who controls: you where nobody is said; 'un avversario' is any of them."""
    verb = next(node.words("V_CONTROL"))
    if of is None:
        if "2s" not in verb.moods:
            refuse(node, refusal.DISAGREES)
        return YOURS
    inner = of.only.only
    if inner.kind == "you" and "2s" in verb.moods:
        return YOURS
    if "3s" not in verb.moods:
        refuse(of, refusal.NO_VOCABULARY)
    if inner.kind == "defender" and scope.attacker is None:
        return {"defending": True}
    if inner.kind == "described":
        found = described(inner)
        if found.players is None or found.determiner != "one" or found.targeted:
            refuse(of, refusal.NO_VOCABULARY)
        return {"controller": found.players}
    who = player_of(of.only, scope)
    if who.mention.plural is not False or who.before:
        refuse(of, refusal.NO_VOCABULARY)
    return {"whose": who.to}


def _controls(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    whose = _whose(of, node, scope)
    several = whose.get("controller")
    if node.has("GREATEST"):
        return _controls_the_greatest(node, whose)
    if node.kind == "controls" and isinstance(several, Relation) and several is not Relation.YOU:
        if len(list(node.nodes("owned"))) > 1:
            refuse(node, refusal.NO_VOCABULARY)
        found = at_least(next(node.nodes("owned")), {"whose": One()}, scope)
        if isinstance(found, c.Exists) and found.least > 1:
            return c.AnyPlayer(EachPlayer(several), found)
    if node.kind == "controls":
        each = [at_least(one, whose, scope) for one in node.nodes("owned")]
        return each[0] if len(each) == 1 else c.AllOf(tuple(each))
    if whose != YOURS and "whose" not in whose:
        refuse(node, refusal.NO_VOCABULARY)
    if not node.has("ONE") and singular_noun(next(node.nodes("nominal"))):
        refuse(node, refusal.DISAGREES)
    return c.Not(c.Exists(all_described(node, whose, scope, other=node.has("OTHER"))))


def _controls_the_greatest(node: Node, whose: Mapping[str, Any]) -> c.Condition:
    """208.1: 'se controlli la creatura con la forza maggiore o pari alla forza maggiore', among all there are."""
    kind, what = next(node.words("TYPE")).value, str(next(node.words("MEASURE")).value)
    if whose != YOURS or kind is not CardType.CREATURE or not node.has("OR_TIED"):
        # Without those that are tied with it, it would have to be the only one.
        refuse(node, refusal.NO_VOCABULARY)
    greatest = Measured(what=what, how=">=", than=Greatest(what=what, filter=CREATURE))
    return c.Exists(replace(CREATURE, controller=Relation.YOU, measured=(greatest,)))


def unless_you_control(node: Node, scope: Scope) -> c.Condition:
    """'A meno che tu non controlli un artefatto': as long as you control none; 'al massimo altre due terre': more than two."""
    if node.has("UNLESS_TWO_OPPONENTS"):
        return c.Within(PlayersIn(EachPlayer(Relation.OPPONENT)), Bounds(most=1))
    if node.has("UNLESS_A_PLAYER_HAS"):
        life = Bounds(most=int(str(next(node.words("NUM")).value)))
        return c.Not(c.AnyPlayer(EachPlayer(Relation.ANY), c.Within(LifeOf(One()), life)))
    negated = node.node("negated_fact")
    if negated is not None:
        return c.Not(negated_fact(negated, scope))
    if "2s" not in next(node.words("V_CONTROL")).moods:
        refuse(node, refusal.DISAGREES)
    most = node.node("at_most")
    if most is not None:
        wanted = all_others(node, all_described(most, YOURS, scope, other=True), scope)
        return c.Exists(wanted, int(str(next(most.words("NUM")).value)) + 1)
    found = at_least(next(node.nodes("owned")), YOURS, scope)
    return c.Not(_with_others(node, found, scope))


def _excess_fact(node: Node, scope: Scope) -> c.Condition:
    """120.10: 'se è stato inflitto danno in eccesso a quella creatura in questo modo'; 'altrettante' is then as much."""
    party = node.node("party")
    if scope.excess is None:
        refuse(node, refusal.NO_ANTECEDENT)
    if party is not None and party.only.kind != "that":
        found = described(party.only) if party.only.kind == "described" else None
        if found is None or found.determiner != "one" or found.objects != Filter():
            refuse(party, refusal.NO_VOCABULARY)
    elif party is not None:
        object_of(party, scope)
    scope.as_many = Noted(scope.excess)
    return c.Within(Noted(scope.excess), Bounds(least=1))


_BY_ITSELF: Mapping[str, Callable[[Node, Scope], c.Condition]] = {
    "cast_from_so": cast_from_so,
    "entered_from": entered_from,
    "cast_then": cast_then,
    "sacrificed_so": _sacrificed_so,
    "buried": _buried,
    "died_so": gone_from_play,
    "left_so": gone_from_play,
    "done_fact": done_fact,
    "excess_fact": _excess_fact,
    **dict.fromkeys(("cast_it", "entered_so", "hit_so"), _of_the_past),
    **dict.fromkeys(("there_differ", "apart"), _differing),
    "doors_there": _doors_there,
    "measured_so": _measured_so,
    "anybody_attacked": anybody_attacked,
    "resolved_so": resolved_so,
    "tempted_so": _tempted_so,
    "damaged_so": damaged_so,
    "spent_so": spent_so,
    "counters_there": _counters_there,
    "told_so": _told_so,
    "borne": borne,
}
"""What is said without a subject, or has its own."""

_OF_SUBJECT: Mapping[str, Callable[[Node, Node | None, Scope], c.Condition]] = {
    **dict.fromkeys(("attacked_so", "life_so", "drawn_so"), done_this_turn),
    **dict.fromkeys(("cast_so", "deed_so"), deed_done),
    "crime_so": crime_done,
    "player_did": player_did,
    "formidable": lambda node, of, scope: _in_total(node, formidable(node, of, scope)),
    "more_than": more_than,
    **dict.fromkeys(("life_total", "hand_size", "empty_hand", "cards_in"), of_player),
}
"""What is said of somebody; all else is said of an object."""
