"""What a party in a sentence stands for: the source, a target, all that match, something spoken of before, a player."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import ANY_TARGET, Filter, TargetSpec
from engine.cards.abilities.keyword_abilities import ChoosePlayer
from engine.cards.abilities.quantities import X
from engine.cards.abilities.references import (
    ActivePlayer,
    Among,
    AttachedTo,
    AttackingPlayer,
    BlockersOf,
    ControllerOf,
    DefendingPlayer,
    EachPlayer,
    Every,
    ObjectReference,
    OwnerOf,
    PlayerReference,
    Remembered,
    SharingColor,
    Target,
    This,
    Together,
    You,
)
from engine.words.record import replace, within
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.nouns import ANY_NUMBER, Described
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, called, refuse
from scenarios.cardtext.tree import Node


def spoken(node: Node, scope: Scope, *, dative: bool = False) -> Spoken:
    """What a node of kind 'party' stands for; it is remembered as spoken of. Raises Refusal where that is not clear."""
    inner = node.only
    return _PARTIES[inner.kind](inner, scope, dative)


def _own(node: Node, scope: Scope, dative: bool) -> Spoken:
    """201.5, 109.4: the object whose text it is. In quotes the card's name means another object than the one that has the text."""
    if node.has("NAME"):
        if scope.source.quoted:
            refuse(node, refusal.NO_VOCABULARY)
    elif node.has("SOURCE", "ABILITY") or (node.has("EMBLEM") and not scope.source.quoted):
        refuse(node, refusal.NO_VOCABULARY)
    scope.source_named = True
    known = [one for one in scope.mentions if one.to == This() and one.own]
    return Spoken(known[-1] if known else scope.mention(own(scope)))


def own(scope: Scope) -> Mention:
    """The source itself, as something spoken of."""
    return Mention(to=This(), called=_source_called(scope), plural=None, own=True)


def _source_called(scope: Scope) -> frozenset[str]:
    names = ["spell" if scope.source.spell else "permanent"]
    return called((*names, *scope.source.types, *scope.source.subtypes))


def _pronoun(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'essa', 'lo': what agrees with it, if there is only one such thing."""
    word = node.children[0]
    assert isinstance(word, Lexeme)
    return Spoken(scope.nearest(node, lambda one: not one.player and one.agrees(word.marks)))


def _every_such(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'Ogni giocatore che controlla un artefatto': a subject alone, each of whom is asked."""
    refuse(node, refusal.NO_VOCABULARY)


def _blocking_it(node: Node, scope: Scope, dative: bool) -> Spoken:
    """509.1g: 'ogni creatura che la blocca'."""
    several = not node.has("EVERY")
    to = blockers_of(node, scope)
    gender = "f"
    mention = Mention(
        to=to, called=called(("permanent", CardType.CREATURE)), gender=gender, plural=True if several else None
    )
    return Spoken(scope.mention(replace(mention, plural_verb=several)))


def blockers_of(node: Node, scope: Scope) -> BlockersOf:
    """What blocks the one attacking creature that the words speak of, which a pronoun before the verb names."""
    pronoun, verb = list(node.words("THE"))[-1], next(node.words("V_BLOCK", "IS_FIGHTING"))
    plural = not node.has("EVERY") and node.kind == "blocking_it"
    if verb.value == "attacking" or ("3p" if plural else "3s") not in verb.moods:
        refuse(node, refusal.DISAGREES)
    if next(node.words("TYPE")).value is not CardType.CREATURE or not pronoun.marks.endswith("s"):
        refuse(node, refusal.NO_VOCABULARY)
    subject = scope.subject
    fits = subject is not None and not subject.player and subject.agrees(pronoun.marks)
    known = subject if fits else scope.nearest(node, lambda one: not one.player and one.agrees(pronoun.marks))
    assert known is not None
    if known.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_ANTECEDENT)
    return BlockersOf(known.to)  # type: ignore[arg-type]


