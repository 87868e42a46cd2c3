"""101.2, 611.2c: what a resolution keeps players from for a time, and what cannot happen meanwhile."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, Keyword, PlayerScope, Prohibition
from engine.cards.abilities.casting import AsThoughFlash, ChangesCost
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.keyword_abilities import PLAYER_KEYWORDS, Forbid, GivePlayer
from engine.cards.abilities.lasting import ApplyToNextSpell
from engine.cards.abilities.replacing import LifeFloor
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import replace
from engine.words.terms import Kind, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.becoming import listed
from scenarios.cardtext.lower.cannot import plays_lands
from scenarios.cardtext.lower.changing import hand_limit, hand_size_changed
from scenarios.cardtext.lower.costs_of_static import cost_change, reduction
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.doing import Doer, Effects, player_doing
from scenarios.cardtext.lower.keywords import of_item
from scenarios.cardtext.lower.lasting import duration
from scenarios.cardtext.lower.qualities import adjective
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node

_KEPT_FROM = {
    "V_GAIN": Prohibition.GAIN_LIFE,
    "V_LOSE": Prohibition.LOSE_LIFE,
    "V_DRAW": Prohibition.DRAW,
    "SEARCH_LIBRARIES": Prohibition.SEARCH,
}
_ANY_SPELL = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)


def hindered(node: Node, scope: Scope, doer: Doer) -> Effects:
    """101.2: 'i tuoi avversari non possono lanciare magie non creatura in questo turno'."""
    who, until = player_doing(node, doer), time_said(node, scope)
    inner = next(node.nodes("kept_from"))
    if any("inf" not in verb.moods for verb in inner.words("V_GAIN", "V_LOSE", "V_DRAW", "V_WIN", "V_CAST", "V_PLAY")):
        refuse(inner, refusal.DISAGREES)
    if inner.has("THE_GAME"):
        ends = Prohibition.WIN_GAME if inner.has("V_WIN") else Prohibition.LOSE_GAME
        return (Forbid(what=ends, who=who, until=until),)
    if not inner.has("V_CAST", "V_PLAY"):
        return (Forbid(what=next(what for kind, what in _KEPT_FROM.items() if inner.has(kind)), who=who, until=until),)
    if inner.has("V_PLAY") and plays_lands(next(inner.nodes("nominal"))):
        return (Forbid(what=Prohibition.PLAY_LAND, who=who, until=until),)
    spells = _spells(next(inner.nodes("nominal")), scope=scope)
    if spells == _ANY_SPELL:
        return (Forbid(what=Prohibition.CAST, who=who, until=until),)
    such = Cannot(what=Prohibition.CAST, objects=spells, players=PlayerScope.YOU)
    return (GivePlayer(ability=such, who=who, until=until),)


def players_get(node: Node, scope: Scope, doer: Doer) -> Effects:
    """613.10, 702.11c: 'hai anti-malocchio fino al tuo prossimo turno': for a time a player has a keyword ability."""
    who, said = player_doing(node, doer), list(next(node.nodes("predicates")).nodes())
    if [one.kind for one in said] != ["has"] or node.node("per") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    given = [one for item in listed(next(said[0].nodes("abilities"))) for one in of_item(item, scope)]
    if node.node("duration") is None and scope.until is None:
        refuse(node, refusal.UNEXPECTED)
    until, found = time_said(node, scope), []
    for one in given:
        if not isinstance(one, Keyword) or one.keyword not in PLAYER_KEYWORDS:
            refuse(node, refusal.NO_VOCABULARY)
        found.append(GivePlayer(ability=one, who=who, until=until))
    return tuple(found)


def not_prevented(node: Node, scope: Scope) -> Effects:
    """615.12: 'il danno non può essere prevenuto in questo turno', of whatever source, also of one that comes later; 120.4c."""
    hand = node.node("hand_limit", "hand_size_changed")
    if hand is not None:
        # 402.2
        limit = (hand_limit if hand.kind == "hand_limit" else hand_size_changed)(hand, scope)
        return (SetUp(says=limit, until=time_said(node, scope)),)
    if node.has("LIFE_FLOOR"):
        return (SetUp(says=LifeFloor(), until=time_said(node, scope)),)
    return (SetUp(says=Cannot(what=Prohibition.BE_PREVENTED, objects=Filter()), until=time_said(node, scope)),)


def next_spell(node: Node, scope: Scope) -> Effects:
    """611.2f: 'la prossima magia creatura che lanci in questo turno ha rapidità', 'non può essere neutralizzata'."""
    verb = next(node.words("V_HAVE", "V_CAN", "V_COST"))
    if "2s" not in next(node.words("V_CAST", "V_PLAY")).moods or not verb.moods & {"3s"}:
        refuse(node, refusal.DISAGREES)
    if node.has("AS_THOUGH_FLASH"):
        spell = _spells(next(node.nodes("nominal")), cards=True)
        return (SetUp(says=AsThoughFlash(spells=spell), until=Duration.END_OF_TURN, next_time=True),)
    spell = _spells(next(node.nodes("nominal")))
    if verb.kind == "V_COST":
        less, times = reduction(node, None, scope)
        says = ChangesCost(spells=spell, who=Relation.YOU, less=less, times=times)
        return (SetUp(says=says, until=Duration.END_OF_TURN, next_time=True),)
    said = node.node("abilities")
    if said is None:
        this = Filter(zone=Zone.STACK, this=True)
        parts = (GainAbility(Cannot(what=Prohibition.BE_COUNTERED, objects=this, zones=(Zone.STACK,))),)
        return (ApplyToNextSpell(spell=spell, parts=parts),)
    given = [one for item in listed(said) for one in of_item(item, scope)]
    if not all(isinstance(one, Keyword) for one in given):
        refuse(said, refusal.NO_VOCABULARY)
    return (ApplyToNextSpell(spell=spell, parts=tuple(map(GainAbility, given))),)


def costs_for_a_time(node: Node, scope: Scope) -> Effects:
    """601.2f, 611.2c: 'le magie istantaneo che lanci in questo turno costano {1} in meno per essere lanciate'."""
    until = time_said(node, scope)
    (says,) = cost_change(node, scope)
    if (
        not isinstance(says, ChangesCost)
        or says.spells is None
        or says.spells.this
        or says.zones != ChangesCost().zones
    ):
        refuse(node, refusal.NO_VOCABULARY)
    colored = node.node("either")
    if colored is not None:
        # 105.2: 'le magie che lanci in questo turno e che sono bianche e/o blu'.
        said = [adjective(one) for one in colored.nodes("adjective")]
        if any(list(one) != ["colors"] for one in said) or says.spells.colors:
            refuse(colored, refusal.NO_VOCABULARY)
        of_colors = replace(says.spells, colors=tuple(color for one in said for color in one["colors"]))
        says = replace(says, spells=of_colors)
    return (SetUp(says=says, until=until),)


def flash_for_a_time(node: Node, scope: Scope) -> Effects:
    """601.3b, 611.2c: 'fino al tuo prossimo turno, puoi lanciare magie stregoneria come se avessero lampo'."""
    return (SetUp(says=AsThoughFlash(spells=_spells(next(node.nodes("nominal")))), until=time_said(node, scope)),)


def time_said(node: Node, scope: Scope) -> Duration:
    """The one duration that is said, here or before the sentence."""
    said = node.node("duration")
    here = Duration.END_OF_TURN if node.has("THIS_TURN") else None if said is None else duration(said, scope)
    if node.has("IN_THIS_COMBAT"):
        here = Duration.END_OF_COMBAT
    if (here is None) is (scope.until is None):
        refuse(node, refusal.UNEXPECTED)
    lasting = here or scope.until
    assert lasting is not None
    return lasting


def _spells(nominal: Node, *, cards: bool = False, scope: Scope | None = None) -> Filter:
    """'magie', 'magie non creatura': spells as such, of nobody in particular. ``cards``: 601.1a: called by the card that is
    played."""
    found = describe(nominal, scope=scope)
    wanted = found.objects
    if cards and wanted is not None and found.card and not found.zone_said:
        wanted = replace(wanted, zone=Zone.STACK, not_kind=Kind.ABILITY)
    if wanted is None or found.players is not None or found.targeted or wanted.zone is not Zone.STACK:
        refuse(nominal, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.ANY or wanted.another:
        refuse(nominal, refusal.NO_VOCABULARY)
    return wanted
