"""601.3: static abilities by which a player may cast what could not be cast otherwise, or not then."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability, Cost, Keyword
from engine.cards.abilities.casting import AsThoughFlash, CastOnlyIf, MayCast, Permission
from engine.cards.abilities.conditions import AllOf, AnyOf, Condition, StepIs, TurnOf
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.player_rules import ShowsTop
from engine.cards.abilities.quantities import X
from engine.words.record import replace, within
from engine.words.terms import CardType, Kind, Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.conditions import condition
from scenarios.cardtext.lower.costs import cost
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import not_named_in_quotes, players_meant
from scenarios.cardtext.tree import Node


def may_cast(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """601.3b, 113.6m: 'Puoi lanciare la Sentinella dal tuo cimitero': it functions where the card may be cast from."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    verb = next(node.words("V_CAST", "V_PLAY"))
    if node.has("WHEN_AN_INSTANT_COULD", "AS_THOUGH_FLASH"):
        return _at_instant_times(node, verb, scope)
    zone = next(node.words("PLACE")).value
    if "2s" not in next(node.words("V_CAN")).moods or "inf" not in verb.moods:
        refuse(node, refusal.DISAGREES)
    if zone not in (Zone.GRAVEYARD, Zone.EXILE) or node.has("YOUR") is not (zone is Zone.GRAVEYARD):
        refuse(node, refusal.NO_VOCABULARY)
    assert isinstance(zone, Zone)
    if scope.source.quoted or CardType.LAND in scope.source.types:
        refuse(node, refusal.NO_VOCABULARY)
    scope.subject = scope.mention(own(scope))
    such = _in_your_turn(node, _asked(node, scope))
    how = Permission(besides=_besides(node, scope))
    return (MayCast(cards=Filter(this=True, zone=zone), how=how, condition=such, zones=(zone,)),)


def _in_your_turn(node: Node, such: Condition | None) -> Condition | None:
    """604.1: 'durante il tuo turno', before what is allowed then."""
    if not node.has("DURING_YOUR_TURN"):
        return such
    return TurnOf(Relation.YOU) if such is None else AllOf((TurnOf(Relation.YOU), such))


def _at_instant_times(node: Node, verb: Lexeme, scope: Scope) -> tuple[Ability, ...]:
    """702.8a: what the cards said before 'lampo' was a word for it."""
    if "2s" not in next(node.words("V_CAN")).moods or "inf" not in verb.moods:
        refuse(node, refusal.DISAGREES)
    if scope.source.quoted or CardType.LAND in scope.source.types:
        refuse(node, refusal.NO_VOCABULARY)
    such = _asked(node, scope)
    if such is None:
        return (Keyword(keyword="flash"),)
    if any(isinstance(one, X) for one in within(such)):
        # 601.2b: X is announced only as it is being cast, and the permission is asked for before.
        refuse(node, refusal.NO_VOCABULARY)
    itself = Filter(this=True, zone=Zone.STACK)
    return (AsThoughFlash(spells=itself, condition=such, zones=_CAST_FROM),)


_CAST_FROM = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY, Zone.COMMAND)


COMBAT_STEPS = (
    TurnStep.BEGINNING_OF_COMBAT, TurnStep.DECLARE_ATTACKERS, TurnStep.DECLARE_BLOCKERS, TurnStep.COMBAT_DAMAGE,
    TurnStep.END_OF_COMBAT,
)  # fmt: skip


