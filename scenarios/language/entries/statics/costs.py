"""601.2b, 601.2f: what is paid besides for a spell, and what spells and abilities cost less or more."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on

_SUCH = (
    ("", "", ""), ("{cost_such} , ", "{cost_such} , ", "cost_such COMMA "), ("during your turn , ", "durante il tuo turno , ", "DURING_YOUR_TURN COMMA "),
)  # fmt: skip

ENTRIES: list[Entry] = [
    *(made for en, it, said in (("less", "in meno", "LESS"), ("more", "in più", "MORE"))
      for made in entry("ability_cost", f"activated abilities of {{party}} [cost~3p] {{symbol}} {en} to activate {{where}}",
                        f"le abilità attivate di {{party}} [costare~3p] {{symbol}} {it} per essere attivate {{where}}",
                        said=f"ACTIVATED_ABILITIES_OF party V_COST symbol {said}_TO_ACTIVATE where")),
    *(made for more_en, more_it, more in (("less", "in meno", "LESS_TO_CAST"), ("more", "in più", "MORE_TO_CAST")) for made in [
        *entry("cost_change", f"{{party}} [cost] {{symbol}} {{more:symbol*}} {more_en} to cast {{cost_rest*}}",
               f"{{party}} [costare] {{symbol}} {{more:symbol*}} {more_it} per essere lanciata|lanciate {{cost_rest*}}",
               said=f"party V_COST symbol more {more} cost_rest"),
        *entry("cost_change", f"{{cost_such}} , {{party}} [cost] {{symbol}} {{more:symbol*}} {more_en} to cast",
               f"{{cost_such}} , {{party}} [costare] {{symbol}} {{more:symbol*}} {more_it} per essere lanciata|lanciate",
               said=f"cost_such COMMA party V_COST symbol more {more}"),
        *entry("cost_change", f"during your turn , {{party}} [cost] {{symbol}} {{more:symbol*}} {more_en} to cast",
               f"fintanto che è il tuo turno , {{party}} [costare] {{symbol}} {{more:symbol*}} {more_it} per essere lanciata|lanciate",
               said=f"while_(AS_LONG_AS condition(fact(YOUR_TURN_NOW))) COMMA party V_COST symbol more {more}"),
    ]),
    *entry("cost_change", "{party} [cost] {symbol} less to cast {if_} and {other:symbol} less to cast {second:if_}",
           "{party} [costare] {symbol} in meno per essere lanciata {if_} e {other:symbol} in meno per essere lanciata {second:if_}",
           said="party V_COST symbol LESS_TO_CAST if_ AND other LESS_TO_CAST second"),
    *entry("cost_change", "{party} [cost] {symbol} less to cast {where}", "{party} [costare] {symbol} in meno per essere lanciata {where}",
           said="party V_COST symbol LESS_TO_CAST where"),
    *handed_on("cost_such", "if_", "while_"),
    *(
        made
        for such_en, such_it, such in (("", "", ""), ("{cost_such} , ", "{cost_such} , ", "cost_such COMMA "))
        for made in entry(
            "least_cost",
            f"{such_en}{{party}} that would cost less than <NUM> mana to cast [cost] <NUM> mana to cast",
            f"{such_it}{{party}} che costerebbe|costerebbero meno di <NUM> mana per essere lanciata|lanciate [costare] <NUM> mana per essere lanciata|lanciate",
            said=f"{such}party WOULD_COST_LESS_THAN NUM MANA TO_CAST V_COST NUM MANA TO_CAST",
        )
    ),
    *handed_on("cost_rest", "if_", "while_", "per", "per_target", "if_targets"),
    *entry("per_target", "for each target beyond the first", "per ogni bersaglio oltre il primo", said="FOR_TARGETS_BEYOND"),
    *entry("if_targets", "if it targets {described}", "se bersaglia {described}", said="IF V_AIM described"),
    *entry("unlock_cost", "unlock costs you pay cost {symbol} less", "i costi di sbloccare che paghi costano {symbol} in meno",
           said='UNLOCK_COSTS WHICH V_PAY="paghi" V_COST="costano" symbol IN_LESS'),
    *(
        made
        for such_en, such_it, such in _SUCH
        for of_en, of_it, of in (("{party}", "{party}", "party"),
                                 ("sources with the chosen name", "le fonti con il nome scelto", "sources_named(SOURCE:p of_chosen(OF_CHOSEN_NAME))"))
        for en, it, said in (("less", "in meno", "LESS"), ("more", "in più", "MORE"))
        for but_en, but_it, but in (("", "", ""), (" unless they 're mana abilities", " a meno che non siano abilità di mana", " UNLESS_MANA_ABILITIES"))
        for made in entry("ability_cost", f"{such_en}activated abilities of {of_en} [cost~3p] {{symbol}} {en} to activate{but_en}",
                          f"{such_it}le abilità attivate di {of_it} [costare~3p] {{symbol}} {it} per essere attivate{but_it}",
                          said=f"{such}ACTIVATED_ABILITIES_OF {of} V_COST symbol {said}_TO_ACTIVATE{but}")
    ),
    *entry("cost_change", "during turns other than yours , {party} [cost] {symbol} less to cast",
           "durante i turni diversi dal tuo , {party} [costare] {symbol} in meno per essere lanciate", said="DURING_OTHERS_TURNS COMMA party V_COST symbol LESS_TO_CAST"),
    *(made for en, it, said in (("less", "in meno", "LESS"), ("more", "in più", "MORE"))
      for made in entry("cost_change", f"{{party}} during your turn [cost~3p] {{symbol}} {en} to cast",
                        f"{{party}} durante il tuo turno [costare~3p] {{symbol}} {it} per essere lanciate",
                        said=f"party DURING_YOUR_TURN V_COST symbol {said}_TO_CAST")),
    *(
        made
        for while_en, while_it, while_said in _SUCH
        for more_en, more_it, more in (("less", "in meno", "LESS_TO_ACTIVATE"), ("more", "in più", "MORE_TO_ACTIVATE"))
        for made in entry("ability_cost", f"{while_en}<KEYWORD> abilities you activate cost {{symbol}} {more_en} to activate",
                          f"{while_it}le abilità <KEYWORD> che attivi costano {{symbol}} {more_it} per essere attivate",
                          said=f'{while_said}THE ABILITY KEYWORD WHICH V_ACTIVATE="attivi" V_COST="costano" symbol {more}')
    ),
    *(
        made
        for which_en, which_it, which in (("first", "prima", "FIRST"), ("<ORDINAL>", "<ORDINAL>", "ORDINAL"))
        for more_en, more_it, more in (("less", "in meno", "LESS"), ("more", "in più", "MORE"))
        for when_en, when_it, said in (("each turn", "in ogni turno", "EACH_COMBAT"),
                                       ("during each of your turns", "durante ogni tuo turno", "IN_EACH_OF_YOUR_TURNS"),
                                       ("during each opponent's turn", "durante ogni turno di un avversario", "DURING_OPPONENTS_TURN"))
        for made in entry("nth_cost", f"the {which_en} {{nominal.s}} you cast {when_en} costs {{symbol}} {{more:symbol*}} {more_en} to cast",
                          f"la {which_it} {{nominal.s}} che lanci {when_it} costa {{symbol}} {{more:symbol*}} {more_it} per essere lanciata",
                          said=f"THE {which} nominal WHICH V_CAST=\"lanci\" {said} V_COST=\"costa\" symbol more {more}_TO_CAST")
    ),
    *(made for which_en, which_it, which in (("first", "prima", "FIRST"), ("<ORDINAL>", "<ORDINAL>", "ORDINAL"))
      for made in entry("nth_has", f"the {which_en} {{nominal.s}} each turn has {{abilities}}", f"la {which_it} {{nominal.s}} in ogni turno ha {{abilities}}",
                        said=f"THE {which} nominal EACH_COMBAT V_HAVE=\"ha\" abilities")),
    *entry("casting_cost", "as an additional cost to cast {own} , {cost}", "come costo addizionale per lanciare {own} , {cost}",
           said="ADDITIONAL_COST_TO_CAST own COMMA cost"),
    *entry("casting_cost", "as an additional cost to cast {own} , {cost} or {other:cost}", "come costo addizionale per lanciare {own} , {cost} o {other:cost}",
           said="ADDITIONAL_COST_TO_CAST own COMMA cost OR other"),
    *entry("casting_cost", "as an additional cost to cast {own} , you may {cost~inf}", "come costo addizionale per lanciare {own} , puoi {cost~inf}",
           said="ADDITIONAL_COST_TO_CAST own COMMA V_CAN:2s cost"),
]  # fmt: skip
