"""608.2c, 614.15: sentences about what the instruction before did: 'se quella magia è neutralizzata in questo modo, ...'."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.cards.abilities.ability import Cannot, Prohibition, Replaces
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.keyword_abilities import ChoosePlayer
from engine.cards.abilities.objects import Counter
from engine.cards.abilities.paying import DoThen, MayPay, UnlessPays
from engine.cards.abilities.piles import Piles
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.quantities import Noted
from engine.cards.abilities.references import Among, ControllerOf, Reference, Remembered, Target, You
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import replace, within
from engine.words.terms import CardType, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.scope import Scope, refused
from scenarios.cardtext.refusal import Refusal

Sentence = Sequence[Lexeme]
_DAMAGED: Mapping[str, Filter] = {
    "IF_CREATURE_DAMAGED_DIES": CREATURE,
    "IF_CREATURE_OR_WALKER_DAMAGED_DIES": Filter(any_type=(CardType.CREATURE, CardType.PLANESWALKER)),
    "IF_PERMANENT_DAMAGED_DIES": Filter(),
}
"""What is exiled of all that was dealt damage: no planeswalker where the words say 'una creatura'."""


def _countered(made: list[Effect], sentence: Sentence, scope: Scope) -> None:
    """614.15, 701.6a: where a spell goes that is countered, instead of the graveyard."""
    last = made[-1] if made else None
    if isinstance(last, UnlessPays) and len(last.effects) == 1:
        # 118.12a: where nobody pays the spell is countered, and in that way.
        inner = list(last.effects)
        _countered(inner, sentence, scope)
        made[-1] = replace(last, effects=tuple(inner))
        return
    if not isinstance(last, Counter) or last.instead_to is not None:
        raise refused(sentence, refusal.NO_ANTECEDENT)
    match [one.kind for one in sentence[1:]]:
        case ["COMMA", "V_EXILE", "CLITIC", "NOT_INTO_GRAVEYARD"]:
            made[-1] = replace(last, instead_to=Zone.EXILE)
        case ["COMMA", "V_REMOVE", "CLITIC", "FROM_BATTLEFIELD", "NOT_INTO_GRAVEYARD"]:
            made[-1] = replace(last, instead_to=Zone.EXILE)
        case ["COMMA", "V_PUT" | "V_PUT_BACK", "CLITIC", "TO_OWNERS_HAND", "NOT_INTO_GRAVEYARD"]:
            made[-1] = replace(last, instead_to=Zone.HAND)
        case ["COMMA", "V_PUT" | "V_PUT_BACK", "CLITIC", "TOP_OF_OWNERS_LIBRARY", "NOT_INTO_GRAVEYARD"]:
            made[-1] = replace(last, instead_to=Zone.LIBRARY)
        case ["COMMA", "V_PUT" | "V_PUT_BACK", "CLITIC", "BOTTOM_OF_OWNERS_LIBRARY", "NOT_INTO_GRAVEYARD"]:
            made[-1] = replace(last, instead_to=Zone.LIBRARY, position=-1)
        case _:
            raise refused(sentence, refusal.NO_VOCABULARY)


def _damaged(made: list[Effect], sentence: Sentence, scope: Scope) -> None:
    """614.1a: exiled instead, whichever of those that were dealt damage this way would die."""
    kinds = [one.kind for one in sentence[1:]]
    if kinds not in (["COMMA", "INSTEAD", "V_EXILE", "CLITIC"], ["COMMA", "V_EXILE", "CLITIC", "INSTEAD"]):
        raise refused(sentence, refusal.NO_VOCABULARY)
    at, dealt = _one_that_deals(made, sentence)
    kept = dealt.keep_as or scope.name()
    made[at] = replace(dealt, keep_as=kept)
    dies = Replaces(
        subject=_DAMAGED[sentence[0].kind], origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE
    )
    made.append(SetUp(says=dies, of=Remembered(kept)))


_DEALT_SO = ("se a una creatura viene inflitto danno in questo modo", "if a creature is dealt damage this way")


def says_it_was_dealt(sentence: Sentence) -> bool:
    """608.2c: whether a sentence asks for a creature that was dealt damage this way, in either language."""
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    return " ".join(one.form for one in sentence[:comma]) in _DEALT_SO


def what_was_dealt(made: list[Effect], sentence: Sentence, scope: Scope) -> Among:
    """120.3: the one creature that the instruction before dealt damage, and keeps. Raises Refusal where it may be several."""
    at, dealt = _one_that_deals(made, sentence)
    one = isinstance(dealt.to, Target) and scope.targets[dealt.to.index].maximum == 1
    if not one or dealt.divided or dealt.also:
        raise refused(sentence, refusal.NO_VOCABULARY)
    kept = dealt.keep_as or scope.name()
    made[at] = replace(dealt, keep_as=kept)
    return Among(Remembered(kept), CREATURE)


def unregenerated(those: Reference) -> SetUp:
    """701.19c, 113.12: what cannot be regenerated this turn has no ability by that, and so none that it could lose."""
    return SetUp(says=Cannot(what=Prohibition.BE_REGENERATED, objects=Filter()), of=those, until=Duration.END_OF_TURN)


def _not_regenerated(made: list[Effect], sentence: Sentence, scope: Scope) -> None:
    """701.19c: none of the creatures that were dealt damage this way can be regenerated this turn."""
    if len(sentence) > 1:
        raise refused(sentence, refusal.NO_VOCABULARY)
    at, dealt = _one_that_deals(made, sentence)
    kept = dealt.keep_as or scope.name()
    made[at] = replace(dealt, keep_as=kept)
    hurt = Among(Remembered(kept), CREATURE)
    made.append(unregenerated(hurt))


def _excess(made: list[Effect], sentence: Sentence, scope: Scope) -> None:
    """120.4a: of what one creature is dealt, that is more than lethal, its controller is dealt instead."""
    at, dealt = _one_that_deals(made, sentence)
    if (
        len(sentence) > 1
        or not isinstance(dealt.to, Target)
        or dealt.divided
        or dealt.also
        or dealt.excess_to is not None
    ):
        raise refused(sentence, refusal.NO_VOCABULARY)
    spec = scope.targets[dealt.to.index]
    if spec.players is not None or spec.maximum != 1:
        raise refused(sentence, refusal.NO_VOCABULARY)
    made[at] = replace(dealt, excess_to=ControllerOf(dealt.to))


def keep_excess(made: list[Effect], scope: Scope, places: Sequence[tuple[int, int]]) -> None:
    """120.10, 608.2c: how much damage was dealt, and how much of it was excess damage, is kept where something speaks of it; one
    instruction alone may deal it."""
    spoken = {part.name for part in within(made) if isinstance(part, Noted)}
    for name, of_excess in ((scope.excess, True), (scope.damage_done, False)):
        if name is None or name not in spoken:
            continue
        at, dealt = _the_one(made) or (-1, None)
        if dealt is None:
            raise Refusal(places[0][0], places[-1][1], refusal.NO_ANTECEDENT)
        made[at] = replace(dealt, keep_excess_as=name) if of_excess else replace(dealt, keep_dealt_as=name)


def _one_that_deals(made: list[Effect], sentence: Sentence) -> tuple[int, DealDamage]:
    found = _the_one(made)
    if found is None:
        raise refused(sentence, refusal.NO_ANTECEDENT)
    return found


def _the_one(made: list[Effect]) -> tuple[int, DealDamage] | None:
    """The only instruction that deals damage, where no other one does so somewhere inside."""
    dealing = [(at, one) for at, one in enumerate(made) if isinstance(one, DealDamage)]
    alone = sum(isinstance(part, DealDamage) for part in within(made)) == 1
    return dealing[0] if dealing and alone else None


def _keeps_mana(made: list[Effect], sentence: Sentence, scope: Scope) -> None:
    """500.5: 'fino alla fine del turno, non perdi questo mana ...': the mana that was just added."""
    last = made[-1] if made else None
    if len(sentence) > 1 or last is None:
        raise refused(sentence, refusal.NO_ANTECEDENT)
    kept = _with_lasting(last)
    if kept is None and len(made) > 1 and not isinstance(last, AddMana):
        # 'Aggiungi {W}{W}{W} e guadagni 3 punti vita': the mana of the sentence before.
        before = _with_lasting(made[-2])
        if before is not None:
            made[-2] = before
            return
    if kept is None:
        raise refused(sentence, refusal.NO_ANTECEDENT)
    made[-1] = kept


def _with_lasting(one: Effect) -> Effect | None:
    """The instruction with its mana lasting; ``None`` where it adds none, or does so in more than one place."""
    if isinstance(one, AddMana):
        return replace(one, lasting=True)
    if isinstance(one, May | MayPay | If | DoThen) and sum(isinstance(part, AddMana) for part in within(one)) == 1:
        return replace(one, then=tuple(_with_lasting(inner) or inner for inner in one.then))
    return None


def _no_mana_burn(made: list[Effect], sentence: Sentence, scope: Scope) -> None:
    """106.4: mana that is not spent deals no damage; what old cards say of that adds nothing to the mana before."""
    if not made or not any(isinstance(part, AddMana) for part in within(made[-1])):
        raise refused(sentence, refusal.NO_ANTECEDENT)


def _pile_chosen(made: list[Effect], sentence: Sentence, scope: Scope) -> None:
    """700.3: 'separale in due pile. Un avversario sceglie una pila': one opponent, whom you choose, since no other is said."""
    last = made[-1] if made else None
    if (
        not isinstance(last, Piles)
        or last.by != You()
        or last.chooser != You()
        or scope.pile_chosen
        or len(sentence) != 1
    ):
        raise refused(sentence, refusal.NO_ANTECEDENT)
    name = scope.name()
    made[-1:] = [ChoosePlayer(keep_as=name), replace(last, chooser=Remembered(name))]
    scope.pile_chosen = True


IN_THIS_WAY: Mapping[str, Callable[[list[Effect], Sentence, Scope], None]] = {
    "IF_COUNTERED_SO": _countered,
    **dict.fromkeys(_DAMAGED, _damaged),
    "DAMAGED_NOT_REGENERATED": _not_regenerated,
    "EXCESS_TO_CONTROLLER": _excess,
    "KEEPS_MANA": _keeps_mana,
    "NO_MANA_BURN": _no_mana_burn,
    "OPPONENT_CHOOSES_PILE": _pile_chosen,
}
"""Kinds of the lexeme that such a sentence begins with."""
