"""702: paragraphs of keyword abilities, each of them by itself."""

from __future__ import annotations

from itertools import groupby

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.casting import CastingCost, ChangesCost
from engine.cards.abilities.conditions import Paid
from engine.cards.keywords.forms import activated_forms, forms
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import Line, sentences
from scenarios.cardtext.linked import Failed, Placed, chosen_before
from scenarios.cardtext.lower.about_the_ability import is_about_the_ability
from scenarios.cardtext.lower.instructions import Instructions
from scenarios.cardtext.lower.keyword_lines import keyword_item
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import scope_of
from scenarios.cardtext.lower.standing import static
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.read_so_far import ReadSoFar
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node


def without_this_way(sentence: list[Lexeme]) -> list[Lexeme]:
    """'Costa {2} in meno per essere lanciata in questo modo', without the last words; nothing where they are not there."""
    kinds, forms_ = [one.kind for one in sentence], [one.form for one in sentence]
    if "V_COST" not in kinds and "costs" not in forms_:
        return []
    if kinds.count("IN_THIS_WAY") == 1:
        return [one for one in sentence if one.kind != "IN_THIS_WAY"]
    at = next((n for n in range(len(forms_) - 2) if forms_[n : n + 3] == ["cast", "this", "way"]), None)
    return [] if at is None else [*sentence[: at + 1], *sentence[at + 3 :]]


class KeywordParagraphs(ReadSoFar):
    """The keyword abilities of a text; one that is not understood takes nothing from the others."""

    def _keywords(self, line: Line, found: list[Lexeme]) -> bool:
        """702: a line of keyword abilities, each by itself. ``False`` for a sentence that only begins with such a word."""
        rest = found[:-1] if found[-1].kind == "STOP" else found
        alone, *behind = sentences(rest)
        if behind and all(is_about_the_ability(one) for one in behind):
            self._of_itself(line, alone, behind)
            return True
        if len(behind) == 1 and (less := without_this_way(behind[0])):
            self._less_in_this_way(line, alone, less)
            return True
        if any(one.kind in ("COLON", "STOP", "V_COST") for one in rest) and not any(one.kind == "DASH" for one in rest):
            return False
        try:
            trees = readings(rest, "keyword_line")
        except Refusal as why:
            self._unknown_keyword(line, rest, why)
            return True
        items = [list(tree.nodes("keyword_item")) for tree in trees]
        if len({tuple((one.start, one.end) for one in several) for several in items}) > 1:
            raise Refusal(line.start, line.end, refusal.AMBIGUOUS)
        for alternatives in zip(*items, strict=True):
            self._item(line, alternatives)
        return True

    def _of_itself(self, line: Line, alone: list[Lexeme], behind: list[list[Lexeme]]) -> None:
        """602.2b, 602.5b: 'Equipaggiare {4}. Attiva solo una volta per turno': said of what the keyword stands for."""
        inner = type(self)(replace(self.source, bestow=False), self.reminders)
        if not inner._keywords(line, alone) or inner.failed:
            raise inner.failed[0].why if inner.failed else Refusal(line.start, line.end, refusal.UNEXPECTED)
        said = Instructions(scope_of(self.source))
        for sentence in behind:
            said.add(sentence)
        keyword = inner.placed[0].ability if len(inner.placed) == 1 else None
        only_that = not (said.sorcery or said.only_ever_once or said.only_if or said.triggers_once or said.done_once)
        if not isinstance(keyword, Keyword) or len(activated_forms(keyword)) != 1 or len(forms(keyword)) != 1:
            raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
        if not only_that or said.made() or said.who is not Relation.YOU:
            raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
        made = replace(keyword, once_each_turn=said.once, cost_changes=said.cost_changes)
        self.placed.append(Placed(made, line.start, line.end))

    def _less_in_this_way(self, line: Line, alone: list[Lexeme], less: list[Lexeme]) -> None:
        """601.2f, 702.34a: 'costa {X} in meno per essere lanciata in questo modo', behind a keyword: for its cost alone."""
        inner = type(self)(self.source, self.reminders)
        if not inner._keywords(line, alone) or inner.failed or len(inner.placed) != 1:
            raise inner.failed[0].why if inner.failed else Refusal(line.start, line.end, refusal.UNEXPECTED)
        keyword = inner.placed[0].ability
        abilities, _ = one_reading(readings(less, "static"), scope_of(self.source), static)
        ways = [one for one in forms(keyword) if isinstance(one, CastingCost)] if isinstance(keyword, Keyword) else []
        if len(ways) != 1 or not ways[0].alternative or not ways[0].name:
            raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
        for one in abilities:
            if not isinstance(one, ChangesCost) or one.zones != (Zone.STACK,) or one.condition is not None:
                raise Refusal(less[0].start, less[-1].end, refusal.NO_VOCABULARY)
            self.placed.append(Placed(replace(one, condition=Paid(ways[0].name)), less[0].start, less[-1].end))
        self.placed.append(Placed(keyword, alone[0].start, alone[-1].end))

    def _item(self, line: Line, alternatives: tuple[Node, ...]) -> None:
        start, end = alternatives[0].start, alternatives[0].end
        try:
            abilities, _ = one_reading(
                alternatives, scope_of(self.source), lambda node, scope: keyword_item(node, scope, line.text[start:end])
            )
        except Refusal as why:
            whole = Refusal(start, end, why.reason) if why.reason == refusal.UNKNOWN_KEYWORD else why
            self.failed.append(Failed(start, end, whole))
            return
        try:
            chosen_before(line, abilities, self.placed)
        except Refusal as why:
            self.failed.append(Failed(start, end, why))
            return
        self.placed += [Placed(one, start, end) for one in abilities]
        if any(isinstance(one, Keyword) and one.keyword == "bestow" for one in abilities):
            self.source = replace(self.source, bestow=True)

    def _unknown_keyword(self, line: Line, found: list[Lexeme], why: Refusal) -> None:
        """A line of keywords with one that has no grammar: each part between commas by itself."""
        parts = [list(part) for comma, part in groupby(found, key=lambda one: one.kind == "COMMA") if not comma]
        if len(parts) == 1 or any(part[0].kind != "KEYWORD" for part in parts):
            raise why
        for part in parts:
            try:
                trees = readings(part, "keyword_line")
                self._item(line, tuple(next(tree.nodes("keyword_item")) for tree in trees))
            except Refusal as wrong:
                self.failed.append(Failed(part[0].start, part[-1].end, wrong))
