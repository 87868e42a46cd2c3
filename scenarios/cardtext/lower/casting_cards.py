"""601.3, 608.2g: cards that a player may cast or play, for a time that is said or as the ability resolves."""

from __future__ import annotations

from engine.cards.abilities.casting import LetCast, Permission
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Among, PlayerReference, Remembered, Target
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.as_spells import as_card, as_spell
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.doing import (
    Doer,
    Effects,
    object_of_deed,
    only_you,
    party_of,
    player_doing,
    what,
    with_zone,
)
from scenarios.cardtext.lower.hindering import flash_for_a_time, time_said
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.permitting import (
    both_at_once,
    exiled_with_this,
    may_cast_from_graveyard,
    such_of_exiled,
)
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.lower.seen_cards import not_taken_but_cast, seen_cards, take
from scenarios.cardtext.tree import Node


def play_known(node: Node, scope: Scope, doer: Doer) -> Effects:
    """601.3: 'puoi giocare quella carta in questo turno': cards in exile, for a time that is said."""
    if node.has("AMONG"):
        these = _among_exiled_now(node, scope)
        return _out_of_exiled(node, scope, doer) if these is None else play_known(these, scope, doer)
    if node.has("WITHOUT_PAYING") and node.node("nominal") is None:
        return _for_nothing(node, scope, doer)
    if _is_target_to_cast_now(node, scope):
        return _for_nothing(node, scope, doer, free=False)
    if node.has("AS_THOUGH_FLASH"):
        only_you(node, doer)
        return flash_for_a_time(node, scope)
    if node.node("own_place") is not None and node.node("party") is not None:
        return _itself_from_graveyard(node, scope, doer)
    if _of_whatever_is_there(node, scope):
        return _from_graveyard(node, scope, doer)
    party = node.node("party")
    if party is not None and party.only.kind == "the_copy":
        return _cast_the_copy(node, scope, player_doing(node, doer), free=False)
    if node.has("IN_THIS_WAY"):
        found = _exiled_so(node, next(node.nodes("nominal")), scope)
    elif party is not None and party.only.kind == "among_them" and party.only.has("EXILED"):
        found = _exiled_so(party.only, next(next(party.only.nodes("described")).nodes("nominal")), scope)
    elif node.has("CHOSEN_AMONG"):
        found = _any_of_those(node, scope)
    elif party is not None and party.only.kind == "some_of_them":
        return _one_of_those(node, scope, doer)
    else:
        found = _card_to_play(node, scope, doer)
    exiled = node.node("as_exiled")
    if exiled is not None:
        known = remains_exiled(exiled, scope)
        if known is not None and known.to != found.to:
            refuse(exiled, refusal.NO_ANTECEDENT)
    until = _time(node, scope)
    buried = found.mention.zone is Zone.GRAVEYARD and isinstance(found.to, Target)
    if found.before or not (found.mention.zone is Zone.EXILE or buried) or not doer.mention.player:
        refuse(node, refusal.NO_VOCABULARY)
    to = found.to
    such = as_spell(to.filter) if isinstance(to, Among) and to.filter is not None else None
    how = replace(_how(node), free=node.has("WITHOUT_PAYING"), such=such)
    return (LetCast(what=what(found), how=how, who=player_doing(node, doer), until=until),)


def _among_exiled_now(node: Node, scope: Scope) -> Node | None:
    """608.2c: 'scelte tra le carte esiliate', behind an instruction that has exiled cards: among those."""
    *_, said = node.nodes("described")
    parts, described_ones = list(node.children), list(node.nodes("described"))
    with_what = [one for one in said.every_node() if one.kind == "exiled_with"]
    if (
        scope.seen is None
        or scope.seen.zone is not Zone.EXILE
        or len(with_what) != 1
        or with_what[0].has("WITH", "FROM")
    ):
        return None
    if any(word.kind not in ("THE", "CARD", "EXILED") for one in (said, *said.every_node()) for word in one.words()):
        return None
    among = Lexeme("CHOSEN_AMONG", "scelte tra le carte esiliate", said.start, said.end)
    rest = [
        one for one in parts if one is not said and not (isinstance(one, Lexeme) and one.kind in ("CHOSEN", "AMONG"))
    ]
    if len(described_ones) == 1:
        at = next(n for n, one in enumerate(rest) if isinstance(one, Node) and one.kind == "nominal")
        return replace(node, children=(*rest[: at + 1], among, *rest[at + 1 :]))
    first = described_ones[0]
    some = Node("among_them", (first, among), first.start, said.end)
    party = Node("party", (some,), first.start, said.end)
    return replace(node, children=tuple(party if one is first else one for one in rest))


