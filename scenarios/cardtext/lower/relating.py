"""109.2: in what a thing that a noun means stands to others: what it targets, is called, is attached to, shares."""

from __future__ import annotations

from engine.cards.abilities.filters import Bounds, Filter, Measured, Sharing, Targeting
from engine.cards.abilities.quantities import ManaValueOf
from engine.cards.abilities.references import Every, ObjectReference, This
from engine.words.record import replace, within
from engine.words.terms import CardType, Relation, Supertype, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.nouns import MODIFIERS, Described, Part
from scenarios.cardtext.lower.qualities import (
    adjective,
    any_card,
    beside_others,
    object_spoken_of,
    of_all_colors,
    take_adjective,
    take_either,
    take_not_adjective,
    take_not_noun,
)
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def _and_which(part: Part, node: Node) -> None:
    """'Le magie che i tuoi avversari lanciano e che bersagliano la Sentinella': what more is said of the same."""
    said = node.only
    MODIFIERS[said.kind](part, said)


def _which_targets(part: Part, node: Node) -> None:
    """115.9b: 'una magia che bersaglia la Sentinella', 'che bersaglia una creatura che controlli'."""
    if part.head not in ("SPELL", "ABILITY") or any(not word.moods & {"3s", "3p"} for word in node.words("V_AIM")):
        refuse(node, refusal.DISAGREES)
    part.set(node, targeting=targeting(node))
    if node.node("own") is not None and part.scope is not None and all(one.to != This() for one in part.scope.mentions):
        part.scope.mention(replace(own(part.scope), event=True, own_noun=True))


def targeting(node: Node) -> Targeting:
    """115.9b: what it targets: the source, or one object of a description."""
    only = node.has("ONLY")
    if node.node("own") is not None:
        return Targeting(objects=Filter(this=True), only=only)
    you = node.has("YOU", "TO_YOU", "AIMED_AT_YOU")
    if you and node.node("described") is None:
        return Targeting(players=Relation.YOU)
    # As in :func:`whose`: the circle of descriptions is closed here.
    from scenarios.cardtext.lower.description import described

    found = described(next(node.nodes("described")))
    if found.determiner != "one" or found.targeted or (you and found.players is not None):
        refuse(node, refusal.NO_VOCABULARY)
    if found.objects is None:
        return Targeting(players=found.players, only=only)
    if found.card:
        return Targeting(objects=_card_somewhere(found, node), players=found.players, only=only)
    if found.objects.zone not in (Zone.BATTLEFIELD, Zone.STACK):
        refuse(node, refusal.NO_VOCABULARY)
    return Targeting(objects=found.objects, players=Relation.YOU if you else found.players, only=only)


def _card_somewhere(found: Described, node: Node) -> Filter:
    """109.2a, 115.1: 'se bersaglia una carta creatura': a card is a target where it is no permanent and no spell."""
    wanted = found.objects
    assert wanted is not None
    if found.zone_said:
        return wanted
    if wanted.controller is not Relation.ANY or wanted.any_of:
        refuse(node, refusal.NO_VOCABULARY)
    # 115.1: no card of a hidden zone is ever a target.
    return Filter(any_of=tuple(replace(wanted, zone=zone) for zone in (Zone.GRAVEYARD, Zone.EXILE)))


def _named(part: Part, node: Node) -> None:
    """201.2: 'chiamata Sentinella': with the name of the card that says it, or of another one, or one of several."""
    if len(list(node.words("COMMA"))) == 1 and not node.has("NAME"):
        # 'Ada, Custode del Faro o Berta' may be two names, one of them with a title, and may be three.
        refuse(node, refusal.AMBIGUOUS)
    names = [_name_said(part, node, word) for word in node.words("NAME", "OTHER_NAME")]
    if len(names) == 1:
        part.set(node, name=names[0])
    else:
        part.any_of.append(tuple(Filter(name=name) for name in names))


def _name_said(part: Part, node: Node, word: Lexeme) -> str:
    if word.kind == "OTHER_NAME":
        return str(word.value)
    name = "" if part.scope is None else part.scope.source.name
    if not name:
        refuse(node, refusal.NO_VOCABULARY)
    return name


def _sized(part: Part, node: Node) -> None:
    """208.1: 'una creatura 1/1'."""
    power, _, toughness = next(node.words("PT")).form.partition("/")
    if not (power.isdigit() and toughness.isdigit()):
        refuse(node, refusal.NO_VOCABULARY)
    part.set(node, power=Bounds(int(power), int(power)), toughness=Bounds(int(toughness), int(toughness)))


