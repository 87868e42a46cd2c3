"""109.2, 115: what a description stands for in a sentence: a target, all that match, one that is chosen, each of the players."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.keyword_abilities import ChoosePlayer
from engine.cards.abilities.quantities import EventAmount, Noted, PlayersWith, Quantity, X
from engine.cards.abilities.references import (
    Among,
    AttachedTo,
    CardsOf,
    ControllerOf,
    EachPlayer,
    Every,
    It,
    ObjectReference,
    One,
    PlayerReference,
    Remembered,
    SharingColor,
    Target,
    Together,
    WithoutPlayers,
    You,
)
from engine.cards.keywords.parts import PAID_WITH
from engine.words.known_object import These
from engine.words.record import replace, within
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.belonging import whose
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.mentioned import fits_the_words, mention_of_players, source_called
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.others import all_others, left_out, without
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.lower.seen_cards import not_chosen, so_many_chosen
from scenarios.cardtext.tree import Node


def described_party(node: Node, scope: Scope, dative: bool) -> Spoken:
    known = _with_article(node, scope)
    if known is not None and not any(map(known, scope.mentions)):
        nouns = list(next(node.nodes("nominal")).only.words())
        either = of_either(nouns, scope) if [word.kind for word in nouns] == ["TYPE"] else None
        if either is not None:
            return Spoken(scope.mention(either))
    if known is not None:
        # What was made as a token is called 'la pedina', where there is something else that the noun fits.
        as_tokens = any(word.kind == "TOKEN" for word in next(node.nodes("nominal")).only.words())
        others = [one for one in scope.mentions if known(one) and "token" not in one.called]
        meant = scope.antecedent(node, lambda one: known(one) and (as_tokens or not others or one in others))
        scope.named_here = meant.to
        return Spoken(meant)
    found = described(node, dative=dative, scope=scope, joined=True)
    if found.exiled or (found.objects is not None and found.objects.linked_to_this and found.determiner == "the"):
        return _exiled(node, found, scope)
    if found.objects is not None and found.card and not found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    if found.targeted:
        return Spoken(_targeted(node, found, scope))
    if found.together is not None and (found.players is not None or found.alike is not None):
        refuse(node, refusal.NO_VOCABULARY)
    if found.alike is not None:
        return Spoken(scope.mention(_alike(found, found.alike)))
    namesakes = (
        _namesakes(found)
        or _all_but_the_chosen(found, scope)
        or _all_but_the_dealer(found, scope)
        or _all_but_the_one(found, scope)
    )
    if namesakes is not None:
        return Spoken(scope.mention(namesakes))
    if found.objects is not None and _gone_from_there(found.objects, scope):
        found = replace(found, objects=replace(found.objects, another=False))
    if found.objects is not None:
        found = replace(found, objects=all_others(node, found.objects, scope))
    if found.players is not None:
        return _each_player(node, found, scope)
    assert found.objects is not None
    if found.all:
        names = found.called
        mention = Mention(
            to=_all_of_a_zone(found.objects) or Every(found.objects),
            called=names,
            gender=found.gender,
            plural=None if found.determiner == "every" else True,
            plural_verb=found.plural,
            zone=zone_meant(found.objects),
        )
        return Spoken(scope.mention(mention))
    return _chosen(node, found, scope)


def zone_meant(wanted: Filter) -> Zone:
    """400.1: where what is described lies; of zones beside each other the first, none of which is the battlefield."""
    return wanted.zones[0] if wanted.across and Zone.BATTLEFIELD not in wanted.zones else wanted.zone


def _all_of_a_zone(wanted: Filter) -> CardsOf | None:
    """400.1: all cards in somebody's graveyard are that graveyard."""
    whose = You() if wanted.owner is Relation.YOU else wanted.whose
    if whose is None or isinstance(whose, These) or wanted.zone is not Zone.GRAVEYARD:
        return None
    bare = Filter(zone=wanted.zone, owner=Relation.YOU), Filter(zone=wanted.zone, whose=whose)
    return CardsOf(whose, wanted.zone) if wanted in bare else None


def _gone_from_there(wanted: Filter, scope: Scope) -> bool:
    """400.7: 'poi riprendi in mano un'altra carta dal tuo cimitero': the one that a spell took from there before is there no more,
    so that any card in it is another one."""
    here = wanted.another and scope.source.spell and wanted.zone is not Zone.BATTLEFIELD
    return here and any(one.zone is wanted.zone and "card" in one.called for one, _ in scope.gone)


def _namesakes(found: Described) -> Mention | None:
    """201.2b: 'tutte le altre creature con lo stesso nome di quella creatura' are all but that one, and not all but the source."""
    wanted = found.objects
    if wanted is None or wanted.named_as is None or not wanted.another or not found.all:
        return None
    one: ObjectReference = wanted.named_as  # type: ignore[assignment]
    to = Among(Every(replace(wanted, another=False)), without=one)
    return Mention(to=to, called=found.called, gender=found.gender, plural=True, zone=wanted.zone)


