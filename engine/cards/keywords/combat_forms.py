"""702: the abilities that keywords about combat stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.cards.abilities.ability import Ability, Cannot, Keyword, Prohibition, Triggered
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.combat import AsAttacks, CombatEffect, Joins, MustBlock
from engine.cards.abilities.conditions import Condition, Is, Not, Within
from engine.cards.abilities.continuous import Duration, ModifyPT
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Bounds, Filter, TargetSpec
from engine.cards.abilities.keyword_abilities import Designate
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import ChooseAndSacrifice, CreateTokens, Move, Sacrifice, Untap
from engine.cards.abilities.players import AddMana, LoseLife
from engine.cards.abilities.quantities import CountOf, Fixed, PlayersIn, PowerOf, Quantity, Sum, Times
from engine.cards.abilities.references import (
    BlockersOf,
    DefendingPlayer,
    EachPlayer,
    EventPlayer,
    Every,
    It,
    ObjectReference,
    Other,
    PlayersAttacked,
    Remembered,
    Target,
    This,
    TopOf,
    WithoutPlayers,
    You,
)
from engine.cards.abilities.triggers import Attacks, BeginningOf, Blocks, DealsDamage, Trigger, Unblocked, When
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.parts import PAID_WITH
from engine.words.citations import not_implemented
from engine.words.counters import PLUS, POISON
from engine.words.terms import CardType, Color, Designation, Relation, TurnStep, Zone

not_implemented("702.134c", "abilità che si innescano quando una creatura ne addestra un'altra con mentore")
not_implemented("702.149c", "abilità che si innescano quando una creatura si addestra")
not_implemented("702.189b", "abilità che si innescano quando un giocatore usa il dominio del fuoco")

THIS = Filter(this=True)
NONE = Fixed(0)
WARRIOR = Characteristics(
    name="Warrior Token",
    colors=(Color.RED,),
    types=(CardType.CREATURE,),
    subtypes=("Warrior",),
    power=1,
    toughness=1,
)
"""702.181a."""


def _until_end_of_turn(what: ObjectReference, power: Quantity, toughness: Quantity) -> Apply:
    return Apply(to=what, parts=(ModifyPT(power, toughness),), until=Duration.END_OF_TURN)


def _when(keyword: Keyword, trigger: Trigger, *effects: Effect, targets: tuple[TargetSpec, ...] = ()) -> Triggered:
    return Triggered(trigger=trigger, effects=effects, targets=targets, text=keyword.text)


def grows(what: This | It | Other, amount: int) -> Apply:
    """+N/+N until end of turn."""
    return _until_end_of_turn(what, Fixed(amount), Fixed(amount))


def _number(keyword: Keyword) -> int:
    return 1 if keyword.value is None else keyword.value


def _flanking(keyword: Keyword) -> tuple[Ability, ...]:
    """702.25a: a blocker without flanking gets -1/-1."""
    blocked = Blocks(subject=THIS, becomes_blocked=True, other=Filter(without_keyword="flanking"))
    return (_when(keyword, blocked, grows(Other(), -1)),)


def _bushido(keyword: Keyword) -> tuple[Ability, ...]:
    """702.45a: +N/+N when it blocks or becomes blocked."""
    grown = grows(This(), _number(keyword))
    return (
        _when(keyword, Blocks(subject=THIS), grown),
        _when(keyword, Blocks(subject=THIS, becomes_blocked=True), grown),
    )


def _exalted(keyword: Keyword) -> tuple[Ability, ...]:
    """702.83a: a creature you control that attacks alone gets +1/+1."""
    own = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
    return (_when(keyword, Attacks(subject=own, alone=True), grows(It(), 1)),)


def _decayed(keyword: Keyword) -> tuple[Ability, ...]:
    """702.147a: it can't block, and is sacrificed at end of combat when it has attacked."""
    at_end = Delay(trigger=BeginningOf(step=TurnStep.END_OF_COMBAT), effects=(Sacrifice(what=This()),))
    return (
        Cannot(what=Prohibition.BLOCK, objects=THIS, text=keyword.text),
        _when(keyword, Attacks(subject=THIS), at_end),
    )