def _same_named(part: Part, node: Node) -> None:
    """201.2b: 'con lo stesso nome di quella creatura'."""
    if any("3p" not in one.moods and "3s" not in one.moods for one in node.words("V_HAVE")):
        refuse(node, refusal.DISAGREES)
    if node.has("THE_SAME_NAME"):
        part.set(node, named_as=_named_before(part, node))
        return
    if node.has("NOT", "ANOTHER_NAME_THAN"):
        part.set(node, not_named_as=_any_such(part, node) or object_spoken_of(part, node, as_it_was=True))
        return
    part.set(node, named_as=_any_such(part, node) or object_spoken_of(part, node, as_it_was=True))


def _named_before(part: Part, node: Node) -> ObjectReference:
    """201.2b: 'una carta creatura bersaglio e tutte le altre carte con lo stesso nome': of the one that stands before it."""
    last = part.scope.mentions[-1] if part.scope is not None and part.scope.mentions else None
    if part.scope is None or last is None or last.player or last.own or last.plural is not False:
        refuse(node, refusal.NO_ANTECEDENT)
    if last.unspeakable or last.to in part.scope.before_sentence:
        refuse(node, refusal.NO_ANTECEDENT)
    return last.to  # type: ignore[return-value]


def _any_such(part: Part, node: Node) -> Every | None:
    """201.2: 'con lo stesso nome di una terra che controlli': of whichever there is; ``None`` for what was spoken of."""
    party = node.node("party")
    if party is None or party.only.kind != "described":
        return None
    # As in :func:`targeting`: the circle of descriptions is closed here.
    from scenarios.cardtext.lower.description import described

    found = described(party.only, scope=part.scope)
    wanted = found.objects
    if wanted is not None and wanted.linked_to_this and not found.targeted and not _exiled_before(part.scope):
        # 607.2a: 'con lo stesso nome della carta esiliata': of what a linked ability exiled.
        return Every(wanted)
    if found.determiner != "one":
        return None
    if wanted is None or found.players is not None or found.targeted or found.at_random:
        refuse(node, refusal.NO_VOCABULARY)
    of_a_card = part.head == "CARD" and node.has("WITH", "WHICH") and part.scope is not None
    here = wanted.zone is Zone.BATTLEFIELD and not wanted.any_of
    beside_the_source = of_a_card and here and part.scope is not None and not part.scope.source.spell
    if not beside_the_source and any(isinstance(one, Filter) and one.another for one in within(wanted)):
        # 201.2b: 'un'altra creatura' is another one than that of whose name is spoken.
        refuse(node, refusal.NO_VOCABULARY)
    if found.card and not found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    return Every(wanted)


def _exiled_before(scope: Scope | None) -> bool:
    """Whether the text itself spoke of a card in exile before, which 'la carta esiliata' is then."""
    return scope is None or any(one.zone is Zone.EXILE and not one.own for one in scope.mentions)


def _same_measured(part: Part, node: Node) -> None:
    """202.3: 'con lo stesso valore di mana di quella carta'."""
    part.set(node, measured=(Measured(what="mana value", how="=", than=ManaValueOf(object_spoken_of(part, node))),))


def _fastened(part: Part, node: Node) -> None:
    """301.5, 303.4: 'assegnate a quella creatura', 'assegnati ad essa', 'assegnata a una creatura': to any that is so."""
    party = node.node("party")
    found = None if party is None or part.scope is None else _of_description(party, part.scope.fork())
    wanted = None if found is None or found.determiner != "one" or found.targeted else found.objects
    if found is not None and wanted is not None:
        if (
            found.card
            or found.players is not None
            or wanted.zone is not Zone.BATTLEFIELD
            or wanted.another
            or wanted.is_open
        ):
            refuse(node, refusal.NO_VOCABULARY)
        part.set(node, attached_to=Every(wanted))
        return
    part.set(node, attached_to=object_spoken_of(part, node))


def _exiled_with(part: Part, node: Node) -> None:
    """607.2a: 'esiliata con la Sentinella', 'la carta esiliata': what an ability that is linked to this one has exiled."""
    scope, pronoun = part.scope, node.word("PRON")
    if part.head != "CARD" or part.zone_said or scope is None or scope.source.quoted or scope.source.spell:
        part.exiled = node.node("own") is None and pronoun is None
        if part.head != "CARD" or part.zone_said or scope is None or not part.exiled:
            refuse(node, refusal.NO_VOCABULARY)
    if pronoun is not None and not _means_the_source(pronoun, scope):
        refuse(pronoun, refusal.NO_ANTECEDENT)
    part.exiled = node.node("own") is None and pronoun is None
    part.zone_said = True
    part.set(node, zone=Zone.EXILE, linked_to_this=True)


