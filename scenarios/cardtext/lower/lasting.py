"""611, 613: what is changed for a time, or as long as a static ability is there: +X/+X, abilities gained and lost, base numbers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.choices import OneOf
from engine.cards.abilities.choosing_types import ChooseTerm
from engine.cards.abilities.conditions import Condition, Is
from engine.cards.abilities.continuous import (
    ChangeTypes,
    CopyException,
    Duration,
    GainAbility,
    HasThisAbility,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPT,
    Part,
    SwitchPT,
)
from engine.cards.abilities.copying import BecomeCopy
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.growing import Multiply
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ControllerOf, ObjectReference, One, Remembered, This
from engine.words.record import replace
from engine.words.subtypes import EVERY_CREATURE_TYPE
from engine.words.terms import CardType, Relation, Supertype, Term, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.becoming import based, becoming, listed, of_chosen_type
from scenarios.cardtext.lower.counters_said import counter_kind
from scenarios.cardtext.lower.doing import Doer, Effects, object_of_deed, only_you, verb_of, what
from scenarios.cardtext.lower.keywords import keyword_abilities, of_item
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.powers import pair
from scenarios.cardtext.lower.qualities import named
from scenarios.cardtext.lower.scope import Mention, Place, Scope, Spoken, called, refuse
from scenarios.cardtext.tree import Node


def continuous(node: Node, scope: Scope, subject: Mention) -> tuple[Effect, ...]:
    """611.2: a change of objects for a time. Without a duration said, here or before the sentence, only what something is or
    becomes is changed for good (611.2a), and what an instruction put there has its abilities so; all else is refused.
    """
    until = node.node("duration")
    copied = next(node.nodes("predicates")).node("becomes_copy")
    if copied is not None:
        return _becomes_copy(node, copied, scope, subject)
    if next(node.nodes("predicates")).node("has_one_of") is not None:
        return _one_ability_of(node, scope, subject)
    if until is not None and scope.until is not None:
        refuse(node, refusal.UNEXPECTED)
    so_long = scope.so_long if until is None else held_while(until, scope)
    lasting = scope.until if until is None or so_long is not None else duration(until, scope)
    predicates = next(node.nodes("predicates"))
    if lasting is None and so_long is None:
        came = isinstance(subject.to, Remembered) and subject.zone is Zone.BATTLEFIELD
        # 400.7a: what a spell has, the permanent has that it becomes.
        came = came or (subject.zone is Zone.STACK and "spell" in subject.called and not scope.time_in_sentence)
        # 611.2a: an ability in quotes that something gets with no time said it has for good.
        quoted = subject.zone is Zone.BATTLEFIELD and _says(predicates, "QUOTED")
        # What it loses it has lost for good, and so it has what it gets in its place.
        loses = subject.zone is Zone.BATTLEFIELD and predicates.node("loses") is not None and not scope.tells_a_time
        # 611.2a: what something is as to size it is for good, too.
        alone = all(one.kind in ("base_numbers", "becomes", "loses", "and_") for one in predicates.nodes())
        sized = subject.zone is Zone.BATTLEFIELD and alone and not scope.tells_a_time
        if (
            predicates.node("becomes") is None
            and not loses
            and not (came and predicates.node("has") is not None)
            and not quoted
            and not sized
        ):
            refuse(node, refusal.UNEXPECTED)
        lasting = Duration.ENDLESS
    scope.chosen_here = True
    scope.has_it = scope.source if subject.own and not scope.source.quoted and not scope.source.spell else None
    made = parts(predicates, scope, node.node("per"))
    scope.chosen_here, scope.has_it = False, None
    applied = Apply(to=subject.to, parts=made)  # type: ignore[arg-type]
    applied = replace(applied, as_long_as=so_long) if lasting is None else replace(applied, until=lasting)
    if _says(predicates, "COLOR_OF_HOLDERS_CHOICE"):
        if subject.plural is not False:
            # Of several the controller of each would choose for each.
            refuse(node, refusal.NO_VOCABULARY)
        return (ChooseTerm(what=Term.COLOR, then=(applied,), who=ControllerOf(subject.to)),)  # type: ignore[arg-type]
    return (ChooseTerm(what=Term.COLOR, then=(applied,)),) if _chooses_a_color(predicates) else (applied,)


def type_becomes(node: Node, scope: Scope, doer: Doer) -> tuple[Effect, ...]:
    """205.3e: 'Il tipo della Sentinella diventa un tipo di creatura a tua scelta fino alla fine del turno'."""
    found = object_of(next(node.nodes("party")), scope)
    verb = next(node.words("V_BECOME"))
    if not verb.moods & {"3s"}:
        refuse(verb, refusal.DISAGREES)
    of_it = tuple(one for one in node.words() if one.kind != "THE_TYPE_OF")
    becomes = Node("becomes", of_it, node.start, node.end)
    predicates = Node("predicates", (becomes,), node.start, node.end)
    clause = Node("continuous", (predicates, next(node.nodes("duration"))), node.start, node.end)
    before, scope.subject = scope.subject, found.mention
    made = continuous(clause, scope, found.mention)
    scope.subject = before
    return (*found.before, *made)


def size_becomes(node: Node, scope: Scope, doer: Doer) -> tuple[Effect, ...]:
    """613.4b: 'La forza e la costituzione della Sentinella diventano pari al numero di creature che controlli'."""
    if [str(word.value) for word in node.words("MEASURE")] != ["power", "toughness"]:
        refuse(node, refusal.NO_VOCABULARY)
    found, verb = object_of(next(node.nodes("party")), scope), next(node.words("V_BECOME"))
    if "3p" not in verb.moods:
        refuse(verb, refusal.DISAGREES)
    said: tuple[Node | Lexeme, ...] = (
        Lexeme("BASE_NUMBERS", "", node.start, node.start),
        *node.words("EQUAL_TO"),
        *node.nodes("quantity", "pair_of"),
    )
    base = Node("base_numbers", (verb, Node("base_said", said, node.start, node.end)), node.start, node.end)
    changed = (Node("predicates", (base,), node.start, node.end), *node.nodes("duration"))
    before, scope.subject = scope.subject, found.mention
    made = continuous(Node("continuous", changed, node.start, node.end), scope, found.mention)
    scope.subject = before
    return (*found.before, *made)


def _one_ability_of(node: Node, scope: Scope, subject: Mention) -> tuple[Effect, ...]:
    """608.2d: 'guadagna volare o legame vitale a tua scelta', 'prende +1/+1 o -1/-1': the one or the other, as you choose."""
    predicates = next(node.nodes("predicates"))
    choices = next(predicates.nodes("has_one_of"))
    verb = next(choices.words("V_HAVE", "V_GAIN", "V_GET"))
    ways: list[tuple[Effect, ...]] = []
    items = [Node("abilities", (one,), one.start, one.end) for one in choices.nodes("ability_item")]
    each: list[Node | Lexeme] = [*items, *choices.words("PT")]
    for item in each:
        kind = "gets" if isinstance(item, Lexeme) else "has"
        chosen = Node(kind, (verb, item), choices.start, choices.end)
        said = tuple(chosen if one is choices else one for one in predicates.children)
        whole = Node("predicates", said, predicates.start, predicates.end)
        clause = Node(
            "continuous", tuple(whole if one is predicates else one for one in node.children), node.start, node.end
        )
        ways.append(continuous(clause, scope, subject))
    return (OneOf(ways=tuple(ways)),)


def _chooses_a_color(node: Node) -> bool:
    """608.2d: whether a colour is chosen as these words are carried out."""
    return _says(node, "COLOR_OF_YOUR_CHOICE", "OF_CHOICE_COLOR")


def _says(node: Node, *kinds: str) -> bool:
    """Whether such a word stands anywhere in it."""
    return node.has(*kinds) or any(_says(one, *kinds) for one in node.nodes())


def copied_of(party: Node, of: Spoken) -> ObjectReference:
    """707.2, 608.2h: 'quella creatura' is copied as it last was, 'quella carta' as it lies there."""
    card = any(True for _ in party.only.words("CARD"))
    return of.to if card else of.mention.last_known  # type: ignore[return-value]


def _becomes_copy(node: Node, copied: Node, scope: Scope, subject: Mention) -> tuple[Effect, ...]:
    """707.2: for a time, or for good."""
    predicates, until = next(node.nodes("predicates")), node.node("duration") or copied.node("duration")
    if (
        (node.node("duration") is not None and copied.node("duration") is not None)
        or len(list(predicates.nodes())) > 1
        or node.node("per") is not None
        or (until is not None and scope.until is not None)
    ):
        refuse(node, refusal.NO_VOCABULARY)
    lasting = scope.until if until is None else duration(until, scope)
    party, heard = next(copied.nodes("party")), scope
    if party.only.kind in ("pronoun", "that"):
        # Nothing becomes a copy of itself: 'diventa una copia di essa' is said of another one.
        heard = scope.fork()
        heard.mentions = [one for one in scope.mentions if one.to != subject.to]
    of = object_of(party, heard)
    if of.before or of.mention.plural is not False or of.mention.zone is Zone.STACK:
        refuse(copied, refusal.NO_VOCABULARY)
    but = copied.node("copied_but")
    exceptions = () if but is None else copied_but(but, types_called(of.mention), scope)
    until_when = Duration.ENDLESS if lasting is None else lasting
    copy_of = copied_of(next(copied.nodes("party")), of)
    return (BecomeCopy(what=subject.to, of=copy_of, until=until_when, exceptions=exceptions),)  # type: ignore[arg-type]


def types_called(mention: Mention) -> tuple[CardType, ...]:
    return tuple(one for one in CardType if str(one) in mention.called)


def held_while(node: Node, scope: Scope) -> Condition | None:
    """611.2b: 'fintanto che controlli la Sentinella', 'rimane TAPpata', 'ha un segnalino piuma': what must be so all the while."""
    itself = node.node("own")
    if itself is not None and itself.has("NAME") and scope.source.quoted:
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("V_CONTROL"):
        if "2s" not in next(node.words("V_CONTROL")).moods:
            refuse(node, refusal.DISAGREES)
        return Is(This(), Filter(controller=Relation.YOU))
    if node.has("TAPPED"):
        return Is(This(), Filter(tapped=True))
    if node.has("V_HAVE"):
        return Is(One(), Filter(counter=counter_kind(next(node.nodes("counter_kind")))))
    return None


def duration(node: Node, scope: Scope) -> Duration:
    """611.2a: how long; noted, since what is joined to it in the same sentence is not said to last for good."""
    scope.time_in_sentence = True
    if node.has("V_CONTROL", "TAPPED", "V_HAVE"):
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("END_OF_TURN", "THIS_TURN"):
        return Duration.END_OF_TURN
    if node.has("END_OF_YOUR_NEXT_TURN"):
        return Duration.END_OF_YOUR_NEXT_TURN
    if node.has("END_OF_COMBAT"):
        return Duration.END_OF_COMBAT
    if node.has("YOUR_NEXT_TURN"):
        return Duration.YOUR_NEXT_TURN
    step = node.word("UNTIL_YOUR_STEP")
    if step is not None:
        return Duration.YOUR_NEXT_UPKEEP if "mantenimento" in step.form else Duration.YOUR_NEXT_END_STEP
    if node.has("END_OF_GAME"):
        return Duration.ENDLESS
    if next(node.nodes("own")).has("NAME") and scope.source.quoted:
        refuse(node, refusal.NO_VOCABULARY)
    return Duration.WHILE_SOURCE_REMAINS


def switch_numbers(node: Node, scope: Scope, doer: Doer) -> Effects:
    """613.4d: 'scambia forza e costituzione della creatura bersaglio fino alla fine del turno'."""
    only_you(node, doer)
    _power_and_toughness(node)
    found = object_of_deed(node, scope, doer)
    return (*found.before, Apply(to=what(found), parts=(SwitchPT(),), until=_lasting(node, scope)))


def multiply(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.10b, 701.11b: 'raddoppia la forza della creatura bersaglio fino alla fine del turno'."""
    only_you(node, doer)
    names = [word.value for word in node.words("MEASURE")]
    if len(names) == 2:
        _power_and_toughness(node)
    if "mana value" in names:
        refuse(node, refusal.NO_VOCABULARY)
    if node.node("party") is None:
        found = Spoken(scope.antecedent(node, lambda one: not one.player))
    else:
        found = object_of_deed(node, scope, doer)
    times = 3 if node.has("V_TRIPLE") else 2
    power, toughness = "power" in names, "toughness" in names
    until = _lasting(node, scope)
    made = Multiply(what=what(found), times=times, power=power, toughness=toughness, until=until)
    return (*found.before, made)


