"""306.5b, 310, 702.145b, 714: what the rules themselves say of how something enters."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.cards.characteristics import Characteristics
from engine.cards.intrinsic import SIEGE
from engine.cards.sorting import sorted_abilities
from engine.happening.lookahead import arrival
from engine.happening.replacement.facts import affected_player, enters_battlefield, proposed_looks
from engine.state import events as e
from engine.state.faces import moved_face
from engine.state.objects import PlayerTarget
from engine.state.trace import Change
from engine.words.citations import cite
from engine.words.counters import DEFENSE, LORE, LOYALTY
from engine.words.decisions import Form, Purpose, Question
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone


def enters_by_night(
    tx: Transaction, change: Change, event: e.ZoneChange | e.TokenCreated
) -> tuple[Change, e.ZoneChange | e.TokenCreated]:
    """702.145b, 616.1d: by night what has daybound and two faces enters with its back face up."""
    found = tx.board.objects.get(event.object) if isinstance(event, e.ZoneChange) else None
    if not tx.game.night or found is None or found.other_face is None or not isinstance(event, e.ZoneChange):
        return change, event
    there = moved_face(event, found)
    if there.transformed or there.face_down is not None or not arrival(tx, event).looks.has("daybound"):
        return change, event
    change = replace(change, rules=(*change.rules, cite("702.145b")))
    after = with_back_up(tx, event)
    return (change if enters_battlefield(after) else replace(change, rules=(*change.rules, cite("712.13a")))), after


def with_back_up(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> e.ZoneChange | e.TokenCreated:
    """712.13a: it enters with its back face up; a spell of which that is an instant or sorcery goes to the graveyard instead."""
    found = tx.board.objects.get(event.object) if isinstance(event, e.ZoneChange) else None
    if found is None or found.zone is not Zone.STACK or found.other_face is None or found.other_face.permanent_card:
        return replace(event, transformed=True)
    assert isinstance(event, e.ZoneChange)
    return replace(event, to=Zone.GRAVEYARD, controller=None, as_copy=None, attached_to=None)


def enters_as_printed(
    tx: Transaction, change: Change, event: e.ZoneChange | e.TokenCreated
) -> tuple[Change, e.ZoneChange | e.TokenCreated]:
    """306.5b, 310.4b, 714.3a: planeswalkers, battles and Sagas, cards or tokens, enter with their counters, if that is what they
    would be."""
    printed = proposed_looks(tx, event)
    if printed.loyalty is None and printed.defense is None and "Saga" not in printed.subtypes:
        return change, event
    looks = arrival(tx, event).looks
    counters = list(event.enters_with)
    rules = list(change.rules)
    if looks.is_type(CardType.PLANESWALKER) and printed.loyalty is not None:
        counters.append((LOYALTY, printed.loyalty))
        rules.append(cite("306.5b"))
    if looks.is_type(CardType.BATTLE) and printed.defense is not None:
        counters.append((DEFENSE, printed.defense))
        rules.append(cite("310.4b"))
    if "Saga" in looks.subtypes:
        ahead = looks.has("read ahead")
        counters.append((LORE, _chapter(tx, event, looks) if ahead else 1))
        rules += [cite("714.3b"), cite("702.155b")] if ahead else [cite("714.3a")]
    return replace(change, rules=tuple(rules)), replace(event, enters_with=tuple(counters))


def _chapter(tx: Transaction, event: e.ZoneChange | e.TokenCreated, looks: Characteristics) -> int:
    """714.3b, 702.155b: of a Saga with read ahead a number of lore counters is chosen, up to its final chapter number."""
    chapters = [ability.chapter for _, ability in sorted_abilities(looks).triggered if ability.chapter is not None]
    player = affected_player(tx, event)
    question = Question(
        form=Form.NUMBER,
        purpose=Purpose.CHOICE,
        decider=player,
        chooser=player,
        rule=cite("714.3b"),
        minimum=1,
        maximum=max(chapters, default=1),
        about=tx.mention(event.object) if isinstance(event, e.ZoneChange) else None,
    )
    return tx.ask(question).number or 1


def protected(
    tx: Transaction, change: Change, event: e.ZoneChange | e.TokenCreated
) -> tuple[Change, e.ZoneChange | e.TokenCreated]:
    """310.9a, 310.12a: as a battle enters its controller chooses its protector: an opponent if it is a Siege, else themselves."""
    printed = proposed_looks(tx, event)
    if printed.defense is None and not printed.is_type(CardType.BATTLE):
        return change, event
    there = arrival(tx, event)
    if not there.looks.is_type(CardType.BATTLE):
        return change, event
    siege = SIEGE in there.looks.subtypes
    relation = Relation.OPPONENT if siege else Relation.YOU
    among = [PlayerTarget(p) for p in tx.game.seats() if related(tx.board, p, there.controller, relation)]
    rule = cite("310.12a") if siege else cite("310.9a")
    about = tx.mention(event.object) if isinstance(event, e.ZoneChange) else None
    chosen = tx.ask_objects(Purpose.PROTECTOR, there.controller, rule, among, minimum=1, maximum=1, about=about)
    if not chosen or not isinstance(chosen[0], PlayerTarget):
        return change, event
    rules = (*change.rules, cite("310.9a"), *((rule,) if siege else ()))
    return replace(change, rules=rules), replace(event, protector=chosen[0].player)
