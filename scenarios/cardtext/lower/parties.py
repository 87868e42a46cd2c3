"""What a party in a sentence stands for: the source, a target, all that match, something spoken of before, a player."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities.filters import ANY_TARGET
from engine.cards.abilities.references import (
    ActivePlayer,
    AttachedTo,
    AttackingPlayer,
    BlockersOf,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    EachPlayer,
    Granter,
    OwnerOf,
    Remembered,
    Target,
    TheMonarch,
    This,
)
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.described_parties import all_but, described_party
from scenarios.cardtext.lower.done_so import those_so
from scenarios.cardtext.lower.mentioned import PLANESWALKER, YOU, mention_of_players, own
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, called, refuse
from scenarios.cardtext.lower.seen_cards import among_seen, rest_of_seen, shown, some_of_seen
from scenarios.cardtext.lower.spoken_of import chosen_one, each_of, itself, one_pile, pronoun, that_one
from scenarios.cardtext.tree import Node


def spoken(node: Node, scope: Scope, *, dative: bool = False) -> Spoken:
    """What a node of kind 'party' stands for; it is remembered as spoken of. Raises Refusal where that is not clear."""
    inner = node.only
    return _PARTIES[inner.kind](inner, scope, dative)


def _own(node: Node, scope: Scope, dative: bool) -> Spoken:
    """201.5, 109.4: the object whose text it is. In quotes the card's name means another object than the one that has the text."""
    if node.has("NAME"):
        if scope.source.quoted:
            return Spoken(_granter(node, scope))
    elif node.has("SOURCE", "ABILITY") or (node.has("EMBLEM") and not scope.source.quoted):
        refuse(node, refusal.NO_VOCABULARY)
    scope.source_named = True
    known = [one for one in scope.mentions if one.to == This() and one.own and not one.own_noun]
    return Spoken(known[-1] if known else scope.mention(own(scope)))


def _granter(node: Node, scope: Scope) -> Mention:
    """201.5a: the name in an ability that is given to something: the one object that gives it."""
    if not scope.source.given:
        refuse(node, refusal.NO_VOCABULARY)
    known = [one for one in scope.mentions if one.to == Granter()]
    return known[-1] if known else scope.mention(Mention(to=Granter(), called=frozenset({"permanent"}), plural=None))


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
    # 'Per ogni creatura che lo blocca', 'il numero di creature che lo bloccano'.
    person = ("3p",) if plural else ("3s", "3p") if node.kind == "blockers" else ("3s",)
    if verb.value == "attacking" or not verb.moods.intersection(person):
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


def _named_card(node: Node, scope: Scope, dative: bool) -> Spoken:
    """201.4: 'la carta nominata' is no one object: only of what cannot be cast is it said."""
    refuse(node, refusal.NO_VOCABULARY)


_FASTENED = frozenset({"Aura", "Equipment", "Fortification"})


def _attached(node: Node, scope: Scope, dative: bool) -> Spoken:
    """303.4b, 301.5: 'la creatura incantata', 'la creatura equipaggiata', 'il giocatore incantato'.

    301.5f, 303.4m: whatever it is attached to, be it an Aura or an Equipment. Of what is neither, nothing is read.
    """
    equipped = node.has("EQUIPPED")
    fastened = _FASTENED.intersection(scope.source.subtypes) or (scope.source.bestow and not equipped)
    others = scope.source.quoted and equipped and "Equipment" not in scope.source.around
    if not others and (scope.source.quoted or not fastened):
        refuse(node, refusal.NO_VOCABULARY)
    article = next(node.words("THE"))
    if article.marks.endswith("p"):
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("PLAYER"):
        return Spoken(scope.mention(Mention(to=AttachedTo(), called=frozenset({"player"}), gender="m", player=True)))
    nouns = list(node.words("TYPE", "PERMANENT", "SUBTYPE"))
    if len(nouns) != len(list(node.words())) - 2:
        refuse(node, refusal.NO_VOCABULARY)
    names = called(("permanent", *(word.value for word in nouns if word.value is not None)))
    return Spoken(scope.mention(Mention(to=AttachedTo(), called=names, gender=nouns[0].marks[:1])))


def _you(node: Node, scope: Scope, dative: bool) -> Spoken:
    return Spoken(YOU)


