"""702.131, 725, 731: what a player has become or the game is, and the Ring, the dungeons, the party and the crimes."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "BE_YOUR_COMMANDER": ("essere il tuo comandante",),
    "THE_MONARCH": ("il monarca",),
    "THE_INITIATIVE": ("l'iniziativa",),
    "YOU_HAVE_INITIATIVE": ("hai l'iniziativa", "abbia l'iniziativa"),
    "YOU_ARE_MONARCH": ("sei il monarca", "sia il monarca"),
    "OPPONENT_IS_MONARCH": ("un avversario è il monarca", "uno dei tuoi avversari è il monarca"),
    "NO_MONARCH": ("nessuno è il monarca", "non c'è un monarca", "non c'è alcun monarca", "nessun giocatore è il monarca"),
    "IT_IS_NIGHT": ("è notte",),
    "IT_IS_DAY": ("è giorno",),
    "NEITHER_DAY_NOR_NIGHT": ("non è né giorno né notte", "non è né notte né giorno"),
    "BECOMES_DAY": ("diventa giorno",),
    "BECOMES_NIGHT": ("diventa notte",),
    "DAY_OR_NIGHT_TURNS": (
        "il giorno diventa notte o la notte diventa giorno", "il giorno diventa notte oppure la notte diventa giorno",
        "la notte diventa giorno o il giorno diventa notte",
    ),
    "DAY_TURNS": ("il giorno diventa notte",),
    "NIGHT_TURNS": ("la notte diventa giorno",),
    "AN_EMBLEM": ("un emblema",),
    "A_DUNGEON": ("un dungeon",),
    "A_CRIME": ("un crimine",),
    "DESCENDED": ("sei sceso", "sei scesa", "tu sia sceso", "tu sia scesa"),
    "TIMES_DESCENDED": ("volte che sei sceso", "volte in cui sei sceso"),
    "IN_YOUR_PARTY": ("nella tua compagnia",),
    "FULL_PARTY": ("hai una compagnia completa",),
    "SPEED": ("velocità",),
    "BLESSED": ("hai la benedizione della città",),
    "RING_TEMPTED_YOU": ("l'anello ti ha tentato", "l'anello ti ha tentata"),
    "RING_TEMPTS_YOU": ("l'anello ti tenta",),
    "COMPLETED_DUNGEON": ("hai completato un dungeon",),
    "THE_DUNGEON": ("il dungeon",),
}  # fmt: skip
