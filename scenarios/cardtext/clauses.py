"""Lines of card text to abilities: keyword lines, 'costo: effetto', 'Quando ...', modes, static sentences, spell effects."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Ability, Activated, Cannot, Keyword, Static
from engine.cards.abilities.conditions import ChosenWord, Condition
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.libraries import Reveal
from engine.cards.abilities.references import This
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.abilities.turns import InOpeningHand
from engine.words.record import replace
from engine.words.terms import TurnStep
from scenarios.cardtext import refusal
from scenarios.cardtext.ability_words import capital, no_rule_in_parentheses, seven_cards, without_label
from scenarios.cardtext.activated import activated
from scenarios.cardtext.anchors import Anchored, anchored
from scenarios.cardtext.headings import name_before_dash
from scenarios.cardtext.hoisted import targets_in_their_place
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import Line, lexed, sentences
from scenarios.cardtext.lines_as_today import end_step_of_old, forecast_of_old
from scenarios.cardtext.linked import Failed, Placed, with_exiled_linked
from scenarios.cardtext.lost_breaks import at_lost_breaks
from scenarios.cardtext.lost_commas import with_a_comma
from scenarios.cardtext.lost_marks import with_lost_marks
from scenarios.cardtext.lower.bare_condition import bare_condition
from scenarios.cardtext.lower.instructions import Instructions
from scenarios.cardtext.lower.keyword_lines import sentence_behind_keywords
from scenarios.cardtext.lower.scope import Scope, scope_of
from scenarios.cardtext.normalise import pieces
from scenarios.cardtext.own_costs import said_of_costs
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.revealed_draws import revealing_draws, without_what_nothing_reveals
from scenarios.cardtext.spell_paragraphs import SpellParagraphs
from scenarios.cardtext.static_lines import static_abilities
from scenarios.cardtext.triggered import chapters, triggered
from scenarios.language.keywords import names_unread_keyword
from scenarios.language.labels import BEFORE_ABILITIES


class Reader(SpellParagraphs):
    """Reads the lines of one text; what an instant or sorcery does is gathered from all of them."""

    def read(self, line: Line) -> None:
        """Read one paragraph; what it comes to, or why it does not, is kept."""
        try:
            self._line(line)
        except Refusal as why:
            if self._apart(line) or self._with_a_lost_comma(line):
                return
            named = why.reason in (refusal.UNKNOWN_WORD, refusal.UNEXPECTED) and names_unread_keyword(line.said)
            whole = Refusal(line.start, line.end, refusal.UNKNOWN_KEYWORD) if named else why
            self.failed.append(Failed(line.start, line.end, whole))

    def _apart(self, line: Line) -> bool:
        """113.2c: whether the line is of several abilities, each of which is read whole."""
        several = () if self.source.spell or self.source.quoted else at_lost_breaks(line)
        kept = len(self.placed)
        try:
            for one in several:
                self._line(one)
        except Refusal:
            self.placed = self.placed[:kept]
            return False
        return bool(several)

    def _with_a_lost_comma(self, line: Line) -> bool:
        """603.1: whether the line is read with a comma behind its event, and in one place alone."""
        kept, placed = self.placed, []
        for one in with_a_comma(line):
            self.placed = list(kept)
            try:
                self._line(one)
            except Refusal:
                continue
            placed.append(self.placed)
        self.placed = placed[0] if len(placed) == 1 else kept
        return len(placed) == 1

    def read_type_line(self, words: str) -> None:
        """702.5a: what an Aura of old enchants; it has no place in the text."""
        line = Line(tuple(pieces(words)), (), words)
        self.read(line)
        self.placed = [replace(one, start=0, end=0) for one in self.placed]
        self.failed = [replace(one, start=0, end=0) for one in self.failed]

    def finish(self) -> None:
        """700.2, 113.3a: what a spell does is one ability, however many paragraphs say it; it compiles whole or not at all."""
        self._spell_made()
        self.placed = _enchanting_once(self.placed)
        self.placed, alone = with_exiled_linked(self.placed)
        self.failed += alone
        self.placed, alone = without_what_nothing_reveals(self.placed)
        self.failed += alone

    def _line(self, line: Line) -> None:
        pieces_left, own_costs = said_of_costs(line.pieces)
        if own_costs and pieces_left:
            before = self.source
            self.source = replace(self.source, own_costs=own_costs)
            self._line(replace(line, pieces=pieces_left))
            self.source = replace(self.source, own_costs=before.own_costs)
            return
        anchors = anchored(line) if not self.source.spell else None
        if anchors is not None:
            self._by_word(line, anchors)
            return
        of_chapters = chapters(line, scope_of(self.source)) if "Saga" in self.source.subtypes else None
        if of_chapters is not None:
            self._keep(line, of_chapters)
            return
        revealing = None if self.source.spell or self.source.quoted else revealing_draws(line)
        if revealing is not None:
            shows, said, rest = revealing
            self._keep(said, [shows])
            self.read(rest)
            return
        found = forecast_of_old(lexed(line.pieces))
        if all(one.kind == "STOP" for one in found):
            return
        if _before_the_game(found):
            return
        behind = sentence_behind_keywords(found)
        if behind and capital(line, found[behind]):
            at = next(n for n, piece in enumerate(line.pieces) if piece.start == found[behind].start)
            self.read(replace(line, pieces=line.pieces[:at], modes=()))
            self.read(replace(line, pieces=line.pieces[at:]))
            return
        titled = not self.source.quoted and found[0].kind == "KEYWORD" and _is_a_title(line, found)
        if found[0].kind == "KEYWORD" and not titled and self._of_keyword(line, found):
            return
        if "Case" in self.source.subtypes and self._of_case(line, found):
            return
        if self._behind_its_word(line, found) or self._in_opening_hand(line, found):
            return
        bare, only_if = without_label(line, found, self.source, self.reminders)
        if bare[0].kind == "KEYWORD" and bare is not found and only_if is None and self._keywords(line, bare):
            return
        found = bare
        found = found if self.source.spell else with_lost_marks(targets_in_their_place(end_step_of_old(found)))
        no_rule_in_parentheses(line, only_if, self.reminders)
        if only_if is not None and not any(one.kind == "COLON" for one in found):
            self._with_threshold(line, found, only_if)
            return
        self._by_its_form(line, found, only_if)

    def _by_its_form(self, line: Line, found: list[Lexeme], only_if: Condition | None) -> None:
        """113.3: an activated, a triggered or a static ability, or a part of what a spell does."""
        if found[0].kind == "ADDITIONAL_COST_TO_CAST":
            self._additional_cost(line, found)
        elif any(one.kind == "COLON" for one in found):
            self._keep(line, activated(line, found, scope_of(self.source), only_if))
        elif found[0].kind in ("WHEN", "AT_BEGINNING") and not (self.source.spell and _of_this_turn(found)):
            self._keep(line, triggered(line, found, scope_of(self.source)))
        elif found[0].kind == "CHOOSE_MODES":
            self._modal_spell(line, found)
        elif self.source.spell:
            self._of_spell(line, found)
        else:
            self._keep(line, static_abilities(line, found, self.source))

    def _of_keyword(self, line: Line, found: list[Lexeme]) -> bool:
        """702: whether the paragraph is one of keyword abilities; some have their own way of saying the rest."""
        keyword = found[0].value
        if line.modes and keyword == "spree" and len(found) == 1:
            self._priced_modes(line, found)
            return True
        if line.modes or line.rows:
            raise Refusal((*line.modes, *line.rows)[0][0].start, line.end, refusal.UNEXPECTED)
        if keyword == PARTNER_WITH and len(found) > 1 and capital(line, found[1]):
            named = line.text[found[1].start : line.pieces[-1].end].rstrip(". ")
            self._keep(line, [Keyword(keyword=PARTNER_WITH, quality=named, text=line.said)])
            return True
        if keyword == "forecast" and self._behind_its_word(line, found):
            return True
        return self._keywords(line, found)

    def _in_opening_hand(self, line: Line, found: list[Lexeme]) -> bool:
        """103.6b: 'Puoi rivelare questa carta dalla tua mano iniziale. Se lo fai, all'inizio del primo mantenimento, ...'."""
        kinds = [one.kind for one in found]
        if kinds[:2] != ["V_CAN", "V_REVEAL"] or "FROM_OPENING_HAND" not in kinds:
            return False
        first, *rest = sentences(found)
        begins = ["IF_YOU_DO", "COMMA", "AT_FIRST_UPKEEP", "COMMA"]
        if len(first) > 5 or first[-1].kind != "FROM_OPENING_HAND" or not rest or self.source.quoted:
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)
        if [one.kind for one in rest[0][:4]] != begins or len(rest[0]) < 5:
            raise Refusal(rest[0][0].start, rest[0][-1].end, refusal.NO_VOCABULARY)
        instructions = Instructions(Scope(source=self.source))
        for sentence in (rest[0][4:], *rest[1:]):
            instructions.add(sentence)
        if instructions.scope.targets or instructions.about_activating or instructions.triggers_once:
            raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
        later = Delay(trigger=BeginningOf(step=TurnStep.UPKEEP), effects=instructions.made())
        self._keep(line, [InOpeningHand(effects=(Reveal(what=This()), later))])
        return True

    def _of_case(self, line: Line, found: list[Lexeme]) -> bool:
        """719.3: 'Risolvere —' and what solves it, 'Risolto —' and what it has then."""
        dash = next((n for n, one in enumerate(found[:3]) if one.kind == "DASH"), 0)
        word = _OF_CASES.get(" ".join(one.form for one in found[:dash]))
        rest = tuple(piece for piece in line.pieces if dash and piece.start > found[dash].start)
        if word is None or not rest:
            return False
        if word == "to solve":
            asked = [one for one in found[dash + 1 :] if one.kind != "STOP"]
            such = bare_condition(asked, scope_of(self.source), asked[0].start)
            self._keep(line, [Keyword(keyword=word, condition=such)])
            return True
        inner = Reader(replace(self.source, bestow=False))
        inner.read(replace(line, pieces=rest))
        if inner.failed:
            raise inner.failed[0].why
        self._keep(line, [Keyword(keyword=word, abilities=tuple(one.ability for one in inner.placed))])
        return True

    def _behind_its_word(self, line: Line, found: list[Lexeme]) -> bool:
        """702.142a, 702.177a, 702.178a, 702.186b: behind 'Vanto', 'Esaurire', 'Massima velocità', '∞' is a whole ability."""
        dash = next((n for n, one in enumerate(found[:3]) if one.kind == "DASH"), 0)
        word = " ".join(one.form for one in found[:dash])
        if word not in BEFORE_ABILITIES:
            return False
        rest = tuple(piece for piece in line.pieces if piece.start > found[dash].start)
        inner = Reader(replace(self.source, bestow=False))
        if not rest or (self.source.spell and BEFORE_ABILITIES[word] != "forecast"):
            raise Refusal(line.start, line.end, refusal.UNFINISHED)
        inner.read(replace(line, pieces=rest))
        if inner.failed:
            raise inner.failed[0].why
        abilities = tuple(one.ability for one in inner.placed)
        if BEFORE_ABILITIES[word] not in ("max speed", "infinity") and (
            len(abilities) != 1 or not isinstance(abilities[0], Activated)
        ):
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)
        if BEFORE_ABILITIES[word] == "exhaust":
            self._keep(line, [replace(one, exhaust=True) for one in abilities if isinstance(one, Activated)])
        else:
            self._keep(line, [Keyword(keyword=BEFORE_ABILITIES[word], abilities=abilities, text=line.said)])
        return True

    def _by_word(self, line: Line, anchors: Anchored) -> None:
        """614.12b: what stands behind an anchor word it has as long as that word was chosen."""
        made: list[Ability] = [anchors.choice]
        for word, behind in anchors.lines:
            inner = Reader(self.source, self.reminders)
            inner.read(behind)
            if inner.failed:
                raise inner.failed[0].why
            given = tuple(GainAbility(one.ability) for one in inner.placed)
            made.append(Static(parts=given, condition=ChosenWord(word)))
        self._keep(line, made)

    def _with_threshold(self, line: Line, found: list[Lexeme], such: Condition) -> None:
        """604.1: a static ability with threshold; a triggered ability it gives itself, a spell does what it says only then."""
        if found[0].kind == "ADDITIONAL_COST_TO_CAST":
            raise Refusal(line.start, line.end, refusal.UNKNOWN_LABEL)
        made: list[Ability] = []
        if self.source.spell:
            self._of_spell(line, [*seven_cards(found[0]), *found])
            return
        if found[0].kind in ("WHEN", "AT_BEGINNING"):
            given = tuple(GainAbility(one) for one in triggered(line, found, scope_of(self.source)))
            self._keep(line, [Static(parts=given, condition=such)])
            return
        for one in static_abilities(line, found, self.source):
            if not isinstance(one, Static | Cannot) or one.condition is not None:
                raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
            made.append(replace(one, condition=such))
        self._keep(line, made)


