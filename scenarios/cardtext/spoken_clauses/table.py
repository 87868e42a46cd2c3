"""All that people say in clauses that cards put otherwise, in the order in which it is looked for.

Rows as in `scenarios.cardtext.spoken_phrases`, before those there: the words of the table, and those that are printed.
"""

from __future__ import annotations

from scenarios.cardtext.spoken_clauses.amounts import AMOUNTS
from scenarios.cardtext.spoken_clauses.cards import CARDS
from scenarios.cardtext.spoken_clauses.events import EVENTS
from scenarios.cardtext.spoken_clauses.limits import LIMITS
from scenarios.cardtext.spoken_clauses.people import WHO, WHOSE
from scenarios.cardtext.spoken_clauses.replacing import INSTEAD
from scenarios.cardtext.spoken_clauses.returning import RETURNS
from scenarios.cardtext.spoken_clauses.sequences import CHAINED
from scenarios.cardtext.spoken_clauses.targets import AIMED_AT

CLAUSES = (*RETURNS, *AMOUNTS, *WHO, *CARDS, *WHOSE, *INSTEAD, *EVENTS, *LIMITS, *AIMED_AT, *CHAINED)
"""All of them, as they are applied."""
