"""Lines of card text to abilities: keyword lines, 'costo: effetto', 'Quando ...', modes, static sentences, spell effects."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.cards.abilities.ability import Ability, Activated, Cannot, Keyword, SpellAbility, Static
from engine.cards.abilities.casting import CastingCost, ChangesCost
from engine.cards.abilities.chance import Result
from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.cards.abilities.conditions import ChosenWord, Condition
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Targeting
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.libraries import Reveal
from engine.cards.abilities.references import This
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.abilities.turns import InOpeningHand
from engine.words.record import replace, within
from engine.words.terms import TurnStep
from scenarios.cardtext import refusal
from scenarios.cardtext.ability_words import capital, no_rule_in_parentheses, seven_cards, without_label
from scenarios.cardtext.activated import activated
from scenarios.cardtext.anchors import Anchored, anchored
from scenarios.cardtext.dice import results_of
from scenarios.cardtext.hoisted import targets_in_their_place
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import Line, LineInQuotes, lexed, sentences
from scenarios.cardtext.linked import Failed, Placed, chosen_before, with_exiled_linked
from scenarios.cardtext.lower.bare_condition import bare_condition
from scenarios.cardtext.lower.costs_of_static import casting_cost, paid_in_x
from scenarios.cardtext.lower.instructions import Instructions
from scenarios.cardtext.lower.keyword_lines import keyword_item, sentence_behind_keywords
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.paid_with import hear_what_was_paid
from scenarios.cardtext.lower.scope import Scope, Source, scope_of
from scenarios.cardtext.lower.standing import static, with_text
from scenarios.cardtext.modes import modes_of, modes_with_costs, rules_of_choice
from scenarios.cardtext.normalise import PieceKind, Reminder, pieces
from scenarios.cardtext.own_costs import said_of_costs
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.realised import realised
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.static_lines import static_abilities
from scenarios.cardtext.tree import Node
from scenarios.cardtext.triggered import chapters, triggered
from scenarios.language.keywords import names_unread_keyword
from scenarios.language.labels import BEFORE_ABILITIES


def _end_step_of_old(found: list[Lexeme]) -> list[Lexeme]:
    """513.1a: 'Alla fine del turno, ...', 'Alla fine di ogni turno, ...' of a permanent is the beginning of each end step today."""
    found = _in_their_own_step(found)
    first = found[0]
    every = first.kind == "AT_EACH_END" or (first.kind == "NEXT_TIME" and first.form == "a la fine di il turno")
    if not every and first.kind != "AT_YOUR_END":
        return found
    whose = ("EVERY",) if every else ("THE", "YOUR")
    return [
        *(Lexeme(kind, first.form, first.start, first.end) for kind in ("AT_BEGINNING", *whose)),
        Lexeme("STEP", first.form, first.start, first.end, TurnStep.END),
        *found[1:],
    ]


def _forecast_of_old(found: list[Lexeme]) -> list[Lexeme]:
    """702.57a: 'Previsione {1}{U}, Rivela la Sentinella dalla tua mano: ...' in print without a dash behind the word."""
    is_it = found and found[0].kind == "KEYWORD" and found[0].value == "forecast"
    if not is_it or len(found) < 2 or found[1].kind != "SYMBOL" or not any(one.kind == "COLON" for one in found):
        return found
    return [found[0], Lexeme("DASH", "—", found[0].start, found[0].end), *found[1:]]


PARTNER_WITH = "partner with"
"""702.124j: the name behind it may have commas, and any words."""


def _in_their_own_step(found: list[Lexeme]) -> list[Lexeme]:
    """603.2b: 'All'inizio del proprio mantenimento, ogni giocatore ...': at that of each player, that player ..."""
    kinds = [one.kind for one in found]
    if kinds[:1] == ["AT_THEIR_END"]:
        first = found[0]
        step = Lexeme("STEP", first.form, first.start, first.end, TurnStep.END)
        begins = [Lexeme(kind, first.form, first.start, first.end) for kind in ("AT_BEGINNING", "THE", "OWN")]
        found = [*begins, step, *found[1:]]
        kinds = [one.kind for one in found]
    if kinds[:4] != ["AT_BEGINNING", "THE", "OWN", "STEP"] or kinds[4:7] != ["COMMA", "EVERY", "PLAYER"]:
        return found
    every, player = found[5], found[6]
    of = Lexeme("OF", "di", every.start, every.start)
    that = replace(every, kind="THAT", form="quel", marks="ms")
    return [found[0], found[1], found[3], of, replace(every, marks="ms"), player, found[4], that, player, *found[7:]]