def _is_target_to_cast_now(node: Node, scope: Scope) -> bool:
    """608.2g: 'puoi lanciare una carta creatura bersaglio dal tuo cimitero', with no time for which that would be allowed."""
    party = node.node("party")
    if party is None or party.only.kind != "described" or not node.has("V_CAST") or scope.until is not None:
        return False
    if node.has("THIS_TURN") or node.node("duration", "any_mana", "as_exiled", "own_place") is not None:
        return False
    found = described(party.only, scope=scope.fork())
    return found.targeted and found.card and (node.node("zone") is not None or found.zone_said)


def _exiled_so(node: Node, nominal: Node, scope: Scope) -> Spoken:
    """608.2c: 'puoi giocare le carte esiliate in questo modo': all that were put into exile by this."""
    found, seen = describe(nominal, scope=scope), seen_cards(node, scope)
    said = found.card and found.objects in (Filter(), Filter(zone=Zone.EXILE), _EXILED_BY_THIS)
    if seen.zone is not Zone.EXILE or not said or node.node("determiner") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    return Spoken(seen)


_EXILED_BY_THIS = Filter(zone=Zone.EXILE, linked_to_this=True)


def _one_of_those(node: Node, scope: Scope, doer: Doer) -> Effects:
    """601.3, 611.2c: 'puoi giocare una di quelle carte in questo turno': which of them is seen as it is played."""
    only_you(node, doer)
    some, seen = party_of(node).only, seen_cards(node, scope)
    if (
        some.word("ONE") is None
        or some.has("UP_TO", "ANY", "SOME_OF_THEM")
        or not (some.has("PRON") or some.has("CARD"))
    ):
        refuse(some, refusal.NO_VOCABULARY)
    if seen.zone is not Zone.EXILE or seen.plural is False:
        refuse(some, refusal.NO_ANTECEDENT)
    how = replace(_how(node), one_of_them=True)
    return (LetCast(what=seen.to, how=how, who=player_doing(node, doer), until=_time(node, scope)),)  # type: ignore[arg-type]


def play_and_cast(node: Node, scope: Scope, doer: Doer) -> Effects:
    """601.3: 'fino alla fine del turno, puoi giocare terre e lanciare magie scelte tra quelle carte', or from the graveyard."""
    only_you(node, doer)
    until, parts, verbs = _time(node, scope), list(node.nodes("nominal")), list(node.words("V_CAST", "V_PLAY"))
    if describe(parts[0]).objects != Filter(types=(CardType.LAND,)):
        refuse(parts[0], refusal.NO_VOCABULARY)
    how = replace(_how(node), free=node.has("WITHOUT_PAYING"))
    place = node.node("own_place")
    if place is not None:
        if how.free:
            refuse(node, refusal.NO_VOCABULARY)
        said = [
            may_cast_from_graveyard(Node("play_known", (verb, part, place), node.start, node.end))
            for verb, part in zip(verbs, parts, strict=True)
        ]
        paid = [replace(one.how, any_mana=how.any_mana, any_color=how.any_color) for one in said]
        whole = both_at_once(tuple(replace(one, how=way) for one, way in zip(said, paid, strict=True)))
        return tuple(SetUp(says=one, until=until) for one in whole)
    casting = Node("play_known", (verbs[1], parts[1], *node.words("CHOSEN_AMONG")), node.start, node.end)
    if any("inf" not in verb.moods for verb in verbs):
        refuse(node, refusal.DISAGREES)
    found = _any_of_those(casting, scope)
    among = found.to
    if not isinstance(among, Among) or among.filter != as_card(Filter(zone=Zone.STACK), Zone.EXILE):
        refuse(parts[1], refusal.NO_VOCABULARY)
    return (LetCast(what=among.of, how=replace(how, lands=True), who=player_doing(node, doer), until=until),)


