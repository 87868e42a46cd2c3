"""111: tokens with their characteristics, copies among them, and who creates them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Ability, Static
from engine.cards.abilities.choices import Choose, If
from engine.cards.abilities.combat import Joins
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import DefinePT
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Bounds, TargetSpec
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.quantities import CountOf, Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, Remembered, Target
from engine.cards.characteristics import Characteristics, in_order
from engine.cards.tokens import PREDEFINED
from engine.words.record import replace
from engine.words.terms import CardType, Color, Relation, Supertype, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.becoming import base_of, colors_joined, listed
from scenarios.cardtext.lower.deeds.onto_battlefield import joined_in
from scenarios.cardtext.lower.doing import Doer, Effects, only_you, player_doing
from scenarios.cardtext.lower.keywords import of_item
from scenarios.cardtext.lower.lasting import copied_but, copied_of, types_called
from scenarios.cardtext.lower.parties import object_of, player_of
from scenarios.cardtext.lower.scope import UNSPEAKABLE, Mention, Scope, Spoken, called, refuse
from scenarios.cardtext.tree import Node


def _tokens(node: Node, scope: Scope, who: PlayerReference) -> tuple[Effect, ...]:
    """701.7: so many tokens; they are spoken of as 'essa', 'quella pedina' afterwards, those of one kind."""
    kinds = list(node.nodes("tokens"))
    if len(kinds) > 1:
        made = tuple(one for said in kinds for one in _of_one_kind(node, said, scope, who))
        scope.mention(replace(UNSPEAKABLE, called=UNSPEAKABLE.called | {"token"}))
        return made
    return _of_one_kind(node, kinds[0], scope, who)


def _of_one_kind(node: Node, said: Node, scope: Scope, who: PlayerReference) -> tuple[Effect, ...]:
    named = _predefined(said)
    if named:
        return _known(node, said, named, scope, who)
    token, size = _token(said, scope)
    count = amounts.per(node.node("per"), amounts.said(said, scope), scope)
    name = scope.name()
    plural: bool | None = None if not isinstance(count, Fixed) else count.value != 1
    names = called(("token", "permanent", *token.types, *token.subtypes))
    scope.mention(Mention(to=Remembered(name), called=names, gender="f", plural=plural))
    tapped, joins = _joined_in(node, said)
    power, toughness = size
    made = CreateTokens(
        token=token, power=power, toughness=toughness, count=count, who=who, tapped=tapped, joins=joins, keep_as=name
    )
    return (made,)


def _joined_in(node: Node, said: Node) -> tuple[bool, Joins | None]:
    """110.5b: 'metti una pedina ... sul campo di battaglia TAPpata' says it behind the token."""
    tapped, joins = joined_in(said)
    return tapped or node.has("TAPPED"), joins


_NUMBERS_OF_TOKENS = ("ONE", "NUM", "X", "AS_MANY", "TOKEN", "TAPPED", "NUMBER_OF", "EQUAL_TO")


def _predefined(node: Node) -> str:
    """111.10: the name of a token of which nothing else is said; '' for another one."""
    kinds = [word.kind for word in node.words() if word.kind not in _NUMBERS_OF_TOKENS]
    if kinds != ["SUBTYPE"] or node.node("token_abilities") is not None:
        return ""
    return str(next(node.words("SUBTYPE")).value)


def _known(node: Node, said: Node, named: str, scope: Scope, who: PlayerReference) -> tuple[Effect, ...]:
    """111.10: a token that is known by its name. A Role needs a creature to enchant, and is no such token."""
    known = PREDEFINED.get(named)
    tapped, joins = joined_in(said)
    if known is None or "Role" in known.looks.subtypes:
        refuse(said, refusal.NO_VOCABULARY)
    count = amounts.per(node.node("per"), amounts.said(said, scope), scope)
    name = scope.name()
    plural: bool | None = None if not isinstance(count, Fixed) else count.value != 1
    names = called(("token", "permanent", *known.looks.types, *known.looks.subtypes))
    scope.mention(Mention(to=Remembered(name), called=names, gender="f", plural=plural))
    return (CreateTokens(token=known.looks, count=count, who=who, tapped=tapped, joins=joins, keep_as=name),)


def _role(node: Node, scope: Scope, who: PlayerReference) -> tuple[Effect, ...]:
    """111.10j-r: a Role token, attached to one creature as it is created."""
    party, pronoun = node.node("party"), node.word("PRON")
    if party is not None:
        found = object_of(party, scope, dative=True)
    else:
        assert pronoun is not None
        found = Spoken(scope.nearest(pronoun, lambda one: not one.player and one.agrees(pronoun.marks)))
    several = isinstance(found.to, Target) and scope.targets[found.to.index].maximum != 1
    if several or found.mention.plural is True or found.mention.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    token = PREDEFINED[str(next(node.words("ROLE")).value)].looks
    scope.mention(Mention(to=Remembered(name), called=called(("token", "permanent", "enchantment")), gender="f"))
    made = CreateTokens(token=token, who=who, attached_to=found.to, keep_as=name)
    if isinstance(found.to, Target) and scope.targets[found.to.index].minimum != 1:
        # 303.4g: there is none without a creature for it.
        return (If(condition=Within(CountOf(found.to), Bounds(least=1)), then=(made,)),)
    return (*found.before, made)


def _copies(node: Node, scope: Scope, who: PlayerReference) -> tuple[Effect, ...]:
    """707.2, 111.3: tokens that are copies of something."""
    said = next(node.nodes("copies"))
    party = said.node("party")
    of = Spoken(scope.nearest(said, lambda one: not one.player)) if party is None else object_of(party, scope)
    if of.mention.plural is True or of.mention.zone is Zone.STACK:
        refuse(said, refusal.NO_VOCABULARY)
    if of.before and (of.mention.zone is not Zone.EXILE or not all(isinstance(one, Choose) for one in of.before)):
        refuse(said, refusal.NO_VOCABULARY)
    if of.before:
        # What is chosen to be copied is spoken of no more: 'ha rapidità' is said of the token.
        scope.mentions = [one for one in scope.mentions if one.to != of.to]
    count = amounts.per(node.node("per"), amounts.number(said, scope), scope)
    name = scope.name()
    plural: bool | None = None if not isinstance(count, Fixed) else count.value != 1
    names = of.mention.called - {"card"} | {"token", "permanent"}
    scope.mention(Mention(to=Remembered(name), called=names, gender="f", plural=plural))
    what: ObjectReference = of.mention.last_known if party is None else copied_of(party, of)  # type: ignore[assignment]
    but = said.node("copied_but")
    exceptions = (
        ()
        if but is None
        else copied_but(but, types_called(of.mention), scope, several=count != Fixed(1), entering=True)
    )
    tapped, joins = joined_in(said)
    return (
        *of.before,
        CreateCopies(of=what, count=count, who=who, tapped=tapped, joins=joins, exceptions=exceptions, keep_as=name),
    )


Size = tuple[Quantity | None, Quantity | None]


def _token(node: Node, scope: Scope) -> tuple[Characteristics, Size]:
    """111.3: the characteristics, and power and toughness that are worked out. Raises Refusal for one that says too little."""
    types = [word.value for word in node.words("TYPE") if isinstance(word.value, CardType)]
    subtypes = [str(word.value) for word in node.words("SUBTYPE")]
    supertypes = [word.value for word in node.words("SUPERTYPE") if isinstance(word.value, Supertype)]
    numbers = list(node.words("PT"))
    abilities = _abilities(node, scope)
    creature = CardType.CREATURE in types
    # 301.7a: a Vehicle has power and toughness, whether it is a creature or not.
    base = _base_numbers(node, scope)
    sized = (creature or "Vehicle" in subtypes) and not _size_defined(abilities) and base is None
    if not types or len(numbers) != (1 if sized else 0) or (creature and not subtypes):
        refuse(node, refusal.UNEXPECTED)
    colors = [word.value for word in node.words("COLOR") if isinstance(word.value, Color)]
    if node.has("ALL_COLORS") and not colors:
        colors = list(Color)
    if bool(colors) is node.has("COLORLESS") or not colors_joined(_without_joined(node)):
        refuse(node, refusal.UNEXPECTED)
    defined: Size = (Fixed(0), Fixed(0)) if creature else (None, None)
    power, toughness = base or (_numbers(numbers[0], scope) if numbers else defined)
    names = list(node.words("OTHER_NAME"))
    if len(names) > 1:
        refuse(node, refusal.UNEXPECTED)
    looks = Characteristics(
        name=str(names[0].value) if names else "",
        colors=in_order(colors),
        supertypes=in_order(supertypes),
        types=in_order(types),
        subtypes=tuple(subtypes),
        power=power.value if isinstance(power, Fixed) else None if power is None else 0,
        toughness=toughness.value if isinstance(toughness, Fixed) else None if toughness is None else 0,
        abilities=abilities,
    )
    return looks, (None if isinstance(power, Fixed) else power, None if isinstance(toughness, Fixed) else toughness)


def _base_numbers(node: Node, scope: Scope) -> Size | None:
    """208.4b: 'con forza e costituzione base pari al numero di creature che controlli'; ``None`` where nothing is said so."""
    said = node.node("token_abilities")
    base = None if said is None else said.node("base_said")
    if base is None:
        return None
    found = base_of(base, scope)
    if found.power is None or found.toughness is None:
        refuse(base, refusal.NO_VOCABULARY)
    return found.power, found.toughness


def _without_joined(node: Node) -> Node:
    """508.4: 'con cautela e attaccante': what joins the last of them joins no colours."""
    several = node.children
    joined = next((n for n, one in enumerate(several) if one.kind == "joins"), 0)
    if joined and several[joined - 1].kind == "AND":
        return replace(node, children=(*several[: joined - 1], *several[joined:]))
    return node


def _size_defined(abilities: Sequence[Ability]) -> bool:
    """604.3: whether abilities of the token itself say what its power and toughness are, both of them."""
    parts = [part for one in abilities if isinstance(one, Static) and one.defines for part in one.parts]
    defined = [part for part in parts if isinstance(part, DefinePT)]
    return any(one.power is not None for one in defined) and any(one.toughness is not None for one in defined)


def _numbers(word: Lexeme, scope: Scope) -> tuple[Quantity, Quantity]:
    """208.1: '2/2', or 'X/X', of which the sentence says what X is."""
    first, _, second = word.form.partition("/")
    return _number(first, word, scope), _number(second, word, scope)


def _number(said: str, word: Lexeme, scope: Scope) -> Quantity:
    if said.isdigit():
        return Fixed(int(said))
    if said != "x":
        refuse(word, refusal.NO_VOCABULARY)
    if scope.x is None:
        refuse(word, refusal.UNKNOWN_X)
    return scope.x


def _abilities(node: Node, scope: Scope) -> tuple[Ability, ...]:
    said = node.node("token_abilities")
    if said is None:
        return ()
    inner = said.node("abilities")
    items = [] if inner is None else listed(inner)
    return tuple(ability for item in items for ability in of_item(item, scope, given=True))


def _given_to(node: Node, scope: Scope) -> PlayerReference:
    """111.2: who creates the tokens, as they are put onto the battlefield under that player's control."""
    if node.has("TARGET"):
        to = Target(scope.target(TargetSpec(players=Relation.OPPONENT)))
        scope.mention(Mention(to=to, called=frozenset({"player"}), gender="m", player=True))
        return to
    found = player_of(next(node.nodes("party")), scope)
    if found.before or found.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    return found.to  # type: ignore[return-value]


def create(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.7a: tokens of all that is said, copies, Roles, or another number of what is made otherwise."""
    who = player_doing(node, doer)
    if node.has("ROLE"):
        return _role(node, scope, who)
    if node.has("THAT"):
        before = scope.instead_of
        if not isinstance(before, CreateTokens | CreateCopies) or before.who != who:
            refuse(node, refusal.NO_ANTECEDENT)
        return (replace(before, count=amounts.number(node, scope)),)
    given = node.node("given_to")
    if given is not None:
        only_you(node, doer)
        who = _given_to(given, scope)
    return _tokens(node, scope, who) if node.node("copies") is None else _copies(node, scope, who)
