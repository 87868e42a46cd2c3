"""What happens, line by line: which lines say it, who does what, and what is answered."""

from __future__ import annotations

import re
from typing import Any

from engine.words.terms import TurnStep
from scenarios.language.errors import Wrong, nearest, shown
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.language.terms import STEPS
from scenarios.written.by_line import events, headings, values
from scenarios.written.by_line.actions import Actions
from scenarios.written.by_line.all_pass import everybody_passes, resolving
from scenarios.written.by_line.complements import amounts
from scenarios.written.by_line.declared import block_the_attacker
from scenarios.written.by_line.embedded import tree_at
from scenarios.written.by_line.gathered import ACTION, Block, Gathered
from scenarios.written.by_line.going_on import step_of
from scenarios.written.by_line.headings import head_of
from scenarios.written.by_line.implied import NEXT_TURN, RESPONSE, STEP
from scenarios.written.by_line.phrase import Phrase
from scenarios.written.by_line.pieces import Typed, divided, fields, items
from scenarios.written.by_line.replies import KEYS, consents, flips, headed, mulligans, puts_away, reply_of
from scenarios.written.by_line.short import answers_a_spell, short
from scenarios.written.by_line.subject import Subject
from scenarios.written.by_line.time_goes_by import Until, said_of_time
from scenarios.written.by_line.verbs import VERBS, without_connective
from scenarios.written.by_line.whose_turn import turn, turn_of
from scenarios.written.card_source import is_lent
from scenarios.written.records import Fields, Items, Text

_ASIDE = (("in", "risposta"), ("a", "sua", "volta"), ("poi",), ("allora",), ("quindi",), ("ora",))
"""What may stand between who does something and the verb."""


_ARTICLE = Pattern(r"(?:[Ii]l|[Ll]o|[Ll]a|I|i|[Gg]li|[Ll]e) (?=[A-ZÀ-Ú])|[Ll]['’](?=[A-ZÀ-Ú])")


_ASKED_OF_PLAYERS = ("sacrifica", "scarta")
"""608.2d: what who does it mostly does because something that resolves asks for it."""


def _or_an_answer(action: Any, typed: Typed) -> Any:
    """608.2d: «Anna sacrifica Orso» is what she answers, where what is on the stack asks her."""
    if isinstance(action, Fields) and "evento" in action:
        action[Text("o risposta", typed.place)] = Text("sì", typed.place)
    return action