def _itself_from_graveyard(node: Node, scope: Scope, doer: Doer) -> Effects:
    """601.3: 'puoi lanciarla dal tuo cimitero in questo turno', of the source, whose ability functions there."""
    only_you(node, doer)
    place, found = next(node.nodes("own_place")), object_of(next(node.nodes("party")), scope)
    if next(place.words("PLACE")).value is not Zone.GRAVEYARD or not place.has("YOUR") or not found.mention.own:
        refuse(node, refusal.NO_VOCABULARY)
    return (LetCast(what=what(found), how=_how(node), who=player_doing(node, doer), until=_time(node, scope)),)


def _time(node: Node, scope: Scope) -> Duration:
    """For how long it may be played: said once, here or before the sentence."""
    if node.node("as_exiled") is None:
        return time_said(node, scope)
    if scope.until is not None:
        refuse(node, refusal.NO_VOCABULARY)
    return Duration.ENDLESS


def _how(node: Node) -> Permission:
    """118.14, 609.4b: lands are played too where it is 'giocare'; with what mana, where the sentence goes on to say so."""
    mana = node.node("any_mana")
    of_type, of_color = (mana is not None and mana.has(f"SPENDING_ANY_{what}") for what in ("TYPE", "COLOR"))
    return Permission(lands=node.has("V_PLAY"), any_mana=of_type, any_color=of_color)


def _of_whatever_is_there(node: Node, scope: Scope) -> bool:
    """Whether it is said of a zone, and not of cards that were spoken of: 'magie creatura dal tuo cimitero'."""
    if node.node("own_place") is not None:
        return True
    party = node.node("party")
    if party is None or party.only.kind != "described":
        return False
    wanted = described(party.only, scope=scope.fork()).objects
    return wanted is not None and wanted.zone is Zone.STACK and wanted.cast_from is Zone.GRAVEYARD


def _out_of_exiled(node: Node, scope: Scope, doer: Doer) -> Effects:
    """601.3, 607.2a: 'fino alla fine del turno, puoi lanciare una magia creatura tra le carte esiliate con la Sentinella'."""
    only_you(node, doer)
    parts = list(node.nodes("nominal", "described"))
    verb = next(node.words("V_CAST", "V_PLAY"))
    cards = exiled_with_this(parts[1], scope)
    timed = scope.until is not None or node.has("THIS_TURN") or node.node("duration") is not None
    if not timed and node.has("WITHOUT_PAYING") and parts[0].kind == "described" and verb.kind == "V_CAST":
        return _exiled_with_it_now(node, parts[0], scope, doer)
    until = time_said(node, scope)
    says = such_of_exiled(Node("cast_from", (verb, parts[0]), node.start, node.end), cards)
    if says.how.once_each_turn and until is not Duration.END_OF_TURN:
        refuse(node, refusal.NO_VOCABULARY)
    how, free = _how(node), node.has("WITHOUT_PAYING")
    how = replace(says.how, any_mana=how.any_mana, any_color=how.any_color, free=free)
    return (SetUp(says=replace(says, how=how), until=until),)


def _exiled_with_it_now(node: Node, inner: Node, scope: Scope, doer: Doer) -> Effects:
    """608.2g, 607.2a: 'puoi lanciare una magia tra le carte esiliate con la Sentinella senza pagare ...', as it resolves."""
    found = described(inner, scope=scope)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.zone_said or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    if (
        wanted.zone is not Zone.STACK
        or wanted.controller is not Relation.ANY
        or found.variable
        or _bounds(found) is None
    ):
        refuse(node, refusal.NO_VOCABULARY)
    name, cast = scope.name(), scope.name()
    cards = replace(as_card(wanted, Zone.EXILE), linked_to_this=True)
    chosen = Choose(filter=cards, keep_as=name, minimum=0, maximum=found.most)
    called = found.called | {"spell"}
    spell = Mention(
        to=Remembered(cast), called=called, gender="f", plural=False if found.most == 1 else None, zone=Zone.STACK
    )
    scope.mention(spell)
    now = CastNow(what=Remembered(name), who=player_doing(node, doer), such=as_spell(cards), keep_as=cast)
    return (chosen, now)


