"""The imported cards and the judge's corrections, lent to scenarios that name them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from threading import RLock

from scenarios.language.errors import ScenarioError
from scenarios.printed.corrections import Correction, Corrections
from scenarios.printed.defining import definition
from scenarios.printed.deriving import name_key
from scenarios.printed.facts import LONGEST_NAME, TOKEN
from scenarios.printed.known import Known, known
from scenarios.printed.names import Match, beginning, exact, is_card, nearest, told_apart
from scenarios.printed.store import NoCardsError, Store, StoreError
from scenarios.written.card_source import LentCard

_KEPT = 2000
"""Names whose answers are kept; on the Tavolo the same board is read at every key."""
_WHOLE_NAME_NEEDED = frozenset({"split", "aftermath", "room"})


class LentCards:
    """A `scenarios.written.card_source.CardSource`. Nothing is opened before the first name is asked for.

    It may be asked in any thread: the screens of the application read their boards in threads of their own.
    """

    def __init__(self, store: Path, corrections: Path) -> None:
        self._path = store
        self._corrections = Corrections(corrections)
        self._store: Store | None = None
        self._trouble = ""
        self._answers: dict[tuple[str, bool], LentCard | None] = {}
        self._names: dict[str, bool] = {}
        self._corrected: Mapping[str, Correction] = {}
        self._stamp: object = object()
        self._one_at_a_time = RLock()

    def card(self, name: str, *, token: bool) -> LentCard | None:
        """The one card of a name; none where it is of no card, or of several."""
        with self._one_at_a_time:
            self._look_again()
            asked = (name, token)
            if asked not in self._answers:
                if len(self._answers) > _KEPT:
                    self._answers.clear()
                self._answers[asked] = self._found(name, token=token)
            return self._answers[asked]

    def is_card(self, name: str) -> bool:
        """Whether that, to the last word, is the name of a card of a deck."""
        with self._one_at_a_time:
            self._look_again()
            if self._store is None:
                return False
            if name not in self._names:
                if len(self._names) > _KEPT:
                    self._names.clear()
                try:
                    self._names[name] = is_card(self._store, name)
                except StoreError:
                    return False
            return self._names[name]

    def beginning(self, typed: str, most: int) -> Sequence[str]:
        """Names of cards of a deck that begin so. Nobody waits for them: none, while another thread asks for something."""
        if not self._one_at_a_time.acquire(blocking=False):
            return ()
        try:
            self._look_again()
            if self._store is None or len(typed) > LONGEST_NAME:
                return ()
            return beginning(self._store, typed, most, decks_only=True)
        except StoreError:
            # What is wrong with the file is said where a card is needed.
            return ()
        finally:
            self._one_at_a_time.release()

    def why_not(self, name: str, *, token: bool) -> tuple[str, str]:
        """What to say of a name that is of no card here, and the likest name."""
        with self._one_at_a_time:
            self._look_again()
            return self._why_not(name, token=token)

    def stamp(self) -> str:
        """Another text for other files of cards and of corrections."""
        return repr((str(self._path), _stamp(self._path), _stamp(self._corrections.path)))

    def close(self) -> None:
        """Closes the file of the cards. It is opened again when somebody asks."""
        with self._one_at_a_time:
            if self._store is not None:
                self._store.close()
            self._store, self._stamp = None, object()

    def _why_not(self, name: str, *, token: bool) -> tuple[str, str]:
        if self._store is None:
            return (f"; {self._trouble}" if self._trouble else ""), ""
        try:
            matches = self._matches(name, token=token)
            if len(matches) > 1:
                return f"; fra le carte importate ci sono {_listed(told_apart(matches))}", ""
            if matches:
                whole = known(self._store, matches[0].card).name()
                return f"; nelle carte importate è una parte di «{whole}»: si scrive il nome della carta", whole
            near = told_apart([one for one, _ in nearest(self._store, name)])
        except StoreError as error:
            return f"; {error}", ""
        return (f"; fra le carte importate le più vicine sono {_listed(near)}", near[0]) if near else ("", "")

    def _look_again(self) -> None:
        """Opens the file of the cards, or the one that an import has put in its place, and reads the corrections."""
        stamp = (_stamp(self._path), _stamp(self._corrections.path))
        if stamp == self._stamp:
            return
        self._stamp = stamp
        self._answers.clear()
        self._names.clear()
        self._trouble = ""
        if self._store is not None:
            self._store.close()
        self._store = None
        try:
            self._store = Store(self._path)
        except NoCardsError:
            pass
        except StoreError as error:
            self._trouble = str(error)
        try:
            self._corrected = self._corrections.all()
        except (ScenarioError, OSError) as error:
            self._corrected = {}
            self._trouble = f"le correzioni non si leggono: {error}"

    def _matches(self, name: str, *, token: bool) -> tuple[Match, ...]:
        assert self._store is not None
        return exact(self._store, f"{TOKEN} {name}" if token else name)

    def _found(self, name: str, *, token: bool) -> LentCard | None:
        alone = self._corrected.get(name_key(name))
        if self._store is None:
            return _only_corrected(alone)
        try:
            matches = self._matches(name, token=token)
            if len(matches) != 1:
                return _only_corrected(alone) if not matches else None
            card = known(self._store, matches[0].card)
            return None if self._is_part(matches[0], card) else self._lent(card)
        except StoreError as error:
            self._trouble = str(error)
            return None

    def _is_part(self, match: Match, card: Known) -> bool:
        """Whether a name is that of a half or of another face, by which alone the card is not told."""
        return match.face is not None and (match.face > 0 or card.oracle.layout in _WHOLE_NAME_NEEDED)

    def _lent(self, card: Known) -> LentCard | None:
        made = definition(card)
        cards = {name: dict(fields) for name, fields in made.cards.items()}
        rests_on = "; ".join((printings(card), *made.read_as))
        lacking = list(made.missing)
        if card.oracle.layout == "meld":
            lacking += self._with_meld(card, cards)
        for number, name in enumerate(made.cards):
            names = (name, card.oracle.name, card.name()) if not number else (name, card.oracle.faces[-1].name)
            correction = next((one for key in names if (one := self._corrected.get(name_key(key))) is not None), None)
            if correction is not None:
                cards[name] = correction.over(cards[name])
                rests_on = f"{rests_on}. {correction.told}"
        return LentCard(made.name, cards, rests_on, tuple(lacking)) if cards else None

    def _with_meld(self, card: Known, cards: dict[str, dict[str, object]]) -> list[str]:
        """712.4: the other card of a pair, and what both are together."""
        assert self._store is not None
        own = card.name()
        found: dict[str, str] = {}
        for part, english in card.oracle.parts:
            field = {"meld_part": "combina con", "meld_result": "combinata in"}.get(part)
            matches = exact(self._store, english) if field is not None else ()
            if field is None or len(matches) != 1 or field in found:
                continue
            other = definition(known(self._store, matches[0].card))
            if other.cards:
                cards |= {name: dict(fields) for name, fields in other.cards.items() if name not in cards}
                found[field] = other.name
        if len(found) == 2 and own in cards:
            cards[own] |= found
            return []
        # 712.4: what the pair becomes has parts and becomes nothing more; it is no card to be melded with.
        belongs = {part for part, _ in card.oracle.parts}
        whole = "meld_part" in belongs and "meld_result" not in belongs
        return [] if whole else ["l'altra carta della coppia non si trova"]


def printings(card: Known) -> str:
    """What a ruling says of the printings that a card is taken from, and whether its words may be others today."""
    printed = next((face for face in card.printed if face is not None and face.text is not None), None)
    oracle = f"Oracle del {card.day}"
    if card.only_english:
        return f"{card.name()}: nessun testo italiano nel file; {oracle}"
    if printed is None:
        return f"{card.name()}: {oracle}"
    when = " ".join(filter(None, (printed.set.upper(), printed.released[:4])))
    told = f"{card.name()}: testo italiano di {when}" if when else f"{card.name()}: testo italiano del file"
    if not card.outdated:
        unsure = (
            ", e il file non dice se è l'ultima stampa: dove dice altro fa fede il testo Oracle" if card.undated else ""
        )
        return f"{told}{unsure}; {oracle}"
    return f"{told}, più vecchio dell'ultima stampa ({card.latest[:4]}): fa fede il testo Oracle; {oracle}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"«{name}»" for name in names)


def _only_corrected(correction: Correction | None) -> LentCard | None:
    """A card that is in no file, but of which the judge says everything."""
    if correction is None or "tipo" not in correction.fields:
        return None
    return LentCard(correction.name, {correction.name: correction.fields}, correction.told)


def _stamp(path: Path) -> tuple[int, int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
