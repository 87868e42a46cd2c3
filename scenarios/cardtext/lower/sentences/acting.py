"""608.2c: one deed with its subject, and what is said behind it: when, or unless somebody does something."""

from __future__ import annotations

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.designations import StaysTapped
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.quantities import EventAmount, Fixed, X
from engine.cards.abilities.references import Among, EachPlayer, Every, Reference
from engine.words.record import replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.deeds.actions import WITHOUT_VERB
from scenarios.cardtext.lower.deeds.dealing import deal_to_you
from scenarios.cardtext.lower.deeds.table import DEEDS
from scenarios.cardtext.lower.doing import Doer, Effects, counted_for_each, subject, verb_of
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.payments import done_unless
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.lower.sentences.next_step import at_next
from scenarios.cardtext.lower.sentences.several_players import each_such, you_and
from scenarios.cardtext.lower.sentences.who_does import Sentence, agrees, understood_doer
from scenarios.cardtext.tree import Node

_PLAYING = ("may_play_lands", "play_and_cast", "play_known")


def _of_those(one: Effect, of: Reference) -> Effect:
    """611.2c: 'non STAPpano', said of what was spoken of before, is about those, and not about all that match later."""
    if isinstance(one, StaysTapped) and isinstance(of, Every) and one.what == of:
        return replace(one, what=Among(of=of))
    return one


def one_act(node: Node, sentence: Sentence, *, infinitive: bool = False) -> Effects:
    """One deed with its subject. A verb without one is said of you, or of whom the sentence spoke before."""
    scope = sentence.scope
    deed = next(one for one in node.nodes() if one.kind not in ("subject", "dative"))
    said = node.node("subject")
    if deed.kind in _PLAYING and not infinitive and not deed.has("WITHOUT_PAYING"):
        refuse(node, refusal.UNEXPECTED)
    if deed.kind in WITHOUT_VERB:
        if infinitive or said is not None or node.node("dative") is not None:
            refuse(node, refusal.UNEXPECTED)
        return DEEDS[deed.kind](deed, scope, Doer(own(scope)))
    verb = verb_of(deed)
    if said is not None and said.only.kind == "you_and" and not infinitive:
        return you_and(said.only, deed, sentence)
    if said is not None and (each := said.only.node("every_such")) is not None and not infinitive:
        return each_such(each, deed, sentence)
    spoken_before = [one.to for one in scope.mentions if isinstance(one.to, Every)]
    if infinitive:
        if "inf" not in verb.moods or said is not None:
            refuse(node, refusal.DISAGREES)
        assert sentence.doer is not None
        doer = sentence.doer
    elif said is not None:
        doer = subject(said.only, scope)
        agrees(verb, doer, True)
    else:
        doer = understood_doer(verb, deed, sentence)
    if said is None and deed.kind == "continuous" and sentence.before == "continuous":
        refuse(node, refusal.UNEXPECTED)
    lower = deal_to_you if node.node("dative") is not None and deed.kind == "deal" else DEEDS[deed.kind]
    if node.node("dative") is not None and deed.kind != "deal":
        refuse(node, refusal.UNEXPECTED)
    scope_subject = scope.subject
    before = scope.fork()
    scope.subject = doer.mention
    made = (*doer.before, *lower(deed, scope, replace(doer, before=())))
    if doer.mention.to in spoken_before:
        made = tuple(_of_those(one, doer.mention.to) for one in made)
    counted_for_each(node, made)
    scope.number_told = scope.number_told or any(map(_tells_a_number, made))
    scope.subject = doer.mention if said is not None or scope_subject is None else scope_subject
    # Who was chosen for the first verb does what the next ones say.
    sentence.doer = replace(doer, before=())
    # Of two changes in a row each says how long it lasts, or both are one.
    sentence.before = "lasting" if deed.kind == "continuous" and deed.node("duration") is not None else deed.kind
    if not doer.mention.player:
        scope.last_doer = doer.mention
    when, unless = node.word("NEXT_TIME"), node.node("unless")
    if unless is not None:
        if deed.kind == "owner_takes_back" and unless.node("party") is None:
            refuse(unless, refusal.NO_VOCABULARY)
        return (done_unless(unless, made, doer, scope),)
    if when is None:
        return made
    scope.not_moved_yet(before)
    if any(isinstance(one, Choose) for one in made):
        # Behind what is chosen the words do not say when it is chosen.
        refuse(when, refusal.AMBIGUOUS)
    return (at_next(when, made),)


def _tells_a_number(one: Effect) -> bool:
    """608.2c: whether an instruction says how many, or how much, other than one and other than what the trigger event says."""
    said = getattr(one, "amount", None) or getattr(one, "count", None)
    if said is not None and isinstance(getattr(one, "who", None), EachPlayer):
        # One of each of several players is as many as there are players.
        return True
    return said not in (None, Fixed(1), X()) and not any(isinstance(part, EventAmount) for part in within(said))