def _from_graveyard(node: Node, scope: Scope, doer: Doer) -> Effects:
    """601.3, 611.2c: 'puoi lanciare una magia creatura dal tuo cimitero in questo turno': also a card that comes there later."""
    only_you(node, doer)
    until = time_said(node, scope)
    says, how = may_cast_from_graveyard(node), _how(node)
    if says.how.once_each_turn and until is not Duration.END_OF_TURN:
        # One spell in all that time, and not one in each of its turns.
        refuse(node, refusal.NO_VOCABULARY)
    how = replace(says.how, any_mana=how.any_mana, any_color=how.any_color)
    return (SetUp(says=replace(says, how=how), until=until),)


def _any_of_those(node: Node, scope: Scope) -> Spoken:
    """'Puoi lanciare magie scelte tra esse': whichever of the cards that were exiled, and as many as the player likes."""
    seen = seen_cards(node, scope)
    found = describe(next(node.nodes("nominal")), scope=scope)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.zone_said or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    if not (found.card or wanted.zone is Zone.STACK) or seen.zone is not Zone.EXILE or node.has("V_PLAY"):
        refuse(node, refusal.NO_VOCABULARY)
    among = Among(seen.to, as_card(wanted, Zone.EXILE))  # type: ignore[arg-type]
    return Spoken(replace(seen, to=among))


def _card_to_play(node: Node, scope: Scope, doer: Doer) -> Spoken:
    """'Puoi giocarla': a permanent cannot be played, so that a card that was exiled is meant."""
    inner = party_of(node).only
    word = inner.children[0]
    if inner.kind != "pronoun" or not isinstance(word, Lexeme):
        return object_of_deed(node, scope, doer)
    exiled = scope.nearest(inner, lambda one: not one.player and one.agrees(word.marks) and one.zone in _ELSEWHERE)
    return Spoken(exiled)


def remains_exiled(node: Node, scope: Scope) -> Mention | None:
    """611.2a, 406.3: 'fintanto che (quella carta) rimane esiliata': what must be in exile, which it is once only (400.7)."""
    party, word = node.node("party"), next(node.words("EXILED"))
    verb = next(node.words("V_REMAIN"))
    if party is None:
        return None
    known = object_of(party, scope).mention
    if known.zone is not Zone.EXILE or ("3p" if word.marks.endswith("p") else "3s") not in verb.moods:
        refuse(node, refusal.NO_ANTECEDENT)
    return known


_ELSEWHERE = (Zone.EXILE, Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)


def _for_nothing(node: Node, scope: Scope, doer: Doer, *, free: bool = True) -> Effects:
    """118.9: 'senza pagare il suo costo di mana': as the ability resolves (608.2g), or for as long as the sentence says."""
    if doer.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    who = player_doing(node, doer)
    if node.node("party") is not None and party_of(node).only.kind == "the_copy":
        return _cast_the_copy(node, scope, who, free=True)
    found = _to_cast(node, scope, doer)
    zone = found.mention.zone
    if zone not in _ELSEWHERE or (node.has("V_PLAY") and zone is Zone.STACK):
        refuse(node, refusal.NO_VOCABULARY)
    lands = node.has("V_PLAY") and not _surely_no_land(found, scope)
    if scope.until is not None or node.has("THIS_TURN") or node.node("duration") is not None:
        if found.before or node.has("IF_ABLE"):
            refuse(node, refusal.NO_VOCABULARY)
        how = Permission(free=True, lands=lands)
        return (LetCast(what=what(found), how=how, who=who, until=time_said(node, scope)),)
    name = scope.name()
    after = replace(found.mention, to=Remembered(name), called=frozenset({"spell"}), zone=Zone.STACK, own=False)
    not_taken_but_cast(found.mention.to, Remembered(name), scope)
    scope.moved(found.mention.to, after)
    # 118.8c: 'se può farlo': who can cast it must.
    must = node.has("IF_ABLE")
    such = next((as_spell(one.filter) for one in found.before if isinstance(one, Choose)), None)
    now = CastNow(what=what(found), who=who, free=free, lands=lands, such=such, keep_as=name, must=must)
    return (*found.before, now)


