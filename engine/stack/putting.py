"""405, 113.7, 603.3: abilities are put onto the stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.board.as_cast import names_paid
from engine.board.asking import Transaction
from engine.board.said import rules_of_targets
from engine.board.stacks import gets_priority
from engine.board.targets import became_targets
from engine.cards.abilities.ability import Activated, Triggered
from engine.cards.abilities.asked import same_from_anywhere
from engine.cards.abilities.keyword_abilities import number_of
from engine.cards.abilities.triggers import AbilityTriggers
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.instances import as_paid
from engine.cards.keywords.numbers import defined_by
from engine.happening.backup import printed_below
from engine.happening.ending import not_put
from engine.happening.words_of_an_event import spoken_of
from engine.happening.writing.lasting import keep_waiting
from engine.happening.writing.markers import wait_at
from engine.happening.writing.objects import keep_below, put_there
from engine.happening.writing.turns import note_done
from engine.stack.choosing import choose, modes_if_so, record_choice, target_facts
from engine.state import events as e
from engine.state.bindings import Bindings, Chosen
from engine.state.done import Done
from engine.state.facts.announced import OfAbility
from engine.state.lasting import WaitingTrigger
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.state.trace import Change, StepKind
from engine.words.citations import cite
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.mentions import Mention
from engine.words.record import replace
from engine.words.speaking import words
from engine.words.terms import Deed, Kind, ObjectId, PlayerId, Zone

NOTHING = Characteristics()


def put_ability(
    tx: Transaction,
    ability: Triggered | Activated,
    *,
    source: ObjectId,
    index: int,
    place: int,
    controller: PlayerId,
    bindings: Bindings,
    called: str | None = None,
) -> ObjectId:
    """113.7, 603.3: an ability becomes an object on top of the stack that is not a card and has no characteristics."""
    game = tx.game
    one = ObjectId(game.take_id())
    seen = tx.board.last_seen(source)
    label = seen[0].label if seen is not None else ""
    made = GameObject(
        id=one,
        label=called if called is not None else f"{label}#{place + 1}" if place >= 0 else f"{label}#",
        printed=NOTHING,
        kind=Kind.ABILITY,
        owner=controller,
        controller=controller,
        zone=Zone.STACK,
        timestamp=one,
        ability=ability,
        ability_index=index,
        ability_place=place,
        source=source,
        bindings=bindings,
        chosen=bindings.chosen,
    )
    put_there(game, made)
    return one


def put_triggers(tx: Transaction) -> None:
    """603.3b: in two parts: first what triggered on something else than an ability triggering, then the rest.

    In each part every player, in turn order from the active player, puts their own in an order of their choice; who has left
    the game puts none (800.4d).
    """
    _choose_stacks(tx)
    waiting = tx.game.waiting
    keep_waiting(tx.game, ())
    not_put(tx, [one for one in waiting if not tx.game.player(one.controller).in_game])
    for second in (False, True):
        part = [one for one in waiting if isinstance(one.ability.trigger, AbilityTriggers) is second]
        for together in _in_turn(tx):
            own = [one for one in part if one.controller in together]
            as_team = len({one.controller for one in own}) > 1
            for one in _in_order(tx, together, own):
                _put_triggered(tx, one, several=len(part) > 1, second=second, as_team=as_team)


def _choose_stacks(tx: Transaction) -> None:
    """807.5b: of several stacks for which they get priority a player says on which one their ability is put; where an object on
    a stack caused it, on that one. Who gets priority for none puts it on that of the turn in which it triggered."""
    game = tx.game
    if not game.courses:
        return
    kept = []
    for one in game.waiting:
        held = [it for it in game.markers if not it.waits and gets_priority(tx.board, one.controller, it.number)]
        if one.settled or not held:
            kept.append(one)
            continue
        among: list[Recipient] = [PlayerTarget(it.holder) for it in held]
        about = tx.mention(one.source)
        (chosen,) = tx.ask_objects(
            Purpose.CHOICE, one.controller, cite("807.5b"), among, minimum=1, maximum=1, about=about
        )
        number = held[among.index(chosen)].number
        if number == game.attended:
            kept.append(one)
        else:
            wait_at(game, number, replace(one, settled=True))
    keep_waiting(game, kept)


def _in_turn(tx: Transaction) -> list[tuple[PlayerId, ...]]:
    """101.4, 805.7: who orders abilities, one after the other: each player, or the members of a team that shares its turns."""
    game = tx.game
    found = []
    for player in game.seats():
        members = tuple(one for one in game.together(player) if game.player(one).in_game)
        if members not in found:
            found.append(members)
    return found


def _in_order(tx: Transaction, together: tuple[PlayerId, ...], own: Sequence[WaitingTrigger]) -> list[WaitingTrigger]:
    """603.3b: the order is the player's choice, or a team's, whose primary player decides (805.2); asked only where it makes a
    difference."""
    if len(own) < 2:
        return list(own)
    kinds: list[object] = []
    options = []
    triggered = Counter((one.source, one.place) for one in own)
    for one in own:
        signature = _signature(tx, one)
        if signature not in kinds:
            kinds.append(signature)
        mention = replace(tx.mention(one.source), text=one.ability.text, index=one.place)
        options.append(
            Option(
                key=f"t{one.id}",
                mention=mention,
                text=one.ability.text,
                alike=kinds.index(signature),
                on=_what_for(tx, one) if triggered[one.source, one.place] > 1 else None,
            )
        )
    answer = tx.ask(
        Question(
            form=Form.ORDER,
            purpose=Purpose.TRIGGER_ORDER,
            decider=together[0],
            chooser=together[0],
            rule=cite("603.3b") if len(together) == 1 else cite("805.7"),
            options=tuple(options),
        )
    )
    by_key = {f"t{one.id}": one for one in own}
    return [by_key[key] for key in answer.keys]


def _what_for(tx: Transaction, one: WaitingTrigger) -> Mention | None:
    """603.2c: what tells an ability from others of the same object that triggered with it: the object that it speaks of."""
    it = one.bindings.it
    if it is None or isinstance(it, PlayerTarget) or "It" not in words(one.ability):
        return None
    return tx.mention(it)


def _signature(tx: Transaction, one: WaitingTrigger) -> tuple[object, ...]:
    """What tells two waiting abilities apart: text, source where it matters, controller, and what of the event their words use.

    702.56b: of equal keywords that were paid for alike each does the same; 702.165a: the place of an ability on its object is told
    only of one that speaks of what is printed below it.
    """
    place = None if number_of(one.ability) is None else one.index
    source = None if same_from_anywhere(one.ability) else one.source
    ability = as_paid(one.ability, names_paid(tx.board, replace(one.bindings, source=one.source)))
    return (ability, source, place, one.controller, spoken_of(one.ability, one.bindings))


def choose_for(
    tx: Transaction, ability: Activated | Triggered, stacked: ObjectId, bound: Bindings, *, at_random: bool = False
) -> Chosen | None:
    """602.2b, 603.3c-d: the modes and targets of an ability that was put onto the stack; ``None`` where it has no legal choice."""
    return choose(
        tx,
        ability.modes,
        modes_if_so(tx, ability.modes_if, bound) or ability.choose_modes,
        ability.targets,
        bound,
        bound.chosen,
        stacked,
        repeat=ability.repeat_modes,
        spent=_modes_of_this_turn(tx, stacked, ability) if ability.fresh_modes else (),
        at_random=at_random,
    )


def _modes_of_this_turn(tx: Transaction, stacked: ObjectId, ability: Activated | Triggered) -> frozenset[int]:
    """700.2: the modes that were chosen in this turn for that ability of that object."""
    it = tx.game.objects[stacked]
    before = (done.object for done in tx.game.done_this_turn if done.what is Deed.CHOSE and done.object is not None)
    return frozenset(
        mode
        for known in before
        if (known.source, known.ability_place, known.ability) == (it.source, it.ability_place, ability)
        for mode in (() if known.chosen is None else known.chosen.modes)
    )


def note_modes(tx: Transaction, stacked: ObjectId, player: PlayerId, ability: Activated | Triggered) -> None:
    """700.2: that modes were chosen is remembered for the turn, where the ability asks for others the next time."""
    if ability.fresh_modes:
        note_done(tx.game, [Done(what=Deed.CHOSE, player=player, object=tx.game.objects[stacked])])


def _put_triggered(tx: Transaction, one: WaitingTrigger, *, several: bool, second: bool, as_team: bool) -> None:
    """603.3, 603.3c-d: onto the stack with its modes and targets, or removed where none can be chosen."""
    bound = replace(one.bindings, you=one.controller)
    stacked = put_ability(
        tx, one.ability, source=one.source, index=one.index, place=one.place, controller=one.controller, bindings=bound
    )
    if below := printed_below(tx, one.source, one.ability, one.index):
        keep_below(tx.game, stacked, below)
    ability = one.ability
    chosen = choose_for(tx, ability, stacked, bound, at_random=ability.random_modes)
    rules = [cite("603.3"), cite("603.3a")]
    if several or second:
        rules.append(cite("603.3b"))
    if as_team:
        rules.append(cite("805.7"))
    told = OfAbility(tx.mention(one.source), one.place, one.ability.text)
    modal = bool(one.ability.modes)
    if chosen is None or (modal and not chosen.modes):
        rule = cite("603.3c") if modal else cite("603.3d")
        tx.happen(
            [Change(event=e.Ceased(object=stacked), rules=(rule,))],
            kind=StepKind.ABILITY_REMOVED,
            rules=[rule],
            player=one.controller,
            cause=stacked,
            facts=(told,),
        )
        return
    record_choice(tx, stacked, chosen)
    note_modes(tx, stacked, one.controller, ability)
    if modal:
        rules.append(cite("603.3c"))
    announced = chosen if one.ability.targets or modal else Chosen()
    if announced.targets:
        rules += [cite("603.3d"), *rules_of_targets(tx, stacked, announced)]
    rules += defined_by(one.ability)
    tx.happen(
        became_targets(announced, stacked, announced=True),
        kind=StepKind.ABILITY_PUT_ON_STACK,
        rules=rules,
        player=one.controller,
        cause=stacked,
        facts=(told, *target_facts(tx, announced)),
    )