_ABOUT_A_SPELL = (
    "COUNTERED", "V_COST", "WHEN_AN_INSTANT_COULD", "AS_THOUGH_FLASH", "INSTEAD_OF_MANA_COST", "WITHOUT_PAYING", "ONLY",
)  # fmt: skip
"""Lexemes by which a sentence of a spell may be a static ability of it."""


def _of_this_turn(found: Sequence[Lexeme]) -> bool:
    """603.7: 'ogniqualvolta una creatura muore in questo turno, ...': what a spell does, not an ability of it."""
    comma = next((n for n, one in enumerate(found) if one.kind == "COMMA"), 0)
    return any(one.kind == "THIS_TURN" for one in found[:comma])


_OF_CASES = {
    "risolvere": "to solve",
    "per risolvere": "to solve",
    "to solve": "to solve",
    "risolto": "solved",
    "solved": "solved",
}


class Reader:
    """Reads the lines of one text; what an instant or sorcery does is gathered from all of them."""

    def __init__(self, source: Source, reminders: tuple[Reminder, ...] = ()) -> None:
        self.source = source
        self.reminders = reminders
        self.placed: list[Placed] = []
        self.failed: list[Failed] = []
        self._spell: list[Line] = []
        self._instructions: Instructions | None = None
        self._modal: list[SpellAbility] = []

    def read(self, line: Line) -> None:
        """Read one paragraph; what it comes to, or why it does not, is kept."""
        try:
            self._line(line)
        except Refusal as why:
            named = why.reason in (refusal.UNKNOWN_WORD, refusal.UNEXPECTED) and names_unread_keyword(line.said)
            whole = Refusal(line.start, line.end, refusal.UNKNOWN_KEYWORD) if named else why
            self.failed.append(Failed(line.start, line.end, whole))

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
            for name in ("chosen_color", "chosen_type", "chosen_name", "to_chosen")
        )
        if realised(spell) and not chosen:
            self.placed.append(Placed(spell, start, end))
        else:
            self.failed.append(Failed(start, end, Refusal(start, end, refusal.NO_VOCABULARY)))

    # --- what a paragraph is

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
        found = _forecast_of_old(lexed(line.pieces))
        if all(one.kind == "STOP" for one in found):
            return
        if found[0].kind == "A_DECK_MAY_HAVE" and any(one.kind == "CALLED" for one in found):
            # 100.2a: how many of it a deck may have is asked before the game, and says nothing in it.
            return
        behind = sentence_behind_keywords(found)
        if behind and capital(line, found[behind]):
            at = next(n for n, piece in enumerate(line.pieces) if piece.start == found[behind].start)
            self.read(replace(line, pieces=line.pieces[:at], modes=()))
            self.read(replace(line, pieces=line.pieces[at:]))
            return
        if found[0].kind == "KEYWORD" and self._of_keyword(line, found):
            return
        if "Case" in self.source.subtypes and self._of_case(line, found):
            return
        if self._behind_its_word(line, found) or self._in_opening_hand(line, found):
            return
        bare, only_if = without_label(line, found, self.source, self.reminders)
        if bare[0].kind == "KEYWORD" and bare is not found and only_if is None and self._keywords(line, bare):
            return
        found = bare
        found = found if self.source.spell else targets_in_their_place(_end_step_of_old(found))
        no_rule_in_parentheses(line, only_if, self.reminders)
        if only_if is not None and not any(one.kind == "COLON" for one in found):
            self._with_threshold(line, found, only_if)
            return
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
        """702.142a, 702.177a, 702.178a: what stands behind 'Vanto', 'Esaurire', 'Massima velocità' is a whole ability."""
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
        if BEFORE_ABILITIES[word] != "max speed" and (len(abilities) != 1 or not isinstance(abilities[0], Activated)):
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

    def _keep(self, line: Line, abilities: Sequence[Ability]) -> None:
        if line.rows and not any(isinstance(part, Result) for part in within(tuple(abilities))):
            raise Refusal(line.rows[0][0].start, line.end, refusal.UNEXPECTED)
        if not all(map(realised, abilities)):
            raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
        chosen_before(line, abilities, self.placed)
        self.placed += [Placed(with_text(one, line.said), line.start, line.end) for one in abilities]

    # --- keywords

    def _keywords(self, line: Line, found: list[Lexeme]) -> bool:
        """702: a line of keyword abilities, each by itself. ``False`` for a sentence that only begins with such a word."""
        rest = found[:-1] if found[-1].kind == "STOP" else found
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

    # --- spells and static abilities

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

    def _hear_what_was_paid(self, scope: Scope) -> None:
        """601.2h: what 'la creatura sacrificata' is in a spell, where nothing else can have been tapped or moved for it."""
        costs = [one.ability for one in self.placed]
        if len(costs) == 1 and isinstance(costs[0], CastingCost) and not (costs[0].optional or costs[0].or_else):
            hear_what_was_paid(costs[0].cost, scope)

    def _about_itself(self, said: list[list[Lexeme]]) -> tuple[Ability, ...] | None:
        """A static ability of a spell, such as that it cannot be countered; ``None`` for instructions."""
        if len(said) != 1 or not any(one.kind in _ABOUT_A_SPELL for one in said[0]):
            return None
        try:
            abilities, _ = one_reading(readings(said[0], "static"), scope_of(self.source), static)
        except Refusal:
            return None
        return abilities