class Script(Actions):
    """The lines that say what happens, read into actions in order."""

    def __init__(self, table: Gathered) -> None:
        super().__init__(table)
        self.ends_here = False

    def is_sentence(self, typed: Typed) -> bool:
        """Whether a line says what happens: a player with a verb, a verb first, a step, or an object with a verb of objects."""
        if everybody_passes(typed) or said_of_time(typed.text, self.table.players) is not None:
            return True
        typed = without_connective(typed)
        words = typed.text.split()
        if self._subject(typed) is not None:
            return len(words) > 1
        first = folded(words[0])
        if first in VERBS and (words[0][:1].islower() or first in ("tappa", "stappa")) and not is_lent(typed.text):
            return True
        if self._until(typed) or (typed.text[:1].islower() and STEPS.get(_without_turn(typed.text)) is not None):
            return True
        return any(word in events.OF_OBJECTS for word in words[1:])

    def _subject(self, typed: Typed) -> int | None:
        """How many signs of a line are a player's name at its beginning; ``None`` where it begins otherwise."""
        for name in sorted(self.table.players, key=len, reverse=True):
            for written in (name, f'"{name}"'):
                head = typed.text[: len(written)]
                if folded(head) == folded(written) and typed.text[len(written) : len(written) + 1] in (" ", ""):
                    return len(written)
        return None

    def player_of(self, sentence: Typed) -> Typed | None:
        """The player who does what a sentence says; ``None`` where somebody else does it, or nobody."""
        sentence = without_connective(sentence)
        size = self._subject(sentence)
        return None if size is None else sentence.part(0, size).unquoted()

    def _until(self, typed: Typed) -> bool:
        return typed.text.lower().startswith("fino a ")

    def say(self, block: Block) -> None:
        """Reads a line that says what happens. Raises an error of `wrong`."""
        if block.typed.text[0] == ACTION or head_of(block.typed) is not None:
            self._written(block)
            return
        if everybody_passes(block.typed):
            self.do([resolving(block.typed)], block.typed)
            return
        typed = without_connective(block.typed)
        if (value := turn_of(typed)) is not None:
            self._in_the_turn_of(turn(value, self.table), typed)
            return
        if (until := said_of_time(typed.text, self.table.players)) is not None:
            self._time_goes_by(until, typed)
            return
        if self._until(typed):
            self._ends(typed)
            return
        size = self._subject(typed)
        if size is not None:
            self.table.mark(typed.part(0, size), "player")
            subject = typed.part(0, size).unquoted()
            phrase = Phrase.of(typed.part(size), self.table.known)
            who = Subject(subject.scalar(), typed.place, self.table.players)
        elif STEPS.get(_without_turn(typed.text)) is not None and typed.text[:1].islower():
            phrase = Phrase.of(typed, self.table.known)
            who = Subject(None, typed.place, self.table.players)
            self.do([step_of(phrase, who, "vai a", "turno di")], typed)
            return
        else:
            phrase, who = self._object_first(typed)
        self._say(phrase, who, typed)

    def _object_first(self, typed: Typed) -> tuple[Phrase, Subject]:
        whole = Phrase.of(typed, self.table.known)
        at = next((n for n, word in enumerate(whole.words) if word.text in events.OF_OBJECTS and not word.quoted), 0)
        start = whole.words[at].start if at else 0
        subject = self._without_article(typed.part(0, start)).unquoted() if start else None
        return Phrase.of(typed.part(start), self.table.known), Subject(
            None if subject is None else subject.scalar(), typed.place, self.table.players
        )

    def _without_article(self, typed: Typed) -> Typed:
        """«l'Orso», «il Lupo» before a verb, unless the article is part of a name that is known."""
        article = _ARTICLE.match(typed.text)
        return typed.part(article.end()) if article and not self.table.known(typed.text.strip()) else typed

    def _say(self, phrase: Phrase, who: Subject, typed: Typed) -> None:
        while any(phrase.take(*words) for words in _ASIDE):
            continue
        word = phrase.plain()
        if word == "risponde":
            self._past_with(phrase)
        if self._cleans_up(phrase, who):
            phrase.at += 1
            chosen = fields(who.place, {"di": who.name, "scegli": items(who.place, list(phrase.names(())))})
            self.reply(chosen, typed)
            return
        verb = None if _answers(phrase) else VERBS.get(phrase.plain())
        if verb is None:
            if (reply := reply_of(phrase, who)) is not None:
                self.reply(reply, typed)
                return
            at = min(phrase.at, len(phrase.words) - 1)
            after = typed.part(phrase.words[at].start + phrase.typed.column - typed.column) if phrase.words else typed
            self.table.fault(
                after, f"{shown(phrase.words[at].text)} non è un verbo", nearest(phrase.words[at].text, VERBS)
            )
            return
        first = phrase.words[phrase.at]
        self.table.mark(phrase.typed.part(first.start, first.end), "verb")
        phrase.at += 1
        try:
            done = verb(phrase, who)
            phrase.done()
            for action in done:
                block_the_attacker(action, [one for one, _ in self.script])
        except Wrong as error:
            self.table.wrong(phrase.typed, error)
            return
        if word == "risponde":
            done = [self._in_response(one, typed) for one in done]
        elif word in _ASKED_OF_PLAYERS and who.name is not None:
            done = [_or_an_answer(one, typed) for one in done]
        self.do(done, typed)

    def _cleans_up(self, phrase: Phrase, who: Subject) -> bool:
        """514.1: «Anna scarta Dardo» right behind the end of her turn says what she has too many of, where the cards are named."""
        hers = who.name is not None and folded(str(who.name)) == folded(self._whose_turn())
        behind = bool(self.turn_ends) and self.turn_ends == len(self.script)
        named = phrase.rest().partition(" ")[2].replace(",", " e").split(" e ")
        known = (self.table.known(one) or self.table.known(_ARTICLE.sub("", one, count=1)) for one in named)
        return phrase.plain() == "scarta" and hers and behind and all(known)

    def _past_with(self, phrase: Phrase) -> None:
        """117.7: «risponde con sacrifica Orso», «risponde attiva Golem»: no spell, unless a card has that name or, as in
        «risponde con pesca 2», the words say one by what it does."""
        ahead = 2 if phrase.plain(1) == "con" else 1
        said = phrase.rest().split(maxsplit=ahead)[-1]
        if short(said, phrase.place()) is not None:
            return
        if phrase.plain(ahead) in VERBS and not any(self.table.known(said[:end]) for end in range(1, len(said) + 1)):
            phrase.at += ahead

    def _in_response(self, action: Any, typed: Typed) -> Any:
        """117.7: what responds waits for no later moment at which nothing would be left to respond to."""
        if isinstance(action, Fields) and not {"lancia", "attiva"}.isdisjoint(action):
            action[Text(RESPONSE, typed.place)] = Text("sì", typed.place)
        return self._against(action)

    def _against(self, action: Any) -> Any:
        """117.7: who responds with ``contromagia`` and says nothing else means what the line above casts: of several spells of that
        name the latest that is somebody else's."""
        above = self.script[-1][0] if self.script else None
        if not (isinstance(action, Fields) and isinstance(above, Fields) and "lancia" in above):
            return action
        cast, name = above["lancia"], str(action.get("lancia", ""))
        if not answers_a_spell(name) or "bersagli" in action or not isinstance(cast, Text):
            return action
        action[Text("bersagli", action.place)] = items(action.place, [Text(str(cast), action.place)])
        return action

    def _in_the_turn_of(self, said: Fields, typed: Typed) -> None:
        """500.1: «turno di Bruno» behind something that was done: to its first main phase, or to the step that is said."""
        step = said.get("sottofase") or Text(STEPS.word(TurnStep.PRECOMBAT_MAIN), typed.place)
        self.do([fields(typed.place, {STEP: step, "turno di": said.get("di")})], typed)

    def _time_goes_by(self, until: Until, typed: Typed) -> None:
        """500.1: as far as a step, or to the end of the turn; of a turn that is not the current one, first as far as that."""
        of = None if until.of is None else Text(until.of, typed.place)
        if until.step is not None:
            step = Text(STEPS.word(until.step), typed.place)
            self.do([fields(typed.place, {STEP: step, "turno di": of})], typed)
            return
        if of is not None and folded(of) != folded(self._whose_turn()):
            last = Text(STEPS.word(TurnStep.END), typed.place)
            self.do([fields(typed.place, {STEP: last, "turno di": of})], typed)
        self.do([fields(typed.place, {STEP: Text(NEXT_TURN, typed.place)})], typed)
        self.turn_ends = len(self.script)

    def _whose_turn(self) -> str:
        """Whose turn it is as far as the lines say, by the last of them: who attacks has it, and at first the first player."""
        for action, _ in reversed(self.script):
            if isinstance(action, Fields) and (
                who := action.get("turno di") or ("attacca" in action and action.get("di"))
            ):
                return str(who)
        said = self.table.root.get("turno")
        who = said.get("di") if isinstance(said, Fields) else None
        return str(who or next(iter(self.table.players), ""))

    def _ends(self, typed: Typed) -> None:
        """How far play goes on: ``fino a fine combattimento``."""
        if "fino a" in self.table.root:
            self.table.fault(typed, "«fino a» c'è già")
            return
        self.table.root[Text("fino a", typed.place)] = typed.part(len("fino a ")).scalar()

    def _written(self, block: Block) -> None:
        """Actions as a file has them, and what is said of the action above: its replies, and that it is refused."""
        typed = block.typed
        parts = head_of(typed) if typed.text[0] != ACTION else None
        if parts is None:
            told = tree_at(block.whole, *typed.place)
            self.do([one for one in told if one is not None] if isinstance(told, Items) else [told], typed)
            return
        head, value = parts
        key = folded(head.text)
        if key == "azioni":
            told = tree_at(block.under, *block.begins) if block.under else []
            self.do(list(told) if isinstance(told, list) else [told], typed)
        elif key in headings.OF_DEEDS:
            self.do([tree_at(block.whole, *typed.place)], typed)
        elif key == headings.REFUSED:
            self.say_of_last(headings.REFUSED, value.scalar(), typed)
        elif key == headings.REPLIES:
            self._replies(block, value)
        elif key in headings.OF_ACTION and not (key in KEYS and self._only_answers(key, typed)):
            self.say_of_last(headings.OF_ACTION[key], self._as_said(key, value), typed)
        elif key != headings.REPLY and key in KEYS and (_is_mana(value) or value.text[:1] not in ("", "{", "[")):
            self.reply(headed(KEYS[key], value, self.table.known), typed)
        elif key != headings.REPLY and key in KEYS and value.text:
            self.reply(fields(typed.place, {KEYS[key]: tree_at(value.text, *value.place)}), typed)
        else:
            self.reply(tree_at(value.text, *value.place) if value.text[:1] == "{" else self._worded(value), typed)

    def _only_answers(self, key: str, typed: Typed) -> bool:
        """603.3c-d: whether the action above says no modes or targets of its own, so that they are of what triggers there."""
        above = self.last(typed) if self.script else None
        return above is not None and not headings.is_said_with(key, above)

    def _replies(self, block: Block, value: Typed) -> None:
        """Answers as a file has them, or in words with commas between them: ``risposte: sì, no``."""
        if value.text[:1] in ("[", "{", ""):
            told = tree_at(block.under, *block.begins) if block.under else []
            several = list(told) if isinstance(told, Items) else [told]
        else:
            several = [self._worded(one) for one in divided(value, ",")]
        for one in several:
            self.reply(one, block.typed)

    def _as_said(self, key: str, value: Typed) -> Any:
        """What is said with an action: as a file has it, or so much to each, or names between which stands a comma or «e»."""
        phrase = Phrase.of(value, self.table.known)
        if value.text[:1] in ("[", "{") or not value.text:
            return tree_at(value.text, *value.place) if value.text else None
        if key == "dividi":
            to_each = phrase.plain().isdecimal()
            return amounts(phrase, value.place) if to_each else values.so_many_of_each(value)
        if key == "bersagli" and values.is_nothing(value):
            return Items(value.place)
        if key == "branchi":
            bands = divided(value, ";")
            return items(value.place, [Phrase.of(one, self.table.known).names(()) for one in bands])
        several = phrase.names(())
        phrase.done()
        return several[0] if len(several) == 1 else several

    def _worded(self, value: Typed) -> Any:
        phrase = Phrase.of(value, self.table.known)
        told = reply_of(phrase, Subject(None, value.place, self.table.players))
        return value.scalar() if told is None else told


def _answers(phrase: Phrase) -> bool:
    """Whether a verb that does something elsewhere answers here: ``assegna 2 a Orso``, ``assegna i danni``, ``risponde no``."""
    word, following = phrase.plain(), phrase.plain(1)
    divides = following.isdecimal() or {following, phrase.plain(2)} & {"danno", "danni"}
    if word in ("non", "fa"):
        return bool(consents(phrase) or mulligans(phrase))
    if word in ("mette", "manda", "lascia"):
        return puts_away(phrase)
    if word in ("perde", "vince"):
        return bool(flips(phrase))
    return (word == "assegna" and bool(divides)) or (word == "risponde" and following in ("si", "no"))


_SYMBOLS = re.compile(r"(?:\{[^{}:,\s]+\})+")


def _is_mana(value: Typed) -> bool:
    """107.4: whether what is answered is mana by its symbols, which is nothing that a file has in braces."""
    return _SYMBOLS.fullmatch(value.text) is not None


def _without_turn(text: str) -> str:
    step, of, _ = text.rpartition(" di ")
    return step if of and STEPS.get(text) is None else text
