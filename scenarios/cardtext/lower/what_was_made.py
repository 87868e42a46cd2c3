"""111.3, 508.4, 603.7: sentences about what an instruction before them made or put onto the battlefield."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.cards.abilities.choices import If, May
from engine.cards.abilities.combat import Joins
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import CreateTokens, Destroy, Move, Sacrifice, Tap, Untap
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Remembered
from engine.cards.abilities.triggers import BeginningOf
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.gathered import Gathered
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import Mention, refused
from scenarios.cardtext.lower.sentences.effects import effects
from scenarios.cardtext.parsing import readings


class OfWhatWasMade(Gathered):
    """What the sentence before made, or what came onto the battlefield: which it is, and what more becomes of it."""

    def _of_what_was_made(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """111.3, 603.7: 'ha rapidità', 'sacrificala all'inizio della prossima sottofase finale', said of what was just made."""
        kinds, sentence = as_said_of_it(sentence) or kinds, _by_pronoun(sentence)
        if kinds[:1] == ["V_HAVE"] and self._comes_back_later(sentence):
            return True
        match kinds:
            case ["V_HAVE", *_] if "END_OF_TURN" in kinds and (it := self._came_there()) is not None:
                # 'It gains haste': with the pronoun, too, of what came there last.
                self.scope.subject = self.scope.fresh = it
                found, self.scope = one_reading(readings(sentence, "effects"), self.scope, effects)
            case ["V_HAVE", *_] if "END_OF_TURN" not in kinds and (it := self._just_made()) is not None:
                self.scope.subject = self.scope.fresh = it
                found, self.scope = one_reading(readings(sentence, "effects"), self.scope, effects)
                if _says_has(sentence) and (made := _with_its_text(self._made[-1], found)) is not None:
                    self._made[-1] = made
                    return True
            case ["V_SACRIFICE" | "V_EXILE" | "V_DESTROY", "CLITIC", "NEXT_TIME"] if (
                it := self._token or self._came_there()
            ) is not None:
                # What is made for a time is what goes as the time is over.
                self.scope.fresh = it
                found = self._instructions(sentence)
            case _:
                return False
        last = self._made[-1] if self._made else None
        if isinstance(last, May | If) and self._came_there() is not None and not last.otherwise:
            # Only where it came there at all something more becomes of it.
            self._made[-1] = _with_more(last, found)
        else:
            self._made += found
        return True

    def _comes_back_later(self, sentence: Sequence[Lexeme]) -> bool:
        """603.7: 'rimettilo sul campo di battaglia all'inizio del tuo prossimo mantenimento. Ha rapidità': as it comes back."""
        last = self._made[-1] if self._made else None
        moved = None if last is None else _moves_last(last)
        if last is None or moved is None:
            return False
        it = Mention(to=Remembered(moved), called=frozenset({"permanent", "creature"}))
        there = self.scope.fork()
        there.subject = there.mention(it)
        found, after = one_reading(readings(sentence, "effects"), there, effects)
        if len(after.targets) != len(self.scope.targets):
            raise refused(sentence, refusal.NO_VOCABULARY)
        self._made[-1] = _behind_delayed(last, found)
        return True

    def _came_there(self) -> Mention | None:
        """What the instruction before put onto the battlefield or made, perhaps only if somebody wanted so."""
        last = self._made[-1] if self._made else None
        while isinstance(last, May | If) and not last.otherwise:
            last = last.then[-1]
        if isinstance(last, Delay | Apply) and self._came is not None:
            return self._came
        self._came = self._put_there_by(last)
        return self._came

    def _more_of_what_came(self, sentence: Sequence[Lexeme], why: str) -> bool:
        """608.2c: 'Puoi mettere sul campo di battaglia una carta creatura dalla tua mano. Quella creatura ha rapidità': what more
        becomes of that one object alone, where it came there at all. ``why``: the reason why nothing else is meant; that several
        things might be is one only behind a sentence that was about that object alone."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, May | MayPay | If) or last.otherwise:
            return False
        it, goes_on = self._came_within(last)
        if it is None or not (why in _NOTHING_ELSE or (goes_on and why == refusal.AMBIGUOUS_ANTECEDENT)):
            return False
        there = self.scope.fork()
        there.fresh = there.subject = it
        found, there = one_reading(readings(sentence, "effects"), there, effects)
        if len(there.targets) != len(self.scope.targets) or not all(_only_of(one, it.to) for one in found):
            return False
        self.scope, self._came = there, it
        self._made[-1] = _with_more(last, found)
        return True

    def _came_within(self, last: Effect) -> tuple[Mention | None, bool]:
        """What came onto the battlefield as the last thing, or right before what became of it; whether something did."""
        while isinstance(last, May | MayPay | If) and not last.otherwise and last.then:
            last = last.then[-1]
        if self._came is not None and _only_of(last, self._came.to):
            return self._came, True
        return self._put_there_by(last), False

    def _just_made(self) -> Mention | None:
        """The token, or the permanent, that the sentence before put onto the battlefield, where that is all that it did."""
        last = self._made[-1] if self._made and self._last_alone == len(self._made) - 1 else None
        return self._put_there_by(last)

    def _put_there_by(self, one: Effect | None) -> Mention | None:
        """What an instruction makes, or puts onto the battlefield, as it is spoken of."""
        onto = isinstance(one, CreateTokens | CreateCopies) or (isinstance(one, Move) and one.to is Zone.BATTLEFIELD)
        name = getattr(one, "keep_as", None) if onto else None
        return next((each for each in self.scope.mentions if name and each.to == Remembered(name)), None)

    def _token_has(self, sentence: Sequence[Lexeme]) -> None:
        """111.3: an ability of the token, said in a sentence of its own."""
        from scenarios.cardtext.quoted import quoted_abilities

        last = self._made[-1]
        assert isinstance(last, CreateTokens)
        plural = not isinstance(last.count, Fixed) or last.count.value != 1
        if ("3p" if plural else "3s") not in sentence[0].moods:
            raise refused(sentence, refusal.DISAGREES)
        abilities = (*last.token.abilities, *quoted_abilities(sentence[1], text=self.scope.source))
        self._made[-1] = replace(last, token=replace(last.token, abilities=abilities))


def _says_has(sentence: Sequence[Lexeme]) -> bool:
    """Whether it 'has' something, which is said of the object itself; what it 'gains' is an effect that it is under."""
    return next((one.form for one in sentence if one.form in (*_HAS, *_GAINS)), "") in _HAS


def _with_its_text(made: Effect, found: Effects) -> CreateTokens | None:
    """111.3: tokens with the abilities that the next sentence says that they have, as parts of their text: those that have a
    name, of which all that is said fills two sentences. Of others, and of copies, the printed Italian says the same of what they
    only gain, which is no part of what is copied (707.2)."""
    match made, found:
        case CreateTokens(keep_as=kept), (
            Apply(to=Remembered(name=name), until=Duration.ENDLESS, as_long_as=None, parts=parts),
        ):
            gained = [part.ability for part in parts if isinstance(part, GainAbility)]
            if made.token.name and name == kept and len(gained) == len(parts):
                return replace(made, token=replace(made.token, abilities=(*made.token.abilities, *gained)))
    return None


def _moves_last(last: Effect) -> str | None:
    """The name of what comes onto the battlefield as a delayed ability resolves, where it does nothing behind that."""
    while isinstance(last, May | If) and not last.otherwise:
        last = last.then[-1]
    moved = last.effects[-1] if isinstance(last, Delay) and last.effects else None
    return moved.keep_as if isinstance(moved, Move) and moved.to is Zone.BATTLEFIELD else None


def _behind_delayed(last: Effect, more: Effects) -> Effect:
    """The instructions with more behind those of the delayed ability."""
    if isinstance(last, May | If):
        return replace(last, then=(*last.then[:-1], _behind_delayed(last.then[-1], more)))
    assert isinstance(last, Delay)
    return replace(last, effects=(*last.effects, *more))


def _only_of(one: Effect, it: object) -> bool:
    """Whether an instruction is about one object and nothing else, now or later."""
    match one:
        case Apply(to=whom) | PutCounters(on=whom):
            return whom == it
        case Sacrifice(what=what) | Move(what=what) | Destroy(what=what) | Tap(what=what) | Untap(what=what):
            return what == it
        case Delay(trigger=BeginningOf(), effects=later):
            return all(_only_of(each, it) for each in later)
        case If(condition=Is(of=of), then=then, otherwise=()):
            return of == it and all(_only_of(each, it) for each in then)
        case _:
            return False


def _with_more(last: May | MayPay | If, more: Effects) -> May | MayPay | If:
    """The instructions with more behind the last of them, inside whatever they depend on."""
    inner = last.then[-1]
    if isinstance(inner, May | MayPay | If) and not inner.otherwise:
        return replace(last, then=(*last.then[:-1], _with_more(inner, more)))
    return replace(last, then=(*last.then, *more))


_NOTHING_ELSE = (refusal.NO_ANTECEDENT, refusal.NO_VOCABULARY)

_ENTERS_SO = re.compile(
    r"(?P<which>.+) (?P<verb>entra|entrano|enters|enter)(?: in il campo di battaglia| in gioco)?"
    r"(?P<tapped> tappat[oaie] e| tapped and)? (?:attaccante|attaccanti|attacking)"
)
_TOKENS_MADE = (
    "la pedina",
    "quella pedina",
    "le pedine",
    "quelle pedine",
    "the token",
    "that token",
    "the tokens",
    "those tokens",
)


def enters_so(sentence: Sequence[Lexeme], made: Sequence[Effect]) -> CreateTokens | CreateCopies | None:
    """508.4: 'La pedina entra TAPpata e attaccante', said of what the sentence before makes, or of it by its name."""
    last = made[-1] if made else None
    found = _ENTERS_SO.fullmatch(" ".join(one.form for one in sentence))
    if found is None or not isinstance(last, CreateTokens | CreateCopies) or last.joins is not None:
        return None
    name = (last.token.name or "").lower() if isinstance(last, CreateTokens) else ""
    if found["which"] not in (*_TOKENS_MADE, name):
        return None
    return replace(last, tapped=last.tapped or found["tapped"] is not None, joins=Joins())


def _by_pronoun(sentence: Sequence[Lexeme]) -> Sequence[Lexeme]:
    """'The token gains haste until end of turn' is what 'it gains haste until end of turn' says of what was just made."""
    said = " ".join(one.form for one in sentence[:2])
    pronoun = {"the token": "it", "the tokens": "they"}.get(said)
    return sentence if pronoun is None else [Lexeme("WORD", pronoun, sentence[0].start, sentence[1].end), *sentence[2:]]


_HAS = ("ha", "hanno", "has", "have")
_GAINS = ("guadagna", "guadagnano", "ottiene", "ottengono", "gains", "gain")
_THE_TOKEN = (("that", "token"), ("the", "token"), ("those", "tokens"), ("the", "tokens"))


def as_said_of_it(sentence: Sequence[Lexeme]) -> list[str]:
    """'It gains haste until end of turn', 'sacrifice it at the beginning of the next end step': the kinds that Italian has."""
    forms = tuple(one.form for one in sentence)
    behind = 1 if forms[0] in ("it", "they") else 2 if forms[:2] in _THE_TOKEN else 0
    if behind and forms[behind : behind + 1] in (("gains",), ("gain",), ("has",), ("have",)):
        ends = ("until", "end", "of", "turn")
        return ["V_HAVE", *(["END_OF_TURN"] if any(forms[n : n + 4] == ends for n in range(len(forms))) else [])]
    if forms[0] in ("sacrifice", "exile", "destroy") and forms[1:5] in (("it", *_AT_THE_NEXT), ("them", *_AT_THE_NEXT)):
        return [f"V_{forms[0].upper()}", "CLITIC", "NEXT_TIME"]
    return []


_AT_THE_NEXT = ("at", "the", "beginning")