def _opponents(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'i tuoi avversari': each of them."""
    if not next(node.words("OPPONENT")).marks.endswith("p"):
        refuse(node, refusal.NO_VOCABULARY)
    return Spoken(mention_of_players(EachPlayer(Relation.OPPONENT), plural=True))


def _holder(node: Node, scope: Scope, dative: bool) -> Spoken:
    """108.3, 109.4: 'il suo controllore', 'il proprietario di quella carta'."""
    party = node.node("party")
    if party is not None:
        said = spoken(party, scope)
        if said.before:
            # 608.2d: nobody was told to choose it.
            refuse(party, refusal.NO_VOCABULARY)
        of = said.mention
        if of.player:
            refuse(party, refusal.UNEXPECTED)
    else:
        of = _possessor(node, scope)
    if of.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    to = ControllerOf(of.last_known) if node.has("CONTROLLER") else OwnerOf(of.to)  # type: ignore[arg-type]
    return Spoken(scope.mention(mention_of_players(to, plural=False)))


def _possessor(node: Node, scope: Scope) -> Mention:
    """Whose 'suo' is: the one object spoken of that is not the source; the spell that was just called so goes first."""
    if scope.aimed is not None and scope.aimed in scope.mentions:
        return scope.aimed
    # What a cost was paid with is yours, so that its controller would be called 'tu'.
    paid = [one for one in scope.mentions if one.event and one.unspeakable]
    others = [one for one in scope.mentions if not one.player and not one.own and one not in paid]
    # 108.3: where nothing else was spoken of, the source is what has an owner.
    return scope.closest(node, lambda one: one in others or (not others and one.own and not one.player))


def _defender(node: Node, scope: Scope, dative: bool) -> Spoken:
    """508.5: whom the creature attacks, or attacked, of whose attack the trigger event speaks."""
    if scope.attacker is None:
        refuse(node, refusal.NO_ANTECEDENT)
    return Spoken(scope.mention(mention_of_players(DefendingPlayer(scope.attacker), plural=False)))


def _active(node: Node, scope: Scope, dative: bool) -> Spoken:
    """102.1: whose turn it is; 805.9: of several, one whom the ability's controller chooses."""
    return Spoken(scope.mention(mention_of_players(ActivePlayer(), plural=False)))


def _monarch(node: Node, scope: Scope, dative: bool) -> Spoken:
    """725.1: whoever is the monarch."""
    return Spoken(scope.mention(mention_of_players(TheMonarch(), plural=False)))


def _assailant(node: Node, scope: Scope, dative: bool) -> Spoken:
    """506.2, 805.10c: who controls what the creature blocks, of whose block the trigger event speaks."""
    if scope.blocker is None:
        refuse(node, refusal.NO_ANTECEDENT)
    return Spoken(scope.mention(mention_of_players(AttackingPlayer(scope.blocker), plural=False)))


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
    but = node.word("SUBTYPE", "TYPE")
    if but is not None:
        # 115.4: 'che non sia un Dinosauro' says something of objects alone; players are none.
        assert spec.objects is not None
        kinds = {"not_types": (but.value,)} if isinstance(but.value, CardType) else {"not_subtypes": (str(but.value),)}
        spec = replace(spec, objects=replace(spec.objects, **kinds))
    index = scope.target(replace(spec, at_random=node.has("AT_RANDOM")))
    return Spoken(scope.mention(Mention(to=Target(index), called=frozenset({"any"}))))


def _chosen_person(node: Node, scope: Scope, dative: bool) -> Spoken:
    """607.2d, 608.2d: 'il giocatore scelto': whom an instruction before chose; else whom another ability of the source did."""
    if next(node.words("THE")).marks.endswith("p"):
        refuse(node, refusal.NO_VOCABULARY)
    known = [one for one in scope.mentions if one.player and isinstance(one.to, Remembered)]
    if known:
        return Spoken(scope.antecedent(node, lambda one: one in known))
    if scope.source.spell or scope.source.quoted:
        refuse(node, refusal.NO_ANTECEDENT)
    return Spoken(scope.mention(mention_of_players(ChosenPlayer(), plural=False)))


def _player_or_holder(node: Node, scope: Scope, dative: bool) -> Spoken:
    """120.3c: 'quel giocatore o il controllore di quel planeswalker': of the one target that may be a player or a planeswalker."""

    def fits(one: Mention) -> bool:
        to = one.to.of if isinstance(one.to, ControllerOf) else one.to
        spec = scope.targets[to.index] if isinstance(to, Target) else None
        return spec is not None and spec.objects == PLANESWALKER and spec.players is not None

    known = scope.antecedent(node, fits)
    to = known.to if isinstance(known.to, ControllerOf) else ControllerOf(known.to)  # type: ignore[arg-type]
    return Spoken(scope.mention(mention_of_players(to, plural=False)))


def _the_copy(node: Node, scope: Scope, dative: bool) -> Spoken:
    """707.12: the copy of a card is there to be cast, and nothing else is said of it."""
    refuse(node, refusal.NO_ANTECEDENT)


_PARTIES: dict[str, Callable[[Node, Scope, bool], Spoken]] = {
    "own": _own,
    "blocking_it": _blocking_it,
    "pronoun": pronoun,
    "itself": itself,
    "every_such": _every_such,
    "that": that_one,
    "each_of": each_of,
    "attached": _attached,
    "you": _you,
    "opponents": _opponents,
    "holder": _holder,
    "any_target": _any_target,
    "defender": _defender,
    "chosen_person": _chosen_person,
    "active": _active,
    "monarch": _monarch,
    "named_card": _named_card,
    "assailant": _assailant,
    "described": described_party,
    "all_but": all_but,
    "some_of_them": some_of_seen,
    "among_them": among_seen,
    "those_so": those_so,
    "the_copy": _the_copy,
    "the_rest": rest_of_seen,
    "one_pile": one_pile,
    "player_or_holder": _player_or_holder,
    "chosen_one": chosen_one,
    "shown": shown,
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


def known_object(node: Node, scope: Scope) -> Mention:
    """608.2d: one that was spoken of, or a target: of what would be chosen first no number or condition can ask."""
    found = object_of(node, scope)
    if found.before:
        refuse(node, refusal.NO_VOCABULARY)
    return found.mention


def player_of(node: Node, scope: Scope) -> Spoken:
    """A party that must be players."""
    found = spoken(node, scope)
    if not found.mention.player:
        refuse(node, refusal.UNEXPECTED)
    return found
