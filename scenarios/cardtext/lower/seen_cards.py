"""701.20, 608.2c: cards that were looked at or revealed: some of them, those among them that are such, and the rest."""

from __future__ import annotations

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import Among, EachPlayer, ObjectReference, Reference, Remembered, Together
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.mentioned import fits_the_words
from scenarios.cardtext.lower.nouns import ANY_NUMBER, Described
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.tree import Node


def seen_cards(node: Node, scope: Scope) -> Mention:
    """The cards that were looked at or revealed last; where none were, the one group of cards that was spoken of."""
    exiled = node.has("EXILED") or any("esiliat" in word.form for word in node.words("CHOSEN_AMONG"))
    if exiled and (scope.seen is None or scope.seen.zone is not Zone.EXILE):
        refuse(node, refusal.NO_ANTECEDENT)
    if scope.seen is not None:
        return scope.seen
    return scope.nearest(node, lambda one: one.plural is True and "card" in one.called and not one.player)


def _left(seen: Mention, scope: Scope) -> ObjectReference:
    """Those of the cards that were not taken yet."""
    left: ObjectReference = seen.to  # type: ignore[assignment]
    for one in scope.taken:
        left = Among(left, without=one)
    return left


def so_many_chosen(node: Node, found: Described, scope: Scope) -> Quantity | None:
    """107.3: 'X carte', 'fino a X carte': as many as X is; ``None`` for numbers that the words say."""
    if not found.variable:
        return None
    if scope.known_x is None or not next(node.nodes("determiner")).only.has("X"):
        refuse(node, refusal.NO_VOCABULARY)
    return scope.known_x


def take(
    node: Node,
    scope: Scope,
    wanted: Filter,
    least: int,
    most: int,
    called_so: frozenset[str],
    count: Quantity | None = None,
) -> Spoken:
    """608.2d: some of the cards that were looked at are chosen; from now on these are spoken of, and the others are 'le altre'."""
    seen = seen_cards(node, scope)
    if seen.zone is Zone.HAND and isinstance(scope.whose_hand, EachPlayer):
        # 'Una carta da quella mano' would be one of each of several hands.
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    chosen = Choose(filter=wanted, keep_as=name, minimum=least, maximum=most, count=count, among=_left(seen, scope))
    taken = Remembered(name)
    scope.taken = (*scope.taken, taken)
    scope.mentions = [one for one in scope.mentions if one.to != seen.to]
    plural = None if count is not None else most > 1 if least == most else None if most > 1 else False
    mention = Mention(to=taken, called=called_so | {"card"}, gender="f", plural=plural, zone=seen.zone)
    return Spoken(scope.mention(mention), (chosen,))


def not_taken_but_cast(chosen: Reference, spells: Remembered, scope: Scope) -> None:
    """608.2g: a card that was chosen and may be cast is one of 'le altre' where it was not cast: it still lies where it was."""
    if scope.seen is not None and chosen in scope.taken:
        those: ObjectReference = scope.seen.to  # type: ignore[assignment]
        scope.seen = replace(scope.seen, to=Among(those, Filter(zone=scope.seen.zone)))
        scope.taken = tuple(spells if one == chosen else one for one in scope.taken)


