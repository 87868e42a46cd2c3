"""Conditions: ``{esiste: creatura che controlli}``, ``{confronta: {punti vita di: tu}, è: "<", con: 5}``."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from scenarios.language.terms import FATES, STEPS
from scenarios.written.abilities.filters import COMPARISONS, FILTER, LIMITS, RELATION, SUBTYPE
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import COST_NAME, NAME, POSITIVE, YES, Grammar, Reader, many, or_nothing, word
from scenarios.written.abilities.references import OBJECT, PLAYER

CONDITIONS = Grammar("condizione", "una condizione")
CONDITION: Reader = CONDITIONS.reader

CONDITIONS.form(c.Within, quantity=("quantità", QUANTITY), bounds=("entro", LIMITS.reader))
CONDITIONS.form(c.Compare, left=("confronta", QUANTITY), relation=("è", word(COMPARISONS)), right=("con", QUANTITY))
CONDITIONS.form(c.Exists, filter=("esiste", FILTER), least=("almeno", POSITIVE))
CONDITIONS.form(c.Is, of=("oggetto", OBJECT), filter=("è", FILTER))
CONDITIONS.form(c.TurnOf, relation=("turno di", RELATION))
CONDITIONS.form(c.MonarchIs, relation=("il monarca è", RELATION))
CONDITIONS.form(c.InitiativeIs, relation=("ha l'iniziativa", RELATION))
CONDITIONS.form(c.HadToAttack, of=("doveva attaccare", OBJECT))
CONDITIONS.form(c.MainPhaseIs, number=("è la fase principale numero", POSITIVE))
for _after, _key in ((False, "prima del momento del combattimento"), (True, "dopo il momento del combattimento")):
    CONDITIONS.form(
        c.CombatTime,
        {"after": _after},
        step=(_key, or_nothing(("combattimento", "tutto il combattimento"), word(STEPS))),
        during=("solo durante il combattimento", YES),
    )
CONDITIONS.form(c.ChosenWord, word=("scelta la parola", NAME), pair=("coppia", NAME))
CONDITIONS.form(c.Paid, name=("pagato", COST_NAME))
CONDITIONS.form(c.StepIs, step=("è la sottofase", word(STEPS)))
CONDITIONS.form(c.Blessed, who=("ha la benedizione della città", RELATION))
CONDITIONS.form(c.Happened, what=("in questo turno", word(FATES)), to=("a chi", RELATION))
CONDITIONS.form(c.AnyPlayer, of=("almeno un giocatore fra", PLAYER), such=("per cui", CONDITION))
CONDITIONS.form(c.MostCastLastTurn, bounds=("magie lanciate da uno stesso giocatore nell'ultimo turno", LIMITS.reader))
CONDITIONS.word(
    "in questo turno ha colpito un giocatore con un tipo di creatura in comune", c.StruckPlayer(sharing_type=True)
)
CONDITIONS.form(c.StruckPlayer, subtype=("in questo turno ha colpito un giocatore con un comandante o", SUBTYPE))
CONDITIONS.form(c.SinceLastUpkeep, of=("arrivato dopo l'ultimo mantenimento", OBJECT))
CONDITIONS.form(c.Not, of=("non", CONDITION))
CONDITIONS.form(c.AllOf, parts=("tutte", many(CONDITION)))
CONDITIONS.form(c.AnyOf, parts=("almeno una", many(CONDITION)))
CONDITIONS.word("è giorno", c.DayNightIs(False))
CONDITIONS.word("è notte", c.DayNightIs(True))
CONDITIONS.word("non è né giorno né notte", c.DayNightIs(None))
CONDITIONS.word("è il tuo turno", c.TurnOf(RELATION("tu")))
