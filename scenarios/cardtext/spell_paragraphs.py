"""113.3a, 118.8, 700.2: paragraphs of a spell: what it does, in modes or not, and what it costs besides."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability, SpellAbility
from engine.cards.abilities.casting import CastingCost, ChangesCost
from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.words.record import replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.dice import results_of
from scenarios.cardtext.keyword_paragraphs import KeywordParagraphs
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import Line, sentences
from scenarios.cardtext.linked import Failed, Placed
from scenarios.cardtext.lower.costs_of_static import casting_cost, paid_in_x
from scenarios.cardtext.lower.instructions import Instructions
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.paid_with import hear_what_was_paid
from scenarios.cardtext.lower.scope import Scope, Source, scope_of
from scenarios.cardtext.lower.standing import static
from scenarios.cardtext.modes import modes_of, modes_with_costs, rules_of_choice
from scenarios.cardtext.normalise import Reminder
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.realised import realised
from scenarios.cardtext.refusal import Refusal


class SpellParagraphs(KeywordParagraphs):
    """What an instant or sorcery does is gathered from all its paragraphs."""

    def __init__(self, source: Source, reminders: tuple[Reminder, ...] = ()) -> None:
        super().__init__(source, reminders)
        self._spell: list[Line] = []
        self._instructions: Instructions | None = None
        self._modal: list[SpellAbility] = []

    def _of_spell(self, line: Line, found: list[Lexeme]) -> None:
        said = sentences(found)
        if line.modes:
            raise Refusal(line.modes[0][0].start, line.end, refusal.UNEXPECTED)
        about_itself = self._about_itself(said)
        if about_itself is not None:
            self._keep(line, about_itself)
            return
        if self._instructions is None:
            self._instructions = Instructions(scope_of(self.source))
            self._hear_what_was_paid(self._instructions.scope)
        self._spell.append(line)
        self._instructions.scope.subject = None
        for sentence in said:
            self._instructions.add(sentence)
        self._instructions.table(results_of(line))
        if self._instructions.about_activating or self._instructions.triggers_once:
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)

    def _about_itself(self, said: list[list[Lexeme]]) -> tuple[Ability, ...] | None:
        """A static ability of a spell, such as that it cannot be countered; ``None`` for instructions."""
        if len(said) != 1 or not any(one.kind in _ABOUT_A_SPELL for one in said[0]):
            return None
        try:
            abilities, _ = one_reading(readings(said[0], "static"), scope_of(self.source), static)
        except Refusal:
            return None
        return abilities

    def _hear_what_was_paid(self, scope: Scope) -> None:
        """601.2h: what 'la creatura sacrificata' is in a spell, where nothing else can have been tapped or moved for it."""
        costs = [one.ability for one in self.placed]
        if len(costs) == 1 and isinstance(costs[0], CastingCost) and not (costs[0].optional or costs[0].or_else):
            hear_what_was_paid(costs[0].cost, scope)

    def _additional_cost(self, line: Line, found: list[Lexeme]) -> None:
        """118.8a: of a spell of any type."""
        if line.modes:
            raise Refusal(line.modes[0][0].start, line.end, refusal.UNEXPECTED)
        for sentence in sentences(found):
            if sentence[0].kind == "ADDITIONAL_COST_TO_CAST":
                abilities, _ = one_reading(readings(sentence, "casting_cost"), scope_of(self.source), casting_cost)
            else:
                # 601.2f: how much less the spell costs where that was paid.
                abilities, _ = one_reading(readings(sentence, "static"), scope_of(self.source), static)
                if any(not isinstance(one, ChangesCost) for one in abilities):
                    raise Refusal(sentence[0].start, sentence[-1].end, refusal.UNEXPECTED)
            for one in abilities:
                if isinstance(one, CastingCost) and one.cost.times_x and not one.optional:
                    # 107.3a: the X of a cost that is paid in any case is that of the whole text.
                    self.source = replace(self.source, announces_x=True, paid_in_x=paid_in_x(one.cost))
            self._keep(line, abilities)

    def _modal_spell(self, line: Line, found: list[Lexeme]) -> None:
        if not self.source.spell or line.rows:
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)
        self._spell.append(line)
        header, *rest = sentences(found)
        if not line.modes:
            header = [one for one in found if one.kind != "STOP"] if len(rest) == 0 else found
        modes, how_many = modes_of(
            line, header, scope_of(self.source), repeat=any(one[0].kind == "SAME_MODE" for one in rest)
        )
        rules = rules_of_choice(rest, len(modes), scope_of(self.source)) if line.modes else {}
        if any(one.kind in ("FRESH_MODE", "AT_RANDOM") for one in header[:3]):
            raise Refusal(header[0].start, header[-1].end, refusal.NO_VOCABULARY)
        self._modal.append(SpellAbility(modes=modes, choose_modes=how_many, **rules))

    def _priced_modes(self, line: Line, found: list[Lexeme]) -> None:
        """702.172a: the keyword, and the modes below it with what each of them costs."""
        if not self.source.spell or line.rows:
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)
        self._spell.append(line)
        modes = modes_with_costs(line, scope_of(self.source))
        self._modal.append(SpellAbility(modes=modes, choose_modes=(1, len(modes))))
        self._keywords(replace(line, modes=()), found)

    def _spell_made(self) -> None:
        if not self._spell:
            return
        start, end = self._spell[0].start, self._spell[-1].end
        places = {line.start for line in self._spell}
        if any(one.start in places for one in self.failed):
            self.failed = [replace(one, start=start, end=end) if one.start in places else one for one in self.failed]
            return
        text = "\n".join(line.said for line in self._spell)
        if self._modal:
            if len(self._spell) > 1:
                self.failed.append(Failed(start, end, Refusal(start, end, refusal.NO_VOCABULARY)))
                return
            spell = replace(self._modal[0], text=text)
        else:
            assert self._instructions is not None
            try:
                made = self._instructions.made()
            except Refusal as why:
                self.failed.append(Failed(start, end, why))
                return
            spell = SpellAbility(effects=made, targets=tuple(self._instructions.scope.targets), text=text)
        chosen = any(
            getattr(part, name, False)
            for part in within(spell, stop=ChooseTerm | ChooseType)
            for name in ("chosen_color", "chosen_type", "not_chosen_type", "chosen_name", "to_chosen")
        )
        if realised(spell) and not chosen:
            self.placed.append(Placed(spell, start, end))
        else:
            self.failed.append(Failed(start, end, Refusal(start, end, refusal.NO_VOCABULARY)))


_ABOUT_A_SPELL = (
    "COUNTERED", "V_COST", "WHEN_AN_INSTANT_COULD", "AS_THOUGH_FLASH", "INSTEAD_OF_MANA_COST", "WITHOUT_PAYING", "ONLY",
)  # fmt: skip
"""Lexemes by which a sentence of a spell may be a static ability of it."""