def _cast_the_copy(node: Node, scope: Scope, who: PlayerReference, *, free: bool) -> Effects:
    """707.12: 'puoi lanciare la copia senza pagare il suo costo di mana': of the card that was copied just before."""
    word, copied = next(party_of(node).only.words()), scope.copied
    if copied is None or scope.until is not None or not node.has("V_CAST") or node.has("THIS_TURN"):
        refuse(node, refusal.NO_ANTECEDENT)
    if copied.plural is not None and word.form.startswith("le") is not copied.plural:
        refuse(node, refusal.DISAGREES)
    scope.copied, name = None, scope.name()
    spell = Mention(to=Remembered(name), called=frozenset({"spell"}), gender="f", plural=copied.plural, zone=Zone.STACK)
    scope.mention(spell)
    return (CastNow(what=copied.to, who=who, free=free, copy=True, keep_as=name),)  # type: ignore[arg-type]


def _surely_no_land(found: Spoken, scope: Scope) -> bool:
    """'Giocare' was said of spells too: what its words call an instant or sorcery is no land."""
    to = found.mention.to
    such = scope.targets[to.index].objects if isinstance(to, Target) else None
    either = such is not None and bool(such.any_type) and _NO_LANDS.issuperset(map(str, such.any_type))
    return either or bool(found.mention.called & _NO_LANDS)


_NO_LANDS = frozenset({str(CardType.INSTANT), str(CardType.SORCERY)})


def _to_cast(node: Node, scope: Scope, doer: Doer) -> Spoken:
    """The cards: 'una magia' is a card that would be such a spell, in the zone that the words name or among those looked at."""
    zone = node.node("zone")
    party = party_of(node)
    if zone is not None:
        party = with_zone(party, zone)
        node = replace(
            node, children=tuple(party if one.kind == "party" else one for one in node.children if one is not zone)
        )
    inner = party.only
    if inner.kind == "among_them" and inner.node("described") is not None:
        return _out_of_those(inner, scope)
    if inner.kind == "described":
        found = described(inner, scope=scope.fork())
        if found.objects is not None and found.objects.zone is Zone.STACK:
            return _chosen_spell(inner, described(inner, scope=scope), scope)
    card = _card_to_play(node, scope, doer)
    return replace(card, before=tuple(_if_any(one) for one in card.before))


def _if_any(one: Effect) -> Effect:
    """608.2g: who may cast a card of a zone says which as they do, and none where they do not."""
    return replace(one, minimum=0) if isinstance(one, Choose) and one.maximum == 1 else one


def _out_of_those(node: Node, scope: Scope) -> Spoken:
    """'Una magia istantaneo scelta tra esse', 'un qualsiasi numero di magie scelte tra quelle carte'."""
    inner = next(node.nodes("described"))
    found = described(inner, scope=scope)
    seen = seen_cards(node, scope)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.zone_said or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    if not (found.card or wanted.zone is Zone.STACK) or found.variable or _bounds(found) is None:
        refuse(node, refusal.NO_VOCABULARY)
    return take(node, scope, as_card(wanted, seen.zone), 0, found.most, found.called - {"spell"})


def _chosen_spell(node: Node, found: Described, scope: Scope) -> Spoken:
    """'Una magia con valore di mana pari o inferiore a 4 dalla tua mano'."""
    wanted = found.objects
    assert wanted is not None
    if wanted.cast_from is None or wanted.another or found.targeted or found.variable or _bounds(found) is None:
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    chosen = Choose(filter=as_card(wanted, wanted.cast_from), keep_as=name, minimum=0, maximum=found.most)
    plural = False if found.most == 1 else None
    mention = Mention(to=Remembered(name), called=frozenset({"card"}), gender="f", plural=plural, zone=wanted.cast_from)
    return Spoken(scope.mention(mention), (chosen,))


def _bounds(found: Described) -> tuple[int, int] | None:
    return (found.least, found.most) if found.determiner in ("one", "up_to", "any_number") else None
