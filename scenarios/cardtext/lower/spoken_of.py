"""608.2c: what was spoken of before: 'essa', 'quella creatura', 'ognuna di esse', 'la creatura scelta', 'quel mucchio'."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Among, Reference, Target, Together
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.described_parties import of_either
from scenarios.cardtext.lower.mentioned import fits_the_words
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.tree import Node


def pronoun(node: Node, scope: Scope, dative: bool) -> Spoken:
    """608.2c: 'essa', 'lo': what agrees with it, if there is only one such thing."""
    word = node.children[0]
    assert isinstance(word, Lexeme)
    other = node.has("OTHER")
    return Spoken(
        scope.nearest(node, lambda one: not one.player and not (other and one.own) and one.agrees(word.marks))
    )


def itself(node: Node, scope: Scope, dative: bool) -> Spoken:
    """608.2c: 'se stessa': the subject of the verb."""
    word = next(node.words())
    marks = ("f" if word.form.endswith("a") else "m") + "s"
    if scope.subject is None or scope.subject.player or not scope.subject.agrees(marks):
        refuse(node, refusal.NO_ANTECEDENT)
    return Spoken(scope.subject)


def that_one(node: Node, scope: Scope, dative: bool) -> Spoken:
    """608.2c: 'quella creatura', 'quel giocatore': what was called so, and is not the source."""
    target = node.node("that_target")
    if target is not None:
        return Spoken(_that_target(target, scope))
    marks = next(node.words("THAT")).marks
    if node.has("OF_ONE") and any(not one.player and not one.own and one.plural is not False for one in scope.mentions):
        # 'It deals 2 damage to them': several objects were spoken of, which may be meant.
        refuse(node, refusal.AMBIGUOUS_ANTECEDENT)
    if node.has("PLAYER", "OPPONENT"):
        return Spoken(scope.antecedent(node, lambda one: one.player and one.agrees(marks)))
    if node.node("adjective") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    fits = fits_the_words([word for word in node.words() if word.kind != "OR"], marks)
    if scope.aimed is not None and node.has("SPELL", "ABILITY") and fits(scope.aimed):
        return Spoken(scope.mention(scope.aimed))
    nouns = [word.kind for word in node.words() if word.kind != "THAT"]
    if not any(map(fits, scope.mentions)) and marks.endswith("s"):
        either = of_either(list(node.words("TYPE")), scope) if nouns == ["TYPE"] else None
        if either is not None:
            return Spoken(scope.mention(either))
    if scope.counted is not None and marks.endswith("p") and not any(map(fits, scope.mentions)) and fits(scope.counted):
        return Spoken(scope.mention(scope.counted))
    if marks.endswith("s"):
        fits = _of_one(fits, scope)
        if nouns == ["CARD"] and scope.hit is not None and any(one.to == scope.hit[1].to for one in scope.mentions):
            # 701.20a: behind cards that were revealed until there was one, 'quella carta' is that one, whatever else is a card now.
            fits = _of_the_hit(scope.hit[1].to)
    found = scope.that(node, fits, just_so=frozenset({"permanent"}) if nouns == ["PERMANENT"] else None)
    # 'Ogni creatura che controlli ... e quelle creature hanno ...': the words are in the plural now.
    several = marks.endswith("p") and found.plural is None
    return Spoken(replace(found, plural_verb=True) if several else found)


def _of_one(fits: Callable[[Mention], bool], scope: Scope) -> Callable[[Mention], bool]:
    """'Quella carta' is not what the words before called 'le altre', though it may be one alone, where it can be anything else."""

    def one_alone(one: Mention) -> bool:
        return fits(one) and not (one.plural is None and one.plural_verb)

    return one_alone if any(map(one_alone, scope.mentions)) else fits


def _of_the_hit(hit: Reference) -> Callable[[Mention], bool]:
    def is_that(one: Mention) -> bool:
        return one.to == hit

    return is_that


def _that_target(node: Node, scope: Scope) -> Mention:
    """115.4: 'quel bersaglio', 'quella creatura o quel giocatore': the one target that may be an object or a player."""

    types = tuple(word.value for word in node.words("TYPE"))
    if len(types) == 2:
        # 'Quella creatura o quel planeswalker': the one target that may be either, and its words in the plural.
        either = scope.antecedent(node, lambda one: _may_be_either(one, types, scope))
        return replace(either, plural=None, gender="")

    def fits(one: Mention) -> bool:
        spec = scope.targets[one.to.index] if isinstance(one.to, Target) else None
        return spec is not None and (node.has("TARGET") or (spec.objects is not None and spec.players is not None))

    return scope.antecedent(node, fits)


def _may_be_either(one: Mention, types: tuple[object, ...], scope: Scope) -> bool:
    spec = scope.targets[one.to.index] if isinstance(one.to, Target) else None
    return spec is not None and spec.objects is not None and set(spec.objects.any_type) == set(types)


def each_of(node: Node, scope: Scope, dative: bool) -> Spoken:
    """608.2c: 'ognuna di esse': all of several things spoken of, one as the other."""
    pronoun = node.word("PRON")
    if node.has("BOTH_CREATURES"):
        refuse(node, refusal.NO_ANTECEDENT)
    if pronoun is not None and _only_players(pronoun, scope):
        found = scope.antecedent(node, lambda one: one.player and one.plural is not False and one.agrees(pronoun.marks))
    elif pronoun is not None:
        found = scope.nearest(
            node, lambda one: not (one.player or one.own) and one.plural is not False and one.agrees(pronoun.marks)
        )
    elif (chosen := _just_chosen(node, scope)) is not None:
        found = chosen
    else:
        fits = fits_the_words(list(node.words()), "")
        found = scope.antecedent(node, lambda one: not one.own and one.plural is not False and fits(one))
    whose = node.node("whose_of_them")
    if whose is not None:
        if found.player or found.zone is not Zone.BATTLEFIELD:
            refuse(whose, refusal.NO_VOCABULARY)
        found = replace(found, to=Among(found.to, Filter(controller=_whose_of_them(whose))))  # type: ignore[arg-type]
    return Spoken(replace(found, plural_verb=False))


def _just_chosen(node: Node, scope: Scope) -> Mention | None:
    """'Scegli fino a due creature bersaglio e ognuna prende -1/-1': bare, it speaks of what the same sentence has chosen."""
    if node.shape not in (("EACH_OF",), ("EVERY",)):
        return None
    here = {one.to: one for one in scope.mentions if one.to in scope.chosen and one.to not in scope.before_sentence}
    found = next(iter(here.values())) if len(here) == 1 else None
    return found if found is not None and found.plural is not False and not found.own else None


def _whose_of_them(node: Node) -> Relation:
    """'Che controlli', 'che non controlli', of several that were spoken of."""
    if "2s" not in next(node.words("V_CONTROL")).moods:
        refuse(node, refusal.DISAGREES)
    return Relation.NOT_YOU if node.has("NOT") else Relation.YOU


def _only_players(pronoun: Lexeme, scope: Scope) -> bool:
    """'Scegli un qualsiasi numero di giocatori bersaglio. Ognuno di essi ...': several players, and no several objects beside."""
    several = [one for one in scope.mentions if one.plural is not False and one.agrees(pronoun.marks) and not one.own]
    return bool(several) and all(one.player for one in several)


def chosen_one(node: Node, scope: Scope, dative: bool) -> Spoken:
    """608.2d, 115.1: 'la creatura scelta': the one that was chosen and is called so; 'le creature scelte': all that were."""
    plural = next(node.words("THE")).marks.endswith("p")
    wanted = [word for word in node.words() if word.kind not in ("THE", "CHOSEN")]
    fits = fits_the_words(wanted, "")
    known = [one for one in scope.mentions if one.to in scope.chosen and fits(one)]
    known = list({one.to: one for one in known}.values())
    whose = node.node("whose_of_them")
    if whose is not None:
        # 115.1: the one target that was wanted to be yours, or another's, is called so.
        relation = _whose_of_them(whose)
        known = [one for one in known if _wanted_of(one, relation, scope)]
        if plural or len(known) != 1:
            refuse(node, refusal.NO_ANTECEDENT)
    if not plural or len(known) == 1:
        if len(known) != 1 or (known[0].plural is not None and known[0].plural is not plural):
            refuse(node, refusal.NO_ANTECEDENT)
        return Spoken(known[0])
    if len(known) < 2 or len({one.zone for one in known}) != 1:
        refuse(node, refusal.NO_ANTECEDENT)
    to = Together(tuple(one.to for one in known))  # type: ignore[misc]
    return Spoken(scope.mention(Mention(to=to, called=known[0].called, plural=True, zone=known[0].zone)))


def _wanted_of(one: Mention, relation: Relation, scope: Scope) -> bool:
    """115.1: whether a target was to be controlled by a player in that relation."""
    spec = scope.targets[one.to.index] if isinstance(one.to, Target) else None
    return spec is not None and spec.objects is not None and spec.objects.controller is relation


def one_pile(node: Node, scope: Scope, dative: bool) -> Spoken:
    """700.3: the pile that is taken."""
    of_two = node.has("ONE")
    marks = {word.marks for word in node.words("THAT")}
    if scope.piles is None or marks - {"fp" if of_two else "fs"}:
        refuse(node, refusal.NO_ANTECEDENT)
    if of_two is scope.pile_chosen:
        # Of piles of which one was chosen 'that pile' is spoken of, of others 'one of those piles'.
        refuse(node, refusal.NO_ANTECEDENT)
    return Spoken(scope.mention(scope.piles[0]))