def _means_the_source(pronoun: Lexeme, scope: Scope) -> bool:
    """201.5, 607.2q: 'entra con un segnalino per ogni carta esiliata con essa': where nothing else was spoken of at all, too."""
    if not scope.mentions:
        return scope.subject is None or scope.subject.own
    return scope.nearest(pronoun, lambda one: not one.player and one.agrees(pronoun.marks)).own


def _sharing_color(part: Part, node: Node) -> None:
    """105: 'che abbia almeno un colore in comune con essa'."""
    if part.alike is not None:
        refuse(node, refusal.UNEXPECTED)
    word, party = node.word("PRON"), node.node("party")
    found = None if party is None or part.scope is None else _of_description(party, part.scope)
    if party is not None and found is not None and found.determiner == "one" and not found.targeted:
        part.set(node, shares=beside_others(part, node, Sharing(what="color", of=Every(any_card(found, party)))))
        return
    if word is not None and part.scope is not None:
        known = part.scope.nearest(word, lambda one: not one.player and not one.own and one.agrees(word.marks))
        part.alike = known.to  # type: ignore[assignment]
    else:
        part.alike = object_spoken_of(part, node)


def _of_description(party: Node, scope: Scope) -> Described | None:
    """As in :func:`targeting`: the circle of descriptions is closed here."""
    if party.only.kind != "described":
        return None
    from scenarios.cardtext.lower.description import described

    return described(party.only, scope=scope)


def _sole_target(part: Part, node: Node) -> None:
    """115.9a: 'con un solo bersaglio'."""
    if part.head not in ("SPELL", "ABILITY"):
        refuse(node, refusal.UNEXPECTED)
    part.set(node, targeting=Targeting(number=Bounds(1, 1)))


def _by_chance(part: Part, node: Node) -> None:
    """'A caso', 'scelta a caso'."""
    chosen = node.word("CHOSEN")
    if part.at_random:
        refuse(node, refusal.UNEXPECTED)
    if chosen is not None and part.gender and chosen.marks[:1] in ("m", "f") and chosen.marks[:1] != part.gender:
        # 'Una creatura controllata da un avversario scelta a caso': what is chosen is what the word agrees with.
        refuse(node, refusal.DISAGREES)
    part.at_random = True


def _of_chosen(part: Part, node: Node) -> None:
    """607.2d: 'del tipo scelto': what was chosen as the source entered, which another of its abilities must say.
    608.2d: 'di un tipo a tua scelta', or of a colour, is chosen as the sentence is carried out, which says it around that."""
    what = (
        "chosen_type"
        if node.has("OF_CHOSEN_TYPE", "OF_CHOICE_TYPE")
        else "chosen_name"
        if node.has("OF_CHOSEN_NAME")
        else "chosen_color"
    )
    part.set(node, **{what: True})


def _of_colors(part: Part, node: Node) -> None:
    """'Di uno o più colori'."""
    part.set(node, colorless=False)


def _of_color_said(part: Part, node: Node) -> None:
    """105.2: 'di colore verde o bianco'."""
    either = node.node("either")
    said = [node] if either is None else list(either.nodes("adjective"))
    if any(one.word("COLOR") is None for one in said):
        refuse(node, refusal.UNEXPECTED)
    part.set(node, colors=tuple(next(one.words("COLOR")).value for one in said))


