"""702.47: cards of a hand whose text is spliced onto a spell as it is cast."""

from __future__ import annotations

from engine.board.asking import Transaction, option_key
from engine.board.matching import describe_failure
from engine.board.said import shifted, spell_ability
from engine.board.targets import can_choose
from engine.cards.abilities.ability import Ability, Keyword, SpellAbility
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.continuous import GainText, Part
from engine.cards.abilities.effects import Effect
from engine.cards.characteristics import Characteristics
from engine.happening.payable import could_pay
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.objects import GameObject, only_objects
from engine.state.trace import Change, Untold
from engine.words.citations import cite, not_implemented
from engine.words.decisions import Form, Purpose, Question
from engine.words.record import Record
from engine.words.terms import ObjectId, PlayerId, Zone

not_implemented("702.47b", "unire a una magia modale, o unire una carta modale")

SPLICE = "splice"


class Added(Record, kw_only=True):
    """702.47a: the cards spliced onto a spell, in the order in which they take effect, with what it gains and what is paid."""

    cards: tuple[ObjectId, ...] = ()
    costs: tuple[CastingCost, ...] = ()
    parts: tuple[Part, ...] = ()
    untold: tuple[Untold, ...] = ()

    def revealed(self, player: PlayerId) -> list[Change]:
        """702.47a-b: the cards are revealed, all at once, and stay in hand."""
        return [Change(event=e.Shown(object=one, player=player), rules=(cite("702.47a"),)) for one in self.cards]


NOTHING_ADDED = Added()


def spliced(tx: Transaction, player: PlayerId, card: GameObject) -> Added:
    """702.47a-b, 601.2b: which cards of their hand a player splices onto the spell that a card is about to become, and in which
    order; each once, and only one whose choices can be made."""
    looks = tx.board.characteristics(card.id)
    onto = spell_ability(looks)
    possible: dict[ObjectId, Keyword] = {}
    untold: list[Untold] = []
    for one in tx.game.zone(Zone.HAND, player):
        keyword = None if one == card.id else _splices(tx, player, tx.board.objects[one], card, looks)
        if keyword is None:
            continue
        text = spell_ability(tx.board.characteristics(one))
        if onto.modes or text.modes:
            about = tx.mention(one)
            untold.append(Untold(source=about, text=keyword.text, reason="not compiled", rules=(cite("702.47a"),)))
        elif can_choose(text.targets, tx.board, Bindings(source=card.id, you=player), card.id):
            possible[one] = keyword
    chosen = _in_order(tx, player, card, tuple(possible))
    abilities: list[Ability] = []
    before = len(onto.targets)
    for one in chosen:
        printed = tx.board.characteristics(one)
        text = spell_ability(printed)
        abilities += [ability for ability in printed.abilities if not isinstance(ability, SpellAbility)]
        abilities.append(SpellAbility(effects=_behind(text, before), targets=text.targets, text=text.text))
        before += len(text.targets)
    return Added(
        cards=chosen,
        costs=tuple(_additional(possible[one]) for one in chosen),
        parts=(GainText(tuple(abilities)),) if abilities else (),
        untold=tuple(untold),
    )


def _behind(text: SpellAbility, before: int) -> tuple[Effect, ...]:
    """702.47c-d: the added text has targets of its own, which come after those of the spell."""
    return tuple(shifted(text.effects, before))


def _additional(keyword: Keyword) -> CastingCost:
    """702.47a: the splice cost is an additional cost of the spell (118.8)."""
    assert keyword.cost is not None
    return CastingCost(cost=keyword.cost, name=SPLICE, text=keyword.text)


def _splices(
    tx: Transaction, player: PlayerId, one: GameObject, card: GameObject, looks: Characteristics
) -> Keyword | None:
    """702.47a: the ability by which a card of the hand can be spliced onto such a spell, with a cost that can be paid."""
    for keyword in tx.board.characteristics(one.id).keywords():
        if keyword.keyword != SPLICE or keyword.filter is None or keyword.cost is None:
            continue
        why = describe_failure(keyword.filter, tx.board, card, looks, player, source=one.id, you=player)
        if why is None and could_pay(tx, player, card, keyword.cost):
            return keyword
    return None


def _in_order(
    tx: Transaction, player: PlayerId, card: GameObject, possible: tuple[ObjectId, ...]
) -> tuple[ObjectId, ...]:
    about = tx.mention(card.id)
    picked = tx.ask_objects(
        Purpose.SPLICE, player, cite("702.47b"), possible, minimum=0, maximum=len(possible), about=about
    )
    several = only_objects(picked)
    if len(several) < 2:
        return several
    question = Question(
        form=Form.ORDER,
        purpose=Purpose.SPLICE,
        decider=player,
        chooser=player,
        rule=cite("702.47b"),
        options=tuple(tx.option(one) for one in several),
        about=about,
    )
    by_key = {option_key(one): one for one in several}
    return tuple(by_key[key] for key in tx.ask(question).keys)
