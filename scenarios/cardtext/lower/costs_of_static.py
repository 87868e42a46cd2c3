"""601.2f, 602.2b, 118.8-9: what spells and abilities cost more, less or otherwise, as static abilities say."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards.abilities.ability import Ability, Cost
from engine.cards.abilities.casting import CastingCost, ChangesCost, InsteadOfManaCost
from engine.cards.abilities.conditions import AllOf, Condition, Not, TurnOf, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import DoneThisTurn, Fixed, Quantity, Sum, TargetsOf, X, XOf
from engine.cards.abilities.references import This, You
from engine.cards.keywords.numbers import DEFINED_BY
from engine.cards.mana import VARIABLES
from engine.words.record import replace
from engine.words.terms import CardType, Deed, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.cannot import with_chosen_name
from scenarios.cardtext.lower.conditions import condition
from scenarios.cardtext.lower.costs import cost
from scenarios.cardtext.lower.description import describe, described, described_for_good
from scenarios.cardtext.lower.mana_symbols import mana_cost
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.nouns import objects_only
from scenarios.cardtext.lower.relating import targeting
from scenarios.cardtext.lower.rules_changed import so_long
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import THIS, Abilities, agrees, all_objects, not_named_in_quotes, spoken_of_in
from scenarios.cardtext.tree import Node


def instead_of_mana_cost(node: Node, scope: Scope) -> Abilities:
    """118.9: 'Puoi pagare 2 punti vita invece di pagare il costo di mana di questa magia', for nothing where nothing is paid."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    if "2s" not in next(node.words("V_CAN")).moods or scope.source.quoted or CardType.LAND in scope.source.types:
        refuse(node, refusal.NO_VOCABULARY)
    asked, paid = node.node("if_", "while_"), node.node("cost")
    scope.subject = scope.mention(own(scope))
    such = None if asked is None else condition(next(asked.nodes("condition")), scope)
    if paid is not None and any("inf" not in verb.moods for verb in _payment_verbs(paid)):
        refuse(paid, refusal.DISAGREES)
    instead = Cost(mana="{0}") if paid is None else cost(paid, scope)
    if "{X}" in instead.mana or instead.times_x or instead.sacrifice_this or instead.tap:
        refuse(node, refusal.NO_VOCABULARY)
    return (CastingCost(cost=instead, alternative=True, name="instead", condition=such),)


