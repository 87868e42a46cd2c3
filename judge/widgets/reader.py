"""The section that is read: its paragraphs one below the other, with examples folded and words marked."""

from __future__ import annotations

from collections.abc import Mapping

from judge import keys
from judge.presenters.rules import Paragraph, Section
from judge.widgets.hanging import Hanging
from judge.widgets.panes import ListPane
from judge.widgets.reading import read_row


class Reader(ListPane):
    """A section, with the cursor on one of its paragraphs."""

    def __init__(self) -> None:
        super().__init__(keys.READER, "Testo", id="reader")
        self._section: Section | None = None
        self._sought: frozenset[str] = frozenset()
        self._notes: Mapping[str, str] = {}
        self._unfolded: set[str] = set()

    @property
    def here(self) -> Paragraph | None:
        """The paragraph that the cursor is on; None where nothing is read."""
        return self._section.paragraphs[self.highlighted] if self._section and self.highlighted is not None else None

    @property
    def asked(self) -> str:
        """The place that was asked for; '' where nothing is read."""
        return self._section.place if self._section else ""

    @property
    def sought(self) -> frozenset[str]:
        """The terms that are marked."""
        return self._sought

    def unfolds(self, place: str) -> bool:
        """Whether the examples of a place are to be seen."""
        return place in self._unfolded

    def read(self, section: Section, sought: frozenset[str], notes: Mapping[str, str]) -> None:
        """Shows a section at the place that was asked for, with the words marked that were looked for."""
        before, self._section = self._section, section
        changed = before is None or (before.paragraphs, self._sought, self._notes) != (
            section.paragraphs,
            sought,
            notes,
        )
        self._sought, self._notes = sought, notes
        self.titled(section.name)
        if changed or before is None:
            self.fill([self._row(one) for one in section.paragraphs], section.at)
        else:
            with self.prevent(self.OptionHighlighted):
                self._redraw(before.at)
                self._redraw(section.at)
                self.highlighted = section.at
        self.call_after_refresh(self.scroll_to_highlight, top=section.at > 0)

    def bookmarked(self, notes: Mapping[str, str]) -> None:
        """The bookmarks have changed."""
        before, self._notes = self._notes, notes
        for place, one in enumerate(self._section.paragraphs if self._section else ()):
            if before.get(one.place) != notes.get(one.place):
                self._redraw(place)
                self.call_after_refresh(self.scroll_to_highlight)

    def fold(self) -> bool:
        """Shows the examples of the paragraph that the cursor is on, or hides them. Returns whether there are any."""
        one = self.here
        if one is None or not one.examples or self.highlighted is None:
            return False
        self._unfolded ^= {one.place}
        self._redraw(self.highlighted)
        self.call_after_refresh(self.scroll_to_highlight)
        return True

    def _redraw(self, at: int) -> None:
        assert self._section is not None
        self.replace_option_prompt_at_index(at, self._row(self._section.paragraphs[at]))

    def _row(self, one: Paragraph) -> Hanging:
        return read_row(
            one,
            asked=one.place == self.asked,
            unfolded=self.unfolds(one.place),
            note=self._notes.get(one.place),
            sought=self._sought,
        )
