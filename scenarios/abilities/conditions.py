"""Conditions: ``{esiste: creatura che controlli}``, ``{confronta: {punti vita di: tu}, è: "<", con: 5}``."""

from __future__ import annotations

from engine.abilities import conditions as c
from scenarios.abilities.filters import COMPARISONS, FILTER, LIMITS, RELATION
from scenarios.abilities.quantities import QUANTITY
from scenarios.abilities.reading import POSITIVE, PROSE, Grammar, Reader, many, word
from scenarios.abilities.references import OBJECT
from scenarios.terms import FATES

CONDITIONS = Grammar("condizione", "una condizione")
CONDITION: Reader = CONDITIONS.reader

CONDITIONS.form(c.Within, quantity=("quantità", QUANTITY), bounds=("entro", LIMITS.reader))
CONDITIONS.form(c.Compare, left=("confronta", QUANTITY), relation=("è", word(COMPARISONS)), right=("con", QUANTITY))
CONDITIONS.form(c.Exists, filter=("esiste", FILTER), least=("almeno", POSITIVE))
CONDITIONS.form(c.Is, of=("oggetto", OBJECT), filter=("è", FILTER))
CONDITIONS.form(c.TurnOf, relation=("turno di", RELATION))
CONDITIONS.form(c.MonarchIs, relation=("il monarca è", RELATION))
CONDITIONS.form(c.Paid, name=("pagato", PROSE))
CONDITIONS.form(c.Happened, what=("in questo turno", word(FATES)), to=("a chi", RELATION))
CONDITIONS.form(c.SinceLastUpkeep, of=("arrivato dopo l'ultimo mantenimento", OBJECT))
CONDITIONS.form(c.Not, of=("non", CONDITION))
CONDITIONS.form(c.AllOf, parts=("tutte", many(CONDITION)))
CONDITIONS.form(c.AnyOf, parts=("almeno una", many(CONDITION)))
CONDITIONS.word("è giorno", c.DayNightIs(False))
CONDITIONS.word("è notte", c.DayNightIs(True))
CONDITIONS.word("non è né giorno né notte", c.DayNightIs(None))
CONDITIONS.word("è il tuo turno", c.TurnOf(RELATION("tu")))
