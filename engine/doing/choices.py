"""608.2c-d: what is chosen as a spell or ability resolves, and what depends on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.board.asking import Transaction
from engine.board.holding import holds
from engine.board.jointly import first_fit, fit_together, most_together, those_that_can
from engine.board.owners import controller_of
from engine.board.values import recipients, such_objects
from engine.cards.abilities import choices as f
from engine.cards.abilities.classification import is_instruction, keeps
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.references import Among, EachPlayer
from engine.costs.paying import LARGEST_X
from engine.doing.alternatives import names_of
from engine.doing.damage import deal_at_once
from engine.happening.carrying import carries, carry_out, possible, possible_if
from engine.happening.instructed import all_at_once, amount, arrived, deciding, remember, there
from engine.happening.library import settle_tops
from engine.happening.writing.lasting import note_uses
from engine.state.bindings import Bindings
from engine.state.facts.decided import NumberChosen, SaysYes, WayChosen
from engine.state.facts.fact import Facts
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.game import DONE
from engine.state.objects import Recipient
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Form, IllegalAnswer, Option, Purpose, Question
from engine.words.record import replace, within
from engine.words.speaking import words
from engine.words.terms import PlayerId

not_implemented("101.4d", "scelte simultanee che ne fanno nascere un'altra per chi ha già scelto")


@carries(f.Choose, beyond=("who",))
def choose(tx: Transaction, effect: f.Choose, bound: Bindings) -> Bindings:
    """608.2d: chosen as it resolves, without targeting (115.10); 101.4: by each of all players in turn order, who know what was
    chosen before.

    Raises IllegalAnswer ('not together') for things that are not together what is wanted of them.
    """
    who = deciding(tx, effect.who, bound)
    if not isinstance(effect.who, EachPlayer):
        return remember(bound, effect.keep_as, _chosen_by(tx, effect, who[0], bound, cite("608.2d"))) if who else bound
    each = (_chosen_by(tx, effect, one, replace(bound, each_of_them=one), cite("101.4")) for one in who)
    return remember(bound, effect.keep_as, tuple(chosen for several in each for chosen in several))


def _chosen_by(
    tx: Transaction, effect: f.Choose, who: PlayerId, bound: Bindings, rule: Citation
) -> Sequence[Recipient]:
    among = those_that_can(_to_choose_from(tx, effect, bound), effect.together, tx.board, bound)
    least, most = _how_many(tx, effect, bound)
    chosen = tx.ask_objects(
        Purpose.CHANCE if effect.at_random else Purpose.CHOICE,
        who,
        rule,
        among,
        minimum=most_together(among, least, effect.together, tx.board, bound),
        maximum=most,
        about=tx.mention(bound.source),
    )
    if not fit_together(chosen, effect.together, tx.board, bound):
        raise IllegalAnswer(*tx.asked[-1], "not together")
    return chosen


def _how_many(tx: Transaction, effect: f.Choose, bound: Bindings) -> tuple[int, int]:
    """107.3, 608.2d: how many are chosen, at least and at most."""
    if effect.count is None:
        return effect.minimum, effect.maximum
    count = max(0, amount(tx, effect.count, bound))
    return (count if effect.minimum else 0), count


def _to_choose_from(tx: Transaction, effect: f.Choose, bound: Bindings) -> Sequence[Recipient]:
    if effect.among is None:
        return such_objects(effect.filter, tx.board, bound)
    return there(tx, Among(effect.among, effect.filter), bound)


@possible_if(f.Choose)
def can_choose(tx: Transaction, effect: f.Choose, bound: Bindings) -> bool:
    """608.2d: nobody can choose more than there are."""
    among = _to_choose_from(tx, effect, bound)
    return first_fit(among, _how_many(tx, effect, bound)[0], effect.together, tx.board, bound) is not None


@carries(f.ChooseNumber, beyond=("who",))
def choose_number(tx: Transaction, effect: f.ChooseNumber, bound: Bindings) -> Bindings:
    """107.3f: what nothing defines is chosen as it is come to."""
    most = LARGEST_X if effect.most is None else amount(tx, effect.most, bound)
    for player in deciding(tx, effect.who, bound):
        chosen = tx.ask(
            Question(
                form=Form.NUMBER,
                purpose=Purpose.CHOICE,
                decider=player,
                chooser=player,
                rule=cite("107.3f"),
                maximum=most,
                about=tx.mention(bound.source),
            )
        ).number
        tx.note(
            StepKind.DECIDED, [cite("107.3f")], player=player, cause=bound.source, facts=(NumberChosen(chosen or 0),)
        )
        bound = replace(bound, numbers={**bound.numbers, effect.keep_as: chosen or 0})
    return bound


@carries(f.May, beyond=("who",))
def may(tx: Transaction, effect: f.May, bound: Bindings) -> Bindings:
    """603.5, 608.2d: decided as it resolves."""
    who = deciding(tx, effect.who, bound)
    if not who:
        return bound
    if effect.then and not possible(tx, effect.then[0], bound):
        rules = [cite("608.2d")]
        facts = (Nothing(WhyNothing.IMPOSSIBLE),)
        tx.note(StepKind.NOTHING, rules, facts=facts, player=who[0], cause=bound.source)
        return carry_out(tx, effect.otherwise, bound)
    yes = tx.ask_yes(Purpose.MAY, who[0], cite("608.2d"), tx.mention(bound.source))
    rules = [cite("608.2d"), cite("603.5")]
    tx.note(StepKind.DECIDED, rules, facts=(SaysYes(yes),), player=who[0], cause=bound.source)
    if yes and effect.counts:
        note_uses(tx.game, (bound.source, DONE))
    return carry_out(tx, effect.then if yes else effect.otherwise, bound)


@carries(f.OneOf, beyond=("who",))
def one_of(tx: Transaction, effect: f.OneOf, bound: Bindings) -> Bindings:
    """608.2d: chosen by name as it resolves, among what is possible; nothing of it is optional."""
    who = deciding(tx, effect.who, bound)
    if not who:
        return bound
    names = names_of(effect.ways)
    ways = {name: way for name, way in zip(names, effect.ways, strict=True) if not way or possible(tx, way[0], bound)}
    if not ways:
        facts: Facts = (Nothing(WhyNothing.IMPOSSIBLE),)
        tx.note(StepKind.NOTHING, [cite("608.2d")], facts=facts, player=who[0], cause=bound.source)
        return bound
    options = tuple(Option(key=name, text=name) for name in ways)
    chosen = tx.ask_one(Purpose.CHOICE, who[0], cite("608.2d"), options, about=tx.mention(bound.source))
    facts = (WayChosen(chosen),)
    tx.note(StepKind.DECIDED, [cite("608.2d")], facts=facts, player=who[0], cause=bound.source)
    return carry_out(tx, ways[chosen], bound)


@possible_if(f.OneOf)
def can_do_one_of(tx: Transaction, effect: f.OneOf, bound: Bindings) -> bool:
    """608.2d: whether any of the alternatives is possible."""
    return any(not way or possible(tx, way[0], bound) for way in effect.ways)


@carries(f.If)
def if_(tx: Transaction, effect: f.If, bound: Bindings) -> Bindings:
    """608.2c: looked at as it is reached."""
    settle_tops(tx, effect.condition, bound)
    return carry_out(tx, effect.then if holds(effect.condition, tx.board, bound) else effect.otherwise, bound)


@carries(f.ForEach)
def for_each(tx: Transaction, effect: f.ForEach, bound: Bindings) -> Bindings:
    """608.2f: the same instructions for each: all at once where they are one action, else one after the other.

    608.2c: what they keep for each is afterwards kept for all together.
    """
    left = list(recipients(effect.of, tx.board, bound))
    if effect.one_action is not None:
        return _for_all_at_once(tx, effect, effect.one_action, [replace(bound, iterated=one) for one in left], bound)
    in_order = len(effect.do) > 1 and "One" in words(effect.do)
    names = [kept.name for part in within(effect.do) if is_instruction(part) for kept in keeps(part)]
    together: dict[str, tuple[Recipient, ...]] = {}
    while left:
        one = _next_of(tx, left, bound) if in_order else left[0]
        left.remove(one)
        before = bound.remembered
        bound = replace(carry_out(tx, effect.do, replace(bound, iterated=one)), iterated=bound.iterated)
        for name in dict.fromkeys(names):
            if name is not None and bound.remembered.get(name) is not before.get(name):
                together[name] = (*together.get(name, ()), *bound.remembered.get(name, ()))
    return replace(bound, remembered={**bound.remembered, **together}) if together else bound


def _for_all_at_once(
    tx: Transaction, effect: f.ForEach, action: Effect, each: Sequence[Bindings], bound: Bindings
) -> Bindings:
    """608.2f: one action, as one event; 608.2c: the tokens that were created so are kept for all together."""
    if isinstance(action, DealDamage):
        (done,) = effect.do
        such = [one for one in each if not isinstance(done, f.If) or holds(done.condition, tx.board, one)]
        return deal_at_once(tx, action, such, bound)
    happened = all_at_once(tx, [partial(carry_out, tx, effect.do, one) for one in each], bound)
    if isinstance(action, CreateTokens | CreateCopies):
        return remember(bound, action.keep_as, arrived(happened))
    return bound


def _next_of(tx: Transaction, left: Sequence[Recipient], bound: Bindings) -> Recipient:
    """608.2f: first what is the active player's, then each other player's in turn order; of several of one player the controller of
    the spell or ability chooses."""
    whose = {one: controller_of(one, tx.board) for one in left}
    first = next((player for player in tx.game.seats() if player in whose.values()), None)
    among = [one for one in left if first in (None, whose[one])]
    if len(among) == 1:
        return among[0]
    about = tx.mention(bound.source)
    return tx.ask_objects(Purpose.CHOICE, bound.you, cite("608.2f"), among, minimum=1, maximum=1, about=about)[0]