def some_of_seen(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'una di esse', 'aggiungine due'; 'esiliane due a caso', which nobody chooses."""
    found = _some_of_seen(node, scope)
    if not node.has("AT_RANDOM"):
        return found
    if len(found.before) != 1 or not isinstance(found.before[0], Choose):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(found, before=(replace(found.before[0], at_random=True),))


def _some_of_seen(node: Node, scope: Scope) -> Spoken:
    group = _group(node, scope)
    if group is not None:
        return _some_of(node, group, scope)
    seen = seen_cards(node, scope)
    number = node.word("NUM")
    most = ANY_NUMBER if node.has("ANY") else 1 if number is None else int(str(number.value))
    pronoun = node.word("PRON")
    if seen.plural is False or (pronoun is not None and pronoun.marks != "fp"):
        refuse(node, refusal.DISAGREES)
    least = 0 if node.has("UP_TO", "ANY") else most
    return take(node, scope, Filter(zone=seen.zone), least, most, frozenset())


def _group(node: Node, scope: Scope) -> Mention | None:
    """608.2d: the several objects that 'una di esse', 'due di quelle creature' is said of, where no cards were looked at."""
    pronoun, that = node.word("PRON"), node.word("THAT")
    if pronoun is None and that is None:
        return None
    if scope.seen is not None and (pronoun is None or pronoun.marks == "fp") and (that is None or node.has("CARD")):
        return None
    if pronoun is not None:
        return scope.nearest(
            pronoun, lambda one: one.plural is not False and not (one.player or one.own) and one.agrees(pronoun.marks)
        )
    assert that is not None
    fits = fits_the_words(list(node.words(*_NOUNS)), that.marks)
    return scope.that(node, lambda one: one.plural is not False and not one.own and fits(one))


_NOUNS = ("CARD", "TYPE", "SUBTYPE", "PERMANENT", "TOKEN")


def _some_of(node: Node, group: Mention, scope: Scope) -> Spoken:
    number, name = node.word("NUM"), scope.name()
    most = ANY_NUMBER if node.has("ANY") else 1 if number is None else int(str(number.value))
    least = 0 if node.has("UP_TO", "ANY") else most
    those: ObjectReference = group.to  # type: ignore[assignment]
    chosen = Choose(filter=Filter(zone=group.zone), keep_as=name, minimum=least, maximum=most, among=those)
    plural = most > 1 if least == most else None if most > 1 else False
    return Spoken(scope.mention(replace(group, to=Remembered(name), plural=plural, event=False, was=None)), (chosen,))


def among_seen(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'una carta terra scelta tra esse', 'tutte le carte terra rivelate in questo modo'."""
    seen = seen_cards(node, scope)
    inner = node.node("described")
    if inner is None and scope.hit is not None and not next(node.nodes("determiner_of_all")).has("OTHER"):
        wanted, card = scope.hit
        if (
            card_filter(node, describe(next(node.nodes("nominal")), plural_and=True, scope=scope), wanted.zone)
            == wanted
        ):
            return Spoken(scope.mention(card))
    if inner is None:
        shown = scope.done.get("REVEALED")
        if scope.taken and not next(node.nodes("determiner_of_all")).has("OTHER") and shown is not None:
            wanted = card_filter(node, describe(next(node.nodes("nominal")), plural_and=True, scope=scope), seen.zone)
            to = shown.to if wanted == Filter(zone=seen.zone) else Among(shown.to, wanted)
            scope.seen, scope.taken = replace(seen, to=shown.to), (to,)
            return Spoken(scope.mention(replace(seen, to=to, plural=None, plural_verb=True)))
        if scope.taken and not next(node.nodes("determiner_of_all")).has("OTHER"):
            # 701.20: what was revealed is all of it, and what was taken from it has no reference together with the rest.
            refuse(node, refusal.NO_VOCABULARY)
        wanted = card_filter(node, describe(next(node.nodes("nominal")), plural_and=True, scope=scope), seen.zone)
        return _all_such(wanted, seen, scope)
    told = Zone.GRAVEYARD if node.has("MILLED") else Zone.EXILE if node.has("EXILED") else seen.zone
    if seen.zone is not told:
        refuse(node, refusal.NO_ANTECEDENT)
    alike = node.node("sharing_type")
    if alike is not None:
        inner = _with_quality(inner, alike)
    found = described(inner, scope=scope)
    if _and_or(inner) and found.determiner == "one":
        return _up_to_one_of_each(inner, scope)
    if node.has("MILLED") and found.determiner == "all":
        # 'Tutte le carte terra macinate in questo modo' are spoken of as what was done.
        refuse(node, refusal.NO_VOCABULARY)
    if found.determiner == "all" and not scope.taken:
        return _all_such(card_filter(inner, found, seen.zone), seen, scope)
    if found.determiner not in ("one", "count", "up_to", "any_number"):
        refuse(node, refusal.NO_VOCABULARY)
    least = 1 if found.determiner == "one" else found.least
    # 'Fino a due carte creatura e/o terra': each of them may be the one or the other.
    each_or_other = _and_or(inner) and found.determiner in ("up_to", "any_number")
    wanted = card_filter(next(inner.nodes("determiner")) if each_or_other else inner, found, seen.zone)
    return take(node, scope, wanted, least, found.most, found.called, so_many_chosen(inner, found, scope))


def _all_such(wanted: Filter, seen: Mention, scope: Scope) -> Spoken:
    """701.20: 'tutte le carte terra tra esse': of these is spoken from now on, and the others are 'le altre'."""
    taken = Among(_left(seen, scope), wanted)
    scope.taken = (*scope.taken, taken)
    scope.mentions = [one for one in scope.mentions if one.to != seen.to]
    return Spoken(scope.mention(replace(seen, to=taken, plural=None, plural_verb=True)))


def _with_quality(described_: Node, said: Node) -> Node:
    """'Una carta creatura scelta tra quelle che condivide un tipo con ...': what stands behind is said of the card."""
    determiner, nominal = described_.nodes()
    inner = nominal.only
    if inner.kind != "part":
        refuse(said, refusal.AMBIGUOUS)
    modifier = Node("modifier", (said,), said.start, said.end)
    part = replace(inner, children=(*inner.children, modifier))
    return replace(described_, children=(determiner, replace(nominal, children=(part,))))


def shown(node: Node, scope: Scope, dative: bool) -> Spoken:
    """701.20a: 'la carta rivelata', 'le carte rivelate': all that was revealed, wherever it still is as it was."""
    article, how = next(node.words("THE")), next(node.words("REVEALED", "DISCARDED")).kind
    done = scope.done.get(how)
    if done is None:
        refuse(node, refusal.NO_ANTECEDENT)
    known = next((one for one in reversed(scope.mentions) if one.to == done.to), None)
    if article.marks.endswith("s"):
        if known is None or known.plural is not False:
            refuse(node, refusal.NO_ANTECEDENT)
        if known.unspeakable:
            refuse(node, refusal.NO_VOCABULARY)
        return Spoken(known)
    if how == "DISCARDED":
        refuse(node, refusal.NO_VOCABULARY)
    seen = seen_cards(node, scope)
    if known is not None and known.plural is False:
        refuse(node, refusal.DISAGREES)
    return Spoken(scope.mention(replace(seen, to=done.to, plural=None, plural_verb=True)))


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
    if (
        wanted.another
        or wanted.controller is not Relation.ANY
        or (_and_or(node) and not _so_many_of_either(node, found))
    ):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(wanted, zone=zone)


def _so_many_of_either(node: Node, found: Described) -> bool:
    """'Fino a due carte terra base e/o carte Cancello': so many cards, each of them one or the other."""
    again = [
        one for nominal in node.nodes("nominal") for part in nominal.nodes("several") for one in part.nodes("again")
    ]
    said = found.determiner in ("up_to", "count", "any_number", "all")
    return said and found.most != 1 and not any(one.node("again_determiner") is not None for one in again)


def _and_or(node: Node) -> bool:
    """'Una carta creatura e/o una carta terra' are up to one of each, which is no description."""
    return (node.kind == "conjunction" and node.has("AND_OR")) or any(map(_and_or, node.nodes()))


def rest_of_seen(node: Node, scope: Scope, dative: bool) -> Spoken:
    """'le altre', 'l'altra': what was looked at and not taken; of two piles the other one."""
    if scope.piles is not None and not node.has("THE_REST") and next(node.words("OTHER")).marks == "fs":
        return Spoken(scope.mention(scope.piles[1]))
    left = not_chosen(scope)
    if left is not None:
        return _others(node, left, scope)
    seen = seen_cards(node, scope)
    if not scope.taken or seen.plural is False:
        refuse(node, refusal.NO_ANTECEDENT)
    plural = None if node.has("THE_REST") or next(node.words("OTHER")).marks == "fp" else False
    return Spoken(scope.mention(replace(seen, to=_left(seen, scope), plural=plural, plural_verb=plural is None)))


def not_chosen(scope: Scope) -> Mention | None:
    """608.2d: what the last instruction that chose could have chosen and did not, where nothing was looked at since."""
    return scope.unchosen[0] if scope.unchosen is not None and scope.unchosen[1] is scope.seen else None


def _others(node: Node, left: Mention, scope: Scope) -> Spoken:
    """608.2d: 'Distruggi le altre': all of them but those that were chosen."""
    word = node.word("OTHER")
    marks = word.marks if word is not None else "mp" if next(node.words()).form.startswith("i ") else "fp"
    if not marks.endswith("p") or not left.agrees(marks) or (node.has("CARD") and left.zone is not Zone.HAND):
        refuse(node, refusal.DISAGREES)
    return Spoken(scope.mention(left))
