"""404.3, 700.14: whether anything in a game has words that a choice matters to, so that it is asked for nowhere else."""

from __future__ import annotations

from functools import lru_cache

from engine.board.asking import Transaction
from engine.cards.abilities.ability import Keyword
from engine.cards.keywords.forms import forms_of
from engine.words.speaking import words


def is_spoken_of(tx: Transaction, word: str) -> bool:
    """Whether any object, wherever it is, or an ability that waits has words of this kind, named by the class of the vocabulary.

    702: a keyword has the words of what it stands for.
    """
    speaking = (tx.board.characteristics(one.id).abilities for _, one in tx.board.as_kept())
    on_stack = (one.ability for one in tx.game.stacked())
    later = (*(one.ability for one in tx.game.delayed), *(one.ability for one in tx.game.waiting))
    return any(_speaks(one, word) for one in (*speaking, tuple(on_stack), later) if one)


@lru_cache(maxsize=4096)
def _speaks(said: tuple[object, ...], word: str) -> bool:
    return word in words(said) or any(word in words(forms_of(one)) for one in said if isinstance(one, Keyword))
