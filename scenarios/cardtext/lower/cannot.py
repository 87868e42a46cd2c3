"""101.2, 601.3, 602.5: what cannot happen, what players can't do, and how often they may do it, as static abilities say."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition
from engine.cards.abilities.combat import MustBlock
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.player_rules import CastLimit, CastTimes, DrawLimit
from engine.words.record import replace
from engine.words.terms import CardType, Kind, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import describe, described, described_for_good
from scenarios.cardtext.lower.nouns import objects_only
from scenarios.cardtext.lower.owned import singular_noun
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import THIS, Abilities, all_objects, forbidden_objects
from scenarios.cardtext.tree import Node


def none_activated(node: Node, scope: Scope) -> Abilities:
    """602.5, 101.2: 'Le abilità attivate degli artefatti non possono essere attivate'."""
    nominal, named = node.node("nominal"), node.node("sources_named")
    if named is not None:
        wanted = with_chosen_name(named)
    elif nominal is None:
        wanted = forbidden_objects(node, next(node.nodes("party")), scope)
    else:
        if singular_noun(nominal):
            refuse(nominal, refusal.DISAGREES)
        wanted = objects_only(describe(nominal, scope=scope.fork()), nominal)
        if wanted.zone is not Zone.BATTLEFIELD or wanted.is_open:
            refuse(nominal, refusal.NO_VOCABULARY)
    return (Cannot(what=not_activated(node), objects=wanted),)


def with_chosen_name(node: Node) -> Filter:
    """109.2, 201.4: 'le fonti con il nome scelto', whatever and wherever they are."""
    plural = next(node.words("SOURCE")).marks.endswith("p")
    if not next(node.nodes("of_chosen")).has("OF_CHOSEN_NAME") or not plural:
        refuse(node, refusal.NO_VOCABULARY)
    return Filter(any_of=tuple(Filter(zone=zone, chosen_name=True) for zone in _EVERYWHERE))


_EVERYWHERE = (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
"""113.6: where there may be something whose abilities can be activated; 109.2: a source may be anything."""


def not_activated(node: Node) -> Prohibition:
    """602.5, 605.1a: no activated ability of it, or none that is not a mana ability."""
    return Prohibition.ACTIVATE_BUT_MANA if node.has("UNLESS_MANA_ABILITIES") else Prohibition.ACTIVATE


CANNOT_BE = {
    "BLOCKED": Prohibition.BE_BLOCKED,
    "COUNTERED": Prohibition.BE_COUNTERED,
    "REGENERATED": Prohibition.BE_REGENERATED,
    "TRANSFORM_ITSELF": Prohibition.TRANSFORM,
}

_PLAYERS_CANNOT = {
    "V_GAIN": Prohibition.GAIN_LIFE,
    "V_LOSE": Prohibition.LOSE_LIFE,
    "V_DRAW": Prohibition.DRAW,
    "SEARCH_LIBRARIES": Prohibition.SEARCH,
    "V_CAST": Prohibition.CAST,
    "V_PLAY": Prohibition.PLAY_LAND,
}

_ENDS_THE_GAME = {"V_LOSE": Prohibition.LOSE_GAME, "V_WIN": Prohibition.WIN_GAME}


def kept_from(node: Node) -> Prohibition | None:
    """101.2: what players can't do; 104.2b, 104.3e: to lose the game is another thing than to lose life."""
    said = _ENDS_THE_GAME if node.has("THE_GAME") else _PLAYERS_CANNOT
    return next((what for kind, what in said.items() if node.has(kind)), None)