def quoted_abilities(
    quoted: Lexeme,
    has_it: Source | None = None,
    around: tuple[str, ...] = Source().around,
    *,
    text: Source,
    given: bool = False,
) -> tuple[Ability, ...]:
    """The abilities in quotes, which something has or gains. 'Questa creatura' in them is what has them; its name too, where it
    is the source itself that ``has_it``, or what gives it, where it is ``given``. ``text``: of the card in whose text they stand,
    whose name a description may ask for.
    """
    inside = quoted.value
    assert isinstance(inside, tuple)
    if not inside:
        raise Refusal(quoted.start, quoted.end, refusal.EMPTY)
    named = any(piece.kind is PieceKind.NAME for piece in inside)
    source = (
        Source(quoted=True, given=given and not text.spell, around=around, name=text.name, of_today=text.of_today)
        if has_it is None or not named
        else replace(has_it, announces_x=False, paid_in_x=None, turned_up_for_x=False, own_costs=frozenset())
    )
    reader = Reader(source)
    words = " ".join(piece.form for piece in inside)
    line = LineInQuotes(inside, (), words)
    reader.read(line)
    reader.finish()
    if reader.failed:
        raise reader.failed[0].why
    aimed = any(isinstance(part, Targeting) for one in reader.placed for part in within(one.ability))
    if aimed and named and has_it is None:
        raise Refusal(quoted.start, quoted.end, refusal.NO_VOCABULARY)
    return tuple(one.ability for one in reader.placed)


def _enchanting_once(placed: list[Placed]) -> list[Placed]:
    """702.5a: an Aura of old whose text says more closely what it can enchant than its type line: that alone."""
    enchants = [one for one in placed if isinstance(one.ability, Keyword) and one.ability.keyword == "enchant"]
    if len(enchants) != 2 or (enchants[0].start, enchants[0].end) != (0, 0):
        return placed
    return [one for one in placed if one is not enchants[0]]
