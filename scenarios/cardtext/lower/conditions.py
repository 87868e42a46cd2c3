"""603.4, 604.1, 608.2c: conditions: which room has what is asked for, and what is said in one phrase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import DungeonsCompleted, ExtremeLife, LifeOf, PartyOf, PlayerCounters, PlayersIn
from engine.cards.abilities.references import EachPlayer, One, You
from engine.words.record import replace
from engine.words.terms import Fate, Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.controlling import holds_it, of_each_that_controls, there_or_controlled, with_others
from scenarios.cardtext.lower.counters_said import counter_kind
from scenarios.cardtext.lower.damage_suffered import dative_pronoun
from scenarios.cardtext.lower.done_so import ACTIVE, done_fact
from scenarios.cardtext.lower.history import done_this_turn, gone_from_play
from scenarios.cardtext.lower.how_it_was_cast import IN_YOUR_MAIN, cast_from_so, cast_then, entered_from, spoken_of_one
from scenarios.cardtext.lower.mana_spent import spent_so
from scenarios.cardtext.lower.of_players import (
    OF_EACH,
    any_counters_of_player,
    counters_of_player,
    more_than,
    of_any,
    of_player,
    some_player,
    turn_of_one,
    who_of,
)
from scenarios.cardtext.lower.of_this_turn import anybody_attacked, damaged_so, player_did, resolved_so
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.owned import YOURS, all_described, at_least
from scenarios.cardtext.lower.parties import known_object
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.so_many_there import (
    buried,
    counters_there,
    differing,
    doors_there,
    excess_fact,
    in_total,
    measured_so,
    tempted_so,
    told_so,
)
from scenarios.cardtext.lower.what_it_is import borne, fact_of_object
from scenarios.cardtext.lower.what_it_was import crime_done, deed_done, entered_this_turn, formidable, was_cast
from scenarios.cardtext.lower.what_was_paid import (
    PAID_FOR,
    card_gone_so,
    escaped,
    sacrificed_so,
    that_cost_paid,
    was_paid,
)
from scenarios.cardtext.lower.where_it_is import there_lies
from scenarios.cardtext.tree import Node
from scenarios.language.counters import ON_PLAYERS


def condition(node: Node, scope: Scope) -> c.Condition:
    """What a node of kind 'condition' asks for."""
    facts = [_fact(one, scope) for one in node.nodes("fact")]
    if len(facts) == 1:
        return facts[0]
    return c.AnyOf(tuple(facts)) if node.has("OR") else c.AllOf(tuple(facts))


def negated_fact(node: Node, scope: Scope) -> c.Condition:
    """'A meno che tu non abbia attaccato in questo turno': that it is so, whatever its verb in the subjunctive could agree with."""
    inner = next((one for one in node.nodes() if one.kind != "subject_of_fact"), None)
    bare = not node.has("NOT") and inner is not None and inner.kind in _BARE_IN_THE_SUBJUNCTIVE
    if bare and inner is not None and (inner.has("NOT") or not _subjunctive(inner)):
        refuse(node, refusal.UNEXPECTED)
    there = None if node.has("NOT") else node.word("THERE_ARE")
    if there is not None and there.form not in _SUBJUNCTIVES:
        refuse(node, refusal.UNEXPECTED)
    said = tuple(
        _in_the_indicative(one) if isinstance(one, Node) else one for one in node.children if one.kind != "NOT"
    )
    return _fact(Node("fact", said, node.start, node.end), scope)


def _subjunctive(node: Node) -> bool:
    """Whether a verb without 'non' is in the subjunctive, as behind 'a meno che tu'."""
    return any(word.form in _SUBJUNCTIVES for word in node.words("V_HAVE", "V_CONTROL"))


_BARE_IN_THE_SUBJUNCTIVE = ("cast_so", "deed_so", "attacked_so", "drawn_so", "controls", "crime_so")
"""'A meno che tu abbia lanciato una magia': what is said so, in older words, without 'non'."""
_SUBJUNCTIVES = ("abbia", "abbiano", "controlli", "controllino", "ci siano", "ci sia")


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
        return with_others(node, there_or_controlled(node, scope), scope)
    plain = next((said for kind, said in _PLAIN.items() if node.has(kind)), None)
    if plain is not None:
        return c.Not(plain) if node.has("NOT") else plain
    of = node.node("subject_of_fact")
    told = node.node(*_BY_ITSELF)
    if told is not None:
        said = _BY_ITSELF[told.kind](told, scope) if of is None else _told_of_each(told, of, scope)
        if node.has("NOT") and isinstance(said, c.Within) and isinstance(said.quantity, PlayerCounters):
            return c.Within(said.quantity, Bounds(most=0))
        return c.Not(said) if node.has("NOT") else said
    if node.has("ESCAPED"):
        return escaped(node, of, scope)
    if node.has("THAT_COST_PAID"):
        return that_cost_paid(node, scope)
    if node.has(*PAID_FOR):
        return was_paid(node, of, scope)
    inner = next(one for one in node.nodes() if one.kind != "subject_of_fact")
    if inner.kind == "holds_it":
        held = holds_it(inner, of, scope)
        return c.Not(held) if node.has("NOT") else held
    if inner.kind == "is_so" and of is not None and (there := there_lies(inner, of, scope)) is not None:
        return there
    if inner.kind == "has_counters" and _of_a_player(inner, of):
        return counters_of_player(inner, of, scope)
    if inner.kind == "has_any" and _only_on_players(inner):
        return any_counters_of_player(inner, of, scope)
    return _OF_SUBJECT.get(inner.kind, fact_of_object)(inner, of, scope)


def _told_of_each(told: Node, of: Node, scope: Scope) -> c.Condition:
    """608.2f: 'ogni giocatore che ha scartato una carta in questo modo': of each it is asked what that player did."""
    if told.kind != "done_fact":
        refuse(told, refusal.NO_VOCABULARY)
    each = scope.subject is not None and scope.subject.to == One()
    return done_fact(told, scope, by=One()) if each else _done_by(told, of, scope)


def _done_by(told: Node, of: Node | None, scope: Scope) -> c.Condition:
    """608.2c: 'se quel giocatore ha scartato una carta terra in questo modo', 'gli avversari che hanno ...': what they did."""
    if not told.has(*ACTIVE):
        refuse(told, refusal.NO_VOCABULARY)
    who, several = who_of(told, of, scope)
    return of_any(several, done_fact(told, scope, by=None if who == You() else who), told)


def _of_a_player(node: Node, of: Node | None) -> bool:
    """122.1: whether the counters are said of players: 'hai', 'un avversario ha', 'quel giocatore ha', 'il suo controllore ha'."""
    if of is None:
        verb = next(node.words("V_HAVE"))
        return verb.moods == {"2s"} or verb.form == "hai"
    who = of.only.only
    return (
        some_player(of) is not None
        or who.kind in ("holder", "defender", "chosen_person")
        or (who.kind in ("that", "attached") and who.has("PLAYER", "OPPONENT"))
    )


def _only_on_players(node: Node) -> bool:
    """122.1: whether the counters are of a kind that only players have: 'se non ha segnalini veleno'."""
    kind = node.node("counter_kind")
    return kind is not None and counter_kind(kind) in ON_PLAYERS


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
    "YOUR_MAIN_NOW": IN_YOUR_MAIN,
    "YOU_ARE_MONARCH": c.MonarchIs(Relation.YOU),
    "YOU_HAVE_INITIATIVE": c.InitiativeIs(Relation.YOU),
    "OPPONENT_IS_MONARCH": c.MonarchIs(Relation.OPPONENT),
    "NO_MONARCH": c.Not(c.MonarchIs(Relation.ANY)),
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


OF_EACH.update(dict.fromkeys(("life_so", "attacked_so", "drawn_so"), done_this_turn))
OF_EACH.update({**dict.fromkeys(("controls", "controls_none"), of_each_that_controls), "done_fact": _done_by})


def _of_the_past(node: Node, scope: Scope) -> c.Condition:
    match node.kind:
        case "entered_so":
            return entered_this_turn(node, scope)
        case "hit_so":
            return _hit(node, scope)
        case _:
            return was_cast(node, spoken_of_one(node, scope), scope)


def _hit(node: Node, scope: Scope) -> c.Condition:
    """608.2i, 120.3: 'a quella creatura è stato inflitto danno in questo turno'."""
    party = node.node("party") or dative_pronoun(next(node.words("THE")))
    found = known_object(party, scope)
    if found.plural is not False or node.has("COMBAT_DAMAGE") or not node.has("DAMAGE"):
        refuse(node, refusal.NO_VOCABULARY)
    return c.Is(found.to, Filter(dealt_damage_by=Filter()))  # type: ignore[arg-type]


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
    return c.Not(with_others(node, found, scope))


_BY_ITSELF: Mapping[str, Callable[[Node, Scope], c.Condition]] = {
    "cast_from_so": cast_from_so,
    "entered_from": entered_from,
    "cast_then": cast_then,
    "sacrificed_so": sacrificed_so,
    "gone_so": card_gone_so,
    "turn_of_one": turn_of_one,
    "buried": buried,
    "died_so": gone_from_play,
    "left_so": gone_from_play,
    "done_fact": done_fact,
    "excess_fact": excess_fact,
    **dict.fromkeys(("cast_it", "entered_so", "hit_so"), _of_the_past),
    **dict.fromkeys(("there_differ", "apart"), differing),
    "doors_there": doors_there,
    "measured_so": measured_so,
    "anybody_attacked": anybody_attacked,
    "resolved_so": resolved_so,
    "tempted_so": tempted_so,
    "damaged_so": damaged_so,
    "spent_so": spent_so,
    "counters_there": counters_there,
    "told_so": told_so,
    "borne": borne,
}
"""What is said without a subject, or has its own."""


_OF_SUBJECT: Mapping[str, Callable[[Node, Node | None, Scope], c.Condition]] = {
    **dict.fromkeys(("attacked_so", "life_so", "drawn_so"), done_this_turn),
    **dict.fromkeys(("cast_so", "deed_so"), deed_done),
    "crime_so": crime_done,
    "player_did": player_did,
    "formidable": lambda node, of, scope: in_total(node, formidable(node, of, scope)),
    "more_than": more_than,
    **dict.fromkeys(("life_total", "hand_size", "empty_hand", "cards_in"), of_player),
}
"""What is said of somebody; all else is said of an object."""
