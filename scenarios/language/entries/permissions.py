"""118.9, 601.3, 609.4b: from where, when and with what something may be cast, what may be paid instead, and what then becomes of it."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on

_SUCH = (("", "", ""), ("{when_so} , ", "{when_so} , ", "when_so COMMA "))
_SUCH_OR_YOURS = (*_SUCH, ("during your turn , ", "durante il tuo turno , ", "DURING_YOUR_TURN COMMA "))

_PAID_BESIDES = (
    ("", "", ""),
    (" by {paid_besides} in addition to (paying)? their other costs", " {paid_besides} oltre a pagare gli altri loro costi",
     " paid_besides BESIDES_OTHER_COSTS"),
)  # fmt: skip
"""118.8: what is paid for each of the spells that may be cast so."""

_ONCE = (
    ("once during each of your turns", "una volta durante ogni tuo turno", "ONCE_IN_YOUR_TURNS"),
    ("once each turn", "una volta per turno", "ONCE_EACH_TURN_YOU"),
)

ENTRIES: list[Entry] = [
    *entry("cast_only", "[cast] {own} only {if_}", "[lanciare] {own} solo {if_}", said="V_CAST own ONLY if_"),
    *entry("cast_only", ("[cast] {own} only during combat",), "[lanciare] {own} solo durante il combattimento", said="V_CAST own ONLY DURING_COMBAT"),
    *entry("cast_only", "[cast] {own} only during your turn", "[lanciare] {own} solo durante il tuo turno", said="V_CAST own ONLY DURING_YOUR_TURN"),
    *entry("cast_only", "[cast] {own} only during an opponent's turn", "[lanciare] {own} solo durante il turno di un avversario",
           said="V_CAST own ONLY DURING_OPPONENTS_TURN"),
    *entry("flash_for_more", "you [may] [cast] {own} as though it had flash if you [pay~2s] {symbol} more to cast it",
           "[potere] [lanciare] {own} come se avesse lampo se [pagare~2s] {symbol} in più per lanciarla",
           said="V_CAN V_CAST own AS_THOUGH_FLASH IF V_PAY symbol MORE_FOR_IT"),
    *(
        made
        for verb, it in (("play", "giocare"), ("cast", "lanciare"))
        for made in entry("from_top", f"[{verb}] {{nominal.p}}", f"[{it}] {{nominal.p}}", said=f"V_{verb.upper()} nominal")
    ),
    *(
        made
        for verb, it in (("cast", "lanciare"), ("play", "giocare"))
        for made in entry("cast_from", f"[{verb}] {{nominal.p}}", f"[{it}] {{nominal.p}}", said=f"V_{verb.upper()} nominal")
    ),
    *entry("cast_from", "[cast] {described}", "[lanciare] {described}", said="V_CAST described", category="cast_one_from"),
    *(
        made
        for before_en, before_it, when in (("", "", ""), ("during your turn ,", "durante il tuo turno ,", "DURING_YOUR_TURN COMMA "))
        for more_en, more_it, more in (("", "", ""), (" and {other:cast_from~inf}", " e {other:cast_from~inf}", " AND other"))
        for paid_en, paid_it, paid in _PAID_BESIDES
        for made in entry("may_cast_from", f"{before_en} you [may] {{cast_from~inf}}{more_en} from {{own_place}}{paid_en}",
                          f"{before_it} [potere] {{cast_from~inf}}{more_it} da {{own_place}}{paid_it}",
                          said=f"{when}V_CAN cast_from{more} FROM own_place{paid}")
    ),
    *(
        made
        for en, it, when in _ONCE
        for made in (
            *entry("may_cast_from", f"{en} , you [may] {{cast_from:cast_one_from~inf}}", f"{it} , [potere] {{cast_from:cast_one_from~inf}}",
                   said=f"{when} COMMA V_CAN cast_from"),
            *entry("may_cast_top", f"{en} , you [may] {{from_top:one_from_top~inf}} from the top of {{own_place}}",
                   f"{it} , [potere] {{from_top:one_from_top~inf}} dalla cima di {{own_place}}", said=f"{when} COMMA V_CAN from_top FROM_THE_TOP_OF own_place"),
        )
    ),
    *(
        made
        for verb, it in (("play", "giocare"), ("cast", "lanciare"))
        for made in entry("from_top", f"[{verb}] {{described}}", f"[{it}] {{described}}", said=f"V_{verb.upper()} described", category="one_from_top")
    ),
    *entry("may_cast_top", "you [may] {from_top~inf} from the top of {own_place}", "[potere] {from_top~inf} dalla cima di {own_place}",
           said="V_CAN from_top FROM_THE_TOP_OF own_place"),
    *entry("may_cast_top", "you [may] {from_top~inf} and {other:from_top~inf} from the top of {own_place}",
           "[potere] {from_top~inf} e {other:from_top~inf} dalla cima di {own_place}", said="V_CAN from_top AND other FROM_THE_TOP_OF own_place"),
    *(
        made
        for verb, it in (("play", "giocare"), ("cast", "lanciare"))
        for made in (
            *entry("may_cast_the_top", f"you [may] [{verb}] the top card of {{own_place}}", f"[potere] [{it}] la prima carta di {{own_place}}",
                   said=f"V_CAN V_{verb.upper()} THE FIRST CARD OF own_place"),
            *entry("may_cast_the_top", f"you [may] [{verb}] the top card of {{own_place}} if it's {{a_kind_of_card}}",
                   f"[potere] [{it}] la prima carta di {{own_place}} se è {{a_kind_of_card}}",
                   said=f"V_CAN V_{verb.upper()} THE FIRST CARD OF own_place IF V_BE a_kind_of_card"),
        )
    ),
    *entry("a_kind_of_card", "a|an {nominal.s}", "una {nominal.s}", said="ONE nominal"),
    *(
        made
        for when_en, when_it, when in (("", "", ""), ("during your turn , ", "durante il tuo turno , ", "DURING_YOUR_TURN COMMA "),
                                       ("during your turn , {if_} , ", "durante il tuo turno , {if_} , ", "DURING_YOUR_TURN COMMA if_ COMMA "))
        for what_en, what_it, what in (
            ("[cast] {exiled:all_exiled}", "[lanciare] {exiled:all_exiled}", "V_CAST exiled"),
            ("[play] {exiled:all_exiled}", "[giocare] {exiled:all_exiled}", "V_PLAY exiled"),
            ("{cast_from~inf} from among {exiled:all_exiled}", "{cast_from~inf} scelte tra {exiled:all_exiled}", "cast_from CHOSEN:fp AMONG exiled"),
            ("{cast_from~inf} and {other:cast_from~inf} from among {exiled:all_exiled}", "{cast_from~inf} e {other:cast_from~inf} scelte tra {exiled:all_exiled}",
             "cast_from AND other CHOSEN:fp AMONG exiled"),
        )
        for made in entry("may_cast_exiled", f"{when_en}you [may] {what_en}", f"{when_it}[potere] {what_it}", said=f"{when}V_CAN {what}")
    ),
    *entry("described", "{nominal.p}", "<@THE> {@nominal.p}", said="determiner(the(THE:p)) nominal", category="all_exiled"),
    *entry("cast_as_flash", "you [may] [cast] {nominal.p} as though they had flash", "[potere] [lanciare] {nominal.p} come se avessero lampo",
           said="V_CAN V_CAST nominal AS_THOUGH_FLASH"),
    *(
        made
        for who_en, who_it, said in (("each opponent's", "di ogni avversario", "DURING THE STEP OF EVERY OPPONENT"),)
        for made in entry("cast_as_flash", f"during {who_en} <STEP> , you [may] [cast] {{nominal.p}} as though they had flash",
                          f"durante la <STEP> {who_it} , [potere] [lanciare] {{nominal.p}} come se avessero lampo",
                          said=f"in_step({said}) COMMA V_CAN V_CAST nominal AS_THOUGH_FLASH")
    ),
    *entry("cast_as_flash", "any player may [cast] {nominal.p} as though they had flash", "qualsiasi giocatore può [lanciare] {nominal.p} come se avessero lampo",
           said='party(described(determiner(one(ANY)) nominal(part(PLAYER:s)))) V_CAN="può" V_CAST nominal AS_THOUGH_FLASH'),
    *(
        made
        for who_en, who_it, can in (("you", "puoi", 'V_CAN="puoi"'), ("players", "i giocatori possono", 'party(described(determiner(the(THE:p)) nominal(part(PLAYER:p)))) V_CAN="possono"'))
        for mana_en, mana_it, mana in (("as though it were mana of any color", "come se fosse mana di qualsiasi colore", "AS_ANY_COLOR"),
                                       ("as though it were mana of any type", "di qualsiasi tipo", "AS_ANY_TYPE"))
        for for_en, for_it, for_said in (
            ("", "", ""), (" to cast {nominal.p}", " per lanciare {nominal.p}", " FOR V_CAST nominal"),
            (" to activate abilities of {party}", " per attivare le abilità di {party}", " FOR V_ACTIVATE THE ABILITY OF party"),
            (" to activate {party} 's abilities", " per attivare le abilità di {party}", " FOR V_ACTIVATE THE ABILITY OF party"),
        )
        for made in entry("spends_as", f"{who_en} may spend mana {mana_en}{for_en}", f"{who_it} spendere mana {mana_it}{for_it}",
                          said=f"{can} {mana}{for_said}", reads_only=for_en.endswith("abilities"))
    ),
    *entry("spends_as", "mana of any type can be spent to activate {own} 's abilities", "puoi spendere mana di qualsiasi tipo per attivare le abilità di {own}",
           said='V_CAN="puoi" AS_ANY_TYPE FOR V_ACTIVATE THE ABILITY OF party(own)', reads_only=True),
    *entry("next_spell", "the next {nominal.s} you cast this turn [have~sub] {abilities}",
           "la prossima {nominal.s} che lanci in questo turno ha {abilities}", said="THE NEXT nominal WHICH V_CAST=\"lanci\" THIS_TURN V_HAVE abilities"),
    *entry("next_spell", "the next {nominal.s} you cast this turn [cost~sub] {symbol} less to cast",
           "la prossima {nominal.s} che lanci in questo turno [costare~sub] {symbol} in meno per essere lanciata",
           said="THE NEXT nominal WHICH V_CAST=\"lanci\" THIS_TURN V_COST symbol LESS_TO_CAST"),
    *(
        made
        for verb, done, it_verb, it_done, kinds in (("cast", "cast", "lanci", "lanciata", ("CAST", "CAST_BY")), ("play", "played", "giochi", "giocata", ("PLAY", "PLAYED_BY")))
        for made in entry("next_spell", f"the next {{nominal.s}} you {verb} this turn can be {done} as though it had flash",
                          f"la prossima {{nominal.s}} che {it_verb} in questo turno può essere {it_done} come se avesse lampo",
                          said=f'THE NEXT nominal WHICH V_{kinds[0]}="{it_verb}" THIS_TURN V_CAN="può" V_BE {kinds[1]} AS_THOUGH_FLASH')
    ),
    *entry("next_spell", "the next {nominal.s} you cast this turn can't be countered",
           "la prossima {nominal.s} che lanci in questo turno non può essere neutralizzata",
           said="THE NEXT nominal WHICH V_CAST=\"lanci\" THIS_TURN NOT V_CAN=\"può\" V_BE COUNTERED"),
    *handed_on("when_so", "if_", "while_"),
    *(made for kind in ("may_cast", "instead_of_mana_cost", "instead_for_spells") for made in entry("static", f"{{{kind}}}", f"{{{kind}}}")),
    *(
        made
        for such_en, such_it, such in _SUCH_OR_YOURS
        for made in (
            *entry("may_cast", f"{such_en}you [may] [cast] {{own}} from your <PLACE> ({{when:when_so}})?",
                   f"{such_it}[potere] [lanciare] {{own}} dal tuo <PLACE> ({{when:when_so}})?", said=f"{such}V_CAN V_CAST own FROM THE YOUR PLACE when"),
            *(
                one
                for place_en, place_it, place in (("your <PLACE>", "dal tuo <PLACE>", "THE YOUR PLACE"), ("<PLACE.s>", "da l' <PLACE.s>", "THE PLACE"))
                for one in entry("may_cast", f"{such_en}you [may] [cast] {{own}} from {place_en} by {{paid_besides+and_also}} in addition to (paying)? its other costs",
                                 f"{such_it}[potere] [lanciare] {{own}} {place_it} {{paid_besides+and_also}} oltre a pagare gli altri suoi costi",
                                 said=f"{such}V_CAN V_CAST own FROM {place} paid_besides BESIDES_OTHER_COSTS")
            ),
            *entry("may_cast", f"{such_en}you [may] [cast] {{own}} from <PLACE.s>", f"{such_it}[potere] [lanciare] {{own}} da l' <PLACE.s>",
                   said=f"{such}V_CAN V_CAST own FROM THE PLACE"),
        )
    ),
    *(
        made
        for such_en, such_it, such in _SUCH
        for made in (
            *entry("may_cast", f"{such_en}you [may] [cast] {{own}} as though it had flash ({{when:when_so}})?",
                   f"{such_it}[potere] [lanciare] {{own}} come se avesse lampo ({{when:when_so}})?", said=f"{such}V_CAN V_CAST own AS_THOUGH_FLASH when"),
            *entry("instead_of_mana_cost", f"{such_en}you [may] {{cost~inf}} rather than pay {{own}} 's mana cost",
                   f"{such_it}[potere] {{cost~inf}} invece di pagare il costo di mana di {{own}}", said=f"{such}V_CAN cost INSTEAD_OF_MANA_COST own"),
            *entry("instead_for_spells", f"{such_en}you [may] {{cost~inf}} rather than pay the mana cost for {{party}}",
                   f"{such_it}[potere] {{cost~inf}} invece di pagare il costo di mana per {{party}}", said=f"{such}V_CAN cost INSTEAD_OF_MANA_COST_FOR party"),
            *entry("instead_of_mana_cost", f"{such_en}you [may] [cast] {{own}} without paying its mana cost",
                   f"{such_it}[potere] [lanciare] {{own}} senza pagare il suo costo di mana", said=f"{such}V_CAN V_CAST own WITHOUT_PAYING"),
        )
    ),
    *(
        made
        for such_en, such_it, such in _SUCH
        for more_en, more_it, more in (("", "", ""), (" and {other:from_top~inf}", " e {other:from_top~inf}", " AND other"))
        for paid_en, paid_it, paid in _PAID_BESIDES
        if such or paid
        for made in entry("may_cast_top", f"{such_en}you [may] {{from_top~inf}}{more_en} from the top of {{own_place}}{paid_en}",
                          f"{such_it}[potere] {{from_top~inf}}{more_it} dalla cima di {{own_place}}{paid_it}",
                          said=f"{such}V_CAN from_top{more} FROM_THE_TOP_OF own_place{paid}")
    ),
    *handed_on("paid_besides", "sacrificing_for_it", "removing_for_it", "discarding_for_it", "paying_for_it", "exiling_for_it", "mana_for_it", "tapping_for_it"),
    *entry("exile_payment", "exiling {party}", "esiliando {party}", category="exiling_for_it", said="V_EXILE party"),
    *entry("mana_payment", "paying {symbol} {more:symbol*}", "pagando {symbol} {more:symbol*}", category="mana_for_it", said="V_PAY symbol more"),
    *entry("tap_others_payment", "tapping {party}", "tappando {party}", category="tapping_for_it", said="V_TAP party"),
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
