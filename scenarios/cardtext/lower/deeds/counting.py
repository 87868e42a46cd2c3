"""122: counters that are put on objects and players, and taken off them."""

from __future__ import annotations

from engine.cards.abilities import damage as f
from engine.cards.abilities.choices import ChooseNumber, ForEach, OneOf
from engine.cards.abilities.quantities import CountersOn, Fixed, Noted, Quantity
from engine.cards.abilities.references import Every, One, Target
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.counters_said import counter_kind
from scenarios.cardtext.lower.divided import divided
from scenarios.cardtext.lower.doing import Doer, Effects, only_you, party_of, player_doing
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node
from scenarios.language.counters import ON_PLAYERS


def counters(node: Node, scope: Scope) -> tuple[str, Quantity]:
    """The kind and the number of counters in a node of kind 'counters'."""
    return counter_kind(next(node.nodes("counter_kind"))), amounts.said(node, scope)


def _put_counters(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    if node.node("same_counters") is not None:
        return _put_same(node, scope)
    if node.has("OR"):
        return _put_either(node, scope, doer)
    another = node.node("counters_on_another")
    if another is not None:
        parts = (node.children[: node.children.index(another) - 1], another.children)
        both = [Node("put_counters", part, node.start, node.end) for part in parts]
        return tuple(made for one in both for made in _put_counters(one, scope, doer))
    before_what = node.has("ON") and node.children.index(next(node.words("ON"))) == 1
    if before_what and any(one.node("quantity") is not None for one in node.nodes("counters")):
        return _put_on_it_first(node, scope)
    node = _number_behind(node)
    own_number = _number_of_each(node, scope)
    if own_number is not None:
        return own_number
    several = [counters(one, scope) for one in node.nodes("counters")]
    each = node.node("per")
    if each is not None and len(several) > 1:
        refuse(each, refusal.AMBIGUOUS)
    several = [(kind, amounts.per(each, count, scope)) for kind, count in several]
    on, pronoun = node.node("each_party"), node.word("PRON")
    before = scope.instead_of
    if on is None and pronoun is None:
        if not isinstance(before, f.PutCounters):
            refuse(node, refusal.UNFINISHED)
        return tuple(f.PutCounters(counter=kind, on=before.on, count=count) for kind, count in several)
    if on is None:
        assert pronoun is not None
        exiled = _just_exiled(pronoun, scope)
        if exiled is not None:
            if any(kind[0] in "+-" for kind, _ in several):
                refuse(pronoun, refusal.AMBIGUOUS_ANTECEDENT)
            return tuple(f.PutCounters(counter=kind, on=exiled.to, count=count) for kind, count in several)
        here = [one for one in scope.mentions if one.zone is Zone.BATTLEFIELD]
        mention = scope.nearest(
            pronoun,
            lambda one: not one.player and one.agrees(pronoun.marks) and (not here or one.zone is Zone.BATTLEFIELD),
        )
        if mention.zone is not Zone.BATTLEFIELD:
            refuse(pronoun, refusal.UNEXPECTED)
        _told(several, mention, scope)
        return tuple(f.PutCounters(counter=kind, on=mention.to, count=count) for kind, count in several)
    if next(on.nodes("party")).only.kind == "pronoun":
        refuse(on, refusal.UNEXPECTED)
    found = object_of(next(on.nodes("party")), scope)
    in_exile = found.mention.zone is Zone.EXILE and not found.before and not any(kind[0] in "+-" for kind, _ in several)
    if found.mention.zone is not Zone.BATTLEFIELD and not in_exile:
        refuse(on, refusal.UNEXPECTED)
    if on.has("EACH_OF") and found.mention.plural is False:
        refuse(on, refusal.DISAGREES)
    each_of = on.has("EACH_OF") or next(on.nodes("party")).only.kind == "each_of"
    if not each_of and _several_targets(found, scope):
        refuse(on, refusal.NO_VOCABULARY)
    _told(several, found.mention, scope)
    scope.matching_still = found.to
    return (*found.before, *(f.PutCounters(counter=kind, on=found.to, count=count) for kind, count in several))


def _put_either(node: Node, scope: Scope, doer: Doer) -> Effects:
    """608.2d: 'metti un segnalino +1/+1 o un segnalino fedeltà su di essa': one of them, as the player chooses."""
    first, *others = node.nodes("counters", "bare_kind")
    said = tuple(
        as_counters(one) if one is first else one
        for one in node.children
        if not any(one is other for other in others) and not (isinstance(one, Lexeme) and one.kind in _EITHER)
    )
    *before, put = _put_counters(Node(node.kind, said, node.start, node.end), scope, doer)
    assert isinstance(put, f.PutCounters)
    if isinstance(put.on, Every):
        # 608.2d: whether one choice is made for all of them, or one for each, the words do not say.
        refuse(node, refusal.AMBIGUOUS)
    more = (counters(as_counters(one), scope) for one in others)
    return (*before, OneOf(ways=((put,), *((replace(put, counter=kind, count=count),) for kind, count in more))))


_EITHER = ("OR", "OF_YOUR_CHOICE", "COMMA")


def as_counters(node: Node) -> Node:
    """'Un segnalino volare, legame vitale o +1/+1': what is left out is said of each kind."""
    if node.kind == "counters":
        return node
    one = Lexeme("ONE", "un", node.start, node.start, None, "ms")
    return Node("counters", (one, Node("counter_kind", node.children, node.start, node.end)), node.start, node.end)


def _just_exiled(pronoun: Lexeme, scope: Scope) -> Mention | None:
    """122.1, 406.3: 'esilia una carta dalla tua mano e metti un segnalino su di essa': what the sentence has put into exile."""
    found = [one for one in scope.mentions if one.zone is Zone.EXILE and one.to not in scope.before_sentence]
    found = [one for one in found if not (one.own or one.event or one.unspeakable) and one.agrees(pronoun.marks)]
    return found[-1] if len({one.to for one in found}) == 1 else None


def _number_behind(node: Node) -> Node:
    """'Metti un numero di segnalini +1/+1 su quella creatura pari a ...': as with the number before what they are put on."""
    quantity = node.node("quantity")
    if quantity is None:
        return node
    kind = next(node.nodes("counter_kind"))
    words: tuple[Node | Lexeme, ...] = (*node.words("ONE", "NUMBER_OF"), kind, *node.words("EQUAL_TO"), quantity)
    said = Node("counters", words, node.start, node.end)
    rest: tuple[Node | Lexeme, ...] = (*node.words("V_PUT"), said, *node.words("ON"), next(node.nodes("each_party")))
    return Node(node.kind, rest, node.start, node.end)


def _number_of_each(node: Node, scope: Scope) -> Effects | None:
    """608.2f: 'metti su ogni creatura che controlli segnalini +1/+1 pari alla costituzione di quella creatura': another number for
    each of them; ``None`` where the number speaks of no such one."""
    on, said = node.node("each_party"), list(node.nodes("counters"))
    of = said[0].node("quantity") if len(said) == 1 else None
    measure = None if of is None else of.node("measure_of")
    spoken_of = None if measure is None else measure.node("party")
    if on is None or spoken_of is None or spoken_of.only.kind != "that" or on.has("EACH_OF"):
        return None
    party = next(on.nodes("party"))
    if party.only.kind != "described" or spoken_of.start < party.start:
        return None
    found = object_of(party, scope.fork())
    if found.before or not isinstance(found.to, Every) or found.mention.zone is not Zone.BATTLEFIELD:
        return None
    if any(not (one.own or one.player) and one.plural is not True for one in scope.mentions):
        # 'Ogniqualvolta una creatura entra, ...': 'quella creatura' may be that one just as well.
        refuse(spoken_of, refusal.AMBIGUOUS_ANTECEDENT)
    inner = scope.fork()
    inner.mentions = [one for one in inner.mentions if one.own or one.player]
    inner.mention(replace(found.mention, to=One(), plural=False, plural_verb=None))
    kind, count = counters(said[0], inner)
    object_of(party, scope)
    return (ForEach(of=found.to, do=(f.PutCounters(counter=kind, on=One(), count=count),)),)


def _told(several: list[tuple[str, Quantity]], on: Mention, scope: Scope) -> None:
    one = len(several) == 1 and on.plural is not True and not on.player
    scope.counters_on = (several[0][0], on) if one else None


def _put_on_it_first(node: Node, scope: Scope) -> Effects:
    """'Metti su quella creatura segnalini +1/+1 pari alla sua forza': 'sua' may speak of what the counters are put on."""
    on, pronoun, said = node.node("each_party"), node.word("PRON"), next(node.nodes("counters"))
    earlier: Quantity | None = None
    if on is not None:
        if next(on.nodes("party")).only.kind == "described":
            earlier = _number_before(said, scope.fork())
        found = object_of(next(on.nodes("party")), scope)
    else:
        assert pronoun is not None
        found = Spoken(scope.nearest(pronoun, lambda one: not one.player and one.agrees(pronoun.marks)))
    if found.mention.zone is not Zone.BATTLEFIELD or found.mention.plural is True or node.node("per") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    kind, count = counters(said, scope)
    if earlier not in (None, count):
        # Of what is named here, or of what was spoken of before: nobody knows.
        refuse(node, refusal.AMBIGUOUS_ANTECEDENT)
    return (*found.before, f.PutCounters(counter=kind, on=found.to, count=count))


def _number_before(said: Node, scope: Scope) -> Quantity | None:
    """How many there are, of what was spoken of before the sentence alone."""
    try:
        return counters(said, scope)[1]
    except Refusal:
        return None


def _several_targets(found: Spoken, scope: Scope) -> bool:
    return isinstance(found.to, Target) and scope.targets[found.to.index].maximum > 1


def _put_same(node: Node, scope: Scope) -> Effects:
    """122.8: 'metti quei segnalini su una creatura bersaglio': those of what left the battlefield, or of whom the words name."""
    said, on, pronoun = next(node.nodes("same_counters")), node.node("each_party"), node.word("PRON")
    party = said.node("party")
    if party is not None:
        of = object_of(party, scope).mention
    elif said.has("OWN") and scope.subject is not None and not scope.subject.player:
        of = scope.subject
    else:
        of = scope.antecedent(said, lambda one: not one.player and (one.event or one.own))
    if on is not None:
        found = object_of(next(on.nodes("party")), scope)
    else:
        assert pronoun is not None
        found = Spoken(scope.nearest(pronoun, lambda one: not one.player and one.agrees(pronoun.marks)))
    if found.mention.zone is not Zone.BATTLEFIELD or found.mention.plural is True or found.to == of.to:
        refuse(node, refusal.NO_VOCABULARY)
    return (*found.before, f.PutSameCounters(of=of.last_known, on=found.to))  # type: ignore[arg-type]


def taken(node: Node, scope: Scope, on: Spoken) -> tuple[Effects, str | None, Quantity | None]:
    """122: which counters, and how many, are taken off something: 'un segnalino', 'fino a tre segnalini', 'tutti i segnalini'."""
    every, some = node.node("all_counters"), node.node("some_counters")
    if every is not None:
        kind = every.node("counter_kind")
        return (), None if kind is None else counter_kind(kind), None
    if some is None:
        kind_said, count = counters(next(node.nodes("counters")), scope)
        return (), kind_said, count
    said = some.node("counter_kind")
    kind_of = None if said is None else counter_kind(said)
    if not some.has("UP_TO", "ANY"):
        return (), kind_of, amounts.number(some, scope)
    if on.mention.plural is not False and not on.mention.own:
        refuse(node, refusal.NO_VOCABULARY)
    most = amounts.number(some, scope) if some.has("UP_TO") else CountersOn(kind_of, on.to)  # type: ignore[arg-type]
    name = scope.name()
    if some.has("ANY"):
        scope.as_many = Noted(name)
        scope.taken_off = (kind_of, Noted(name))
    return (ChooseNumber(keep_as=name, most=most),), kind_of, Noted(name)


def _remove_counters(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    if node.node("among_permanents") is not None:
        # It is read where it may be paid with.
        refuse(node, refusal.NO_VOCABULARY)
    if node.node("party") is None:
        # 'Rimuovi quei segnalini', 'rimuovili': those of which the condition before speaks.
        known, clitic = scope.counters_told, node.word("CLITIC")
        if known is None or known[0] in ON_PLAYERS or (clitic is not None and clitic.marks != "mp"):
            refuse(node, refusal.NO_ANTECEDENT)
        return (f.RemoveCounters(counter=known[0], on=known[1], count=None),)
    found = object_of(party_of(node), scope)
    before, kind, count = taken(node, scope, found)
    scope.counters_on = None if found.mention.plural is True or found.mention.player else (kind, found.mention)
    name = None
    if not before:
        # 122.1: however many there were, 'quelli rimossi in questo modo' are known by their number.
        name = scope.name()
        scope.taken_off = (kind, Noted(name))
    return (*found.before, *before, f.RemoveCounters(counter=kind, on=found.to, count=count, keep_as=name))


def _obtain(node: Node, scope: Scope, doer: Doer) -> Effects:
    """122.1: players get counters: energy, poison, experience."""
    who = player_doing(node, doer)
    energy = len(list(node.words("ENERGY")))
    if node.node("quantity") is not None or (energy and node.has("AS_MANY", "NUM", "X")):
        return (f.PutCounters(counter="energy", on=who, count=amounts.said(node, scope)),)
    if energy:
        count = amounts.per(node.node("per"), Fixed(energy), scope)
        return (f.PutCounters(counter="energy", on=who, count=count),)
    kind, count = counters(next(node.nodes("counters")), scope)
    if kind in ON_PLAYERS and doer.mention.plural is False:
        scope.counters_told, scope.several_told = (kind, who), False
    return (f.PutCounters(counter=kind, on=who, count=count),)


def _distribute(node: Node, scope: Scope, doer: Doer) -> Effects:
    """601.2d: 'distribuisci tre segnalini +1/+1 tra una, due o tre creature bersaglio': how, is announced with the targets."""
    only_you(node, doer)
    kind, count = counters(next(node.nodes("counters")), scope)
    found = object_of(party_of(node), scope)
    to = found.to
    if not isinstance(to, Target):
        refuse(node, refusal.NO_VOCABULARY)
    scope.targets[to.index] = divided(node, scope.targets[to.index], count)
    return (f.PutCounters(counter=kind, on=to, count=count, divided=True),)


COUNTING = {
    "distribute": _distribute,
    "put_counters": _put_counters,
    "remove_counters": _remove_counters,
    "obtain": _obtain,
}
