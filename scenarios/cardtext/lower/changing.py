"""402.2, 614.1a, 614.16, 615.10: static abilities that change counters, tokens, life, draws and damage as they would happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.cards.abilities.ability import Ability, Cannot, Prohibition, Replaces
from engine.cards.abilities.conditions import TurnOf
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.player_rules import InsteadOfLosing
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.replacing import (
    AlwaysRegenerates,
    ChangesDamage,
    ChangesLife,
    ChangesRolls,
    ChangesTokens,
    DamagePattern,
    LifeFloor,
    Prevents,
    ReplacesDraw,
)
from engine.cards.abilities.turns import HandLimit
from engine.words.record import replace
from engine.words.terms import CardType, Color, Kind, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.counters_put import more_counters, multiplied, one_permanent
from scenarios.cardtext.lower.damagers import any_source, damagers
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.going_elsewhere import where_instead
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import forbidden_objects
from scenarios.cardtext.tree import Node


def changes(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """The ability of a node of kind 'changes'."""
    inner = node.only
    return (_CHANGES[inner.kind](inner, scope),)


def _tokens(node: Node, scope: Scope) -> Ability:
    """614.16: twice or three times as many, of whatever tokens, or of those of a type."""
    by_effect = node.has("AN_EFFECT_WOULD_CREATE", "AN_EFFECT_WOULD_PUT")
    if by_effect and "3s" not in next(node.words("V_CREATE", "V_PUT")).moods:
        refuse(node, refusal.DISAGREES)
    types = tuple(one.value for one in node.words("TYPE") if isinstance(one.value, CardType))
    return ChangesTokens(
        who=Relation.YOU if node.has("UNDER_YOUR_CONTROL") else Relation.ANY,
        such=Filter(types=types) if types else None,
        factor=3 if node.has("TRIPLE") else 2,
        by_effect=by_effect,
    )


_LIVES: Mapping[str, tuple[Relation, bool]] = {
    "WOULD_GAIN_LIFE": (Relation.YOU, True),
    "WOULD_LOSE_LIFE": (Relation.YOU, False),
    "OPPONENT_WOULD_GAIN_LIFE": (Relation.OPPONENT, True),
    "OPPONENT_WOULD_LOSE_LIFE": (Relation.OPPONENT, False),
    "PLAYER_WOULD_GAIN_LIFE": (Relation.ANY, True),
    "PLAYER_WOULD_LOSE_LIFE": (Relation.ANY, False),
}


def _change_of_life(node: Node) -> ChangesLife:
    """119.10: whose gain or loss of life is meant, and when."""
    whose, gained = next(meant for said, meant in _LIVES.items() if node.has(said))
    if node.has("PLAYER") and whose is Relation.YOU:
        refuse(node, refusal.DISAGREES)
    while_ = TurnOf(Relation.YOU) if node.has("DURING_YOUR_TURN") else None
    return ChangesLife(who=whose, gained=gained, condition=while_)


def _life(node: Node, scope: Scope) -> Ability:
    """119.10: 'ne guadagni invece il doppio', 'perde invece il doppio di quei punti vita'."""
    change = _change_of_life(node)
    verb = "V_GAIN" if change.gained else "V_LOSE"
    if not node.has(verb) or not _persons(change) & next(node.words(verb)).moods:
        refuse(node, refusal.DISAGREES)
    if node.node("multiplied") is not None:
        factor, plus = multiplied(node)
    else:
        factor, plus = (2, 0) if node.has("DOUBLE_LIFE") else (1, _so_much(node) if node.has("NUM") else 1)
    return replace(change, factor=factor, plus=plus)


def _persons(change: ChangesLife) -> frozenset[str]:
    """In English several are said of one player: 'they lose'."""
    return frozenset({"2s"} if change.who is Relation.YOU else {"3s", "3p"})


def _dice(node: Node, scope: Scope) -> Ability:
    """706.6: 'tira invece altrettanti dadi più uno e ignora il tiro più basso'."""
    if not next(node.words("V_ROLL", "V_CAST")).moods & {"imp", "2s"}:
        refuse(node, refusal.DISAGREES)
    return ChangesRolls(more=_so_much(node) if node.has("NUM") else 1, lowest=node.has("IGNORE_LOWEST"))


def _cards(node: Node, scope: Scope) -> Ability:
    """614.11: 'Se stai per pescare una carta, pesca invece due carte'."""
    if not next(node.words("V_DRAW")).moods & {"imp", "2s"}:
        refuse(node, refusal.DISAGREES)
    count = amounts.said(next(node.nodes("cards")), scope)
    if not isinstance(count, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    return ReplacesDraw(effects=(Draw(count=count),), beyond_first=node.has("BEYOND_YOUR_FIRST_DRAW"))


def _more_damage(node: Node, scope: Scope) -> Ability:
    """614.1a: 'infligge invece il doppio di quel danno', 'il triplo', 'altrettanti danni più 2'."""
    if "3s" not in next(node.words("V_DEAL")).moods:
        refuse(node, refusal.DISAGREES)
    pattern = damage_said(node, scope)
    back = node.node("back_to")
    if back is not None and not _is_again(back, pattern, scope):
        refuse(back, refusal.NO_VOCABULARY)
    if node.has("DOUBLE", "TRIPLE"):
        return ChangesDamage(damage=pattern, factor=2 if node.has("DOUBLE") else 3)
    return ChangesDamage(damage=pattern, plus=_so_much(node))


def _less_damage(node: Node, scope: Scope) -> Ability:
    """615.10: 'previeni 1 di quei danni' of each event; 'previeni quel danno', all of it."""
    if not next(node.words("V_PREVENT")).moods & {"imp", "2s"}:
        refuse(node, refusal.DISAGREES)
    amount = Fixed(_so_much(node)) if node.has("NUM") else Fixed(1) if node.has("ONE") else None
    if node.has("V_DEAL") and not next(node.words("V_DEAL")).moods & {"3s"}:
        refuse(node, refusal.DISAGREES)
    whatever = node.node("damage_so")
    if whatever is not None:
        return Prevents(damage=_whatever_deals_it(whatever, scope), amount=amount)
    pattern, back = damage_said(node, scope), node.node("back_to")
    if back is not None and not (_is_again(back, pattern, scope) and _deals_it(node, pattern)):
        refuse(back, refusal.NO_VOCABULARY)
    return Prevents(damage=pattern, amount=amount)


def _deals_it(node: Node, pattern: DamagePattern) -> bool:
    """'Che quella magia sta per infliggere': the source of which it was said, called as it was."""
    spell = pattern.source is not None and pattern.source.zone is Zone.STACK
    types = {word.value for word in node.words("TYPE")}
    return (node.has("SPELL") and spell) or (
        bool(types) and pattern.source is not None and types <= {*pattern.source.types}
    )


def _whatever_deals_it(node: Node, scope: Scope) -> DamagePattern:
    """615.1: 'se sta per essere inflitto danno alla Sentinella'."""
    harm, party = next(node.nodes("harm")), node.node("party")
    combat = True if harm.has("COMBAT_DAMAGE") else False if harm.has("NONCOMBAT_DAMAGE") else None
    if party is None or party.only.kind == "you":
        return DamagePattern(to_player=Relation.YOU, combat=combat)
    return DamagePattern(to_object=one_permanent(party, scope), combat=combat)


def _so_much(node: Node) -> int:
    return int(str(next(node.words("NUM")).value))


_RECIPIENTS: Mapping[str, tuple[Relation, Filter | None]] = {
    "WOULD_DEAL_TO_YOU": (Relation.YOU, None),
    "TO_OPPONENTS_OR_THEIRS": (Relation.OPPONENT, Filter(controller=Relation.OPPONENT)),
    "TO_YOU_OR_CREATURE": (Relation.YOU, Filter(types=(CardType.CREATURE,), controller=Relation.YOU)),
    "TO_YOU_OR_PERMANENT": (Relation.YOU, Filter(controller=Relation.YOU)),
}


def damage_said(node: Node, scope: Scope) -> DamagePattern:
    """120.1: which damage is meant: from what, to whom, in combat or not."""
    source, harm = next(node.nodes("damage_source")), next(node.nodes("harm"))
    combat = True if harm.has("COMBAT_DAMAGE") else False if harm.has("NONCOMBAT_DAMAGE") else None
    pattern = DamagePattern(source=_source_of_damage(source, scope), combat=combat)
    for said, (whom, what) in _RECIPIENTS.items():
        if node.has(said):
            return replace(pattern, to_player=whom, to_object=what)
    if node.has("TO_YOU"):
        return replace(pattern, to_player=Relation.YOU)
    besides = node.node("you_or")
    if besides is not None:
        other = Node("party", (next(besides.nodes("described")),), besides.start, besides.end)
        return replace(pattern, to_player=Relation.YOU, to_object=one_permanent(other, scope))
    party = node.node("party")
    if party is None:
        return pattern
    to = party.only
    if to.kind in ("own", "attached"):
        return replace(pattern, to_object=one_permanent(party, scope))
    if to.kind == "you":
        return replace(pattern, to_player=Relation.YOU)
    if to.kind != "described":
        refuse(to, refusal.NO_VOCABULARY)
    found = described(to, dative=True)
    if found.determiner != "one" or found.targeted or found.card:
        refuse(to, refusal.NO_VOCABULARY)
    if found.objects is not None and found.objects.zone is not Zone.BATTLEFIELD:
        refuse(to, refusal.NO_VOCABULARY)
    return replace(pattern, to_object=found.objects, to_player=found.players)


def _source_of_damage(node: Node, scope: Scope) -> Filter | None:
    """609.7: any object may be a source; of permanents by what they are, of the others by their color and controller."""
    party = node.node("party")
    if party is not None:
        return _spell(party) or one_permanent(party, scope)
    anything = node.node("any_source")
    if anything is not None:
        found = any_source(anything)
        return None if found == Filter() else found
    if node.has("WHICH") and "2s" not in next(node.words("V_CONTROL")).moods:
        refuse(node, refusal.NO_VOCABULARY)
    subtype = node.word("SUBTYPE")
    if subtype is not None:
        whose = Relation.YOU if node.has("WHICH") else Relation.ANY
        return Filter(controller=whose, subtypes=(str(subtype.value),))
    colors = [one.value for one in node.words("COLOR") if isinstance(one.value, Color)]
    types = [one.value for one in node.words("TYPE") if isinstance(one.value, CardType)]
    if types:
        return _of_either(node, colors, types)
    if len(colors) != 1:
        refuse(node, refusal.NO_VOCABULARY)
    return Filter(controller=Relation.YOU if node.has("WHICH") else Relation.ANY, colors=tuple(colors))


def _spell(party: Node) -> Filter | None:
    """112.1: 'una magia', 'una magia istantaneo che controlli': only while it is on the stack."""
    found = described(party.only) if party.only.kind == "described" else None
    if found is None or found.objects is None or found.objects.zone is not Zone.STACK:
        return None
    if found.determiner != "one" or found.players is not None or found.targeted or found.objects.activated is not None:
        refuse(party, refusal.NO_VOCABULARY)
    return found.objects


def _of_either(node: Node, colors: list[Color], types: list[CardType]) -> Filter:
    """609.7: 'una fonte istantaneo o stregoneria', 'una fonte rossa o artefatto': of one of them, wherever it is."""
    whose = Relation.YOU if node.has("WHICH") else Relation.ANY
    if len(colors) + len(types) != 1 + len(list(node.words("OR"))):
        refuse(node, refusal.NO_VOCABULARY)
    if not colors:
        return Filter(controller=whose, any_type=tuple(types))
    either = (*(Filter(colors=(one,)) for one in colors), *(Filter(types=(one,)) for one in types))
    return Filter(controller=whose, any_of=either)


def _is_again(back: Node, pattern: DamagePattern, scope: Scope) -> bool:
    """Whether it goes to what was said before."""
    named = back.node("own", "attached")
    if named is not None:
        party = Node("party", (named,), named.start, named.end)
        return pattern.to_player is None and pattern.to_object == one_permanent(party, scope)
    players, objects = back.has("PLAYER", "OPPONENT"), back.has("PERMANENT", "TYPE")
    types = {word.value for word in back.words("TYPE")}
    same = pattern.to_object is None or types <= {*pattern.to_object.types}
    return same and players is (pattern.to_player is not None) and objects is (pattern.to_object is not None)


def hand_limit(node: Node, scope: Scope) -> HandLimit:
    """402.2: of you, or of all players."""
    return HandLimit(most=None, who=Relation.ANY if node.has("NO_HAND_LIMIT_FOR_ALL") else Relation.YOU)


def hand_size_changed(node: Node, scope: Scope) -> HandLimit:
    """402.2: 'Il numero massimo di carte che ogni avversario può tenere in mano è ridotto di due'."""
    number = node.word("NUM")
    count = 1 if number is None else int(str(number.value))
    who = Relation.YOU if node.has("MAXIMUM_HAND_YOURS") else Relation.OPPONENT
    return HandLimit(most=-count if node.has("IS_REDUCED") else count, more=True, who=who)


def _redirected(node: Node, scope: Scope) -> Ability:
    """614.9: 'Tutto il danno che ti verrebbe inflitto viene invece inflitto alla Sentinella'."""
    party = next(node.nodes("party"))
    if party.only.kind not in ("own", "attached"):
        refuse(party, refusal.NO_VOCABULARY)
    to, by = spoken(party, scope).to, node.node("damagers")
    combat = True if node.has("ALL_COMBAT_DAMAGE") else None
    source = None if by is None else damagers(by, scope)
    return ChangesDamage(damage=DamagePattern(source=source, to_player=Relation.YOU, combat=combat), redirect_to=to)


def _never_buried(node: Node, scope: Scope) -> Ability:
    """614.1a: 'Se una carta o pedina sta per essere messa in un cimitero, invece esiliala'. 111.6: a token is no card."""
    elsewhere = next(node.nodes("elsewhere"))
    said_instead = node.has("INSTEAD") or elsewhere.has("INSTEAD")
    if elsewhere.has("NOT_ELSEWHERE") or elsewhere.node("own") is not None or not said_instead:
        refuse(elsewhere, refusal.UNEXPECTED)
    if any(one.marks[:1] == "m" for one in elsewhere.words("CLITIC")):
        refuse(node, refusal.DISAGREES)
    wanted = next(meant for said, meant in _BURIED.items() if node.has(said))
    return replace(Replaces(subject=wanted, to=Zone.GRAVEYARD), **where_instead(elsewhere, wanted))


_BURIED = {
    "CARD_OR_TOKEN_BURIED": Filter(),
    "CARD_BURIED": Filter(kind=Kind.CARD),
    "OPPONENTS_CARD_BURIED": Filter(kind=Kind.CARD, owner=Relation.OPPONENT),
    "YOUR_CARD_BURIED": Filter(kind=Kind.CARD, owner=Relation.YOU),
    "YOUR_CARD_OR_TOKEN_BURIED": Filter(owner=Relation.YOU),
}


def _instead_of_losing(node: Node, scope: Scope) -> Ability:
    """614.1a: 'Se stai per perdere la partita, invece esilia la Sentinella e i tuoi punti vita diventano pari a ...'."""
    return InsteadOfLosing(this_to=Zone.EXILE, life=amounts.said(node, scope))


def _unpreventable(node: Node, scope: Scope) -> Ability:
    """615.12: 'Il danno non può essere prevenuto', of whatever source, or what a source would deal."""
    party = node.node("party")
    if party is not None:
        if "3s" not in next(node.words("V_CAN")).moods or "inf" not in next(node.words("V_BE")).moods:
            refuse(node, refusal.DISAGREES)
        return Cannot(what=Prohibition.BE_PREVENTED, objects=forbidden_objects(node, party, scope))
    return Cannot(what=Prohibition.BE_PREVENTED, objects=Filter())


def _regenerates(node: Node, scope: Scope) -> Ability:
    """701.19b: 'Se la Sentinella sta per essere distrutta, invece rigenerala'."""
    party, itself = next(node.nodes("party")), node.node("own")
    if not next(node.words("V_REGENERATE")).moods & {"imp", "2s"}:
        refuse(node, refusal.DISAGREES)
    if itself is not None and party.only.kind != "own":
        refuse(itself, refusal.NO_ANTECEDENT)
    return AlwaysRegenerates(subject=one_permanent(party, scope))


def _life_floor(node: Node, scope: Scope) -> Ability:
    """120.4c: 'Qualsiasi danno che ridurrebbe i tuoi punti vita a meno di 1 li riduce invece a 1'."""
    return LifeFloor()


_CHANGES: dict[str, Callable[[Node, Scope], Ability]] = {
    "more_counters": more_counters,
    "more_tokens": _tokens,
    "more_life": _life,
    "more_cards": _cards,
    "more_dice": _dice,
    "more_damage": _more_damage,
    "less_damage": _less_damage,
    "hand_limit": hand_limit,
    "hand_size_changed": hand_size_changed,
    "redirected": _redirected,
    "never_buried": _never_buried,
    "instead_of_losing": _instead_of_losing,
    "unpreventable": _unpreventable,
    "regenerates": _regenerates,
    "life_floor": _life_floor,
}