def _power_and_toughness(node: Node) -> None:
    if [word.value for word in node.words("MEASURE")] != ["power", "toughness"]:
        refuse(node, refusal.UNEXPECTED)


def _lasting(node: Node, scope: Scope) -> Duration:
    """611.2: the duration, said here or before the sentence, and not in both places."""
    until = node.node("duration")
    if (until is None) is (scope.until is None):
        refuse(node, refusal.UNEXPECTED)
    lasting = scope.until if until is None else duration(until, scope)
    assert lasting is not None
    return lasting


def parts(predicates: Node, scope: Scope, times: Node | None = None) -> tuple[Part, ...]:
    """The parts of a continuous effect that predicates say. ``times``: 'per ogni ...' behind all of them, for the one +X/+X."""
    if not scope.list_goes_on or any(one.has("AND") for one in predicates.nodes("and_")):
        joined(predicates)
    gets = list(predicates.nodes("gets"))
    if times is not None and (len(gets) != 1 or gets[0].node("per") is not None):
        refuse(times, refusal.AMBIGUOUS)
    said = [one for one in predicates.nodes() if one.kind != "and_"]
    scope.only_types = loses_other_types(said)
    made = [(one, part(one, scope, times if one.kind == "gets" else None)) for one in said]
    scope.only_types = False
    return in_written_order(made)


