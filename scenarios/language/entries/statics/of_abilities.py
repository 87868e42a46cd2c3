"""602.5, 603.2d: static abilities about abilities: that they cannot be activated, or trigger once more."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *(
        made
        for but_en, but_it, but in (("", "", ""), (" unless they 're mana abilities", " a meno che non siano abilità di mana", " UNLESS_MANA_ABILITIES"))
        for what_en, what_it, what in (
            ("{party}", "{party}", "party"),
            ("sources with the chosen name", "le fonti con il nome scelto", "sources_named(SOURCE:p of_chosen(OF_CHOSEN_NAME))"),
        )
        for made in entry("none_activated", f"activated abilities of {what_en} can't be activated{but_en}",
                          f"le abilità attivate di {what_it} non possono essere attivate{but_it}",
                          said=f"ACTIVATED_ABILITIES_OF {what} CANNOT_BE_ACTIVATED{but}")
    ),
    *(
        made
        for but_en, but_it, but in (("", "", ""), (" unless they 're mana abilities", " a meno che non siano abilità di mana", " UNLESS_MANA_ABILITIES"))
        for until_en, until_it, until in (("", "", ""), (" {duration}", " {duration}", " duration"))
        for made in entry("none_activated_now", f"its|their activated abilities can't be activated{but_en}{until_en}",
                          f"le sue abilità attivate non possono essere attivate{but_it}{until_it}", said=f"ABILITIES_NOT_ACTIVATED{but}{until}")
    ),
    *entry("not_activated", "its activated abilities can't be activated", "le sue abilità attivate non possono essere attivate",
           said="ABILITIES_NOT_ACTIVATED"),
    *entry("not_activated", "its activated abilities can't be activated unless they 're mana abilities",
           "le sue abilità attivate non possono essere attivate a meno che non siano abilità di mana", said="ABILITIES_NOT_ACTIVATED UNLESS_MANA_ABILITIES"),
    *entry("triggers_again",
           "if {cause:described} entering (the battlefield)? causes a triggered ability of {described} to trigger , "
           "that ability triggers an additional time",
           "se {cause:described} che entra fa innescare un'abilità innescata di {described} , quell'abilità si innesca una volta in più",
           said="IF cause WHICH V_ENTER=\"entra\" MAKES_TRIGGER described COMMA TRIGGERS_AGAIN"),
    *(
        made
        for en, it, said in (
            ("dying", "che muore", 'WHICH V_DIE="muore"'), ("attacking", "che attacca", 'WHICH V_ATTACK="attacca"'),
        )
        for made in entry(
            "triggers_again",
            f"if {{cause:described}} {en} causes a triggered ability of {{described}} to trigger , that ability triggers an additional time",
            f"se {{cause:described}} {it} fa innescare un'abilità innescata di {{described}} , quell'abilità si innesca una volta in più",
            said=f"IF cause {said} MAKES_TRIGGER described COMMA TRIGGERS_AGAIN",
        )
    ),
]  # fmt: skip
