"""118.9, 601.3: from where and when something may be cast, and what may be paid instead of its mana cost or besides it."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on

_SUCH = (("", "", ""), ("{when_so} , ", "{when_so} , ", "when_so COMMA "))

ENTRIES: list[Entry] = [
    *handed_on("when_so", "if_", "while_"),
    *(made for kind in ("may_cast", "instead_of_mana_cost") for made in entry("static", f"{{{kind}}}", f"{{{kind}}}")),
    *(
        made
        for such_en, such_it, such in _SUCH
        for made in (
            *entry("may_cast", f"{such_en}you [may] [cast] {{own}} from your <PLACE> ({{when:when_so}})?",
                   f"{such_it}[potere] [lanciare] {{own}} dal tuo <PLACE> ({{when:when_so}})?", said=f"{such}V_CAN V_CAST own FROM THE YOUR PLACE when"),
            *entry("may_cast", f"{such_en}you [may] [cast] {{own}} from <PLACE.s>", f"{such_it}[potere] [lanciare] {{own}} da l' <PLACE.s>",
                   said=f"{such}V_CAN V_CAST own FROM THE PLACE"),
            *entry("may_cast", f"{such_en}you [may] [cast] {{own}} as though it had flash ({{when:when_so}})?",
                   f"{such_it}[potere] [lanciare] {{own}} come se avesse lampo ({{when:when_so}})?", said=f"{such}V_CAN V_CAST own AS_THOUGH_FLASH when"),
            *entry("instead_of_mana_cost", f"{such_en}you [may] {{cost~inf}} rather than pay {{own}} 's mana cost",
                   f"{such_it}[potere] {{cost~inf}} invece di pagare il costo di mana di {{own}}", said=f"{such}V_CAN cost INSTEAD_OF_MANA_COST own"),
            *entry("instead_of_mana_cost", f"{such_en}you [may] [cast] {{own}} without paying its mana cost",
                   f"{such_it}[potere] [lanciare] {{own}} senza pagare il suo costo di mana", said=f"{such}V_CAN V_CAST own WITHOUT_PAYING"),
        )
    ),
    *(
        made
        for such_en, such_it, such in _SUCH
        for more_en, more_it, more in (("", "", ""), (" and {other:from_top~inf}", " e {other:from_top~inf}", " AND other"))
        for paid_en, paid_it, paid in (("", "", ""), (" by {paid_besides} in addition to paying their other costs",
                                                     " {paid_besides} oltre a pagare gli altri loro costi", " paid_besides BESIDES_OTHER_COSTS"))
        if such or paid
        for made in entry("may_cast_top", f"{such_en}you [may] {{from_top~inf}}{more_en} from the top of {{own_place}}{paid_en}",
                          f"{such_it}[potere] {{from_top~inf}}{more_it} dalla cima di {{own_place}}{paid_it}",
                          said=f"{such}V_CAN from_top{more} FROM_THE_TOP_OF own_place{paid}")
    ),
    *handed_on("paid_besides", "sacrificing_for_it", "removing_for_it", "discarding_for_it", "paying_for_it"),
    *entry("sacrifice_payment", "sacrificing {party}", "sacrificando {party}", category="sacrificing_for_it", said="V_SACRIFICE party"),
    *entry("discard_payment", "discarding {cards}", "scartando {cards}", category="discarding_for_it", said="V_DISCARD cards"),
    *entry("life_payment", "paying {life_amount}", "pagando {life_amount}", category="paying_for_it", said="V_PAY life_amount"),
    *(made for what in ("counters", "some_counters")
      for made in entry("remove_payment", f"removing {{{what}}} from {{party}}", f"rimuovendo {{{what}}} da {{party}}", category="removing_for_it",
                        said=f"V_REMOVE {what} FROM party")),
    *entry("mana_spent", "if this|that mana is spent on {described} , {gives}", "se questo mana viene speso per {described} , {gives}",
           said="IF_MANA_SPENT described COMMA gives"),
    *entry("mana_spent", "if this|that mana is spent to cast {described} , {gives}", "se questo mana viene speso per lanciare {described} , {gives}",
           said="IF_MANA_SPENT described COMMA gives"),
    *entry("mana_spent", "when you spend this mana to cast {described} , {effects}", "quando spendi questo mana per lanciare {described} , {effects}",
           said="WHEN_MANA_SPENT described COMMA effects"),
    *(
        made
        for it_en, it_it, it in (("that spell", "quella magia", "THAT SPELL"), ("that creature", "quella creatura", "THAT TYPE"), ("it", "quella magia", "THAT SPELL"))
        for made in (
            *entry("", f"{it_en} can't be countered", f"{it_it} non può essere neutralizzata", category="gives", said=f'{it} NOT V_CAN="può" V_BE COUNTERED'),
            *entry("", f"{it_en} [gain] {{abilities}} ({{duration}})?", f"{it_it} ha {{abilities}} ({{duration}})?", category="gives",
                   said=f"{it} V_GAIN abilities duration"),
            *entry("", f"{it_en} [have] {{abilities}} ({{duration}})?", f"{it_it} ha {{abilities}} ({{duration}})?", category="gives",
                   said=f"{it} V_HAVE abilities duration"),
            *entry("", f"{it_en} enters (the battlefield)? with {{counters}} on it", f"{it_it} entra con {{counters}}", category="gives",
                   said=f'{it} V_ENTER="entra" WITH counters'),
        )
    ),
]  # fmt: skip