def _strikes(keyword: Keyword, *effects: Effect, condition: Condition | None = None) -> tuple[Ability, ...]:
    """'Whenever this creature deals combat damage to a player'."""
    trigger = DealsDamage(source=THIS, to_player=Relation.ANY, combat=True)
    return (Triggered(trigger=trigger, effects=effects, condition=condition, text=keyword.text),)


def _poisonous(keyword: Keyword) -> tuple[Ability, ...]:
    """702.70a: so many poison counters for the player."""
    return _strikes(keyword, PutCounters(counter=POISON, on=EventPlayer(), count=Fixed(_number(keyword))))


def _ingest(keyword: Keyword) -> tuple[Ability, ...]:
    """702.115a: the player exiles the top card of their library."""
    return _strikes(keyword, Move(what=TopOf(Fixed(1), EventPlayer()), to=Zone.EXILE))


def _renown(keyword: Keyword) -> tuple[Ability, ...]:
    """702.112a-c: once: so many +1/+1 counters, and it is renowned."""
    renowned = Filter(designation=Designation.RENOWNED)
    grown = PutCounters(counter=PLUS, on=This(), count=Fixed(_number(keyword)))
    known = Designate(what=This(), designation=Designation.RENOWNED)
    return _strikes(keyword, grown, known, condition=Not(Is(This(), renowned)))


def _rampage(keyword: Keyword) -> tuple[Ability, ...]:
    """702.23a-b: +N/+N for each creature blocking it beyond the first, counted as the ability resolves."""
    beyond = Times(_number(keyword), Sum((CountOf(BlockersOf(This())), Fixed(-1))))
    return (_when(keyword, Blocks(subject=THIS, becomes_blocked=True), _until_end_of_turn(This(), beyond, beyond)),)


def _provoke(keyword: Keyword) -> tuple[Ability, ...]:
    """702.39a: a creature of the defending player must block it this combat if able, and is untapped, if you want."""
    theirs = TargetSpec(objects=Filter(types=(CardType.CREATURE,), defending=True))
    block = CombatEffect(what=Target(0), rule=MustBlock(attacker=THIS), until=Duration.END_OF_COMBAT)
    return (_when(keyword, Attacks(subject=THIS), May(then=(block, Untap(what=Target(0)))), targets=(theirs,)),)


def _frenzy(keyword: Keyword) -> tuple[Ability, ...]:
    """702.68a: +N/+0 when it attacks and isn't blocked."""
    return (_when(keyword, Unblocked(subject=THIS), _until_end_of_turn(This(), Fixed(_number(keyword)), NONE)),)


def _annihilator(keyword: Keyword) -> tuple[Ability, ...]:
    """702.86a: the defending player sacrifices N permanents."""
    lost = ChooseAndSacrifice(who=DefendingPlayer(), filter=Filter(), count=Fixed(_number(keyword)))
    return (_when(keyword, Attacks(subject=THIS), lost),)


def _battle_cry(keyword: Keyword) -> tuple[Ability, ...]:
    """702.91a: each other attacking creature gets +1/+0."""
    others = Every(Filter(types=(CardType.CREATURE,), attacking=True, another=True))
    return (_when(keyword, Attacks(subject=THIS), _until_end_of_turn(others, Fixed(1), NONE)),)


def _dethrone(keyword: Keyword) -> tuple[Ability, ...]:
    """702.105a: a +1/+1 counter when it attacks a player with the most life."""
    return (_when(keyword, Attacks(subject=THIS, most_life=True), PutCounters(counter=PLUS, on=This())),)


