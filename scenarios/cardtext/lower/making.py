"""111, 106.4: tokens with their characteristics, and mana."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.cards.abilities.ability import Ability, Static
from engine.cards.abilities.choices import If
from engine.cards.abilities.combat import Joins
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import DefinePT
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.quantities import CountOf, Fixed, Quantity
from engine.cards.abilities.references import Every, It, PlayerReference, Remembered, Target
from engine.cards.abilities.spending import ColorsOf, CouldProduce, ManaLike, Produced, Spending
from engine.cards.characteristics import Characteristics, in_order
from engine.cards.mana import COLORLESS, COLORS, TYPES
from engine.cards.tokens import PREDEFINED
from engine.words.record import replace
from engine.words.terms import CardType, Color, Kind, Relation, Supertype, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.becoming import colors_joined, listed
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.keywords import of_item
from scenarios.cardtext.lower.lasting import copied_but, copied_of, types_called
from scenarios.cardtext.lower.moving import joined_in
from scenarios.cardtext.lower.nouns import objects_only
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import UNSPEAKABLE, Mention, Scope, Spoken, called, refuse
from scenarios.cardtext.tree import Node


def tokens(node: Node, scope: Scope, who: PlayerReference) -> tuple[Effect, ...]:
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


def role(node: Node, scope: Scope, who: PlayerReference) -> tuple[Effect, ...]:
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


def copies(node: Node, scope: Scope, who: PlayerReference) -> tuple[Effect, ...]:
    """707.2, 111.3: tokens that are copies of something."""
    said = next(node.nodes("copies"))
    of = object_of(next(said.nodes("party")), scope)
    if of.before or of.mention.plural is True or of.mention.zone is Zone.STACK:
        refuse(said, refusal.NO_VOCABULARY)
    count = amounts.per(node.node("per"), amounts.number(said, scope), scope)
    name = scope.name()
    plural: bool | None = None if not isinstance(count, Fixed) else count.value != 1
    names = of.mention.called - {"card"} | {"token", "permanent"}
    scope.mention(Mention(to=Remembered(name), called=names, gender="f", plural=plural))
    what = copied_of(next(said.nodes("party")), of)
    but = said.node("copied_but")
    exceptions = () if but is None else copied_but(but, types_called(of.mention), scope, several=count != Fixed(1))
    tapped, joins = joined_in(said)
    return (
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
    sized = (creature or "Vehicle" in subtypes) and not _size_defined(abilities)
    if not types or len(numbers) != (1 if sized else 0) or (creature and not subtypes):
        refuse(node, refusal.UNEXPECTED)
    colors = [word.value for word in node.words("COLOR") if isinstance(word.value, Color)]
    if node.has("ALL_COLORS") and not colors:
        colors = list(Color)
    if bool(colors) is node.has("COLORLESS") or not colors_joined(node):
        refuse(node, refusal.UNEXPECTED)
    defined: Size = (Fixed(0), Fixed(0)) if creature else (None, None)
    power, toughness = _numbers(numbers[0], scope) if numbers else defined
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
    items = listed(next(said.nodes("abilities")))
    return tuple(ability for item in items for ability in of_item(item, scope, given=True))


def mana(node: Node, scope: Scope, who: PlayerReference) -> tuple[Effect, ...]:
    """106.4: one of several choices, so many times over."""
    said = next(node.nodes("mana"))
    inner = said.node("mana_choice", "any_color", "combination", "mana_like")
    times = amounts.per(node.node("per"), Fixed(1), scope)
    if said.has("OF_CHOSEN_COLOR"):
        count = amounts.said(said, scope)
        count = count if node.node("per") is None else amounts.multiplied(count, times, node)
        besides = (_types(said),) if said.has("SYMBOL") else ()
        return (AddMana(choices=besides, times=count, who=who, chosen_color=True),)
    if inner is None:
        kinds = _types(said)
        if said.has("NUM", "X", "AS_MANY") or said.node("quantity") is not None:
            # 106.4: 'otto {C}', 'un ammontare di {G} pari al numero di creature che controlli'.
            if len(kinds) != 1:
                refuse(said, refusal.NO_VOCABULARY)
            count = amounts.said(said, scope)
            count = count if node.node("per") is None else amounts.multiplied(count, times, node)
            return (AddMana(choices=(kinds,), times=count, who=who),)
        return (AddMana(choices=(kinds,), times=times, who=who),)
    if inner.kind == "mana_choice":
        choices = tuple(_types(one) for one in inner.nodes("mana_part"))
        return (AddMana(choices=choices, times=times, who=who),)
    if inner.kind == "mana_like":
        if inner.has("OF_TYPE_PRODUCED"):
            return (AddMana(choices=(), like=_produced(inner, scope), times=times, who=who),)
        return (AddMana(choices=(), like=_like(inner), times=times, who=who),)
    count = amounts.number(inner, scope)
    if inner.has("OF_OTHER_COLORS"):
        if not isinstance(count, Fixed):
            refuse(inner, refusal.NO_VOCABULARY)
        return (AddMana(choices=tuple(combinations(COLORS, count.value)), times=times, who=who),)
    if node.node("per") is not None:
        count = amounts.multiplied(count, times, node)
    every = tuple((color,) for color in COLORS)
    if inner.has("COMBINATION_OF"):
        every = tuple((kind,) for kind in _types(inner))
    return (AddMana(choices=every, times=count, who=who, combination=inner.kind == "combination"),)


def _produced(node: Node, scope: Scope) -> ManaLike:
    """106.12a: 'un mana di qualsiasi tipo prodotto da quella terra': of what the trigger event says that it was tapped for mana."""
    if object_of(next(node.nodes("party")), scope).to != It() or not scope.tapped_for_mana:
        refuse(node, refusal.NO_ANTECEDENT)
    return Produced()


def _like(node: Node) -> ManaLike:
    """106.5, 106.7: 'che una terra che controlli potrebbe produrre', 'tra i permanenti che controlli'."""
    inner = next(node.nodes("described"))
    found = described(inner)
    colors = node.has("ANY_COLOR_AMONG")
    spoken_of = Every(objects_only(found, inner))
    if found.determiner != ("the" if colors else "one"):
        refuse(inner, refusal.NO_VOCABULARY)
    return ColorsOf(of=spoken_of) if colors else CouldProduce(of=spoken_of, colors=node.has("ANY_COLOR_THAT"))


def _types(node: Node) -> tuple[str, ...]:
    """107.4c: a number among the symbols of mana that is added is so much colourless mana; a colour may be said in words."""
    found: list[str] = [str(word.value) for word in node.words("COLOR")]
    for word in node.words("SYMBOL"):
        letter = word.form.strip("{}")
        if letter.isdigit() and len(letter) < 3:
            found += [COLORLESS] * int(letter)
        elif letter in TYPES:
            found.append(letter)
        else:
            refuse(word, refusal.NO_VOCABULARY)
    return tuple(found)


def spending(node: Node, scope: Scope) -> Spending:
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
        if one.has("V_CAST"):
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
