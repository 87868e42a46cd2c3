"""106.6: on what mana may be spent, where the ability that made it says so, and what comes of mana that is."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, Prohibition, Replaces
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import It
from engine.cards.abilities.spending import Spending, WhenSpent
from engine.words.record import replace
from engine.words.terms import CardType, Color, Kind, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.becoming import listed
from scenarios.cardtext.lower.deeds.counting import counters
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.keywords import of_item
from scenarios.cardtext.lower.lasting import duration
from scenarios.cardtext.lower.nouns import objects_only
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.sentences.effects import effects
from scenarios.cardtext.tree import Node


def mana_spent(node: Node, scope: Scope) -> WhenSpent:
    """106.6: 'se questo mana viene speso per una magia creatura, quella creatura entra con un segnalino +1/+1 addizionale'."""
    spells = _spells(next(node.nodes("described")))
    said = node.node("effects")
    if said is not None:
        scope.subject = scope.mention(
            Mention(to=It(), called=frozenset({"spell"}), gender="f", zone=Zone.STACK, event=True)
        )
        return WhenSpent(spells=spells, effects=effects(said, scope))
    return _giving(node, spells, scope)


def spending_and_giving(node: Node, scope: Scope) -> Spending:
    """106.6: 'spendi questo mana solo per lanciare una magia creatura, e quella magia non può essere neutralizzata'."""
    found = _spending(node, scope)
    if not node.has("THAT"):
        return found
    if found.spells is None or found.abilities_of is not None:
        refuse(node, refusal.NO_VOCABULARY)
    return replace(found, when_spent=_giving(node, found.spells, scope))


def _giving(node: Node, spells: Filter, scope: Scope) -> WhenSpent:
    """106.6: what the spell has from then on."""
    if node.has("COUNTERED"):
        this = Filter(zone=Zone.STACK, this=True)
        never = Cannot(what=Prohibition.BE_COUNTERED, objects=this, zones=(Zone.STACK,))
        return WhenSpent(spells=spells, gives=(GainAbility(never),))
    given = node.node("abilities")
    if given is not None:
        parts = tuple(GainAbility(one) for item in listed(given) for one in of_item(item, scope))
        until = node.node("duration")
        lasting = Duration.ENDLESS if until is None else duration(until, scope)
        return WhenSpent(spells=spells, gives=parts, until=lasting)
    kind, count = counters(next(node.nodes("counters")), scope)
    enters = Replaces(subject=Filter(this=True), to=Zone.BATTLEFIELD, enters_with=((kind, count),))
    return WhenSpent(spells=spells, gives=(GainAbility(enters),))


def _spells(node: Node) -> Filter:
    found = described(node)
    wanted = found.objects
    if wanted is not None and wanted.commander and wanted.zone is Zone.BATTLEFIELD:
        wanted = replace(wanted, zone=Zone.STACK)
    if wanted is None or found.targeted or wanted.zone is not Zone.STACK or wanted.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    return wanted


def _spending(node: Node, scope: Scope) -> Spending:
    """106.6: 'spendi questo mana solo per lanciare magie creatura o attivare abilità di creature'."""
    spells: Filter | None = None
    of: Filter | None = None
    sources = False
    spent = Spending()
    if node.has("ON_COSTS_WITH"):
        if [word.form for word in node.words("SYMBOL")] != ["{X}"]:
            refuse(node, refusal.NO_VOCABULARY)
        return Spending(with_x=True)
    for one in node.nodes("spent"):
        if one.has("V_UNLOCK") or one.has("FACE_UP"):
            spent = _as_special_action(one, spent)
            continue
        if one.has("ABILITY") and not one.has("OF"):
            # Any ability of anything, wherever it is (602.1).
            if of is not None or any("inf" not in word.moods for word in one.words("V_ACTIVATE")):
                refuse(one, refusal.NO_VOCABULARY)
            of, sources = Filter(), True
            continue
        found = _source_meant(one) if one.has("SOURCE") else _all_meant(one)
        if one.has("V_CAST", "V_PLAY"):
            if spells is not None or found.zone is not Zone.STACK:
                refuse(one, refusal.NO_VOCABULARY)
            spells = found
        else:
            if of is not None or found.zone is not Zone.BATTLEFIELD:
                refuse(one, refusal.NO_VOCABULARY)
            of, sources = found, one.has("SOURCE")
    return replace(spent, spells=spells, abilities_of=of, sources=sources)


def _as_special_action(node: Node, spent: Spending) -> Spending:
    """116.2b, 116.2m: 'sbloccare una porta', 'girare un permanente a faccia in su'; each once, and of any permanent."""
    if "inf" not in next(node.words("V_UNLOCK", "V_TURN")).moods:
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("V_UNLOCK"):
        again, made = spent.doors, replace(spent, doors=True)
    else:
        again, made = spent.turning_up, replace(spent, turning_up=True)
        inner = node.node("described")
        found = described(inner) if inner is not None else describe(next(node.nodes("nominal")))
        if found.objects != Filter() or found.determiner not in ("", "one") or found.targeted:
            refuse(node, refusal.NO_VOCABULARY)
    if again:
        refuse(node, refusal.NO_VOCABULARY)
    return made


def not_spent(node: Node, scope: Scope) -> Spending:
    """106.6: 'questo mana non può essere speso per lanciare una magia non artefatto'."""
    found = _all_meant(node)
    if found.zone is not Zone.STACK:
        refuse(node, refusal.NO_VOCABULARY)
    return Spending(not_spells=found)


def _source_meant(node: Node) -> Filter:
    """113.7: 'una fonte artefatto', 'fonti artefatto': the object whose ability it is, wherever that is."""
    if any("inf" not in word.moods for word in node.words("V_ACTIVATE")):
        refuse(node, refusal.DISAGREES)
    word = next(node.words("TYPE", "SUBTYPE", "COLOR", "COLORLESS"))
    chosen = node.node("of_chosen")
    if chosen is not None and (word.value is not CardType.CREATURE or not chosen.has("OF_CHOSEN_TYPE")):
        refuse(chosen, refusal.NO_VOCABULARY)
    match word.kind:
        case "TYPE" if isinstance(word.value, CardType):
            return Filter(types=(word.value,), chosen_type=chosen is not None)
        case "SUBTYPE":
            return Filter(subtypes=(str(word.value),))
        case "COLOR" if isinstance(word.value, Color):
            return Filter(colors=(word.value,))
        case _:
            return Filter(colorless=True)


def _all_meant(node: Node) -> Filter:
    """'Una magia creatura', 'magie creatura': any that match."""
    if any("inf" not in word.moods for word in node.words("V_CAST", "V_ACTIVATE")):
        refuse(node, refusal.DISAGREES)
    inner, bare = node.node("described"), node.node("nominal")
    several = list(node.nodes("nominal"))
    if len(several) == 2:
        either = tuple(_all_meant(replace(node, children=(*node.words("V_CAST"), one))) for one in several)
        return Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, any_of=either)
    if bare is not None and _first_word(bare).marks.endswith("s"):
        refuse(bare, refusal.DISAGREES)
    found = described(inner) if inner is not None else describe(next(node.nodes("nominal")))
    wanted = objects_only(found, node)
    if found.determiner not in ("", "one") or wanted.another or wanted.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    return wanted


def _first_word(node: Node) -> Lexeme:
    first = node.children[0]
    return first if isinstance(first, Lexeme) else _first_word(first)
