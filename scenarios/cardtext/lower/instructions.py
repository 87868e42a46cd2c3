"""608.2c: the instructions of an ability, sentence by sentence: what each of them is about, and what goes on by itself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.cards.abilities.chance import Result, RollDie
from engine.cards.abilities.choices import Choose, If
from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Delay, Reflect
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.quantities import CountOf, Fixed, Noted
from engine.words.record import replace, within
from engine.words.terms import CardType, Term
from scenarios.cardtext import refusal
from scenarios.cardtext.cast_so import more_of_what_may_be_cast
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.about_the_ability import AboutTheAbility
from scenarios.cardtext.lower.bare_condition import bare_condition
from scenarios.cardtext.lower.becoming import says_still_so
from scenarios.cardtext.lower.branches import Branches
from scenarios.cardtext.lower.chosen_card_types import card_type_to_choose
from scenarios.cardtext.lower.chosen_names import name_to_choose
from scenarios.cardtext.lower.control_lost import as_control_is_lost, says_control_is_lost
from scenarios.cardtext.lower.delayed import delayed, then_whenever, until_end_of_turn_whenever
from scenarios.cardtext.lower.exiled import exiles
from scenarios.cardtext.lower.gathered import BRANCHING
from scenarios.cardtext.lower.held_this_turn import held_this_turn
from scenarios.cardtext.lower.in_this_way import IN_THIS_WAY, says_it_was_dealt, what_was_dealt
from scenarios.cardtext.lower.next_draw import instead_of_next_draw, said_next_draw
from scenarios.cardtext.lower.once_prevented import OncePrevented
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.reflexive import with_more_of_reflexive
from scenarios.cardtext.lower.riders import Riders
from scenarios.cardtext.lower.scope import Mention, Scope, refused
from scenarios.cardtext.lower.sentences.effects import effects
from scenarios.cardtext.lower.spent_on import not_spent, spending_and_giving
from scenarios.cardtext.lower.to_no_graveyard import to_no_graveyard
from scenarios.cardtext.lower.usual_order import (
    condition_first,
    of_that_spell,
    said_of_a_creature,
    time_last,
    where_paid,
)
from scenarios.cardtext.lower.what_was_made import OfWhatWasMade, as_said_of_it, enters_so
from scenarios.cardtext.lower.when_done_so import says_done_so, when_done_so
from scenarios.cardtext.lower.won_or_lost import SIDES
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal


class Instructions(AboutTheAbility, OfWhatWasMade, OncePrevented, Riders, Branches):
    """Gathers the instructions of one ability."""

    def add(self, sentence: Sequence[Lexeme]) -> None:
        """One more sentence. Raises Refusal with its place."""
        inside, self._in_delay = self._in_delay, None
        last = self._made[-1] if self._made else None
        if inside is None or not isinstance(last, Delay):
            self._add(sentence)
            return
        before = {name: [*value] if isinstance(value, list) else value for name, value in vars(self).items()}
        scope = self.scope.fork()
        try:
            self._add(sentence)
        except Refusal as why:
            vars(self).update(before)
            self.scope = scope
            if why.reason != refusal.NO_ANTECEDENT or not self._more_of_delay(sentence, last, inside):
                raise

    def _more_of_delay(self, sentence: Sequence[Lexeme], delay: Delay, inside: Scope) -> bool:
        """603.7: 'ogniqualvolta ... in questo turno, esilia la prima carta del tuo grimorio. Puoi giocarla': what speaks of what
        only the delayed ability does is an instruction of that ability."""
        inner = Instructions(inside.fork(), list(delay.effects))
        inner.scope.subject = inner.scope.named_again = inner.scope.named_here = None
        outside = {one.to for one in self.scope.mentions}
        inner.scope.mentions = [one for one in inside.mentions if one.own or one.to not in outside]
        try:
            inner.add(sentence)
        except Refusal:
            return False
        about_it = inner.about_activating or inner.triggers_once or inner.done_once
        if about_it or inner._chosen or len(inner.scope.targets) > len(inside.targets):
            return False
        self.places.append((sentence[0].start, sentence[-1].end))
        self.scope.names, self.scope.kept = inner.scope.names, inner.scope.kept
        self._made[-1], self._in_delay = replace(delay, effects=tuple(inner._made)), inner.scope
        return True

    def _add(self, sentence: Sequence[Lexeme]) -> None:
        if apart := said_of_a_creature(sentence):
            for one in apart:
                self._add(one)
            return
        sentence = where_paid(of_that_spell(sentence))
        kinds = [one.kind for one in sentence]
        self._begin(sentence)
        match kinds:
            case ["CANT_BE_REGENERATED"] | [
                "THAT" | "THE",
                "TYPE" | "PERMANENT" | "SUBTYPE" | "TOKEN",
                "CANT_BE_REGENERATED",
            ]:
                self._no_regeneration(sentence, sentence[:-1])
            case _ if self._of_the_ability(sentence, kinds):
                pass
            case [_, "COMMA", *_] if self._if_it_was_done(sentence):
                pass
            case ["WHEN" | "WHEN_YOU_DO", *_] if self._reflexive(sentence, kinds):
                pass
            case ["DAMAGE_NOT_PREVENTED" | "THAT_NOT_PREVENTED"]:
                self._not_prevented(sentence)
            case _ if self._won_or_lost(sentence, kinds):
                pass
            case ["IF", *_] if (more := more_of_what_may_be_cast(self._made, sentence)) is not None:
                self._made[-1] = more
            case [first, *_] if first in IN_THIS_WAY:
                IN_THIS_WAY[first](self._made, sentence, self.scope)
            case ["V_CHOOSE" | "V_NAME", *_] if self._choose_now(sentence, kinds):
                pass
            case ["NEW_TARGETS"]:
                self._new_targets(sentence)
            case _ if not self.scope.prevented and self._once_prevented(sentence):
                pass
            case ["IF", *_] if to_no_graveyard(self._made, self._last_many, sentence):
                pass
            case _ if (held := held_this_turn(sentence, self.scope)) is not None:
                self._made += held
                self._last_alone = -1
            case ["IF", *_] if self._if_it_would(sentence, kinds):
                pass
            case _ if "INSTEAD" in kinds and kinds.count("IF") == 1 and kinds.index("IF") > kinds.index("INSTEAD"):
                self._instead(condition_first(sentence, kinds.index("IF")))
            case _ if self._of_mana(sentence):
                pass
            case ["STILL", *_] if says_still_so(sentence):
                self._still(sentence)
            case ["V_HAVE", "QUOTED"] if self._made and isinstance(self._made[-1], CreateTokens):
                self._token_has(sentence)
            case _ if self._of_later(sentence, kinds):
                pass
            case ["OTHERWISE" | "UNLESS_THEY_DO", "COMMA", *_]:
                self._otherwise(sentence)
            case _ if not (self._of_each(sentence, kinds) or self._of_what_was_made(sentence, kinds)):
                self._go_on(sentence)

    def _begin(self, sentence: Sequence[Lexeme]) -> None:
        """608.2c: what is true of the next sentence before any of it is read."""
        self.places.append((sentence[0].start, sentence[-1].end))
        self.scope.fresh = None
        self.scope.next_sentence()
        self.scope.time_in_sentence = False
        self.scope.tells_a_time = any(word in _OF_TIME for one in sentence for word in one.form.split())
        self.scope.before_sentence = tuple(one.to for one in self.scope.mentions)
        if sentence[0].kind not in _OF_BRANCHES:
            self._end_branch()
        self._not_of_reflexive(sentence)

    def _if_it_was_done(self, sentence: Sequence[Lexeme]) -> bool:
        """608.2c: 'se lo fai, ...', 'se qualcuno lo fa, ...', 'se non puoi, ...'."""
        match sentence[0].kind:
            case "IF_YOU_DO" | "IF_THEY_DO":
                self._inside_if(sentence, self._if_done)
            case "IF_ANYBODY_DOES" | "IF_NOBODY_DOES":
                self._if_anybody(sentence)
            case "IF_YOU_CANNOT":
                self._if_impossible(sentence)
            case _:
                return False
        return True

    def _if_it_would(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """614.1a: 'se sta per lasciare il campo di battaglia', 'se sta per morire', and another 'se ..., invece'."""
        if "WOULD_LEAVE" in kinds or _would_leave(sentence):
            self._go_on(sentence)
        elif "WOULD_DIE" in kinds or _would_be_buried(sentence) or _would_be_dealt_now(sentence):
            self._made += self._instructions(sentence)
        elif "INSTEAD" in kinds:
            self._instead(sentence)
        else:
            return False
        return True

    def _of_mana(self, sentence: Sequence[Lexeme]) -> bool:
        """106.6: what the mana may be spent on, and what comes of spending it."""
        match sentence[0].kind:
            case "SPEND_ONLY":
                self._spending(sentence, "spending", spending_and_giving)
            case "MANA_NOT_SPENT_ON":
                self._spending(sentence, "not_spent", not_spent)
            case "IF_MANA_SPENT" | "WHEN_MANA_SPENT":
                self._when_spent(sentence)
            case _:
                return False
        return True

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

    def _go_on(self, sentence: Sequence[Lexeme]) -> None:
        """608.2c: instructions of their own, the next ones in the order written."""
        before = self._before_last = self.scope.fork()
        if self._about_reflexive(sentence):
            return
        try:
            made = self._instructions(sentence)
        except Refusal as why:
            nobody = why.reason in _NOBODY_MEANT
            if not ((nobody and self._more_of_reflexive(sentence)) or self._more_of_what_came(sentence, why.reason)):
                raise
            return
        if self._ends_search(made):
            return
        if any(isinstance(one, BRANCHING) for one in made):
            self._before_branch = before
        self._last_alone = len(self._made) + len(made) - 1 if len(made) == 1 or _copies_one_chosen(made) else -1
        self._last_many = len(made)
        self._made += made
        tokens = bool(made) and isinstance(made[-1], CreateTokens | CreateCopies)
        self._token = self._just_made() if tokens else None

    def _about_reflexive(self, sentence: Sequence[Lexeme]) -> bool:
        """603.12: 'Quando lo fai, metti un segnalino su una creatura bersaglio. Ha travolgere ...': of what that ability speaks."""
        last = self._made[-1] if self._made else None
        changed = sentence[0].kind in ("V_HAVE", "V_GET", "V_GAIN") and "2s" not in sentence[0].moods
        if last is None or not (changed or as_said_of_it(sentence)[:1] == ["V_HAVE"] or _it_gets(sentence)):
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
        elif (of_types := card_type_to_choose(sentence)) is not None:
            chosen = ChooseTerm(what=Term.CARD_TYPE, such=None if of_types == Filter() else of_types, then=())
        else:
            return False
        self._chosen.append(len(self._made))
        self._made.append(chosen)
        self._last_alone = -1
        return True

    def _of_later(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """508.4, 603.7, 614.11, 120.3: what was made enters so; what may come this turn, or follows from damage."""
        joined = enters_so(sentence, self._made)
        if joined is not None:
            self._made[-1] = joined
        elif (
            kinds[0] in ("WHEN", "AT_BEGINNING")
            and "THIS_TURN" in kinds[: list(kinds).index("COMMA") if "COMMA" in kinds else 0]
        ):
            self._delayed(sentence)
        elif list(kinds[:3]) == ["END_OF_TURN", "COMMA", "WHEN"] or until_end_of_turn_whenever(sentence):
            self._delayed(time_last(sentence, kinds))
        elif kinds[0] == "IF" and then_whenever(kinds):
            self._delayed_if(sentence, kinds)
        elif says_control_is_lost(sentence):
            lost, self.scope = as_control_is_lost(sentence, self.scope)
            self._last_alone = -1
            self._made.append(lost)
        elif said_next_draw(sentence):
            self._made.append(instead_of_next_draw(sentence, self.scope, Instructions))
            self._last_alone = -1
        elif says_it_was_dealt(sentence):
            self._if_dealt(sentence, kinds)
        else:
            return False
        return True

    def _delayed(self, sentence: Sequence[Lexeme]) -> None:
        """603.7."""
        made, self.scope, self._in_delay = delayed(sentence, self.scope)
        self._last_alone = -1
        self._made.append(made)

    def _delayed_if(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> None:
        """603.7: 'se questa magia è stata potenziata, ogniqualvolta una creatura muore in questo turno, ...'."""
        comma = kinds.index("COMMA")
        such = bare_condition(sentence[1:comma], self.scope.fork(), sentence[1].start)
        made, self.scope, _ = delayed(sentence[comma + 1 :], self.scope)
        self._last_alone = -1
        self._made.append(If(condition=such, then=(made,)))

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


def _copies_one_chosen(made: Sequence[Effect]) -> bool:
    """707.2: whether all that is done is to create copies of what is chosen first."""
    return bool(made) and isinstance(made[-1], CreateCopies) and all(isinstance(one, Choose) for one in made[:-1])


def _it_gets(sentence: Sequence[Lexeme]) -> bool:
    return [one.form for one in sentence[:2]] in (["it", "gets"], ["they", "get"])


_NOBODY_MEANT = (refusal.NO_ANTECEDENT, refusal.NO_VOCABULARY)
"""Why a sentence about what only a reflexive ability has cannot be read as one about what its own ability has."""


_OF_TIME = ("fino", "fintanto", "finché", "turno", "combattimento", "until", "long", "turn", "combat")
_OF_BRANCHES = frozenset(
    {
        *SIDES,
        "IF_YOU_CANNOT",
        "IF_YOU_DO",
        "IF_YOU_WIN",
        "IF_THEY_DO",
        "IF_ANYBODY_DOES",
        "IF_NOBODY_DOES",
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


def _would_leave(sentence: Sequence[Lexeme]) -> bool:
    return "would leave the battlefield" in " ".join(one.form for one in sentence)


def _would_be_dealt_now(sentence: Sequence[Lexeme]) -> bool:
    """614.1a: 'Se una fonte che controlli sta per infliggere danno in questo turno, ...', in both languages."""
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    kinds = {one.kind for one in sentence[:comma]}
    forms = " ".join(one.form for one in sentence[:comma])
    return {"WOULD_DEAL", "THIS_TURN"} <= kinds or ("would deal" in forms and "this turn" in forms)