def _all_but_the_chosen(found: Described, scope: Scope) -> Mention | None:
    """608.2d: 'Scegli una creatura. Distruggi tutte le altre creature': all but what was chosen, whatever the source is."""
    wanted, left = found.objects, not_chosen(scope)
    if wanted is None or not wanted.another or not found.all or left is None or found.players is not None:
        return None
    if wanted.zone is not left.zone:
        return None
    assert isinstance(left.to, Among)
    to = Among(Every(replace(wanted, another=False)), without=left.to.without)
    return replace(left, to=to, called=found.called, gender=found.gender, plural=None, plural_verb=found.plural)


def _all_but_the_dealer(found: Described, scope: Scope) -> Mention | None:
    """120.1: 'quella creatura infligge 2 danni a ogni altra creatura': to all but the one that deals it."""
    wanted = found.objects
    if wanted is None or not wanted.another or not found.all or scope.dealer is None or found.players is not None:
        return None
    to = Among(Every(replace(wanted, another=False)), without=scope.dealer)
    plural = None if found.determiner == "every" else True
    return Mention(
        to=to, called=found.called, gender=found.gender, plural=plural, plural_verb=found.plural, zone=wanted.zone
    )


def _all_but_the_one(found: Described, scope: Scope) -> Mention | None:
    """608.2c: 'TAPpa una creatura bersaglio. Distruggi tutte le altre creature': in a spell, which is none itself, all
    but the one creature of which it spoke."""
    wanted = found.objects
    if wanted is None or not wanted.another or not found.all or found.players is not None or not scope.source.spell:
        return None
    spoken_of = {one.to: one for one in scope.mentions if not one.player and not one.own and "any" not in one.called}
    if len(spoken_of) != 1:
        return None
    one = next(iter(spoken_of.values()))
    if one.plural is not False or one.unspeakable or one.zone is not wanted.zone or not found.called <= one.called:
        return None
    to = Among(Every(replace(wanted, another=False)), without=one.to)  # type: ignore[arg-type]
    plural = None if found.determiner == "every" else True
    return Mention(
        to=to, called=found.called, gender=found.gender, plural=plural, plural_verb=found.plural, zone=wanted.zone
    )


def all_but(node: Node, scope: Scope, dative: bool) -> Spoken:
    """608.2h: 'ogni creatura tranne le creature con volare': all that match, without those that match the rest."""
    inner, nominal = next(node.nodes("described")), next(node.nodes("nominal"))
    found, rest = described(inner, dative=dative, scope=scope), describe(nominal, scope=scope)
    if not found.all or found.targeted or found.exiled or found.alike is not None or rest.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    if found.objects is None or rest.objects is None or found.players is not None or rest.players is not None:
        refuse(node, refusal.NO_VOCABULARY)
    if found.objects.another or rest.objects.another or found.objects.zone is not rest.objects.zone:
        refuse(node, refusal.NO_VOCABULARY)
    to = Among(Every(found.objects), without=Every(rest.objects))
    plural = None if found.determiner == "every" else True
    mention = Mention(to=to, called=found.called, gender=found.gender, plural=plural, plural_verb=found.plural)
    return Spoken(scope.mention(replace(mention, zone=found.objects.zone)))


def of_either(nouns: list[Lexeme], scope: Scope) -> Mention | None:
    """115.4: 'quella creatura' behind 'una creatura o un giocatore bersaglio': the target, where it is a creature."""
    types = tuple(word.value for word in nouns if isinstance(word.value, CardType))
    both = [n for n, spec in enumerate(scope.targets) if spec.objects is not None and spec.players is not None]
    if len(types) != 1 or len(both) != 1 or scope.targets[both[0]].maximum != 1:
        return None
    wanted = scope.targets[both[0]].objects
    assert wanted is not None
    if types[0] not in (*wanted.types, *wanted.any_type):
        return None
    to = Among(Target(both[0]), Filter(types=types))
    return Mention(to=to, called=frozenset({"permanent", str(types[0])}), gender=nouns[0].marks[:1])


def _exiled(node: Node, found: Described, scope: Scope) -> Spoken:
    """607.2a: 'la carta esiliata': what this ability has exiled before; else what an ability that is linked to it has."""
    assert found.objects is not None
    if found.exiled:
        here = [one for one in scope.mentions if one.zone is Zone.EXILE and not one.own and not one.player]
        here = [one for one in here if "card" in one.called]
        if here:
            bare = found.objects == Filter(zone=Zone.EXILE, linked_to_this=True)
            if not bare or found.targeted:
                refuse(node, refusal.NO_VOCABULARY)
            return Spoken(scope.antecedent(node, lambda one: one in here and one.plural is not (not found.plural)))
        if scope.source.quoted or scope.source.spell:
            refuse(node, refusal.NO_ANTECEDENT)
    if found.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    plural = found.plural is True
    to = Every(found.objects)
    return Spoken(
        scope.mention(Mention(to=to, called=found.called, gender=found.gender, plural=plural, zone=Zone.EXILE))
    )