def cast_only(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """506.7, 601.3: 'Lancia questa magia solo durante il combattimento', 'solo se hai lanciato un'altra magia in questo turno'."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    if "imp" not in next(node.words("V_CAST", "V_PLAY")).moods or scope.source.quoted:
        refuse(node, refusal.DISAGREES)
    such: Condition | None = _asked(node, scope)
    if node.has("DURING_YOUR_TURN", "DURING_OPPONENTS_TURN"):
        such = TurnOf(Relation.YOU if node.has("DURING_YOUR_TURN") else Relation.OPPONENT)
    if node.has("DURING_COMBAT"):
        such = AnyOf(tuple(map(StepIs, COMBAT_STEPS)))
    assert such is not None
    return (CastOnlyIf(condition=such),)


def cast_as_flash(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """601.3b, 702.8a: 'Puoi lanciare magie creatura come se avessero lampo'."""
    party, verb = node.node("party"), next(node.words("V_CAN"))
    who = Relation.YOU if party is None else players_meant(party)
    moods = {"2s"} if party is None else {"3s", "3p"}
    when_said = node.word("WHEN_AN_INSTANT_COULD")
    if when_said is not None and ("potresti" in when_said.form) is not (party is None):
        refuse(when_said, refusal.DISAGREES)
    if not moods & verb.moods or "inf" not in next(node.words("V_CAST", "V_PLAY")).moods:
        refuse(node, refusal.DISAGREES)
    found = describe(next(node.nodes("nominal")))
    wanted = found.objects
    if wanted is not None and found.card and not found.zone_said:
        wanted = replace(wanted, zone=Zone.STACK, not_kind=Kind.ABILITY)
    if wanted is None or found.players is not None or found.targeted or wanted.zone is not Zone.STACK:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.ANY or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    when = node.node("in_step")
    return (AsThoughFlash(spells=wanted, who=who, condition=None if when is None else _during(when)),)


def _during(node: Node) -> Condition:
    """500.1: 'durante la sottofase finale di ogni avversario', 'durante il tuo mantenimento'."""
    step = next(node.words("STEP")).value
    assert isinstance(step, TurnStep)
    return AllOf((TurnOf(Relation.YOU if node.has("YOUR") else Relation.OPPONENT), StepIs(step)))


def may_cast_exiled(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """601.3, 607.2a: 'Puoi lanciare le carte non terra esiliate con la Sentinella'."""
    if "2s" not in next(node.words("V_CAN")).moods:
        refuse(node, refusal.DISAGREES)
    such = _asked(node, scope)
    if node.has("DURING_YOUR_TURN"):
        such = TurnOf(Relation.YOU) if such is None else AllOf((TurnOf(Relation.YOU), such))
    several = list(node.nodes("cast_from"))
    cards = exiled_with_this(next(node.nodes("described")), scope)
    if several:
        return tuple(replace(such_of_exiled(one, cards), condition=such) for one in several)
    if "inf" not in next(node.words("V_CAST", "V_PLAY")).moods:
        refuse(node, refusal.DISAGREES)
    return (MayCast(cards=cards, how=Permission(lands=node.has("V_PLAY")), condition=such),)


def exiled_with_this(node: Node, scope: Scope) -> Filter:
    """607.2a: 'le carte esiliate con la Sentinella'."""
    found = described(node, scope=scope)
    wanted = found.objects
    if wanted is None or not wanted.linked_to_this or found.targeted or found.determiner not in ("the", "all"):
        refuse(node, refusal.NO_VOCABULARY)
    return wanted


def such_of_exiled(node: Node, cards: Filter) -> MayCast:
    """601.3, 607.2a: 'lanciare una magia creatura tra le carte esiliate con la Sentinella', 'giocare terre scelte tra ...'."""
    verb, inner = next(node.words("V_CAST", "V_PLAY")), node.node("described")
    found = describe(next(node.nodes("nominal"))) if inner is None else described(inner)
    wanted = found.objects
    if "inf" not in verb.moods:
        refuse(verb, refusal.DISAGREES)
    if wanted is None or found.players is not None or found.targeted or found.zone_said or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    land = wanted == Filter(types=(CardType.LAND,))
    if not (land or found.card or wanted.zone is Zone.STACK) or wanted.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    if (inner is not None and found.determiner != "one") or land is (verb.kind == "V_CAST") or cards != _EXILED:
        refuse(node, refusal.NO_VOCABULARY)
    not_types = wanted.not_types if land else tuple(dict.fromkeys((*wanted.not_types, CardType.LAND)))
    those = replace(wanted, zone=Zone.EXILE, not_kind=None, not_types=not_types, linked_to_this=True)
    return MayCast(cards=those, how=Permission(lands=land, once_each_turn=inner is not None))


_EXILED = Filter(zone=Zone.EXILE, linked_to_this=True)


def shows_top(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """401.5: 'Puoi guardare la prima carta del tuo grimorio in qualsiasi momento', 'Gioca con la prima carta ... rivelata'."""
    return (ShowsTop(revealed=node.has("TOP_REVEALED"), condition=_asked(node, scope)),)


def _asked(node: Node, scope: Scope) -> Condition | None:
    said = list(node.nodes("while_", "if_"))
    if len(said) > 1:
        refuse(said[1], refusal.UNEXPECTED)
    return condition(next(said[0].nodes("condition")), scope) if said else None


def may_cast_top(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """401.5, 601.3: 'Puoi giocare terre e lanciare magie creatura dalla cima del tuo grimorio'."""
    _of_your_library(node)
    if "2s" not in next(node.words("V_CAN")).moods:
        refuse(node, refusal.DISAGREES)
    once = node.has("ONCE_IN_YOUR_TURNS", "ONCE_EACH_TURN_YOU")
    besides, such, several = (
        _besides(node, scope),
        _in_your_turn(node, _asked(node, scope)),
        list(node.nodes("from_top")),
    )
    if node.has("ONCE_IN_YOUR_TURNS"):
        such = TurnOf(Relation.YOU)
    if (once and len(several) > 1) or any((one.node("described") is not None) is not once for one in several):
        refuse(node, refusal.NO_VOCABULARY)
    return tuple(_from_top(one, besides, such) for one in several)


def _besides(node: Node, scope: Scope) -> Cost | None:
    """118.8: 'pagando 1 punto vita oltre a pagare gli altri loro costi'."""
    paid = tuple(one for one in node.nodes() if one.kind.endswith("_payment"))
    if not paid:
        return None
    for payment in paid:
        if any("ger" not in word.moods for word in payment.words() if word.kind.startswith("V_")):
            refuse(payment, refusal.DISAGREES)
    return cost(Node("cost", paid, paid[0].start, paid[-1].end), scope.fork())


def _of_your_library(node: Node) -> None:
    place = next(node.nodes("own_place"))
    if not place.has("YOUR") or next(place.words("PLACE")).value is not Zone.LIBRARY:
        refuse(place, refusal.NO_VOCABULARY)


def _from_top(node: Node, besides: Cost | None, such: Condition | None) -> Ability:
    """Lands are played, spells are cast: what card that must be."""
    verb = next(node.words("V_CAST", "V_PLAY"))
    if "inf" not in verb.moods:
        refuse(verb, refusal.DISAGREES)
    inner = node.node("described")
    found = describe(next(node.nodes("nominal"))) if inner is None else described(inner)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.zone_said or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    if inner is not None and found.determiner != "one":
        refuse(inner, refusal.NO_VOCABULARY)
    land = wanted == Filter(types=(CardType.LAND,))
    if not land and not found.card and wanted.zone is not Zone.STACK:
        refuse(node, refusal.NO_VOCABULARY)
    if (land and verb.kind == "V_CAST") or (wanted.controller is not Relation.ANY):
        refuse(node, refusal.NO_VOCABULARY)
    return _top(
        wanted, lands=land, how=Permission(lands=land, besides=besides, once_each_turn=inner is not None), such=such
    )


def _top(wanted: Filter, *, lands: bool, how: Permission, such: Condition | None = None) -> MayCast:
    not_types = wanted.not_types if lands else tuple(dict.fromkeys((*wanted.not_types, CardType.LAND)))
    cards = replace(wanted, zone=Zone.LIBRARY, not_kind=None, not_types=not_types, owner=Relation.YOU)
    return MayCast(cards=cards, how=how, top=True, condition=such)


def may_cast_from(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """601.3: 'Puoi giocare terre e lanciare magie creatura dal tuo cimitero', in each turn of yours perhaps, or once in each."""
    if "2s" not in next(node.words("V_CAN")).moods:
        refuse(node, refusal.DISAGREES)
    once = node.has("ONCE_IN_YOUR_TURNS", "IN_EACH_OF_YOUR_TURNS", "ONCE_EACH_TURN_YOU")
    several = list(node.nodes("cast_from"))
    such = _asked(node, scope)
    if (once and not node.has("ONCE_EACH_TURN_YOU")) or node.has("DURING_YOUR_TURN"):
        such = TurnOf(Relation.YOU) if such is None else AllOf((TurnOf(Relation.YOU), such))
    if once and len(several) > 1:
        refuse(several[1], refusal.NO_VOCABULARY)
    place = node.node("own_place")
    if place is not None and (not place.has("YOUR") or next(place.words("PLACE")).value is not Zone.GRAVEYARD):
        refuse(place, refusal.NO_VOCABULARY)
    *before, last = several
    ability, zone = _from_zone(last, None if place is None else Zone.GRAVEYARD, once, such)
    made = (*(_from_zone(one, zone, once, such)[0] for one in before), ability)
    besides = _besides(node, scope)
    if besides is None:
        return both_at_once(made)
    if any(one.how.lands for one in made):
        # 305.1: playing a land costs nothing that anything could be added to.
        refuse(node, refusal.NO_VOCABULARY)
    return tuple(replace(one, how=replace(one.how, besides=besides)) for one in made)


def both_at_once(made: tuple[MayCast, ...]) -> tuple[MayCast, ...]:
    """601.1a: to play all lands and to cast all spells of a zone is to play its cards."""
    if len(made) != 2:
        return made
    lands, spells = made
    every = replace(lands.cards, types=())
    land = (CardType.LAND,)
    same = lands.cards == replace(every, types=land) and spells.cards == replace(every, not_types=land)
    if not same or replace(lands, cards=every) != replace(spells, cards=every, how=replace(spells.how, lands=True)):
        return made
    return (replace(lands, cards=every),)


def may_cast_from_graveyard(node: Node) -> MayCast:
    """601.3: what may be cast or played from the player's graveyard: as many as they like, or one where it is 'una magia'."""
    place, inner = node.node("own_place"), node.node("nominal")
    if place is not None and (not place.has("YOUR") or next(place.words("PLACE")).value is not Zone.GRAVEYARD):
        refuse(place, refusal.NO_VOCABULARY)
    verb = next(node.words("V_CAST", "V_PLAY"))
    what = inner if inner is not None else next(node.nodes("party")).only
    said = Node("cast_from", (verb, what), node.start, node.end)
    return _from_zone(said, None if place is None else Zone.GRAVEYARD, inner is None, None)[0]


def _from_zone(node: Node, zone: Zone | None, once: bool, such: Condition | None) -> tuple[MayCast, Zone]:
    """What may be cast, or played, and from which zone of the player's own; ``zone``: where the words behind it say so."""
    verb, inner = next(node.words("V_CAST", "V_PLAY")), node.node("described")
    if "inf" not in verb.moods:
        refuse(verb, refusal.DISAGREES)
    found = describe(next(node.nodes("nominal"))) if inner is None else described(inner)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or wanted.another or found.at_random:
        refuse(node, refusal.NO_VOCABULARY)
    if (inner is None) is once or (inner is not None and found.determiner != "one"):
        refuse(node, refusal.NO_VOCABULARY)
    land = wanted.types == (CardType.LAND,)
    spell = wanted.zone is Zone.STACK
    where = wanted.cast_from if spell else (wanted.zone if found.zone_said else None)
    if (where is None) is (zone is None) or not (land or spell or found.card):
        refuse(node, refusal.NO_VOCABULARY)
    here = where or zone
    if here is not Zone.GRAVEYARD or (where is not None and wanted.owner is not Relation.YOU):
        refuse(node, refusal.NO_VOCABULARY)
    if (land and verb.kind == "V_CAST") or wanted.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    every_card = found.card and verb.kind == "V_PLAY" and not (wanted.types or wanted.any_type)
    land = land or (every_card and CardType.LAND not in wanted.not_types)
    not_types = wanted.not_types if land else tuple(dict.fromkeys((*wanted.not_types, CardType.LAND)))
    cards = replace(wanted, zone=here, cast_from=None, not_kind=None, not_types=not_types, owner=Relation.YOU)
    return MayCast(cards=cards, how=Permission(lands=land, once_each_turn=once), condition=such), here


def may_cast_the_top(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """401.5: 'Puoi lanciare la prima carta del tuo grimorio se è una carta artefatto', 'Puoi giocare la prima carta ...'."""
    _of_your_library(node)
    verb = next(node.words("V_CAST", "V_PLAY"))
    if any("2s" not in can.moods for can in node.words("V_CAN")) or "inf" not in verb.moods:
        refuse(node, refusal.DISAGREES)
    such, plays = node.node("a_kind_of_card"), verb.kind == "V_PLAY"
    how = Permission(lands=plays, flash=node.has("AS_THOUGH_FLASH"))
    if such is None:
        return (_top(Filter(), lands=plays, how=how),)
    found = describe(next(such.nodes("nominal")))
    wanted = found.objects
    if wanted is None or not found.card or found.zone_said or found.targeted or wanted.another:
        refuse(such, refusal.NO_VOCABULARY)
    return (_top(wanted, lands=plays, how=how),)