def loses_other_types(said: Sequence[Node]) -> bool:
    """205.1a: whether one of several predicates says that it loses all other card types than those that another one gives."""
    loses = [one for one in said if one.kind == "loses" and one.has("ALL_OTHER_CARD_TYPES")]
    if loses and (len(loses) > 1 or not any(one.kind == "becomes" and one.has("TYPE") for one in said)):
        refuse(loses[0], refusal.NO_ANTECEDENT)
    return bool(loses)


def in_written_order(made: Sequence[tuple[Node, tuple[Part, ...]]]) -> tuple[Part, ...]:
    """The parts of several predicates. 'Tutte le altre abilità' are all but those that the same sentence gives, which come last;
    what would be given first and lost with all abilities is refused.
    """
    first: list[Part] = []
    found: list[Part] = []
    for node, parts_of_it in made:
        gains = any(isinstance(one, GainAbility) for one in found)
        if node.has("ALL_OTHER_ABILITIES"):
            if not any(isinstance(one, GainAbility) for _, several in made for one in several):
                refuse(node, refusal.NO_ANTECEDENT)
            first.extend(parts_of_it)
            continue
        if node.has("ALL_ABILITIES") and gains:
            refuse(node, refusal.UNEXPECTED)
        found.extend(parts_of_it)
    return (*first, *found)