def _alike(found: Described, of: ObjectReference) -> Mention:
    """105: those that have a colour in common with something; that itself among them, unless the words say 'altre'."""
    assert found.objects is not None
    others = SharingColor(of, replace(found.objects, another=False))
    to = others if found.objects.another else Together((of, others))
    plural = None if found.determiner == "every" else True
    return Mention(to=to, called=found.called, gender=found.gender, plural=plural, plural_verb=found.plural)


def _targeted(node: Node, found: Described, scope: Scope) -> Mention:
    """115.1: one requirement of targets."""
    if found.all or found.determiner in ("one_or_more", "as_many_as", ""):
        refuse(node, refusal.NO_VOCABULARY)
    spec = TargetSpec(
        objects=found.objects,
        players=found.players,
        minimum=found.least,
        maximum=found.most,
        together=found.together,
        at_random=found.at_random,
    )
    if found.variable:
        spec = _so_many(node, spec, scope)
    if found.objects is not None and found.objects.another:
        spec = _another(node, spec, found.objects, scope)
    if any(part == Remembered(PAID_WITH) for part in within((found.objects, found.together))):
        # 601.2c, 601.2h: targets are chosen before anything is paid.
        refuse(node, refusal.NO_VOCABULARY)
    if any(
        isinstance(part, Target) and _nothing_hangs_on(part, scope) for part in within((found.objects, found.together))
    ):
        refuse(node, refusal.NO_VOCABULARY)
    index = scope.target(spec)
    of_one = found.together is not None and found.together.alike == "controller"
    if of_one or (found.objects is not None and found.objects.controller is Relation.OPPONENT and found.most == 1):
        scope.mention(mention_of_players(ControllerOf(Target(index)), plural=False))
    return scope.mention(
        Mention(
            to=Target(index),
            called=found.called,
            gender=found.gender,
            plural=None if found.most > 1 and found.least != found.most else found.most > 1 or found.variable,
            plural_verb=found.plural,
            player=found.objects is None,
            zone=Zone.BATTLEFIELD if found.objects is None else zone_meant(found.objects),
        )
    )


def _nothing_hangs_on(target: Target, scope: Scope) -> bool:
    """601.2c: whether nothing can hang on a target: one that stands further on, or that a cost decides on."""
    spec = scope.targets[target.index] if target.index < len(scope.targets) else None
    return spec is None or bool(spec.if_paid or spec.unless_paid)


def _the_one_of(nouns: list[Lexeme], relation: Node, scope: Scope) -> Callable[[Mention], bool] | None:
    """'La creatura che controlli', 'la creatura controllata da un avversario': the target of which the text said so."""
    party = relation.node("party")
    if relation.has("V_OWN") or (party is not None and party.only.kind != "described"):
        return None
    if party is not None:
        wanted: tuple[Relation, ...] = (whose(party),)
    else:
        wanted = (Relation.NOT_YOU, Relation.OPPONENT) if relation.has("NOT") else (Relation.YOU,)
    is_called = fits_the_words(nouns, "s")

    def fits(one: Mention) -> bool:
        spec = scope.targets[one.to.index] if isinstance(one.to, Target) else None
        return spec is not None and spec.objects is not None and spec.objects.controller in wanted and is_called(one)

    return fits if any(map(fits, scope.mentions)) else None


def _with_article(node: Node, scope: Scope) -> Callable[[Mention], bool] | None:
    """'Il controllore della creatura', 'il giocatore': a noun with its article alone, one that was spoken of before."""
    determiner, nominal = node.nodes()
    article, part = determiner.only, nominal.only
    if article.kind != "the" or part.kind != "part" or article.has("OTHER"):
        return None
    whose = list(part.nodes())
    if len(whose) == 1 and whose[0].node("relation") is not None and not next(article.words("THE")).marks.endswith("p"):
        return _the_one_of(list(part.words()), next(whose[0].nodes("relation")), scope)
    if whose:
        return None
    marks, nouns = next(article.words("THE")).marks, list(part.words())
    if marks.endswith("p") or any(word.kind == "SOURCE" for word in nouns):
        return None
    if part.has("PLAYER", "OPPONENT"):
        return lambda one: one.player and one.agrees("s")
    fits = fits_the_words(nouns, "s")
    return lambda one: not one.own and fits(one)