def what_cannot(node: Node, party: Node, such: Condition | None, scope: Scope) -> Abilities:
    """101.2: each thing that cannot happen is an ability of its own."""
    inner = party.only
    if (
        inner.kind in ("opponents", "you")
        or enchanted_player(inner)
        or (inner.kind == "described" and described_for_good(inner, scope).players)
    ):
        return _players_cannot(node, party, such, scope)
    if node.has("CAST_BY", "PLAYED_BY"):
        spells = all_objects(inner, scope, zone=Zone.STACK) if inner.kind == "described" else None
        if inner.kind == "named_card":
            spells = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, chosen_name=True)
        if spells is None or spells.zone is not Zone.STACK:
            refuse(node, refusal.NO_VOCABULARY)
        return (Cannot(what=Prohibition.CAST, objects=spells, players=PlayerScope.ALL, condition=such),)
    whose = forbidden_objects(node, party, scope)
    if node.kind == "stays_tapped":
        return (_untap(node, whose, such),)
    found = [*(CANNOT_BE[word.kind] for word in node.words(*CANNOT_BE))]
    if node.has("V_ATTACK"):
        found.append(Prohibition.ATTACK)
    if node.has("V_BLOCK"):
        found.append(Prohibition.BLOCK)
    crews = node.word("KEYWORD")
    if crews is not None:
        if crews.value != "crew" or next(node.words("SUBTYPE")).value != "Vehicle":
            refuse(crews, refusal.UNEXPECTED)
        found.append(Prohibition.CREW)
    if not found or kept_from(node) is not None:
        refuse(node, refusal.NO_VOCABULARY)
    zones = (Zone.BATTLEFIELD,)
    if Prohibition.BE_COUNTERED in found:
        if len(found) > 1 or inner.kind == "attached":
            refuse(node, refusal.NO_VOCABULARY)
        if inner.kind == "own":
            whose, zones = Filter(zone=Zone.STACK, this=True), (Zone.STACK,)
    return tuple(Cannot(what=what, objects=whose, condition=such, zones=zones) for what in found)


def _untap(node: Node, whose: Filter, such: Condition | None) -> Cannot:
    """502.3: 'non STAPpa durante lo STAP del suo controllore'; 'durante il tuo STAP' is said of the source, which is yours."""
    if node.has("DURING_YOUR_UNTAP") and whose != THIS and whose.controller is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    return Cannot(what=Prohibition.UNTAP, objects=whose, condition=such)


def enchanted_player(inner: Node) -> bool:
    """303.4b: 'il giocatore incantato'."""
    return inner.kind == "attached" and inner.has("PLAYER")


def _players_cannot(node: Node, party: Node, such: Condition | None, scope: Scope) -> Abilities:
    inner = party.only
    if inner.kind == "you":
        who = PlayerScope.YOU
    elif inner.kind == "opponents":
        who = PlayerScope.OPPONENTS
    elif inner.kind == "described":
        found = described(inner)
        if not found.all or found.targeted or found.players not in (Relation.ANY, Relation.OPPONENT):
            refuse(party, refusal.NO_VOCABULARY)
        who = PlayerScope.ALL if found.players is Relation.ANY else PlayerScope.OPPONENTS
    elif enchanted_player(inner):
        player_of(party, scope.fork())
        who = PlayerScope.ENCHANTED
    else:
        refuse(party, refusal.NO_VOCABULARY)
    return players_cannot(node, who, such, scope)


def players_cannot(node: Node, who: PlayerScope, such: Condition | None, scope: Scope) -> Abilities:
    """101.2, 601.3: what players can't do: lose or gain life, draw, cast such spells, activate such abilities."""
    if node.has("V_ACTIVATE"):
        return _neither_cast_nor_activated(node, who, such, scope)
    what = kept_from(node) if node.kind == "cannot" else None
    if what is None:
        refuse(node, refusal.NO_VOCABULARY)
    if what is Prohibition.PLAY_LAND and not plays_lands(next(node.nodes("nominal"))):
        # 112.1: what old cards call playing a spell is casting it.
        what = Prohibition.CAST
    spells = _spells_kept_from(node, scope) if what is Prohibition.CAST else None
    return (Cannot(what=what, objects=spells, players=who, condition=such),)


def plays_lands(said: Node) -> bool:
    """305.1: 'giocare terre', of whatever kind: nothing but the card type is said."""
    found = describe(said, plural_and=False)
    return found.objects == Filter(types=(CardType.LAND,)) and not found.targeted and found.players is None


