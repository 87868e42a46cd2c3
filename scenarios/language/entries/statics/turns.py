"""500.7, 502.3, 504, 614.10: what stays tapped or untaps besides, and turns and steps that are skipped."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *(
        made
        for en, it, who in (("an opponent", "un avversario", "OPPONENT"), ("a player", "un giocatore", "PLAYER"))
        for made in entry("no_extra_turns", f"if {en} would begin an extra turn , that player skips that turn instead",
                          f"se {it} sta per iniziare un turno extra , quel giocatore salta invece quel turno",
                          said=f"IF {who}_TAKES_EXTRA COMMA THAT_TURN_SKIPPED")
    ),
    *entry("stays_tapped", "doesn't|don't untap during your untap step", "non [stappare] durante il tuo stap",
           said="NOT V_UNTAP DURING_YOUR_UNTAP"),
    *entry("stays_tapped", ("doesn't|don't untap during its controller's untap step",
           "doesn't|don't untap during their controllers' untap steps"), "non [stappare] durante lo stap del suo controllore",
           said="NOT V_UNTAP DURING_CONTROLLERS_UNTAP"),
    *entry("optional_untap", "you may choose not to untap {party} during your untap step",
           "puoi scegliere di non stappare {party} durante il tuo stap", said="MAY_STAY_TAPPED party DURING_YOUR_UNTAP"),
    *entry("skips_step", "[skip] your draw step", "[saltare] la tua acquisizione", said="V_SKIP YOUR_DRAW_STEP"),
    *entry("untaps_too", "[untap] {party} during each other player's untap step", "[stappare] {party} durante lo stap di ogni altro giocatore",
           said="V_UNTAP party IN_OTHERS_UNTAP"),
]  # fmt: skip