def _so_many(node: Node, spec: TargetSpec, scope: Scope) -> TargetSpec:
    """107.3, 601.2c: 'X creature bersaglio': as many as the X that was announced, or as what X is said to be as they are chosen."""
    as_many = node.node("determiner").only.has("AS_MANY")  # type: ignore[union-attr]
    if scope.x == X() and not as_many:
        return replace(spec, times_x=True)
    so_many = _as_many_as_before(node, scope) if as_many else scope.x
    if so_many is None:
        refuse(node, refusal.UNKNOWN_X)
    known = scope.done_before is not None and so_many == scope.done_before
    # 107.1: each of the players of whom something is so is known by then.
    if not known and any(isinstance(part, NOT_KNOWN_YET) for part in within(so_many, stop=PlayersWith)):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(spec, counted=so_many)


def _as_many_as_before(node: Node, scope: Scope) -> Quantity:
    """601.2c, 603.12: 'fino ad altrettante creature bersaglio': as many as the trigger event has, or as the instructions that a
    reflexive ability triggers on did something to."""
    found = scope.as_many or scope.all_of_them
    if (
        found is not None or (scope.event_amount and scope.number_told)
    ) is scope.event_amount and scope.as_many is None:
        refuse(node, refusal.AMBIGUOUS_ANTECEDENT if scope.event_amount else refusal.UNKNOWN_X)
    return found or EventAmount()


NOT_KNOWN_YET = Target | Remembered | Noted | One
"""What there is only once targets are chosen, or once instructions are carried out."""


def _another(node: Node, spec: TargetSpec, wanted: Filter, scope: Scope) -> TargetSpec:
    """115.3: 'un'altra creatura bersaglio' is another than the source, or than the targets before it; not clear where both fit."""
    earlier = tuple(number for number, other in enumerate(scope.targets) if other.objects is not None)
    source = source_called(scope)
    itself = not scope.source.spell and (
        "permanent" in source
        and (not wanted.types or any(str(one) in source for one in (*wanted.types, *wanted.any_type)))
    )
    here = tuple(number for number in earlier if Target(number) not in scope.before_sentence)
    one = left_out(wanted, scope)
    if not earlier and isinstance(one, It | AttachedTo):
        return replace(spec, objects=without(wanted, one))
    if here and itself:
        # 115.3: 'sposta un segnalino da una creatura bersaglio a un'altra creatura bersaglio': than the one just named.
        return replace(spec, objects=replace(wanted, another=False), keep_distinct_from=here)
    if earlier and itself:
        refuse(node, refusal.AMBIGUOUS)
    if not earlier and scope.source.spell:
        refuse(node, refusal.NO_ANTECEDENT)
    if earlier:
        return replace(spec, objects=replace(wanted, another=False), keep_distinct_from=earlier)
    return spec


def _each_player(node: Node, found: Described, scope: Scope) -> Spoken:
    if found.determiner == "one" and found.objects is None and found.players in (Relation.OPPONENT, Relation.ANY):
        # 608.2d: without a target the controller chooses who it is.
        name = scope.name()
        chosen = ChoosePlayer(keep_as=name, among=found.players, at_random=found.at_random)
        return Spoken(scope.mention(mention_of_players(Remembered(name), plural=False)), (chosen,))
    if found.objects is not None or not found.all or found.at_random:
        refuse(node, refusal.NO_VOCABULARY)
    assert found.players is not None
    who: PlayerReference = EachPlayer(found.players)
    if found.players is Relation.NOT_YOU:
        who = _all_but_that_player(node, scope) or who
    mention = replace(mention_of_players(who, plural=None), plural_verb=found.plural)
    return Spoken(scope.mention(mention))


def _all_but_that_player(node: Node, scope: Scope) -> PlayerReference | None:
    """102.1: 'ogniqualvolta un giocatore lancia una magia, ogni altro giocatore ...': all but the one who was spoken of."""
    known = {one.to for one in scope.mentions if one.player and one.plural is False and one.to != You()}
    if len(known) > 1:
        refuse(node, refusal.AMBIGUOUS)
    return WithoutPlayers(EachPlayer(Relation.ANY), known.pop()) if known else None  # type: ignore[arg-type]


def _chosen(node: Node, found: Described, scope: Scope) -> Spoken:
    """608.2d: chosen as the instruction is carried out, by the controller."""
    assert found.objects is not None
    if found.determiner not in ("one", "count", "up_to", "any_number"):
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    chosen = Choose(
        filter=found.objects,
        keep_as=name,
        count=so_many_chosen(node, found, scope),
        minimum=found.least,
        maximum=found.most,
        at_random=found.at_random,
        together=found.together,
    )
    mention = Mention(
        to=Remembered(name),
        called=found.called,
        gender=found.gender,
        plural=None if found.variable else found.most > 1 if found.least == found.most else None,
        plural_verb=found.plural,
        zone=zone_meant(found.objects),
    )
    return Spoken(scope.mention(mention), (chosen,))
