"""604.1: a paragraph of static abilities, sentence by sentence, with those that speak of the one before."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Ability, Replaces, Static, Triggered
from engine.cards.abilities.choices import May
from engine.cards.abilities.combat import AsAttacks
from engine.cards.abilities.conditions import Not, Within
from engine.cards.abilities.continuous import LoseAllAbilities
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.quantities import CardsIn
from engine.cards.abilities.references import AttachedTo, You
from engine.cards.abilities.replacing import Prevents, ReplacesDraw
from engine.cards.abilities.triggers import When
from engine.words.record import replace, within
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.cast_so import more_of_what_is_cast
from scenarios.cardtext.going_on_about import about_the_same, subject_of
from scenarios.cardtext.instead import instead_of_life
from scenarios.cardtext.instead_of_damage import instead_of_damage, mention_recipient
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import Line, sentences
from scenarios.cardtext.lower.activation import activation
from scenarios.cardtext.lower.becoming import still_so
from scenarios.cardtext.lower.instructions import Instructions
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.predicates import otherwise_so
from scenarios.cardtext.lower.same_so import same_of, says_the_same
from scenarios.cardtext.lower.scope import Mention, Source, scope_of
from scenarios.cardtext.lower.standing import static
from scenarios.cardtext.lower.to_no_graveyard import static_to_no_graveyard
from scenarios.cardtext.not_removed import not_removed
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tongue import words_of_only_if


def static_abilities(line: Line, found: list[Lexeme], source: Source) -> list[Ability]:
    if line.modes or line.rows:
        raise Refusal((*line.modes, *line.rows)[0][0].start, line.end, refusal.UNEXPECTED)
    made: list[Ability] = []
    subject: list[Lexeme] = []
    spoken: tuple[Ability, ...] = ()
    said = sentences(found)
    for number, sentence in enumerate(said, 1):
        if _said_otherwise(made, sentence, source):
            continue
        last = made[-1] if made else None
        sentence = _instead_second(sentence)
        if isinstance(last, Static) and [one.kind for one in sentence[:2]] == ["V_GET", "INSTEAD"]:
            made[-1:] = _instead_while(last, sentence, source)
            continue
        if isinstance(last, Prevents) and _goes_on_preventing(last, sentence):
            made[-1] = _done_besides(last, sentence, source)
            continue
        if (prevents := _prevents_and(sentence, source)) is not None:
            made.append(prevents)
            continue
        if (to_exile := static_to_no_graveyard(made, sentence)) is not None:
            made[:] = to_exile
            continue
        if isinstance(last, Static) and (spared := not_removed(last, sentence)) is not None:
            made[-1] = spared
            continue
        if made and (more := more_of_what_is_cast(made, sentence)) is not None:
            made = more
            continue
        if spoken and says_the_same(sentence):
            made += one_reading(readings(sentence, "same_so"), scope_of(source), same_of(spoken))[0]
            continue
        if isinstance(last, Replaces) and sentence[0].kind == "WHEN_YOU_DO":
            made[-1] = _when_moved(last, [sentence[2:], *said[number:]], source)
            break
        if made and sentence[0].kind == "WHEN_YOU_DO":
            # All that stands behind it is part of what triggers so.
            made[-1] = _when_exerted(made[-1], sentence, said[number:], source)
            break
        drawing = found if made else _would_draw(found)
        if not made and [one.kind for one in drawing[:2]] == ["IF", "WOULD_DRAW"]:
            return _instead_of_drawing(drawing, source)
        otherwise = instead_of_life(sentence, scope_of(source)) or instead_of_damage(sentence, source)
        if otherwise is not None:
            made.append(otherwise)
            continue
        spoken = _said_of(sentence, subject, made, source)
        made += spoken
        subject = subject_of(sentence) or (subject if about_the_same(sentence, subject) else [])
    if any(isinstance(one, Replaces) and one.unless_paid and not one.enters_tapped for one in made):
        raise Refusal(line.start, line.end, refusal.UNFINISHED)
    return made


def _said_otherwise(made: list[Ability], sentence: list[Lexeme], source: Source) -> bool:
    """608.2c: whether a sentence says of what stands before it what is so otherwise, or still: then it is changed."""
    if made and [one.kind for one in sentence] in _OTHERWISE_TAPPED:
        made[-1] = _otherwise_tapped(made[-1], sentence)
        return True
    last = made[-1] if made else None
    kept = still_so(last.parts, sentence) if isinstance(last, Static) else None
    if kept is not None and isinstance(last, Static):
        made[-1] = replace(last, parts=kept)
        return True
    if len(made) == 1 and [one.kind for one in sentence[:2]] == ["OTHERWISE", "COMMA"]:
        made += _otherwise(made[0], sentence, source)
        return True
    return False


def _said_of(
    sentence: list[Lexeme], subject: list[Lexeme], before: list[Ability], source: Source
) -> tuple[Ability, ...]:
    """The abilities of a sentence; of one that has no subject they are of what the sentence before is about."""
    try:
        return one_reading(readings(sentence, "static"), scope_of(source), static)[0]
    except Refusal:
        again = about_the_same(sentence, subject) if before and subject else None
        # 613.7: what is lost and had again, in two sentences, is not said in which order.
        lost = any(isinstance(part, LoseAllAbilities) for part in within(before))
        if again is None or (
            lost and any(one.kind in ("V_HAVE", "V_GAIN") or one.form in ("has", "have") for one in again)
        ):
            raise
        return one_reading(readings(again, "static"), scope_of(source), static)[0]


_OTHERWISE_TAPPED = [
    ["OTHERWISE", "COMMA", *subject, "V_ENTER", *where, "TAPPED"]
    for subject in ([], ["NAME"], ["THE", "NAME"], ["THIS", "TYPE"], ["THIS", "PERMANENT"])
    for where in ([], ["INTO_BATTLEFIELD"], ["IN_PLAY"])
]


def _otherwise_tapped(made: Ability, sentence: list[Lexeme]) -> Ability:
    """614.12a: 'Se non lo fai, entra TAPpata': behind what may be paid as it enters."""
    if not isinstance(made, Replaces) or made.unless_paid is None or made.enters_tapped:
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_ANTECEDENT)
    return replace(made, enters_tapped=True)


def _goes_on_preventing(last: Prevents, sentence: list[Lexeme]) -> bool:
    """615.5: whether a sentence says what is done besides preventing."""
    deed = sentence[0].kind in ("V_REMOVE", "V_PUT") or sentence[0].form in _DEEDS
    return not last.then and (deed or _when_prevented(sentence))


def _prevents_and(sentence: list[Lexeme], source: Source) -> Prevents | None:
    """615.5: what one sentence says of preventing and of what is done besides; ``None`` for another one."""
    head, besides = _and_besides(sentence)
    if not besides:
        return None
    abilities, _ = one_reading(readings(head, "static"), scope_of(source), static)
    if len(abilities) != 1 or not isinstance(abilities[0], Prevents):
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    return _done_besides(abilities[0], besides, source)


def _and_besides(sentence: list[Lexeme]) -> tuple[list[Lexeme], list[Lexeme]]:
    """615.5: 'previeni quel danno e rimuovi da essa altrettanti segnalini': what is done besides is apart."""
    words = [one.form for one in sentence]
    for at in range(3, len(sentence)):
        if words[at] in _AND and words[at - 3 : at] in _PREVENT_IT:
            return sentence[:at], sentence[at + 1 :]
    return sentence, []


_DEEDS = ("remove", "put")
_AND = ("e", "ed", "and")
_PREVENT_IT = (["previeni", "quel", "danno"], ["prevent", "that", "damage"])


def _when_prevented(sentence: list[Lexeme]) -> bool:
    """603.12: 'Quando i danni vengono prevenuti in questo modo, ...', in both languages."""
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    kinds, forms = [one.kind for one in sentence[:comma]], " ".join(one.form for one in sentence[:comma])
    return kinds in _PREVENTED_SO or forms == "when damage is prevented this way"


_PREVENTED_SO = [["WHEN", *the, "DAMAGE", "IS_BEING", "PREVENTED", "IN_THIS_WAY"] for the in ([], ["THE"])] + [
    ["WHEN", "IS_BEING", "PREVENTED", "DAMAGE", "IN_THIS_WAY"]
]


def _done_besides(before: Prevents, sentence: list[Lexeme], source: Source) -> Prevents:
    """615.5: 'previeni quel danno. Rimuovi un segnalino +1/+1 dalla Sentinella'; 603.12: 'quando viene prevenuto così, ...'."""
    reflexive = _when_prevented(sentence)
    scope = scope_of(source)
    scope.subject = scope.mention(own(scope))
    scope.event_amount = scope.prevented = True
    mention_recipient(before.damage, scope)
    instructions = Instructions(scope)
    instructions.add(
        sentence[next(n for n, one in enumerate(sentence) if one.kind == "COMMA") + 1 :] if reflexive else sentence
    )
    done, targets = instructions.made(), tuple(instructions.scope.targets)
    if instructions.about_activating or instructions.triggers_once or (targets and not reflexive):
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    if reflexive:
        done = (Reflect(ability=Triggered(trigger=When(), effects=done, targets=targets)),)
    return replace(before, then=done)


_WOULD_DRAW = ["if", "you", "would", "draw", "a", "card"]
_BEYOND_FIRST = ["except", "the", "first", "one", "you", "draw", "in", "each", "of", "your", "draw", "steps"]
_FROM_NOTHING = ["while", "your", "library", "has", "no", "cards", "in", "it"]


def _would_draw(found: list[Lexeme]) -> list[Lexeme]:
    """The words of 'if you would draw a card' as the Italian ones are told apart; what is drawn instead is no other deed."""
    forms = [one.form for one in found]
    if forms[:6] != _WOULD_DRAW:
        return found
    empty, beyond = forms[6:14] == _FROM_NOTHING, forms[6:18] == _BEYOND_FIRST
    at = 14 if empty else 18 if beyond else 6
    deed = [form for form in forms[at + 1 : at + 3] if form != "instead"]
    if forms[at : at + 1] != [","] or deed[:1] == ["draw"]:
        return found
    head = [found[0], replace(found[1], kind="WOULD_DRAW")]
    how = "EMPTY_LIBRARY" if empty else "BEYOND_YOUR_FIRST_DRAW"
    return [*head, *([replace(found[6], kind=how)] if empty or beyond else []), *found[at:]]


def _instead_of_drawing(found: list[Lexeme], source: Source) -> list[Ability]:
    """121.6, 614.11: 'Se stai per pescare una carta, esilia invece la prima carta del tuo grimorio', and what is behind it."""
    first, *more = sentences(found)
    empty = first[2].kind == "EMPTY_LIBRARY"
    after = 3 if first[2].kind == "COMMA" else 2
    beyond = [one.kind for one in first[after : after + 1]] == ["BEYOND_YOUR_FIRST_DRAW"]
    place = after + 1 if beyond else 2 + empty
    said = [one for one in first[place + 1 :] if one.kind != "INSTEAD"]
    if len(first) <= place or first[place].kind != "COMMA" or len(said) != len(first) - place - 2 or not said:
        raise Refusal(first[0].start, first[-1].end, refusal.UNEXPECTED)
    instructions = Instructions(scope_of(source))
    for sentence in (said, *more):
        instructions.add(sentence)
    if instructions.scope.targets or instructions.about_activating or instructions.triggers_once:
        raise Refusal(first[0].start, first[-1].end, refusal.NO_VOCABULARY)
    effects = instructions.made()
    such = Within(CardsIn(You(), Zone.LIBRARY.value), Bounds(most=0)) if empty else None
    if isinstance(effects[0], May) and len(effects) == 1 and effects[0].who == You() and not effects[0].otherwise:
        return [ReplacesDraw(effects=effects[0].then, optional=True, condition=such, beyond_first=beyond)]
    return [ReplacesDraw(effects=effects, condition=such, beyond_first=beyond)]


def _when_exerted(before: Ability, sentence: list[Lexeme], behind: Sequence[list[Lexeme]], source: Source) -> Ability:
    """607.2h, 701.43d: 'quando lo fai, ...', linked to the choice to exert the creature as it attacks."""
    if not isinstance(before, AsAttacks) or before.then is not None:
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_ANTECEDENT)
    again = next((said for said in behind if said[0].kind == "WHEN_YOU_DO"), None)
    if again is not None:
        # Whether that is said of exerting it once more, or of what was done since, the words do not say.
        raise Refusal(again[0].start, again[-1].end, refusal.AMBIGUOUS_ANTECEDENT)
    scope = scope_of(source)
    scope.subject = scope.mention(own(scope))
    instructions = Instructions(scope)
    for said in (sentence[2:], *behind):
        instructions.add(said)
    then = Triggered(trigger=When(), effects=instructions.made(), targets=tuple(instructions.scope.targets))
    return replace(before, then=then)


def _when_moved(before: Replaces, said: list[list[Lexeme]], source: Source) -> Replaces:
    """603.12: 'Se una creatura sta per morire, invece esiliala. Quando lo fai, ...': each time that it goes elsewhere instead."""
    if before.instead_to is None or before.then or before.subject.this:
        raise Refusal(said[0][0].start, said[-1][-1].end, refusal.NO_ANTECEDENT)
    scope = scope_of(source)
    scope.subject = scope.mention(own(scope))
    instructions = Instructions(scope)
    for sentence in said:
        instructions.add(sentence)
    if instructions.about_activating or instructions.triggers_once:
        raise Refusal(said[0][0].start, said[-1][-1].end, refusal.NO_VOCABULARY)
    then = Triggered(trigger=When(), effects=instructions.made(), targets=tuple(instructions.scope.targets))
    return replace(before, then=(Reflect(ability=then),))


def _instead_while(before: Static, sentence: list[Lexeme], source: Source) -> list[Ability]:
    """604.1: 'Prende invece +3/+1 fintanto che ...': said of the same as the sentence before, which holds while that is not so."""
    at = next((n for n, one in enumerate(sentence) if one.kind == "AS_LONG_AS"), 0)
    if not at or before.condition is not None:
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    where = sentence[at].start
    only_if = [Lexeme(kind, form, where, where) for kind, form in words_of_only_if()]
    scope = scope_of(source)
    if before.holder == AttachedTo():
        held = Mention(to=AttachedTo(), called=frozenset({"creature", "permanent"}), gender="f")
        scope.subject = scope.mention(held)
    (such, *limits), _ = one_reading(readings([*only_if, *sentence[at + 1 :]], "activation"), scope, activation)
    if any(limits):
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    unlike = replace(before, condition=Not(such))
    said = sentence[0].value if isinstance(sentence[0].value, tuple) else (sentence[0],)
    trees = readings([*said, *sentence[2:at]], "otherwise_so")
    instead, _ = one_reading(trees, scope_of(source), lambda node, scope: otherwise_so(node, unlike, scope))
    return [unlike, *(replace(one, condition=such) for one in instead if isinstance(one, Static))]


def _instead_second(sentence: list[Lexeme]) -> list[Lexeme]:
    """'It gets +3/+1 instead as long as ...' with its words in the places of 'prende invece +3/+1 fintanto che ...'."""
    forms = [one.form for one in sentence]
    if forms[:2] != ["it", "gets"] or forms[3:7] != ["instead", "as", "long", "as"]:
        return sentence
    it = Lexeme("V_GET", "it", sentence[0].start, sentence[1].end, tuple(sentence[:2]))
    while_ = Lexeme("AS_LONG_AS", "as long as", sentence[4].start, sentence[6].end)
    return [it, sentence[3], sentence[2], while_, *sentence[7:]]


def _otherwise(before: Ability, sentence: list[Lexeme], source: Source) -> tuple[Ability, ...]:
    trees = readings(sentence[2:], "otherwise_so")
    return one_reading(trees, scope_of(source), lambda node, scope: otherwise_so(node, before, scope))[0]
