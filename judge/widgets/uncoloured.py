"""NO_COLOR: what is drawn, without any colour; what colours told apart stays apart by the attributes of a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from rich.color import Color as Drawn
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter, Monochrome, NoColor

_STANDS_OUT = 0.1
"""How much brighter or darker than that of the application the ground of letters is that stand out; from black to white it is 1."""
_FAINT = 0.6
"""Letters are faint whose brightness is further than this part of the way to white, or to black, from it."""
_PLAIN = Style.from_color(Drawn.default(), Drawn.default())


class Uncoloured(LineFilter):
    """Takes every colour away: a ground that stood out is drawn in reverse, faint letters stay faint."""

    def __init__(self, ground: Callable[[], Color]) -> None:
        super().__init__()
        self._ground = ground

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments in the colours that the terminal has by itself."""
        ground = self._ground().brightness
        return [
            Segment(text, None if style is None else _plain(style, ground, not text.strip()), control)
            for text, style, control in segments
        ]


@lru_cache(1024)
def _plain(style: Style, ground: float, blank: bool) -> Style:
    behind, letters = _brightness(style.bgcolor, ground), _brightness(style.color, 1.0 - round(ground))
    reverse = bool(style.reverse)
    if reverse:
        behind, letters = letters, behind
    if abs(behind - ground) > _STANDS_OUT:
        return style + _PLAIN + Style(reverse=True, dim=False)
    faint = not blank and abs(letters - behind) < _FAINT * abs(round(1 - ground) - ground)
    return style + _PLAIN + Style(reverse=False, dim=faint or bool(style.dim))


def _brightness(color: Drawn | None, otherwise: float) -> float:
    return otherwise if color is None or color.is_default else Color.from_rich_color(color).brightness


def without_colours(filters: Iterable[LineFilter], ground: Callable[[], Color]) -> list[LineFilter]:
    """The filters of an application that draws in no colour, in place of those that draw in grey.

    ``ground``: which colour the application has behind everything now.
    """
    return [*(one for one in filters if not isinstance(one, Monochrome | NoColor)), Uncoloured(ground)]