def _neither_cast_nor_activated(node: Node, who: PlayerScope, such: Condition | None, scope: Scope) -> Abilities:
    """601.3, 602.5: 'non possono lanciare magie o attivare abilità di artefatti'."""
    *cast, of = node.nodes("nominal")
    if any("inf" not in verb.moods for verb in node.words("V_CAST", "V_ACTIVATE")) or singular_noun(of):
        refuse(node, refusal.DISAGREES)
    spells = [
        Cannot(what=Prohibition.CAST, objects=_spells_described(one, scope), players=who, condition=such)
        for one in cast
    ]
    found = describe(of, scope=scope.fork())
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or wanted.is_open:
        refuse(of, refusal.NO_VOCABULARY)
    if found.card is not (wanted.zone is not Zone.BATTLEFIELD):
        refuse(of, refusal.NO_VOCABULARY)
    return (*spells, Cannot(what=Prohibition.ACTIVATE, objects=wanted, players=who, condition=such))


def _spells_kept_from(node: Node, scope: Scope) -> Filter | None:
    """601.3: which spells nobody may cast; any, where the words say nothing of them."""
    return _spells_described(next(node.nodes("nominal")), scope)


def _spells_described(said: Node, scope: Scope) -> Filter | None:
    found = describe(said, plural_and=False, scope=scope)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or wanted.zone is not Zone.STACK:
        refuse(said, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.ANY or wanted.another or wanted.targeting is not None:
        refuse(said, refusal.NO_VOCABULARY)
    plain = replace(wanted, not_kind=None)
    return None if plain == Filter(zone=Zone.STACK) else plain


def cast_limit(node: Node, scope: Scope) -> Abilities:
    """601.3, 121.2b: 'Ogni giocatore non può lanciare più di una magia per turno', 'non può pescare più di una carta'."""
    number, who = node.word("NUM"), _who_casts(node)
    often = node.word("EACH_COMBAT")
    if often is not None and "turno" not in often.form:
        refuse(often, refusal.NO_VOCABULARY)
    most = 1 if number is None else int(str(number.value))
    if node.has("V_DRAW"):
        return (DrawLimit(most=most, who=who),)
    said = next(node.nodes("nominal"))
    return (CastLimit(most=most, who=who, spells=_spells_described(said, scope)),)


def _who_casts(node: Node) -> Relation:
    """Of whom it is said how often, or when, they can cast; the verb agrees with them."""
    party, verb = node.node("party"), next(node.words("V_CAN"))
    if party is None or party.only.kind == "you":
        who, moods = Relation.YOU, {"2s"}
    elif party.only.kind == "opponents":
        who, moods = Relation.OPPONENT, {"3p"}
    else:
        if party.only.kind != "described":
            refuse(party, refusal.NO_VOCABULARY)
        found = described(party.only)
        if not found.all or found.targeted or found.players not in (Relation.ANY, Relation.OPPONENT):
            refuse(party, refusal.NO_VOCABULARY)
        who, moods = found.players, {"3p"} if found.plural else {"3s"}
    if not verb.moods & moods:
        refuse(verb, refusal.DISAGREES)
    return who


def cast_times(node: Node, scope: Scope) -> Abilities:
    """601.3: 'può lanciare magie solo quando potrebbe lanciare una stregoneria', 'solo durante il proprio turno'."""
    who = _who_casts(node)
    if node.has("DURING_YOUR_TURN", "ONLY_AS_SORCERY") is not (who is Relation.YOU):
        # 'Durante il tuo turno', of others, is another time than their own.
        refuse(node, refusal.NO_VOCABULARY)
    spells = _spells_described(next(node.nodes("nominal")), scope)
    return (CastTimes(spells=spells, as_sorcery=node.has("ONLY_AS_SORCERY", "ONLY_AS_THEIR_SORCERY"), who=who),)


def all_block(node: Node, scope: Scope) -> Abilities:
    """509.1c: 'Tutte le creature in grado di bloccare la Sentinella lo fanno'."""
    party = node.node("party")
    if party is None:
        refuse(node, refusal.NO_ANTECEDENT)
    return (MustBlock(objects=CREATURE, attacker=forbidden_objects(node, party, scope)),)


def blocked_by_all(node: Node, of: Node, such: Condition | None, scope: Scope) -> MustBlock:
    """509.1c: 'prende +1/+1 e tutte le creature in grado di bloccarla lo fanno': of what the sentence is about."""
    if not node.has("ALL_ABLE_TO_BLOCK_IT"):
        refuse(node, refusal.UNEXPECTED)
    return MustBlock(objects=CREATURE, attacker=forbidden_objects(node, of, scope), condition=such)