def copied_but(
    node: Node, types: tuple[CardType, ...], scope: Scope, *, several: bool = False, entering: bool = False
) -> tuple[CopyException, ...]:
    """707.9a-b: 'tranne che ha volare', 'tranne che è un artefatto in aggiunta ai suoi altri tipi'. ``types``: what the copy is;
    ``several``: whether there is more than one; ``entering``: whether it enters as one."""
    said = scope.fork()
    names = called(("permanent", *types))
    said.subject = said.mention(Mention(to=This(), called=names, plural=several, own=not several))
    if any(not verb_of(one).moods & {"3p" if several else "3s"} for one in node.nodes() if one.kind != "and_"):
        refuse(node, refusal.DISAGREES)
    itself = [one for one in node.nodes() if one.kind == "has_this"]
    more = [one for one in node.nodes() if one.kind == "with_more"]
    if more and not entering:
        refuse(more[0], refusal.UNEXPECTED)
    kept = Node(node.kind, tuple(one for one in node.children if one not in (*itself, *more)), node.start, node.end)
    made = parts(kept, said) if any(one.kind != "and_" for one in kept.nodes()) else ()
    if any(isinstance(one, ModifyPT | LoseAllAbilities | LoseKeyword) for one in made):
        refuse(node, refusal.NO_VOCABULARY)
    if itself and scope.source.spell:
        refuse(node, refusal.NO_ANTECEDENT)
    return (*made, *(HasThisAbility() for _ in itself), *_entering_with(more, said))