def instead_for_spells(node: Node, scope: Scope) -> Abilities:
    """118.9: 'Puoi pagare {1} invece del costo di mana', of all spells of a kind that you cast."""
    asked, paid, party = node.node("if_", "while_"), next(node.nodes("cost")), next(node.nodes("party"))
    if "2s" not in next(node.words("V_CAN")).moods or party.only.kind != "described":
        refuse(node, refusal.NO_VOCABULARY)
    if any("inf" not in verb.moods for verb in _payment_verbs(paid)):
        refuse(paid, refusal.DISAGREES)
    such = None if asked is None else condition(next(asked.nodes("condition")), scope)
    found = described_for_good(party.only, scope, event=True)
    wanted = found.objects
    if not (found.all and found.plural) or wanted is None or wanted.zone is not Zone.STACK or found.targeted:
        refuse(party, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.YOU or wanted.another:
        refuse(party, refusal.NO_VOCABULARY)
    instead = cost(paid, scope)
    if instead != Cost(mana=instead.mana) or not instead.mana or any(f"{{{one}}}" in instead.mana for one in VARIABLES):
        # 601.2b: what is paid but mana is chosen for each spell, of which nothing is said yet.
        refuse(paid, refusal.NO_VOCABULARY)
    spells = replace(wanted, controller=Relation.ANY)
    return (InsteadOfManaCost(cost=instead, spells=spells, condition=such),)


def _payment_verbs(paid: Node) -> Iterator[Lexeme]:
    return (word for one in paid.nodes() for word in one.words() if word.kind.startswith("V_"))


def flash_for_more(node: Node, scope: Scope) -> Abilities:
    """601.3c: 'Puoi lanciare questa magia come se avesse lampo se paghi {2} in più per lanciarla'."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    paid = node.word("V_PAY", "IF_YOU_DO")
    agrees_with_you = paid is not None and ("2s" in paid.moods or paid.form == "se paghi")
    if "2s" not in next(node.words("V_CAN")).moods or not agrees_with_you:
        refuse(node, refusal.DISAGREES)
    if scope.source.quoted or CardType.LAND in scope.source.types:
        refuse(node, refusal.NO_VOCABULARY)
    return (CastingCost(cost=Cost(mana=mana_cost(node)), optional=True, flash=True, name="flash"),)


def cost_change(node: Node, scope: Scope) -> Abilities:
    """601.2f: 'Le magie creatura che lanci costano {1} in meno per essere lanciate'."""
    conditions = list(node.nodes("if_"))
    if len(conditions) == 2:
        return _both_reductions(node, conditions, scope)
    party, said = next(node.nodes("party")), node.node("while_", "if_")
    if node.has("DURING_YOUR_TURN", "DURING_OTHERS_TURNS"):
        return _in_turns(node, scope)
    agrees(party, replace(node, children=tuple(one for one in node.children if one is not said)), scope)
    spoken_of_in(party, scope)
    such = None if said is None else condition(next(said.nodes("condition")), scope)
    symbols, where = mana_cost(node), node.node("where")
    per = node.node("per")
    times = None if per is None else amounts.per(per, Fixed(1), scope)
    if times == X():
        # 107.3a, 601.2f: 'for each card exiled this way': the number that was announced for the spell that has this.
        if party.only.kind != "own" or such is not None:
            refuse(node, refusal.NO_VOCABULARY)
        times = XOf(This())
    if where is not None or times is None:
        symbols, times = reduction(node, where, scope)
    if any(f"{{{variable}}}" in symbols for variable in VARIABLES):
        refuse(node, refusal.NO_VOCABULARY)
    less, more = (symbols, "") if node.has("LESS_TO_CAST") else ("", symbols)
    inner = party.only
    if node.node("per_target") is not None:
        if inner.kind != "own":
            refuse(node, refusal.NO_VOCABULARY)
        times = Sum((TargetsOf(This()), Fixed(-1)))
    aimed = node.node("if_targets")
    if aimed is not None and (inner.kind != "own" or "3s" not in next(aimed.words("V_AIM")).moods):
        refuse(aimed, refusal.NO_VOCABULARY)
    if inner.kind == "own":
        if scope.source.quoted:
            refuse(node, refusal.NO_VOCABULARY)
        this = Filter(zone=Zone.STACK, this=True, targeting=None if aimed is None else targeting(aimed))
        changed = ChangesCost(spells=this, who=Relation.YOU, less=less, more=more, times=times, condition=such)
        return (replace(changed, zones=(Zone.STACK,)),)
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described_for_good(inner, scope, event=True)
    if not found.all or found.objects is None or found.objects.zone is not Zone.STACK or found.targeted:
        refuse(party, refusal.NO_VOCABULARY)
    who = found.objects.controller
    wanted = replace(found.objects, controller=Relation.ANY)
    return (ChangesCost(spells=wanted, who=who, less=less, more=more, times=times, condition=such),)


def _in_turns(node: Node, scope: Scope) -> Abilities:
    """601.2f: 'Durante il tuo turno, le magie che lanci costano {1} in meno', and only then."""
    said = list(node.words("DURING_YOUR_TURN", "DURING_OTHERS_TURNS"))
    if len(said) > 1 or next(node.nodes("party")).only.kind == "own":
        refuse(node, refusal.NO_VOCABULARY)
    yours: Condition = TurnOf(Relation.YOU)
    when = yours if said[0].kind == "DURING_YOUR_TURN" else Not(yours)
    comma = [one for one in node.words("COMMA") if one.start < next(node.nodes("party")).start]
    rest = replace(node, children=tuple(one for one in node.children if one not in (*said, *comma)))
    made = [one for one in cost_change(rest, scope) if isinstance(one, ChangesCost)]
    return tuple(
        replace(one, condition=when if one.condition is None else AllOf((when, one.condition))) for one in made
    )


def reduction(node: Node, where: Node | None, scope: Scope) -> tuple[str, Quantity | None]:
    """601.2f: so much mana, and how often: '{X} in meno, dove X è ...'."""
    symbols = mana_cost(node)
    if where is not None:
        if symbols != "{X}" or scope.x is not None:
            refuse(where, refusal.NO_VOCABULARY)
        return "{1}", amounts.quantity(next(where.nodes("quantity")), scope)
    if symbols == "{X}" and scope.x is not None:
        return "{1}", scope.x
    if any(f"{{{variable}}}" in symbols for variable in VARIABLES):
        refuse(node, refusal.NO_VOCABULARY)
    return symbols, None


def least_cost(node: Node, scope: Scope) -> Abilities:
    """601.2f: 'Ogni magia che costerebbe meno di tre mana per essere lanciata costa tre mana': what acts upon the total itself."""
    party, said = next(node.nodes("party")), node.node("while_", "if_")
    found = described(party.only) if party.only.kind == "described" else None
    if found is None or found.objects is None or found.objects.zone is not Zone.STACK or found.targeted:
        refuse(party, refusal.NO_VOCABULARY)
    if not found.all or ("3p" if found.plural else "3s") not in next(node.words("V_COST")).moods:
        refuse(party, refusal.DISAGREES)
    spoken_of_in(party, scope)
    such = None if said is None else condition(next(said.nodes("condition")), scope)
    below = node.has("WOULD_COST_LESS_THAN")
    numbers = _amounts_of_mana(node)
    if len(numbers) != 1 + below or len({*numbers}) != 1:
        # 601.2f: below one number the total becomes another, which no minimum is.
        refuse(node, refusal.NO_VOCABULARY)
    who, wanted = found.objects.controller, replace(found.objects, controller=Relation.ANY)
    return (ChangesCost(spells=wanted, who=who, least=numbers[0], condition=such),)


def _amounts_of_mana(node: Node) -> list[int]:
    """The numbers of mana that a sentence names, in its order: 'tre mana', '{3}'."""
    found = []
    for word in node.words("NUM", "ONE", "SYMBOL"):
        said = str(word.value if word.kind != "SYMBOL" else word.form).strip("{}")
        if word.kind == "SYMBOL" and not said.isdigit():
            refuse(node, refusal.NO_VOCABULARY)
        found.append(1 if word.kind == "ONE" else int(said))
    return found


def _both_reductions(node: Node, conditions: list[Node], scope: Scope) -> Abilities:
    """601.2f: 'costa {1} in meno per essere lanciata se controlli un artefatto e {1} in meno per essere lanciata se ...'."""
    party, verb, symbols = next(node.nodes("party")), next(node.words("V_COST")), list(node.words("SYMBOL"))
    less = list(node.words("LESS_TO_CAST"))
    made: list[Ability] = []
    for symbol, how, such in zip(symbols, less, conditions, strict=True):
        made += cost_change(replace(node, children=(party, verb, symbol, how, such)), scope.fork())
    return tuple(made)


def nth_cost(node: Node, scope: Scope) -> Abilities:
    """601.2f: 'La seconda magia che lanci in ogni turno costa {1} in meno per essere lanciata'."""
    found = describe(next(node.nodes("nominal")), plural_and=False)
    wanted = found.objects
    if wanted is None or found.players is not None or wanted.zone is not Zone.STACK or found.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.ANY or "2s" not in next(node.words("V_CAST")).moods:
        refuse(node, refusal.NO_VOCABULARY)
    if "3s" not in next(node.words("V_COST")).moods:
        refuse(node, refusal.DISAGREES)
    before = 0 if node.has("FIRST") else int(str(next(node.words("ORDINAL")).value)) - 1
    such: Condition = Within(DoneThisTurn(what=Deed.CAST, of=You(), filter=wanted), Bounds(least=before, most=before))
    if node.has("IN_EACH_OF_YOUR_TURNS", "DURING_OPPONENTS_TURN"):
        whose = Relation.YOU if node.has("IN_EACH_OF_YOUR_TURNS") else Relation.OPPONENT
        such = AllOf((TurnOf(whose), such))
    less, more = (mana_cost(node), "") if node.has("LESS_TO_CAST") else ("", mana_cost(node))
    return (ChangesCost(spells=wanted, who=Relation.YOU, less=less, more=more, condition=such),)


def unlock_cost(node: Node, scope: Scope) -> Abilities:
    """116.2m: 'I costi di sbloccare che paghi costano {1} in meno'."""
    if "2s" not in next(node.words("V_PAY")).moods or "3p" not in next(node.words("V_COST")).moods:
        refuse(node, refusal.DISAGREES)
    return (ChangesCost(doors=True, who=Relation.YOU, less=mana_cost(node)),)


def ability_cost(node: Node, scope: Scope) -> Abilities:
    """602.2b, 601.2f: 'Le abilità attivate delle creature che controlli costano {1} in meno per essere attivate'."""
    if "3p" not in next(node.words("V_COST")).moods:
        refuse(node, refusal.DISAGREES)
    symbols, where, times = mana_cost(node), node.node("where"), None
    if where is not None:
        if symbols != "{X}":
            refuse(where, refusal.NO_VOCABULARY)
        symbols, times = "{1}", amounts.quantity(next(where.nodes("quantity")), scope)
    if any(f"{{{variable}}}" in symbols for variable in VARIABLES):
        refuse(node, refusal.NO_VOCABULARY)
    less, more = (symbols, "") if node.has("LESS_TO_ACTIVATE") else ("", symbols)
    party, keyword, such = node.node("party"), node.word("KEYWORD"), so_long(node, scope)
    if keyword is not None:
        changed = ChangesCost(
            abilities_of=Filter(), keyword=_of_keyword(node, keyword), who=Relation.YOU, less=less, more=more
        )
        of = Filter() if party is None else all_objects(party.only, scope)
        return (replace(changed, abilities_of=of, condition=such),)
    named = node.node("sources_named")
    if named is not None:
        of = with_chosen_name(named)
    elif party is None or party.only.kind != "described":
        refuse(node, refusal.NO_VOCABULARY)
    else:
        of = _whose_abilities(party, scope)
    but_mana = node.has("UNLESS_MANA_ABILITIES")
    return (ChangesCost(abilities_of=of, less=less, more=more, times=times, but_mana=but_mana, condition=such),)


def _whose_abilities(party: Node, scope: Scope) -> Filter:
    """602.2b, 113.6: what has these abilities, on the battlefield or as cards in your graveyard."""
    found = described_for_good(party.only, scope)
    wanted = found.objects if found.card and found.objects is not None else objects_only(found, party)
    buried = found.card and wanted.zone is Zone.GRAVEYARD
    if not found.all or not (buried or wanted.zone is Zone.BATTLEFIELD):
        refuse(party, refusal.NO_VOCABULARY)
    return wanted


def _of_keyword(node: Node, keyword: Lexeme) -> str:
    """702: 'le abilità equipaggiare che attivi': a keyword that stands for an activated ability."""
    name = str(keyword.value)
    if "2s" not in next(node.words("V_ACTIVATE")).moods or name not in DEFINED_BY:
        refuse(keyword, refusal.NO_VOCABULARY)
    return name


def own_ability_cost(node: Node, scope: Scope) -> ChangesCost:
    """602.2b: 'Questa abilità costa {1} in meno per essere attivata per ogni Elfo che controlli', said of itself alone."""
    if "3s" not in next(node.words("V_COST")).moods:
        refuse(node, refusal.DISAGREES)
    symbols = mana_cost(node)
    if any(f"{{{variable}}}" in symbols for variable in VARIABLES):
        refuse(node, refusal.NO_VOCABULARY)
    less, more = (symbols, "") if node.has("LESS_TO_ACTIVATE") else ("", symbols)
    per, said = node.node("per"), node.node("while_", "if_")
    times = None if per is None else amounts.per(per, Fixed(1), scope)
    such = None if said is None else condition(next(said.nodes("condition")), scope)
    if node.has("DURING_YOUR_TURN"):
        such = TurnOf(Relation.YOU)
    return ChangesCost(abilities_of=THIS, less=less, more=more, times=times, condition=such)


def casting_cost(node: Node, scope: Scope) -> Abilities:
    """118.8a: 'Come costo addizionale per lanciare questa magia, sacrifica una creatura'."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    first, *others = node.nodes("cost")
    if node.has("V_CAN"):
        if "2s" not in next(node.words("V_CAN")).moods or any("inf" not in one for one in _moods_of_payments(first)):
            refuse(node, refusal.DISAGREES)
        made = cost(first, scope)
        if made.times_x in PAID_SO:
            # 118.8: to sacrifice any number of them is to sacrifice none, where one likes.
            return (CastingCost(cost=made),)
        name = next((name for said, name in _OPTIONAL if getattr(made, said)), "")
        if not name:
            # What was paid is asked for by the name that the words give it.
            refuse(node, refusal.NO_VOCABULARY)
        return (CastingCost(cost=made, optional=True, name=name),)
    return (CastingCost(cost=cost(first, scope), or_else=tuple(cost(one, scope.fork()) for one in others)),)


PAID_SO = {
    "sacrifice": "SACRIFICED",
    "discard": "DISCARDED",
    "exile": "EXILED",
    "reveal": "REVEALED",
    "tap": "TAPPED",
}
"""107.3a: what is done so many times as the X of a cost says, as 'in questo modo' speaks of it."""


def paid_in_x(paid: Cost) -> tuple[str, Filter] | None:
    """118.8, 608.2c: what a cost with an X has done, and to what: 'per ogni creatura sacrificata in questo modo'."""
    done = PAID_SO.get(paid.times_x)
    whom = {
        "SACRIFICED": paid.sacrifice,
        "DISCARDED": paid.discard_such or Filter(),
        "EXILED": paid.exile,
        "TAPPED": paid.tap_others,
    }
    wanted = whom.get(done or "", paid.reveal_such)
    return None if done is None or wanted is None else (done, wanted)


_OPTIONAL = (("evidence", "evidence"),)
"""601.2b: which additional costs that need not be paid have a name by which a condition asks for them."""


def _moods_of_payments(node: Node) -> list[frozenset[str]]:
    """In which moods the verbs of a cost stand."""
    return [one.moods for payment in node.nodes() for one in payment.words() if one.kind.startswith("V_")]