def _itself(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'Se stessa': the subject of the verb."""
    word = next(node.words())
    marks = ("f" if word.form.endswith("a") else "m") + "s"
    if scope.subject is None or scope.subject.player or not scope.subject.agrees(marks):
        refuse(node, refusal.NO_ANTECEDENT)
    return Spoken(scope.subject)


def _that(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'quella creatura', 'quel giocatore': what was called so, and is not the source."""
    target = node.node("that_target")
    if target is not None:
        return Spoken(_that_target(target, scope))
    marks = next(node.words("THAT")).marks
    if node.has("PLAYER", "OPPONENT"):
        return Spoken(scope.antecedent(node, lambda one: one.player and one.agrees(marks)))
    if node.node("adjective") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    fits = _called_so([word for word in node.words() if word.kind != "OR"], marks)
    if scope.aimed is not None and node.has("SPELL", "ABILITY") and fits(scope.aimed):
        return Spoken(scope.mention(scope.aimed))
    found = scope.that(node, fits)
    # 'Ogni creatura che controlli ... e quelle creature hanno ...': the words are in the plural now.
    several = marks.endswith("p") and found.plural is None
    return Spoken(replace(found, plural_verb=True) if several else found)


def _that_target(node: Node, scope: Scope) -> Mention:
    """115.4: 'quel bersaglio', 'quella creatura o quel giocatore': the one target that may be an object or a player."""

    def fits(one: Mention) -> bool:
        spec = scope.targets[one.to.index] if isinstance(one.to, Target) else None
        return spec is not None and (node.has("TARGET") or (spec.objects is not None and spec.players is not None))

    return scope.antecedent(node, fits)


def _called_so(words: list[Lexeme], marks: str) -> Callable[[Mention], bool]:
    wanted = [word for word in words if word.kind not in ("THAT", "EACH_OF", "EVERY", "OF")]

    def fits(one: Mention) -> bool:
        # Gender is that of the noun itself: 'quel permanente' may be a creature; number is that of what was spoken of.
        return not one.player and one.agrees(marks[-1:]) and all(_is_called(one, word) for word in wanted)

    return fits


def _is_called(one: Mention, word: Lexeme) -> bool:
    if word.kind in ("TYPE", "SUBTYPE"):
        return str(word.value) in one.called
    if word.kind == "PERMANENT" and one.was is not None:
        # 400.7: 'that permanent' is still what it was called where the words mean the card that it became.
        return True
    return word.kind.lower() in one.called


def _each_of(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'ognuna di esse': all of several things spoken of, one as the other."""
    pronoun = node.word("PRON")
    if pronoun is not None:
        found = scope.nearest(
            node, lambda one: not (one.player or one.own) and one.plural is not False and one.agrees(pronoun.marks)
        )
    else:
        fits = _called_so(list(node.words()), "")
        found = scope.antecedent(node, lambda one: not one.own and one.plural is not False and fits(one))
    return Spoken(replace(found, plural_verb=False))


def _attached(node: Node, scope: Scope, dative: bool) -> Spoken:
    """303.4b, 301.5: 'la creatura incantata', 'la creatura equipaggiata', 'il giocatore incantato'."""
    equipped = node.has("EQUIPPED")
    wanted = "Equipment" if equipped else "Aura"
    bestowed = scope.source.bestow and not equipped
    others = scope.source.quoted and equipped and wanted not in scope.source.around
    if not others and (scope.source.quoted or not (bestowed or wanted in scope.source.subtypes)):
        refuse(node, refusal.NO_VOCABULARY)
    article = next(node.words("THE"))
    if article.marks.endswith("p"):
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("PLAYER"):
        return Spoken(scope.mention(Mention(to=AttachedTo(), called=frozenset({"player"}), gender="m", player=True)))
    nouns = list(node.words("TYPE", "PERMANENT", "SUBTYPE"))
    if len(nouns) != 1:
        refuse(node, refusal.NO_VOCABULARY)
    names = called(("permanent", *(word.value for word in nouns if word.value is not None)))
    return Spoken(scope.mention(Mention(to=AttachedTo(), called=names, gender=nouns[0].marks[:1])))


def _you(node: Node, scope: Scope, dative: bool) -> Spoken:
    return Spoken(YOU)


YOU = Mention(to=You(), called=frozenset({"player"}), plural=False, player=True, own=True)


def _opponents(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'i tuoi avversari': each of them."""
    if not next(node.words("OPPONENT")).marks.endswith("p"):
        refuse(node, refusal.NO_VOCABULARY)
    return Spoken(_players(EachPlayer(Relation.OPPONENT), plural=True))


def _players(to: PlayerReference, *, plural: bool | None) -> Mention:
    return Mention(to=to, called=frozenset({"player"}), gender="m", plural=plural, player=True)


def _holder(node: Node, scope: Scope, dative: bool) -> Spoken:
    """108.3, 109.4: 'il suo controllore', 'il proprietario di quella carta'."""
    party = node.node("party")
    if party is not None:
        of = spoken(party, scope).mention
        if of.player:
            refuse(party, refusal.UNEXPECTED)
    else:
        of = _possessor(node, scope)
    if of.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    to = ControllerOf(of.last_known) if node.has("CONTROLLER") else OwnerOf(of.to)  # type: ignore[arg-type]
    return Spoken(scope.mention(_players(to, plural=False)))


def _possessor(node: Node, scope: Scope) -> Mention:
    """Whose 'suo' is: the one object spoken of that is not the source; the spell that was just called so goes first."""
    if scope.aimed is not None and scope.aimed in scope.mentions:
        return scope.aimed
    return scope.antecedent(node, lambda one: not one.player and not one.own)


def _defender(node: Node, scope: Scope, dative: bool) -> Spoken:
    """508.5: whom the creature attacks, or attacked, of whose attack the trigger event speaks."""
    if scope.attacker is None:
        refuse(node, refusal.NO_ANTECEDENT)
    return Spoken(scope.mention(_players(DefendingPlayer(scope.attacker), plural=False)))


def _active(node: Node, scope: Scope, dative: bool) -> Spoken:
    """102.1: whose turn it is; 805.9: of several, one whom the ability's controller chooses."""
    return Spoken(scope.mention(_players(ActivePlayer(), plural=False)))


def _assailant(node: Node, scope: Scope, dative: bool) -> Spoken:
    """506.2, 805.10c: who controls what the creature blocks, of whose block the trigger event speaks."""
    if scope.blocker is None:
        refuse(node, refusal.NO_ANTECEDENT)
    return Spoken(scope.mention(_players(AttackingPlayer(scope.blocker), plural=False)))


def _any_target(node: Node, scope: Scope, dative: bool) -> Spoken:
    """115.4, 115.3: 'un qualsiasi altro bersaglio' is another one than those before, or than the source."""
    spec = ANY_TARGET
    if node.has("ANY_OTHER_TARGET"):
        earlier = tuple(range(len(scope.targets)))
        if not earlier and scope.source.spell:
            refuse(node, refusal.NO_ANTECEDENT)
        assert spec.objects is not None
        spec = (
            replace(spec, keep_distinct_from=earlier)
            if earlier
            else replace(spec, objects=replace(spec.objects, another=True))
        )
    index = scope.target(spec)
    return Spoken(scope.mention(Mention(to=Target(index), called=frozenset({"any"}))))


def _described(node: Node, scope: Scope, dative: bool) -> Spoken:
    known = _with_article(node, scope)
    if known is not None:
        return Spoken(scope.antecedent(node, known))
    found = described(node, dative=dative, scope=scope)
    if found.exiled or (found.objects is not None and found.objects.linked_to_this and found.determiner == "the"):
        return _exiled(node, found, scope)
    if found.objects is not None and found.card and not found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    if found.targeted:
        return Spoken(_targeted(node, found, scope))
    if found.alike is not None:
        return Spoken(scope.mention(_alike(found, found.alike)))
    namesakes = _namesakes(found) or _all_but_the_dealer(found, scope)
    if namesakes is not None:
        return Spoken(scope.mention(namesakes))
    if found.objects is not None and _gone_from_there(found.objects, scope):
        found = replace(found, objects=replace(found.objects, another=False))
    other_than_source(node, found.objects, scope)
    if found.players is not None:
        return _each_player(node, found, scope)
    assert found.objects is not None
    if found.all:
        names = found.called
        mention = Mention(
            to=Every(found.objects),
            called=names,
            gender=found.gender,
            plural=None if found.determiner == "every" else True,
            plural_verb=found.plural,
            zone=found.objects.zone,
        )
        return Spoken(scope.mention(mention))
    return _chosen(node, found, scope)


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
    if found.all or found.determiner in ("one_or_more", ""):
        refuse(node, refusal.NO_VOCABULARY)
    spec = TargetSpec(objects=found.objects, players=found.players, minimum=found.least, maximum=found.most)
    if found.variable:
        spec = _so_many(node, spec, scope)
    if found.objects is not None and found.objects.another:
        spec = _another(node, spec, found.objects, scope)
    if any(isinstance(part, Target) for part in within(found.objects)):
        # 601.2c: the targets are chosen together; what one of them must be cannot hang on another one.
        refuse(node, refusal.NO_VOCABULARY)
    index = scope.target(spec)
    if found.objects is not None and found.objects.controller is Relation.OPPONENT and found.most == 1:
        scope.mention(_players(ControllerOf(Target(index)), plural=False))
    return scope.mention(
        Mention(
            to=Target(index),
            called=found.called,
            gender=found.gender,
            plural=None if found.most > 1 and found.least != found.most else found.most > 1 or found.variable,
            plural_verb=found.plural,
            player=found.objects is None,
            zone=Zone.BATTLEFIELD if found.objects is None else found.objects.zone,
        )
    )


def _the_one_of(nouns: list[Lexeme], relation: Node, scope: Scope) -> Callable[[Mention], bool] | None:
    """'La creatura che controlli', 'la creatura che non controlli': the target of which the text said so."""
    if relation.node("party") is not None or relation.has("V_OWN"):
        return None
    wanted = (Relation.NOT_YOU, Relation.OPPONENT) if relation.has("NOT") else (Relation.YOU,)
    is_called = _called_so(nouns, "s")

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
    fits = _called_so(nouns, "s")
    return lambda one: not one.own and fits(one)


def _so_many(node: Node, spec: TargetSpec, scope: Scope) -> TargetSpec:
    """107.3, 601.2c: 'X creature bersaglio': as many as the X that was announced."""
    if scope.x != X():
        refuse(node, refusal.UNKNOWN_X)
    return replace(spec, times_x=True)


def _another(node: Node, spec: TargetSpec, wanted: Filter, scope: Scope) -> TargetSpec:
    """115.3: 'un'altra creatura bersaglio' is another than the source, or than the targets before it; not clear where both fit."""
    earlier = tuple(number for number, other in enumerate(scope.targets) if other.objects is not None)
    source = _source_called(scope)
    itself = not scope.source.spell and (
        "permanent" in source
        and (not wanted.types or any(str(one) in source for one in (*wanted.types, *wanted.any_type)))
    )
    here = tuple(number for number in earlier if Target(number) not in scope.before_sentence)
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


def other_than_source(where: Node, wanted: Filter | None, scope: Scope) -> None:
    """'Altre' is said of all but the source; in a spell, or where a target was spoken of, it may be said of all but that."""
    if wanted is None or not _says_other(wanted):
        return
    if scope.source.spell or any(spec.objects is not None for spec in scope.targets):
        refuse(where, refusal.AMBIGUOUS)


def _says_other(wanted: Filter) -> bool:
    return wanted.another or any(map(_says_other, wanted.any_of))


def _each_player(node: Node, found: Described, scope: Scope) -> Spoken:
    if found.determiner == "one" and found.objects is None and found.players in (Relation.OPPONENT, Relation.ANY):
        # 608.2d: without a target the controller chooses who it is.
        name = scope.name()
        chosen = ChoosePlayer(keep_as=name, among=found.players, at_random=found.at_random)
        return Spoken(scope.mention(_players(Remembered(name), plural=False)), (chosen,))
    if found.objects is not None or not found.all or found.at_random:
        refuse(node, refusal.NO_VOCABULARY)
    assert found.players is not None
    mention = replace(_players(EachPlayer(found.players), plural=None), plural_verb=found.plural)
    return Spoken(scope.mention(mention))


def _chosen(node: Node, found: Described, scope: Scope) -> Spoken:
    """608.2d: chosen as the instruction is carried out, by the controller."""
    assert found.objects is not None
    if found.variable or found.determiner not in ("one", "count", "up_to", "any_number"):
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    chosen = Choose(
        filter=found.objects, keep_as=name, minimum=found.least, maximum=found.most, at_random=found.at_random
    )
    mention = Mention(
        to=Remembered(name),
        called=found.called,
        gender=found.gender,
        plural=found.most > 1 if found.least == found.most else None,
        plural_verb=found.plural,
        zone=found.objects.zone,
    )
    return Spoken(scope.mention(mention), (chosen,))


# --- out of cards that were looked at or revealed


def seen_cards(node: Node, scope: Scope) -> Mention:
    """The cards that were looked at or revealed last."""
    if scope.seen is None:
        refuse(node, refusal.NO_ANTECEDENT)
    return scope.seen


def _left(seen: Mention, scope: Scope) -> ObjectReference:
    """Those of the cards that were not taken yet."""
    left: ObjectReference = seen.to  # type: ignore[assignment]
    for one in scope.taken:
        left = Among(left, without=one)
    return left


def take(node: Node, scope: Scope, wanted: Filter, least: int, most: int, called_so: frozenset[str]) -> Spoken:
    """608.2d: some of the cards that were looked at are chosen; from now on these are spoken of, and the others are 'le altre'."""
    seen = seen_cards(node, scope)
    name = scope.name()
    chosen = Choose(filter=wanted, keep_as=name, minimum=least, maximum=most, among=_left(seen, scope))
    taken = Remembered(name)
    scope.taken = (*scope.taken, taken)
    scope.mentions = [one for one in scope.mentions if one.to != seen.to]
    plural = most > 1 if least == most else None if most > 1 else False
    mention = Mention(to=taken, called=called_so | {"card"}, gender="f", plural=plural, zone=seen.zone)
    return Spoken(scope.mention(mention), (chosen,))


def _some_of_them(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'una di esse', 'aggiungine due'."""
    seen = seen_cards(node, scope)
    number = node.word("NUM")
    most = ANY_NUMBER if node.has("ANY") else 1 if number is None else int(str(number.value))
    pronoun = node.word("PRON")
    if seen.plural is False or (pronoun is not None and pronoun.marks != "fp"):
        refuse(node, refusal.DISAGREES)
    least = 0 if node.has("UP_TO", "ANY") else most
    return take(node, scope, Filter(zone=seen.zone), least, most, frozenset())


def _among_them(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'una carta terra scelta tra esse', 'tutte le carte terra rivelate in questo modo'."""
    seen = seen_cards(node, scope)
    inner = node.node("described")
    if inner is None and scope.hit is not None and not next(node.nodes("determiner_of_all")).has("OTHER"):
        wanted, card = scope.hit
        if card_filter(node, describe(next(node.nodes("nominal")), scope=scope), wanted.zone) == wanted:
            return Spoken(scope.mention(card))
    if inner is None:
        if scope.taken and not next(node.nodes("determiner_of_all")).has("OTHER"):
            # 701.20: what was revealed is all of it, and what was taken from it has no reference together with the rest.
            refuse(node, refusal.NO_VOCABULARY)
        wanted = card_filter(node, describe(next(node.nodes("nominal")), scope=scope), seen.zone)
        taken = Among(_left(seen, scope), wanted)
        scope.taken = (*scope.taken, taken)
        scope.mentions = [one for one in scope.mentions if one.to != seen.to]
        return Spoken(scope.mention(replace(seen, to=taken, plural=None, plural_verb=True)))
    if _and_or(inner):
        return _up_to_one_of_each(inner, scope)
    found = described(inner, scope=scope)
    if found.variable or found.determiner not in ("one", "count", "up_to", "any_number"):
        refuse(node, refusal.NO_VOCABULARY)
    least = 1 if found.determiner == "one" else found.least
    return take(node, scope, card_filter(inner, found, seen.zone), least, found.most, found.called)


def _up_to_one_of_each(node: Node, scope: Scope) -> Spoken:
    """608.2d: 'una carta creatura e/o una carta terra scelte tra esse': of each one at most."""
    determiner, nominal = node.nodes()
    several = nominal.only
    repeated = [one.node("again_determiner") for one in several.nodes("again")]
    alone = next(several.nodes("after"), None)
    if determiner.only.kind != "one" or any(one is None or not one.has("ONE") or one.has("TO") for one in repeated):
        refuse(node, refusal.NO_VOCABULARY)
    if determiner.has("OTHER") or (alone is not None and any(True for _ in alone.nodes())):
        refuse(node, refusal.NO_VOCABULARY)
    chosen: list[Effect] = []
    taken: list[ObjectReference] = []
    for part in several.nodes("part", "again"):
        words = tuple(one for one in part.children if isinstance(one, Lexeme) or one.kind != "again_determiner")
        noun = Node("nominal", (Node("part", words, part.start, part.end),), part.start, part.end)
        found = describe(noun, scope=scope)
        one = take(node, scope, card_filter(noun, found, seen_cards(node, scope).zone), 0, 1, found.called)
        chosen += one.before
        taken.append(one.mention.to)  # type: ignore[arg-type]
    seen = seen_cards(node, scope)
    scope.mentions = [one for one in scope.mentions if one.to not in taken]
    mention = Mention(to=Together(tuple(taken)), called=frozenset({"card"}), gender="f", plural=None, zone=seen.zone)
    return Spoken(scope.mention(replace(mention, plural_verb=True)), tuple(chosen))


def card_filter(node: Node, found: Described, zone: Zone) -> Filter:
    """The description of cards that are in a hidden zone, which the words do not name."""
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or not found.card or found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    if found.at_random:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.another or wanted.controller is not Relation.ANY or _and_or(node):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(wanted, zone=zone)


def _and_or(node: Node) -> bool:
    """'Una carta creatura e/o una carta terra' are up to one of each, which is no description."""
    return (node.kind == "conjunction" and node.has("AND_OR")) or any(map(_and_or, node.nodes()))


def _one_pile(node: Node, scope: Scope, dative: bool) -> Spoken:
    """700.3: the pile that is taken."""
    if scope.piles is None or (node.has("THAT") and next(node.words("THAT")).marks != "fp"):
        refuse(node, refusal.NO_ANTECEDENT)
    return Spoken(scope.mention(scope.piles[0]))


def _chosen_one(node: Node, scope: Scope, dative: bool) -> Spoken:
    """608.2d, 115.1: 'la creatura scelta': the one that was chosen and is called so; 'le creature scelte': all that were."""
    plural = next(node.words("THE")).marks.endswith("p")
    wanted = [word for word in node.words() if word.kind not in ("THE", "CHOSEN")]
    fits = _called_so(wanted, "")
    known = [one for one in scope.mentions if one.to in scope.chosen and fits(one)]
    known = list({one.to: one for one in known}.values())
    if not plural or len(known) == 1:
        if len(known) != 1 or (known[0].plural is not None and known[0].plural is not plural):
            refuse(node, refusal.NO_ANTECEDENT)
        return Spoken(known[0])
    if len(known) < 2 or len({one.zone for one in known}) != 1:
        refuse(node, refusal.NO_ANTECEDENT)
    to = Together(tuple(one.to for one in known))  # type: ignore[misc]
    return Spoken(scope.mention(Mention(to=to, called=known[0].called, plural=True, zone=known[0].zone)))


def _player_or_holder(node: Node, scope: Scope, dative: bool) -> Spoken:
    """120.3c: 'quel giocatore o il controllore di quel planeswalker': of the one target that may be a player or a planeswalker."""

    def fits(one: Mention) -> bool:
        to = one.to.of if isinstance(one.to, ControllerOf) else one.to
        spec = scope.targets[to.index] if isinstance(to, Target) else None
        return spec is not None and spec.objects == PLANESWALKER and spec.players is not None

    known = scope.antecedent(node, fits)
    to = known.to if isinstance(known.to, ControllerOf) else ControllerOf(known.to)  # type: ignore[arg-type]
    return Spoken(scope.mention(_players(to, plural=False)))


PLANESWALKER = Filter(types=(CardType.PLANESWALKER,))


def _the_rest(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'le altre', 'l'altra': what was looked at and not taken; of two piles the other one."""
    if scope.piles is not None and not node.has("THE_REST") and next(node.words("OTHER")).marks == "fs":
        return Spoken(scope.mention(scope.piles[1]))
    seen = seen_cards(node, scope)
    if not scope.taken or seen.plural is False:
        refuse(node, refusal.NO_ANTECEDENT)
    plural = None if node.has("THE_REST") or next(node.words("OTHER")).marks == "fp" else False
    return Spoken(scope.mention(replace(seen, to=_left(seen, scope), plural=plural, plural_verb=plural is None)))


_PARTIES: dict[str, Callable[[Node, Scope, bool], Spoken]] = {
    "own": _own,
    "blocking_it": _blocking_it,
    "pronoun": _pronoun,
    "itself": _itself,
    "every_such": _every_such,
    "that": _that,
    "each_of": _each_of,
    "attached": _attached,
    "you": _you,
    "opponents": _opponents,
    "holder": _holder,
    "any_target": _any_target,
    "defender": _defender,
    "active": _active,
    "assailant": _assailant,
    "described": _described,
    "some_of_them": _some_of_them,
    "among_them": _among_them,
    "the_rest": _the_rest,
    "one_pile": _one_pile,
    "player_or_holder": _player_or_holder,
    "chosen_one": _chosen_one,
}


def object_of(node: Node, scope: Scope, *, dative: bool = False) -> Spoken:
    """A party that must be objects."""
    found = spoken(node, scope, dative=dative)
    if found.mention.player or "any" in found.mention.called:
        refuse(node, refusal.UNEXPECTED)
    to = found.to
    if isinstance(to, Target):
        spec = scope.targets[to.index]
        if spec.players is not None:
            refuse(node, refusal.UNEXPECTED)
    return found


def player_of(node: Node, scope: Scope) -> Spoken:
    """A party that must be players."""
    found = spoken(node, scope)
    if not found.mention.player:
        refuse(node, refusal.UNEXPECTED)
    return found