def _entering_with(said: list[Node], scope: Scope) -> list[CopyException]:
    # As in :func:`whose`: what reads counters and conditions stands above this module.
    from scenarios.cardtext.lower.copies_with_counters import enters_with_more

    return [enters_with_more(one, scope) for one in said]


def joined(predicates: Node) -> None:
    """Of several predicates the last is joined with 'e'; or what it gives is: 'prende +1/+1, ha travolgere e "..."'."""
    links = list(predicates.nodes("and_"))
    if not links or links[-1].has("AND"):
        return
    given = list(predicates.nodes())[-1].node("abilities")
    if given is None or not given.has("AND"):
        refuse(links[-1], refusal.UNEXPECTED)


def part(node: Node, scope: Scope, times: Node | None = None) -> tuple[Part, ...]:
    """The parts that one predicate says."""
    match node.kind:
        case "gets":
            return (_gets(node, scope, times),)
        case "has":
            return tuple(GainAbility(ability) for item in _items(node) for ability in of_item(item, scope, given=True))
        case "loses":
            return _loses(node)
        case "is_keyword":
            word = next(node.words("KEYWORD"))
            return tuple(GainAbility(ability) for ability in keyword_abilities(word, word.form))
        case "untargeted":
            word = next(node.words())
            keyword = "shroud" if word.kind == "CANNOT_BE_TARGET" else "hexproof"
            return (GainAbility(Keyword(keyword=keyword, text=word.form)),)
        case "has_chosen_type":
            return of_chosen_type(node, scope)
        case "has_all_types":
            return (ChangeTypes(add_subtypes=(EVERY_CREATURE_TYPE,)),)
        case "base_numbers":
            return based(node, scope)
        case "becomes":
            return becoming(node, scope)
        case "is_super":
            verb = next(node.words("V_BE"))
            if node.has("ONE") is not ("3s" in verb.moods):
                refuse(node, refusal.DISAGREES)
            given = tuple(word.value for word in node.words("SUPERTYPE") if isinstance(word.value, Supertype))
            return (ChangeTypes(add_supertypes=given),)
        case "is_no":
            taken = tuple(word.value for word in node.words("TYPE") if isinstance(word.value, CardType))
            return (ChangeTypes(remove=taken),)
        case "without_supertype":
            lost = tuple(word.value for word in node.words("SUPERTYPE") if isinstance(word.value, Supertype))
            return (ChangeTypes(remove_supertypes=lost),)
        case _:
            refuse(node, refusal.NO_VOCABULARY)


def _items(node: Node) -> list[Node]:
    return listed(next(node.nodes("abilities")))


def _gets(node: Node, scope: Scope, times: Node | None) -> ModifyPT:
    power, toughness = pair(next(node.words("PT")), scope, signed=True)
    each = node.node("per") or times
    if each is None:
        return ModifyPT(power, toughness)
    count = amounts.per(each, Fixed(1), scope)
    return ModifyPT(_times(power, count, each), _times(toughness, count, each))


def _times(amount: Quantity, count: Quantity, where: Place) -> Quantity:
    return amount if amount == Fixed(0) else amounts.multiplied(amount, count, where)


def _loses(node: Node) -> tuple[Part, ...]:
    if node.has("ALL_ABILITIES", "ALL_OTHER_ABILITIES"):
        return (LoseAllAbilities(),)
    if node.has("ALL_OTHER_CARD_TYPES"):
        return ()
    return tuple(LoseKeyword(named(word)) for word in next(node.nodes("lost_abilities")).words("KEYWORD"))