def _which_is(part: Part, node: Node) -> None:
    """'Che è leggendaria', 'che non è un Demone': as the adjective, or the noun, would say it without a verb."""
    if not next(node.words("V_BE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    negative, said, both = node.has("NOT"), node.node("adjective"), node.node("either")
    chosen = node.node("of_chosen")
    if chosen is not None:
        _which_is_chosen(part, chosen, negative=negative)
        return
    if node.has("ALL_COLORS"):
        part.any_of.append(of_all_colors(negative))
        return
    if both is not None and negative:
        for one in both.nodes("adjective"):
            take_not_adjective(part, replace(node, children=(one,)))
        return
    if both is not None:
        take_either(part, both)
        return
    if said is not None:
        if negative:
            take_not_adjective(part, replace(node, children=(said,)))
        else:
            take_adjective(part, said)
        return
    word = next(node.words("TYPE", "SUBTYPE", "TOKEN", "CARD", "SPELL", "PERMANENT", "ABILITY", "SOURCE"), None)
    if word is None:
        refuse(node, refusal.NO_VOCABULARY)
    several = next(node.words("V_BE")).moods & {"3p"} and not node.has("ONE")
    if several and any(one.marks and not one.marks.endswith("p") for one in node.words("TYPE", "SUBTYPE")):
        refuse(node, refusal.DISAGREES)
    nouns = len(list(node.words("TYPE", "SUBTYPE")))
    if (node.has("OR", "AND_OR") or not node.has("ONE")) and not several and nouns != len(list(node.words("ONE"))):
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("OR", "AND_OR"):
        _one_of(part, node)
    elif negative:
        take_not_noun(part, node)
    elif word.kind == "TYPE" and isinstance(word.value, CardType):
        part.types.append(word.value)
    elif word.kind == "SUBTYPE":
        part.subtypes.append(str(word.value))
    else:
        refuse(node, refusal.NO_VOCABULARY)


def _which_is_chosen(part: Part, node: Node, *, negative: bool) -> None:
    """607.2d: 'che sono del tipo scelto', 'che non sono del tipo scelto'."""
    if not negative:
        _of_chosen(part, node)
    elif node.has("OF_CHOSEN_TYPE"):
        part.set(node, not_chosen_type=True)
    else:
        refuse(node, refusal.NO_VOCABULARY)


def _one_of(part: Part, node: Node) -> None:
    """205.3: 'che è un Barbaro, un Guerriero o un Berserker', as a list of these nouns would say it."""
    nouns = list(node.words("TYPE", "SUBTYPE"))
    if node.has("NOT"):
        for one in nouns:
            take_not_noun(part, replace(node, children=(one,)))
    elif all(one.kind == "SUBTYPE" for one in nouns) and "any_subtype" not in part.fields:
        part.set(node, any_subtype=tuple(str(one.value) for one in nouns))
    else:
        part.any_of.append(tuple(_of_noun(one) for one in nouns))


def _of_noun(word: Lexeme) -> Filter:
    if isinstance(word.value, CardType):
        return Filter(types=(word.value,))
    return Filter(subtypes=(str(word.value),))


def _other_than(part: Part, node: Node) -> None:
    """'Diversa dalla Sentinella': another one than the source; 'diverse da Mannari e Lupi': none of them."""
    if node.node("own") is not None:
        part.set(node, another=True)
        return
    types = tuple(word.value for word in node.words("TYPE") if isinstance(word.value, CardType))
    subtypes = tuple(str(word.value) for word in node.words("SUBTYPE"))
    supertype = node.word("SUPERTYPE")
    if node.has("CARD") and part.head != "CARD":
        refuse(node, refusal.NO_VOCABULARY)
    if supertype is not None and isinstance(supertype.value, Supertype):
        # 205.4a: 'diversa da una terra base': it lacks the one or the other.
        part.any_of.append((Filter(not_types=types), Filter(not_supertypes=(supertype.value,))))
        return
    if types:
        part.set(node, not_types=types)
    if subtypes:
        part.set(node, not_subtypes=subtypes)


def _of_source(part: Part, node: Node) -> None:
    """113.7: 'di una fonte artefatto o incantesimo': said of an ability on the stack."""
    if part.head != "ABILITY":
        refuse(node, refusal.NO_VOCABULARY)
    quality = node.node("adjective")
    if quality is not None:
        said = adjective(quality)
        if not said.keys() <= {"colors", "colorless", "multicolored", "supertypes"}:
            refuse(quality, refusal.NO_VOCABULARY)
        part.set(node, of_source=Filter(**said))
        return
    types = tuple(word.value for word in node.words("TYPE") if isinstance(word.value, CardType))
    subtypes = tuple(str(word.value) for word in node.words("SUBTYPE"))
    part.set(node, of_source=Filter(any_type=types) if len(types) > 1 else Filter(types=types, subtypes=subtypes))


MODIFIERS.update(
    {
        "which_is": _which_is,
        "other_than": _other_than,
        "exiled_with": _exiled_with,
        "by_chance": _by_chance,
        "sole_target": _sole_target,
        "sharing_color": _sharing_color,
        "of_colors": _of_colors,
        "of_color_said": _of_color_said,
        "of_chosen": _of_chosen,
        "which_targets": _which_targets,
        "and_which": _and_which,
        "named": _named,
        "of_source": _of_source,
        "sized": _sized,
        "same_named": _same_named,
        "same_measured": _same_measured,
        "fastened": _fastened,
    }
)
