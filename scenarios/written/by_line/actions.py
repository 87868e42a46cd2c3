"""The actions that lines have said so far: what comes behind them, what is said of the last one, which are only asked about.

How a line becomes an action is in `scripted`.
"""

from __future__ import annotations

from typing import Any

from scenarios.language.errors import shown
from scenarios.language.folding import folded
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.by_line.how_far import TRIED, is_deed, stands_there
from scenarios.written.by_line.parts_of_names import PartsOfNames
from scenarios.written.by_line.pieces import Typed, fields, items
from scenarios.written.records import Fields, Items, Text

_END_OF_TURN = "fine turno"


class Actions:
    """The actions of a table in order, each with its line."""

    def __init__(self, table: Gathered) -> None:
        self.table = table
        self.parts = PartsOfNames(table)
        self.turn_ends = 0
        """How many actions there are with the last one by which a turn ends."""
        self.script: list[tuple[Any, int]] = []
        """Each action with the line that says it."""
        self.only_asked: list[Fields] = []
        """What nobody does: a question asks whether it may be done."""
        self.only_priced: list[Fields] = []
        """601.2f: of that, what is tried only for what it costs."""

    def do(self, actions: list[Any], typed: Typed) -> None:
        """Puts actions behind those that there are, but for what stands there already."""
        actions = [self.parts.in_action(one) for one in actions]
        above = [one for one, _ in self.script]
        self.script += [(one, typed.line) for one in actions if not stands_there(one, above)]

    def reply(self, reply: Any, typed: Typed) -> None:
        """Puts an answer behind those of the last action."""
        action = self.last(typed)
        if action is None:
            return
        replies = action.get("risposte")
        if not isinstance(replies, Items):
            action[Text("risposte", typed.place)] = replies = Items(typed.place)
        if isinstance(reply, Fields):
            reply = self.parts.in_action(fields(typed.place, {"risposte": items(typed.place, [reply])}))["risposte"][0]
        replies.append(reply)

    def say_of_last(self, key: str, value: Any, typed: Typed) -> None:
        """Puts a field of the last action, and takes down a fault where there is none."""
        if not self.script:
            self.table.fault(typed, f"sopra non c'è nessuna azione di cui si possa dire {shown(key)}")
            return
        action = self.last(typed)
        if action is not None:
            action[Text(key, typed.place)] = value

    def last(self, typed: Typed) -> Fields | None:
        """The last action as fields; the words «passa» and «risolvi» alone become fields."""
        if not self.script:
            # What is asked before anything is done is answered on the way to the first priority.
            self.script.append((Text("passa", typed.place), typed.line))
        last, line = self.script[-1]
        if isinstance(last, Text):
            word, _, rest = last.partition(" ")
            made = Fields(last.place)
            made[Text(folded(word), last.place)] = Text(rest.strip(), last.place) if rest.strip() else None
            self.script[-1] = (made, line)
            last = made
        if not isinstance(last, Fields):
            self.table.fault(typed, "sopra non c'è nessuna azione a cui rispondere")
            return None
        return last

    def end_turn(self) -> None:
        """``fine turno`` as the last thing is as far as play goes; with more behind it, the next turn has begun by then.

        514.1: what is answered below it is answered on the way there, behind what was done last.
        """
        if self.turn_ends and self.turn_ends == len(self.script) and "fino a" not in self.table.root:
            action, line = self.script.pop()
            self.table.root[Text("fino a", action.place)] = Text(_END_OF_TURN, action.place)
            for reply in action.get("risposte", ()):
                self.reply(reply, Typed(_END_OF_TURN, line, 1))

    def last_deed(self, line: int) -> int:
        """The number of the last thing above a line that somebody does, from 1; 0 where nobody does anything."""
        done = [
            n
            for n, (one, at) in enumerate(self.script, 1)
            if at < line and is_deed(one) and not self.is_only_asked(one)
        ]
        return done[-1] if done else 0

    def try_at(self, above: int, asked: Fields, line: int) -> None:
        """Puts what is only asked about behind so many actions."""
        self.script.insert(above, (asked, line))
        self.only_asked.append(asked)
        self.turn_ends += self.turn_ends > above

    def price_at(self, above: int, asked: Fields, line: int) -> None:
        """601.2f: puts behind so many actions what is tried only for what it costs: nobody who asks that wants it done."""
        asked[Text(TRIED, asked.place)] = Text("sì", asked.place)
        self.try_at(above, asked, line)
        self.only_priced.append(asked)

    def is_only_priced(self, action: Any) -> bool:
        """Whether an action is tried for nothing but what it costs."""
        return any(action is one for one in self.only_priced)

    def asked_last(self) -> list[Any]:
        """What is only asked about behind all that is done."""
        done = [n for n, (one, _) in enumerate(self.script, 1) if not self.is_only_asked(one)]
        return [one for one, _ in self.script[done[-1] if done else 0 :]]

    def is_only_asked(self, action: Any) -> bool:
        """Whether nobody does an action of the script: only a question says it."""
        return any(action is one for one in self.only_asked)

    def actions_above(self, line: int) -> int:
        """How many actions of the script a line has above it."""
        return sum(1 for _, at in self.script if at < line)