def _is_a_title(line: Line, found: Sequence[Lexeme]) -> bool:
    """207.2d: 'Eco del Bosco — Quando ...': of several words, before what no keyword has behind a dash."""
    dash = name_before_dash(found, line.text)
    return dash > 1 and found[dash + 1].kind in ("WHEN", "AT_BEGINNING")


PARTNER_WITH = "partner with"
"""702.124j: the name behind it may have commas, and any words."""


def _before_the_game(found: Sequence[Lexeme]) -> bool:
    """100.2a: how many of it a deck may have is asked before the game, and says nothing in it."""
    return found[0].kind == "A_DECK_MAY_HAVE" and any(one.kind == "CALLED" or one.form == "named" for one in found)


_OF_CASES = {
    "risolvere": "to solve",
    "per risolvere": "to solve",
    "to solve": "to solve",
    "risolto": "solved",
    "solved": "solved",
}


def _of_this_turn(found: Sequence[Lexeme]) -> bool:
    """603.7: 'ogniqualvolta una creatura muore in questo turno, ...': what a spell does, not an ability of it."""
    comma = next((n for n, one in enumerate(found) if one.kind == "COMMA"), 0)
    return any(one.kind == "THIS_TURN" for one in found[:comma])


def _enchanting_once(placed: list[Placed]) -> list[Placed]:
    """702.5a: an Aura of old whose text says more closely what it can enchant than its type line: that alone."""
    enchants = [one for one in placed if isinstance(one.ability, Keyword) and one.ability.keyword == "enchant"]
    if len(enchants) != 2 or (enchants[0].start, enchants[0].end) != (0, 0):
        return placed
    return [one for one in placed if one is not enchants[0]]