def _myriad(keyword: Keyword) -> tuple[Ability, ...]:
    """702.116a: for each other opponent a token copy that attacks that player, or a planeswalker; exiled at end of combat."""
    others = WithoutPlayers(EachPlayer(Relation.OPPONENT), DefendingPlayer())
    joins = Joins(whom=others, planeswalkers=True, each=True)
    kept = Remembered("myriad")
    at_end = Delay(trigger=BeginningOf(step=TurnStep.END_OF_COMBAT), effects=(Move(what=kept, to=Zone.EXILE),))
    return (
        _when(
            keyword,
            Attacks(subject=THIS),
            CreateCopies(of=This(), tapped=True, joins=joins, keep_as=kept.name),
            If(condition=Within(CountOf(kept), Bounds(least=1)), then=(at_end,)),
        ),
    )


def _melee(keyword: Keyword) -> tuple[Ability, ...]:
    """702.121a: +1/+1 for each opponent attacked with a creature this combat."""
    attacked = PlayersIn(PlayersAttacked(You()))
    return (_when(keyword, Attacks(subject=THIS), _until_end_of_turn(This(), attacked, attacked)),)


def _afflict(keyword: Keyword) -> tuple[Ability, ...]:
    """702.130a: the defending player loses N life when it becomes blocked."""
    lost = LoseLife(amount=Fixed(_number(keyword)), who=DefendingPlayer())
    return (_when(keyword, Blocks(subject=THIS, becomes_blocked=True), lost),)


def _mentor(keyword: Keyword) -> tuple[Ability, ...]:
    """702.134a: a +1/+1 counter on an attacking creature with less power."""
    weaker = TargetSpec(objects=Filter(types=(CardType.CREATURE,), attacking=True, power_than_this="<"))
    return (_when(keyword, Attacks(subject=THIS), PutCounters(counter=PLUS, on=Target(0)), targets=(weaker,)),)


def _training(keyword: Keyword) -> tuple[Ability, ...]:
    """702.149a: a +1/+1 counter when it attacks together with a creature of greater power."""
    stronger = Attacks(subject=THIS, others=1, such=Filter(types=(CardType.CREATURE,), power_than_this=">"))
    return (_when(keyword, stronger, PutCounters(counter=PLUS, on=This())),)


def _mobilize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.181a: N Warriors tapped and attacking, sacrificed at the beginning of the next end step."""
    kept = Remembered("mobilized")
    made = CreateTokens(token=WARRIOR, count=Fixed(_number(keyword)), tapped=True, joins=Joins(), keep_as=kept.name)
    at_end = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(Sacrifice(what=kept),))
    return (_when(keyword, Attacks(subject=THIS), made, at_end),)


def _firebending(keyword: Keyword) -> tuple[Ability, ...]:
    """702.189a: N red mana as it attacks, which stays in the pool until the combat ends."""
    return (
        _when(
            keyword, Attacks(subject=THIS), AddMana(choices=(("R",),), times=Fixed(_number(keyword)), in_combat=True)
        ),
    )


def _enlist(keyword: Keyword) -> tuple[Ability, ...]:
    """702.154a: a creature may be tapped as it attacks; then it gets as much power as that one has."""
    more = PowerOf(Remembered(PAID_WITH))
    grown = Triggered(trigger=When(), effects=(_until_end_of_turn(This(), more, NONE),), text=keyword.text)
    return (AsAttacks(enlists=True, then=grown, text=keyword.text),)


COMBAT_FORMS: Mapping[str, Callable[[Keyword], tuple[Ability, ...]]] = {
    "rampage": _rampage,
    "provoke": _provoke,
    "frenzy": _frenzy,
    "annihilator": _annihilator,
    "battle cry": _battle_cry,
    "dethrone": _dethrone,
    "myriad": _myriad,
    "melee": _melee,
    "afflict": _afflict,
    "mentor": _mentor,
    "training": _training,
    "enlist": _enlist,
    "mobilize": _mobilize,
    "firebending": _firebending,
    "flanking": _flanking,
    "bushido": _bushido,
    "exalted": _exalted,
    "decayed": _decayed,
    "poisonous": _poisonous,
    "ingest": _ingest,
    "renown": _renown,
}
