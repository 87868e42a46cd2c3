"""608.2c: the instructions of an ability, sentence by sentence, with the sentences that speak of the one before them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from engine.cards.abilities.chance import FlipCoin, Result, RollDie
from engine.cards.abilities.choices import ForEach, If, May
from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.cards.abilities.combat import CombatEffect, Joins
from engine.cards.abilities.conditions import Condition, Within
from engine.cards.abilities.copying import CopyForEach, CopyOnStack, CreateCopies
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.libraries import Search, Shuffle
from engine.cards.abilities.objects import CreateTokens, Destroy, Move
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.quantities import CountOf, Fixed, Noted
from engine.cards.abilities.references import One, Remembered, You
from engine.cards.abilities.spending import Spending
from engine.words.record import replace, within
from engine.words.terms import CardType, Term, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.becoming import still_so
from scenarios.cardtext.lower.branches import SIDES, Branches, with_more_of_reflexive
from scenarios.cardtext.lower.chosen_names import name_to_choose
from scenarios.cardtext.lower.costs_of_static import own_ability_cost
from scenarios.cardtext.lower.delayed import delayed
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.exiled import exiles
from scenarios.cardtext.lower.gathered import BRANCHING
from scenarios.cardtext.lower.in_this_way import IN_THIS_WAY, says_it_was_dealt, what_was_dealt
from scenarios.cardtext.lower.making import not_spent
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.next_draw import instead_of_next_draw, said_next_draw
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Mention, Scope, refused
from scenarios.cardtext.lower.sentences import effects, one_reading
from scenarios.cardtext.lower.spent_on import mana_spent, spending_and_giving
from scenarios.cardtext.lower.standing import activation
from scenarios.cardtext.lower.when_done_so import says_done_so, when_done_so
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tongue import words_of_only_if
from scenarios.cardtext.tree import Node


class Instructions(Branches):
    """Gathers the instructions of one ability."""

    def add(self, sentence: Sequence[Lexeme]) -> None:
        """One more sentence. Raises Refusal with its place."""
        sentence = _where_paid(_of_that_spell(sentence))
        kinds = [one.kind for one in sentence]
        self.places.append((sentence[0].start, sentence[-1].end))
        self.scope.fresh = None
        self.scope.next_sentence()
        self.scope.before_sentence = tuple(one.to for one in self.scope.mentions)
        if kinds[0] not in _OF_BRANCHES:
            self._end_branch()
        self._not_of_reflexive(sentence)
        match kinds:
            case ["CANT_BE_REGENERATED"]:
                self._no_regeneration(sentence)
            case ["THAT" | "THE", "TYPE" | "PERMANENT" | "SUBTYPE" | "TOKEN", "CANT_BE_REGENERATED"]:
                self._no_regeneration(sentence, sentence[:2])
            case [when] if when in _HOW_OFTEN:
                self._limit(when)
            case ["THIS", "ABILITY", "V_COST", *_] | ["OWN_ABILITY_COSTS", *_]:
                self._own_cost(sentence)
            case ["ACTIVATE_ONLY_IF" | "ACTIVATE_ONCE_AND_IF" | "ACTIVATE_ONLY_IN" | "ACTIVATE_ONLY_YOUR_TURN", *_]:
                self._only_if(sentence)
            case ["IF_YOU_DO" | "IF_THEY_DO", "COMMA", *_]:
                self._inside_if(sentence, self._if_done)
            case ["IF_YOU_CANNOT", "COMMA", *_]:
                self._if_impossible(sentence)
            case ["WHEN" | "WHEN_YOU_DO", *_] if self._reflexive(sentence, kinds):
                pass
            case _ if self._of_a_flip_or_damage(sentence, kinds):
                pass
            case [first, *_] if first in IN_THIS_WAY:
                IN_THIS_WAY[first](self._made, sentence, self.scope)
            case ["V_CHOOSE" | "V_NAME", *_] if self._choose_now(sentence, kinds):
                pass
            case ["NEW_TARGETS"]:
                self._new_targets(sentence)
            case ["IF", *_] if "WOULD_DIE" in kinds or _would_be_buried(sentence) or _would_be_dealt_now(sentence):
                self._made += self._instructions(sentence)
            case ["IF", *_] if "INSTEAD" in kinds:
                self._instead(sentence)
            case _ if "INSTEAD" in kinds and kinds.count("IF") == 1 and kinds.index("IF") > kinds.index("INSTEAD"):
                self._instead(_condition_first(sentence, kinds.index("IF")))
            case ["SPEND_ONLY", *_]:
                self._spending(sentence, "spending", spending_and_giving)
            case ["MANA_NOT_SPENT_ON", *_]:
                self._spending(sentence, "not_spent", not_spent)
            case ["IF_MANA_SPENT" | "WHEN_MANA_SPENT", *_]:
                self._when_spent(sentence)
            case ["STILL", "ONE", "TYPE"] if sentence[0].form.startswith("è"):
                self._still(sentence)
            case ["STILL", "TYPE"] if sentence[0].form.startswith("sono"):
                self._still(sentence)
            case ["V_HAVE", "QUOTED"] if self._made and isinstance(self._made[-1], CreateTokens):
                self._token_has(sentence)
            case _ if self._of_later(sentence, kinds):
                pass
            case ["OTHERWISE" | "UNLESS_THEY_DO", "COMMA", *_]:
                self._otherwise(sentence)
            case _ if not self._of_what_was_made(sentence, kinds):
                self._go_on(sentence)

    def _reflexive(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """603.12: 'quando lo fai, ...', 'quando scarti una carta in questo modo, ...'."""
        if kinds[:2] == ["WHEN", "V_CONNIVE"] and "IN_THIS_WAY" in kinds[2:4]:
            self._when_connived(sentence)
        elif kinds[:2] == ["WHEN_YOU_DO", "COMMA"]:
            self._inside_if(sentence, self._when_done)
        elif kinds[0] == "WHEN" and says_done_so(sentence):
            self._made.append(when_done_so(sentence, self.scope))
            self._last_alone = -1
        else:
            return False
        return True

    def table(self, rows: Sequence[tuple[int, int | None, Sequence[Sequence[Lexeme]]]]) -> None:
        """706.3: what each result of the roll that was told last brings about."""
        last = self._made[-1] if self._made else None
        if not rows:
            return
        if not isinstance(last, RollDie) or last.table or last.count != Fixed(1):
            raise refused(rows[0][2][0], refusal.NO_ANTECEDENT)
        for (_, most, _), (least, _, said) in pairwise(rows):
            if most is None or least <= most:
                raise refused(said[0], refusal.UNEXPECTED)
        before = self.scope
        found: list[Result] = []
        for least, most, said in rows:
            inner = Instructions(before.fork())
            inner.scope.x = Noted(last.keep_as or "")
            for sentence in said:
                inner.add(sentence)
            if len(inner.scope.targets) > len(before.targets) or inner.about_activating or inner.triggers_once:
                raise refused(said[0], refusal.NO_VOCABULARY)
            before.names = inner.scope.names
            found.append(Result(least=least, most=most, effects=inner.made()))
        self._made[-1] = replace(last, table=tuple(found))

    def _of_what_was_made(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """111.3, 603.7: 'ha rapidità', 'sacrificala all'inizio della prossima sottofase finale', said of what was just made."""
        kinds = _as_said_of_it(sentence) or kinds
        match kinds:
            case ["EACH_COPY_ITS_OWN"] if self._made and isinstance(self._made[-1], CopyForEach):
                # 707.10d: that is what copying for each of them means.
                return True
            case ["SEARCHERS_SHUFFLE"] | ["THEN", "SEARCHERS_SHUFFLE"]:
                self._searchers_shuffle(sentence)
                return True
            case ["V_HAVE", *_] if "END_OF_TURN" in kinds and (it := self._came_there()) is not None:
                self.scope.subject = it
                found, self.scope = one_reading(readings(sentence, "effects"), self.scope, effects)
            case ["V_HAVE", *_] if "END_OF_TURN" not in kinds and self._just_made() is not None:
                self.scope.subject = self._just_made()
                found, self.scope = one_reading(readings(sentence, "effects"), self.scope, effects)
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

    def _came_there(self) -> Mention | None:
        """What the instruction before put onto the battlefield or made, perhaps only if somebody wanted so."""
        last = self._made[-1] if self._made else None
        while isinstance(last, May | If) and not last.otherwise:
            last = last.then[-1]
        if isinstance(last, Delay | Apply) and self._came is not None:
            return self._came
        onto = isinstance(last, CreateTokens | CreateCopies) or (isinstance(last, Move) and last.to is Zone.BATTLEFIELD)
        name = getattr(last, "keep_as", None) if onto else None
        self._came = next((one for one in self.scope.mentions if name and one.to == Remembered(name)), None)
        return self._came

    def _go_on(self, sentence: Sequence[Lexeme]) -> None:
        """608.2c: instructions of their own, the next ones in the order written."""
        before = self._before_last = self.scope.fork()
        if self._about_reflexive(sentence):
            return
        try:
            made = self._instructions(sentence)
        except Refusal as why:
            if why.reason not in _NOBODY_MEANT or not self._more_of_reflexive(sentence):
                raise
            return
        if self._ends_search(made):
            return
        if any(isinstance(one, BRANCHING) for one in made):
            self._before_branch = before
        self._last_alone, self._last_many = len(self._made) if len(made) == 1 else -1, len(made)
        self._made += made
        tokens = bool(made) and isinstance(made[-1], CreateTokens | CreateCopies)
        self._token = self._just_made() if tokens else None

    def _about_reflexive(self, sentence: Sequence[Lexeme]) -> bool:
        """603.12: 'Quando lo fai, metti un segnalino su una creatura bersaglio. Ha travolgere ...': of what that ability speaks."""
        last = self._made[-1] if self._made else None
        changed = sentence[0].kind in ("V_HAVE", "V_GET", "V_GAIN") and "2s" not in sentence[0].moods
        if last is None or not (changed or _as_said_of_it(sentence)[:1] == ["V_HAVE"] or _it_gets(sentence)):
            return False
        if with_more_of_reflexive(last, (), ()) is None:
            return False
        reflexive = next(part for part in within(last) if isinstance(part, Reflect))
        asked = [one for one in reflexive.ability.effects if isinstance(one, If)]
        alone = len(reflexive.ability.effects) == 1 and all(not one.otherwise for one in asked)
        if (asked and not alone) or not self._more_of_reflexive(sentence):
            # 603.4: whether what it asks later on is asked for this, too, the words do not say.
            raise refused(sentence, refusal.AMBIGUOUS_ANTECEDENT)
        return True

    def _not_of_reflexive(self, sentence: Sequence[Lexeme]) -> None:
        """603.12, 607.2a: 'la carta esiliata' behind an ability that triggers on what was just done is what that one exiles."""
        reflexive = [part for one in self._made[-1:] for part in within(one) if isinstance(part, Reflect)]
        if any(one.kind == "EXILED" for one in sentence) and any(map(exiles, reflexive)):
            raise refused(sentence, refusal.NO_VOCABULARY)

    def _choose_now(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """105.4, 201.4, 205.3e: 'Scegli un colore. ...', 'Nomina una carta. ...': all that follows may speak of what was chosen."""
        such = name_to_choose(sentence)
        if such is not None:
            chosen: Effect = ChooseTerm(what=Term.CARD_NAME, such=None if such == Filter() else such, then=())
        elif kinds == ["V_CHOOSE", "A_COLOR"] and sentence[0].moods & {"imp"}:
            chosen = ChooseTerm(what=Term.COLOR, then=())
        elif kinds == ["V_CHOOSE", "A_CREATURE_TYPE"] and sentence[0].moods & {"imp"}:
            chosen = ChooseType(of=CardType.CREATURE, then=())
        else:
            return False
        self._chosen.append(len(self._made))
        self._made.append(chosen)
        self._last_alone = -1
        return True

    def _just_made(self) -> Mention | None:
        """The token, or the permanent, that the sentence before put onto the battlefield, where that is all that it did."""
        last = self._made[-1] if self._made and self._last_alone == len(self._made) - 1 else None
        onto = isinstance(last, CreateTokens | CreateCopies) or (isinstance(last, Move) and last.to is Zone.BATTLEFIELD)
        name = getattr(last, "keep_as", None) if onto else None
        return next((one for one in self.scope.mentions if name and one.to == Remembered(name)), None)

    def _limit(self, when: str) -> None:
        """602.5b, 602.5d, 603.2h: when the ability may be activated, and how often it may be or triggers."""
        if when == "DONE_ONCE":
            self._done_once()
        self.anyone |= when == "ANYONE_ACTIVATES"
        self.sorcery |= when in ("SORCERY_SPEED", "ONLY_SORCERY_AND_ONCE")
        self.once |= when in ("ONCE_EACH_TURN", "ONLY_SORCERY_AND_ONCE")
        self.only_ever_once |= when == "ONLY_EVER_ONCE"
        self.triggers_once |= when == "TRIGGERS_ONCE"

    def _done_once(self) -> None:
        """603.2h: 'fallo solo una volta per turno': said of the one thing that the player may do."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, May) or last.who != You() or self.done_once:
            raise Refusal(*self.places[-1], refusal.NO_ANTECEDENT)
        self._made[-1] = replace(last, counts=True)
        self.done_once = True

    def _ends_search(self, made: Effects) -> bool:
        """701.23a: after a search that may be made, or depends on something, the library is shuffled where it was made."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, May | If) or last.otherwise or not isinstance(last.then[0], Search):
            return False
        searched = last.who if isinstance(last, May) else last.then[0].whose or last.then[0].who
        if len(made) != 1 or not isinstance(made[0], Shuffle) or made[0].who != searched:
            return False
        self._made[-1] = replace(last, then=(*last.then, *made))
        return True

    def _delayed(self, sentence: Sequence[Lexeme]) -> None:
        """603.7."""
        made, self.scope = delayed(sentence, self.scope)
        self._last_alone = -1
        self._made.append(made)

    def _of_later(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """508.4, 603.7, 614.11, 120.3: what was made enters so; what may come this turn, or follows from damage."""
        joined = _enters_so(sentence, self._made)
        if joined is not None:
            self._made[-1] = joined
        elif (
            kinds[0] in ("WHEN", "AT_BEGINNING")
            and "THIS_TURN" in kinds[: list(kinds).index("COMMA") if "COMMA" in kinds else 0]
        ):
            self._delayed(sentence)
        elif list(kinds[:3]) == ["END_OF_TURN", "COMMA", "WHEN"] or _until_end_of_turn_whenever(sentence):
            self._delayed(_time_last(sentence, kinds))
        elif kinds[0] == "IF" and _then_whenever(kinds):
            self._delayed_if(sentence, kinds)
        elif said_next_draw(sentence):
            self._made.append(instead_of_next_draw(sentence, self.scope, Instructions))
            self._last_alone = -1
        elif says_it_was_dealt(sentence):
            self._if_dealt(sentence, kinds)
        else:
            return False
        return True

    def _delayed_if(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> None:
        """603.7: 'se questa magia è stata potenziata, ogniqualvolta una creatura muore in questo turno, ...'."""
        comma = kinds.index("COMMA")
        such = self._asked(sentence[1:comma])
        made, self.scope = delayed(sentence[comma + 1 :], self.scope)
        self._last_alone = -1
        self._made.append(If(condition=such, then=(made,)))

    def _asked(self, said: Sequence[Lexeme]) -> Condition:
        """What stands behind 'se'."""
        where = said[0].start
        asked = [*(Lexeme(kind, form, where, where) for kind, form in words_of_only_if()), *said]
        (such, *_), _ = one_reading(readings(asked, "activation"), self.scope.fork(), activation)
        return such

    def _if_dealt(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> None:
        """120.3: 'Se a una creatura viene inflitto danno in questo modo, prende +5/+0 fino alla fine del turno'."""
        comma = kinds.index("COMMA")
        hurt = what_was_dealt(self._made, sentence, self.scope)
        called = frozenset({"permanent", "creature"})
        mention = self.scope.mention(Mention(to=hurt, called=called, gender="f", plural=False))
        self.scope.subject = mention
        self.scope.mentions = [one for one in self.scope.mentions if one.own or one is mention or one.player]
        made, self.scope = one_reading(readings(sentence[comma + 1 :], "effects"), self.scope, effects)
        self._last_alone = -1
        self._made.append(If(condition=Within(CountOf(hurt), Bounds(least=1)), then=made))

    def _no_regeneration(self, sentence: Sequence[Lexeme], whose: Sequence[Lexeme] = ()) -> None:
        """701.19c. ``whose``: 'quella creatura', 'la creatura', which must be what was destroyed."""
        last = self._made[-1] if self._made else None
        if whose:
            start, end = whose[0].start, whose[-1].end
            whose = (replace(whose[0], kind="THAT"), *whose[1:])
            that = Node("party", (Node("that", tuple(whose), start, end),), start, end)
            if not isinstance(last, Destroy) or object_of(that, self.scope.fork()).to != last.what:
                raise refused(sentence, refusal.NO_ANTECEDENT)
        if not isinstance(last, Destroy) or not last.regeneration:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = replace(last, regeneration=False)

    def _still(self, sentence: Sequence[Lexeme]) -> None:
        """205.1b: it keeps all that it was."""
        at = len(self._made) - 1
        if at > 0 and isinstance(self._made[at], CombatEffect):
            # 'Diventa una creatura 3/2 e non può essere bloccata in questo turno. È ancora una terra.'
            at -= 1
        last = self._made[at] if self._made else None
        parts = still_so(last.parts, sentence) if isinstance(last, Apply) else None
        if parts is None:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        assert isinstance(last, Apply)
        self._made[at] = replace(last, parts=parts)

    def _only_if(self, sentence: Sequence[Lexeme]) -> None:
        """602.5b: said of the ability, not of what its instructions spoke of."""
        if self.only_if is not None:
            raise refused(sentence, refusal.UNEXPECTED)
        scope = Scope(source=self.scope.source)
        scope.subject = scope.mention(own(scope))
        for tail in (["e", "solo una volta"], ["and", "only", "once"]):
            if [one.form for one in sentence[-len(tail) :]] == tail:
                sentence, self.only_ever_once = sentence[: -len(tail)], True
        (self.only_if, once, sorcery), _ = one_reading(readings(sentence, "activation"), scope, activation)
        self.once = self.once or once
        self.sorcery = self.sorcery or sorcery

    def _own_cost(self, sentence: Sequence[Lexeme]) -> None:
        """602.2b: said of the cost, not of what its instructions spoke of."""
        scope = Scope(source=self.scope.source)
        scope.subject = scope.mention(own(scope))
        found, _ = one_reading(readings(sentence, "own_ability_cost"), scope, own_ability_cost)
        self.cost_changes = (*self.cost_changes, found)

    def _spending(self, sentence: Sequence[Lexeme], start: str, lower: Callable[[Node, Scope], Spending]) -> None:
        """106.6."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, AddMana) or last.spending is not None:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        found, _ = one_reading(readings(sentence, start), self.scope, lower)
        self._made[-1] = replace(last, spending=found)

    def _when_spent(self, sentence: Sequence[Lexeme]) -> None:
        """106.6: what comes of it where the mana that was just added is spent so."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, AddMana) or (last.spending is not None and last.spending.when_spent is not None):
            raise refused(sentence, refusal.NO_ANTECEDENT)
        found, after = one_reading(readings(sentence, "mana_spent"), Scope(source=self.scope.source), mana_spent)
        if after.targets:
            raise refused(sentence, refusal.NO_VOCABULARY)
        self._made[-1] = replace(last, spending=replace(last.spending or Spending(), when_spent=found))

    def _token_has(self, sentence: Sequence[Lexeme]) -> None:
        """111.3: an ability of the token, said in a sentence of its own."""
        from scenarios.cardtext.clauses import quoted_abilities

        last = self._made[-1]
        assert isinstance(last, CreateTokens)
        plural = not isinstance(last.count, Fixed) or last.count.value != 1
        if ("3p" if plural else "3s") not in sentence[0].moods:
            raise refused(sentence, refusal.DISAGREES)
        abilities = (*last.token.abilities, *quoted_abilities(sentence[1], text=self.scope.source))
        self._made[-1] = replace(last, token=replace(last.token, abilities=abilities))

    def _searchers_shuffle(self, sentence: Sequence[Lexeme]) -> None:
        """701.24a: of several players those shuffle who searched, each when that is done."""
        last = self._made[-1] if self._made else None
        match last:
            case ForEach(do=(May(then=then, otherwise=()) as may,)) if any(isinstance(one, Search) for one in then):
                self._made[-1] = replace(last, do=(replace(may, then=(*then, Shuffle(who=One()))),))
            case _:
                raise refused(sentence, refusal.NO_ANTECEDENT)

    def _new_targets(self, sentence: Sequence[Lexeme]) -> None:
        """707.10c."""
        last = self._made[-1] if self._made else None
        found = None if last is None else _with_new_targets(last)
        if found is None:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = found


def _with_more(last: May | If, more: Effects) -> May | If:
    """The instructions with more behind the last of them, inside whatever they depend on."""
    inner = last.then[-1]
    if isinstance(inner, May | If) and not inner.otherwise:
        return replace(last, then=(*last.then[:-1], _with_more(inner, more)))
    return replace(last, then=(*last.then, *more))


def _time_last(sentence: Sequence[Lexeme], kinds: Sequence[str]) -> list[Lexeme]:
    """'Fino alla fine del turno, quando ..., ...' with its time where 'quando ... in questo turno, ...' has it."""
    begins = kinds.index("COMMA") + 1
    comma = kinds.index("COMMA", begins) if "COMMA" in kinds[begins:] else len(kinds)
    time = [replace(sentence[0], kind="THIS_TURN"), *([sentence[begins - 2]] if begins > 2 else [])]
    return [*sentence[begins:comma], *time, *sentence[comma:]]


def _until_end_of_turn_whenever(sentence: Sequence[Lexeme]) -> bool:
    forms = [one.form for one in sentence[:5]]
    return forms == ["until", "end", "of", "turn", ","] and [one.kind for one in sentence[5:6]] == ["WHEN"]


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


def _enters_so(sentence: Sequence[Lexeme], made: Sequence[Effect]) -> CreateTokens | CreateCopies | None:
    """508.4: 'La pedina entra TAPpata e attaccante', said of what the sentence before makes, or of it by its name."""
    last = made[-1] if made else None
    found = _ENTERS_SO.fullmatch(" ".join(one.form for one in sentence))
    if found is None or not isinstance(last, CreateTokens | CreateCopies) or last.joins is not None:
        return None
    name = (last.token.name or "").lower() if isinstance(last, CreateTokens) else ""
    if found["which"] not in (*_TOKENS_MADE, name):
        return None
    return replace(last, tapped=last.tapped or found["tapped"] is not None, joins=Joins())


_THE_TOKEN = (("that", "token"), ("the", "token"), ("those", "tokens"), ("the", "tokens"))


def _as_said_of_it(sentence: Sequence[Lexeme]) -> list[str]:
    """'It gains haste until end of turn', 'sacrifice it at the beginning of the next end step': the kinds that Italian has."""
    forms = tuple(one.form for one in sentence)
    behind = 1 if forms[0] in ("it", "they") else 2 if forms[:2] in _THE_TOKEN else 0
    if behind and forms[behind : behind + 1] in (("gains",), ("gain",), ("has",), ("have",)):
        ends = ("until", "end", "of", "turn")
        return ["V_HAVE", *(["END_OF_TURN"] if any(forms[n : n + 4] == ends for n in range(len(forms))) else [])]
    if forms[0] in ("sacrifice", "exile", "destroy") and forms[1:5] in (("it", *_AT_THE_NEXT), ("them", *_AT_THE_NEXT)):
        return [f"V_{forms[0].upper()}", "CLITIC", "NEXT_TIME"]
    return []


def _it_gets(sentence: Sequence[Lexeme]) -> bool:
    return [one.form for one in sentence[:2]] in (["it", "gets"], ["they", "get"])


_AT_THE_NEXT = ("at", "the", "beginning")


def _where_paid(sentence: Sequence[Lexeme]) -> Sequence[Lexeme]:
    """118.12: 'Se paghi, ...' with nothing said of what: where that was done which the sentence before lets somebody pay."""
    if [one.kind for one in sentence[:3]] != ["IF", "V_PAY", "COMMA"] or "2s" not in sentence[1].moods:
        return sentence
    return [Lexeme("IF_YOU_DO", "se paghi", sentence[0].start, sentence[1].end), *sentence[2:]]


def _condition_first(sentence: Sequence[Lexeme], at: int) -> list[Lexeme]:
    """'Infligge invece 4 danni se ...' with its condition where 'se ..., infligge invece 4 danni' has it."""
    said = [one for one in sentence[:at] if one.kind != "COMMA" or one is not sentence[at - 1]]
    comma = Lexeme("COMMA", ",", sentence[-1].end, sentence[-1].end)
    return [*sentence[at:], comma, *said]


_HOW_OFTEN = (
    "SORCERY_SPEED",
    "ANYONE_ACTIVATES",
    "ONCE_EACH_TURN",
    "ONLY_EVER_ONCE",
    "ONLY_SORCERY_AND_ONCE",
    "TRIGGERS_ONCE",
    "DONE_ONCE",
)

_NOBODY_MEANT = (refusal.NO_ANTECEDENT, refusal.NO_VOCABULARY)
"""Why a sentence about what only a reflexive ability has cannot be read as one about what its own ability has."""


def _of_that_spell(sentence: Sequence[Lexeme]) -> Sequence[Lexeme]:
    """608.2g: 'se una magia lanciata in questo modo sta per ...' is said of the spell that was cast just before."""
    if [one.kind for one in sentence[:6]] != ["IF", "ONE", "SPELL", "CAST_BY", "IN_THIS_WAY", "WOULD_BE"]:
        return sentence
    return [sentence[0], replace(sentence[1], kind="THAT", form="quella"), sentence[2], *sentence[5:]]


_OF_BRANCHES = frozenset(
    {
        *SIDES,
        "IF_YOU_CANNOT",
        "IF_YOU_DO",
        "IF_YOU_WIN",
        "IF_THEY_DO",
        "WHEN_YOU_DO",
        "OTHERWISE",
        "UNLESS_THEY_DO",
    }
)
"""Sentences that go on with the one before."""


def _would_be_buried(sentence: Sequence[Lexeme]) -> bool:
    """'Se quella magia sta per essere messa in un cimitero, ...', in both languages."""
    kinds = [one.kind for one in sentence]
    forms = " ".join(one.form for one in sentence)
    return (
        ("PUT_PART" in kinds and ("WOULD_BE" in kinds or ("IS_BEING" in kinds and "THIS_TURN" in kinds)))
        or "would be put into" in forms
        or "would die this turn" in forms
    )


def _then_whenever(kinds: Sequence[str]) -> bool:
    """'Se ..., ogniqualvolta ... in questo turno, ...'."""
    comma = kinds.index("COMMA") if "COMMA" in kinds else len(kinds)
    return list(kinds[comma + 1 : comma + 2]) == ["WHEN"] and "THIS_TURN" in kinds[comma:]


def _would_be_dealt_now(sentence: Sequence[Lexeme]) -> bool:
    """614.1a: 'Se una fonte che controlli sta per infliggere danno in questo turno, ...', in both languages."""
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    kinds = {one.kind for one in sentence[:comma]}
    forms = " ".join(one.form for one in sentence[:comma])
    return {"WOULD_DEAL", "THIS_TURN"} <= kinds or ("would deal" in forms and "this turn" in forms)


def _with_new_targets(last: Effect) -> Effect | None:
    """The copy that is made last, in an instruction that may be carried out only perhaps too, with new targets."""
    if isinstance(last, CopyOnStack):
        return None if last.new_targets else replace(last, new_targets=True)
    if isinstance(last, May | MayPay | If) and last.then and not last.otherwise:
        inner = _with_new_targets(last.then[-1])
        return None if inner is None else replace(last, then=(*last.then[:-1], inner))
    if isinstance(last, Delay) and last.effects:
        inner = _with_new_targets(last.effects[-1])
        return None if inner is None else replace(last, effects=(*last.effects[:-1], inner))
    if isinstance(last, Reflect) and last.ability.effects:
        inner = _with_new_targets(last.ability.effects[-1])
        more = (*last.ability.effects[:-1], inner)
        return None if inner is None else replace(last, ability=replace(last.ability, effects=more))  # type: ignore[arg-type]
    if isinstance(last, FlipCoin) and last.then and not last.otherwise:
        inner = _with_new_targets(last.then[-1])
        return None if inner is None else replace(last, then=(*last.then[:-1], inner))
    return None
