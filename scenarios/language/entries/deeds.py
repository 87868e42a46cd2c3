"""120, 701: what players do and how damage is dealt, an entry a deed; and the entries of all deeds together."""

from __future__ import annotations

from scenarios.language.entries.done_to_objects import MOVES, OBJECTS
from scenarios.language.entries.making import COUNTERS, MAKING
from scenarios.language.entries.prevention import PREVENTING, REDIRECTED
from scenarios.language.twoway.templates import Entry, entry, handed_on

_WHILE_EXILED = (
    ("", "", ""),
    (" this turn", " in questo turno", " THIS_TURN"),
    (
        " for as long as they remain exiled",
        " fintanto che rimangono esiliate",
        " as_exiled(AS_LONG_AS V_REMAIN EXILED)",
    ),
)
"""For how long cards that were exiled may be played; behind 'until end of turn' it is said before."""

_ANY_MANA = "spend mana as though it were " + "mana of any"
_THEM = (("them", "lanciarle"), ("those spells", "lanciare quelle magie"))
_PAID = (
    ("", "", ""),
    (" without paying their mana costs", " senza pagare i loro costi di mana", " WITHOUT_PAYING"),
    *(
        (f"{comma} and {way_en} to cast {them}", f" e {way_it} per {cast}", f" any_mana(SPENDING_ANY_{what})")
        for comma in (" ,", "")
        for way_en, way_it, what in (
            ("mana of any type can be spent", "puoi spendere mana di qualsiasi tipo", "TYPE"),
            (f"you may {_ANY_MANA} type", "puoi spendere mana di qualsiasi tipo", "TYPE"),
            (f"you may {_ANY_MANA} color", "puoi spendere mana come se fosse mana di qualsiasi colore", "COLOR"),
        )
        for them, cast in _THEM
    ),
)
"""118.9, 118.14, 609.4b: for nothing, or with what mana, said behind what may be cast."""
_AMONG_THOSE = {
    "cards exiled this way": "scelte tra le carte esiliate in questo modo",
    "the cards exiled this way": "scelte tra le carte esiliate in questo modo",
    "the exiled cards": "scelte tra le carte esiliate in questo modo",
}

PLAYERS: list[Entry] = [
    *entry("draw", "[draw] {cards} {per*}", "[pescare] {cards} {per*}"),
    *entry("draw", "[draw] up to {number} cards", "[pescare] fino a {number} carte", said="V_DRAW UP_TO number CARD"),
    *entry("discard", "[discard] {cards} {per*}", "[scartare] {cards} {per*}"),
    *entry("discard", "[discard] {cards} at random", "[scartare] {cards} a caso", said="V_DISCARD cards AT_RANDOM"),
    *entry("discard", "[discard] {own_place}", "[scartare] {own_place}"),
    *entry("discard", "[discard] {described}", "[scartare] {described}", said="V_DISCARD described"),
    *entry("discard", "[discard] {half_of_cards}", "[scartare] {half_of_cards}"),
    *(
        made
        for en, it, said in (("up", "eccesso", "ROUNDED_UP"), ("down", "difetto", "ROUNDED_DOWN"))
        for made in (
            *entry("half_of_cards", f"half the cards in {{own_place}} , rounded {en}",
                   f"metà delle carte in {{own_place}} , arrotondata per {it}", said=f"HALF_OF THE:fp CARD IN own_place COMMA {said}"),
            *entry("sacrifice", f"[sacrifice] half the {{nominal.p}} (of their choice)? , rounded {en}",
                   f"[sacrificare] metà <@THE> {{@nominal.p}} , arrotondata per {it}", said=f"V_SACRIFICE HALF_OF THE nominal COMMA {said}"),
        )
    ),
    *entry("discard_known", "[discard] {that}", "[scartare] {that}"),
    *entry("discard_known", "[discard] {the_rest}", "[scartare] {the_rest}"),
    *entry("discard_known", "[discard] {among_them}", "[scartare] {among_them}"),
    *entry("mill", "[mill] {half_library}", "[macinare] {half_library}"),
    *entry("half_library", "half {own_place} , rounded up", "metà di {own_place} , arrotondata per eccesso",
           said="HALF_OF own_place COMMA ROUNDED_UP"),
    *entry("half_library", "half {own_place} , rounded down", "metà di {own_place} , arrotondata per difetto",
           said="HALF_OF own_place COMMA ROUNDED_DOWN"),
    *entry("separate", "[separate] {party} into two piles", "[separare] {party} in due pile", said="V_SEPARATE party CHOSEN_IN_TWO_PILES"),
    *entry("mill", "[mill] {cards} {per*}", "[macinare] {cards} {per*}"),
    *entry("gain_life", "[gain] {life_amount} {per*}", "[guadagnare] {life_amount} {per*}"),
    *entry("lose_life", "[lose] {life_amount} {per*}", "[perdere] {life_amount} {per*}"),
    *entry("life_total_of", "your life total", "i tuoi punti vita", said="THE YOUR LIFE"),
    *entry("life_total_of", "{party} 's life total", "i punti vita di {party}", said="THE LIFE OF party"),
    *entry("set_life", "{life_total_of} becomes {number}", "{life_total_of} diventano {number}",
           said="life_total_of V_BECOME number"),
    *entry("set_life", ("{life_total_of} becomes equal to {quantity}", "{life_total_of} becomes {quantity}"),
           "{life_total_of} diventano pari a {quantity}", said="life_total_of V_BECOME EQUAL_TO quantity"),
    *entry("set_life", "it becomes equal to {quantity}", "diventano pari a {quantity}", said="V_BECOME=\"diventano\":3p EQUAL_TO quantity"),
    *entry("double_life", "[double] {life_total_of}", "[raddoppiare] {life_total_of}"),
    *entry("exchange_life", "exchange life totals with {party}", "scambia i tuoi punti vita con quelli di {party}",
           said="V_SWITCH life_total_of(THE YOUR LIFE) WITH_THOSE_OF party"),
    *entry("redistribute_life", "redistribute any number of players' life totals",
           "ridistribuisci i punti vita di un qualsiasi numero di giocatori",
           said="V_REDISTRIBUTE THE LIFE_OF_ANY_PLAYERS"),
    *entry("win", "[win] the game", "[vincere] la partita", said="V_WIN THE_GAME"),
    *entry("lose", "[lose] the game", "[perdere] la partita", said="V_LOSE THE_GAME"),
    *entry("leave_combat", "[remove] {party} from combat", "[rimuovere] {party} dal combattimento", said="V_REMOVE party FROM_COMBAT"),
    *(
        made
        for which, quale in (
            ("this phase", "questa fase"),
            ("this main phase", "questa fase principale"),
            ("this combat phase", "questa fase di combattimento"),
        )
        for more_en, more_it, more in (
            ("", "", ""),
            ("followed by an additional main phase", "seguita da una fase principale addizionale", "AND_A_MAIN_PHASE"),
        )
        for made in entry(
            "more_phases", f"after {which} , there is an additional combat phase {more_en}",
            f"dopo {quale} , c'è una fase di combattimento addizionale {more_it}", said=f'MORE_PHASES="dopo {quale}," {more}')
    ),
    *entry("more_phases", "there is an additional combat phase after this phase", "c'è una fase di combattimento addizionale dopo questa fase",
           said='MORE_PHASES="c\'è una fase di combattimento addizionale dopo questa fase"'),
    *entry("create", "[create] a|an <ROLE> token attached to {party}", "[creare] una pedina <ROLE> assegnata a {party}",
           said="V_CREATE ONE TOKEN ROLE FASTENED TO party"),
    *entry("end_turn", "end the turn", "termina il turno", said="END_THE_TURN"),
    *entry("end_turn", "end the combat phase", "termina la fase di combattimento", said="END_THE_COMBAT"),
    *entry("flip_coin", "[flip] a coin", "[lanciare] una moneta", said="V_CAST ONE COIN"),
    *entry("flip_coin", "[flip] {number} coins", "[lanciare] {number} monete", said="V_CAST number COIN"),
    *entry("roll", "[roll] a d <NUM>", "[tirare] un d <NUM>", said="V_ROLL ONE DIE NUM"),
    *entry("roll", "[roll] <NUM> d <NUM>", "[tirare] <NUM> d <NUM>", said="V_ROLL NUM DIE NUM"),
    *entry("roll", "[roll] a d <NUM> and add {quantity}", "[tirare] un d <NUM> e aggiungi {quantity}", said="V_ROLL ONE DIE NUM AND V_ADD quantity"),
    *entry("investigate", "[investigate]", "[indagare]"),
    *entry("investigate", "[investigate] {per}", "[indagare] {per}"),
    *entry("investigate", "[investigate] twice", "[indagare] due volte", said="V_INVESTIGATE TWICE"),
    *entry("proliferate", "[proliferate]", "[proliferare]"),
    *entry("proliferate", "[proliferate] twice", "[proliferare] due volte", said="V_PROLIFERATE TWICE"),
    *entry("populate", "[populate]", "[popolare]"),
    *entry("populate", "[populate] {number} times", "[popolare] {number} volte", said="V_POPULATE number TIMES"),
    *entry("airbend", "airbend {party}", "esercita il dominio dell'aria su {party}", said="V_PRACTISE THE_AIR ON party"),
    *entry("earthbend", "earthbend {number}", "dominio della terra {number}", said="EARTHBEND number"),
    *entry("unregenerated", "can't be regenerated this turn", "non può essere rigenerata in questo turno", said="CANT_BE_REGENERATED THIS_TURN"),
    *entry("scry", "[scry] {number}", "[profetizzare] {number}"),
    *entry("surveil", "[surveil] {number}", "[sorvegliare] {number}"),
    *entry("bolster", "[bolster] {number}", "[sostenere] {number}"),
    *entry("support", "[support] <NUM>", "[soccorrere] <NUM>"),
    *entry("amass", "[amass] <SUBTYPE> {number}", "[reclutare] <SUBTYPE> {number}"),
    *entry("amass", "[amass] {number}", "[reclutare] {number}"),
    *entry("incubate", "[incubate] {number}", "[incubare] {number}"),
    *entry("incubate", "[incubate] {number} twice", "[incubare] {number} due volte", said="V_INCUBATE number TWICE"),
    *entry("investigate", "[investigate] {number} times", "[indagare] {number} volte", said="V_INVESTIGATE number TIMES"),
    *entry("explore", "[explore] again", "[esplorare] di nuovo", said="V_EXPLORE AGAIN"),
    *entry("proliferate", "[proliferate] again", "[proliferare] di nuovo", said="V_PROLIFERATE AGAIN"),
    *entry("create", "[create] {number} of those tokens", "[creare] {number} di quelle pedine", said="V_CREATE number OF THAT TOKEN"),
    *entry("evidence", "[collect] evidence {number}", "[raccogliere] prove {number}", said="V_COLLECT EVIDENCE number"),
    *entry("forage", "[forage]", "[foraggiare]"),
    *(
        made
        for verb, infinitive in (("lose", "perdere"), ("win", "vincere"))
        for made in entry("kept_from", f"[{verb}] the game", f"[{infinitive}] la partita", said=f"V_{verb.upper()} THE_GAME")
    ),
    *entry("discover", "[discover] {number}", "[scoprire] {number}"),
    *entry("monstrosity", "monstrosity {number}", "mostruosità {number}", said="MONSTROSITY number"),
    *entry("adapt", "adapt {number}", "adattamento {number}", said="ADAPT number"),
    *entry("learn", "learn", "apprendi", said="LEARN"),
    *entry("put_face_down", "[manifest] {first_cards}", "[manifestare] {first_cards}"),
    *entry("put_face_down", "[cloak] {first_cards}", "[celare] {first_cards}"),
    *entry("put_face_down", "[manifest] {party}", "[manifestare] {party}"),
    *entry("put_face_down", "[cloak] {party}", "[celare] {party}"),
    *entry("manifest_dread", "[manifest] dread", "[manifestare] angoscia", said="V_MANIFEST DREAD"),
    *entry("take_initiative", "take|takes the initiative", "[prendere] l'iniziativa", said="V_GET THE_INITIATIVE"),
    *entry("become_monarch", "[become] the monarch", "[diventare] il monarca", said="V_BECOME THE_MONARCH"),
    *entry("extra_turn", "take|takes {number} extra turns after this one", "[giocare] altri {number} turni dopo questo", said="V_PLAY OTHER number TURNS_AFTER"),
    *entry("become_plotted", "[become] plotted", "[diventare] tramata", said="V_BECOME PLOTTED"),
    *entry("become_known", "[become] <SADDLED> {duration}", "[diventare] <SADDLED> {duration}", said="V_BECOME SADDLED duration"),
    *entry("no_longer_known", "[become] no longer <DESIGNATED>", "non [essere] più <DESIGNATED>", said="NOT V_BE PLUS DESIGNATED"),
    *entry("made_no_longer", "[have] it become no longer <DESIGNATED>", "[fare] in modo che non sia più <DESIGNATED>",
           said="V_DO SO_THAT_NO_LONGER DESIGNATED"),
    *entry("fateseal", "fateseal {number}", "destino {number}", said="FATESEAL number"),
    *entry("extra_turn", "take an extra turn after this one", "gioca un turno extra dopo questo", said="V_PLAY EXTRA_TURN_AFTER"),
    *entry("may_play_lands", "[play] an additional land this turn", "[giocare] una terra addizionale in questo turno",
           said="V_PLAY ADDITIONAL_LAND THIS_TURN"),
    *(made for up_en, up_it, up in (("up to ", "fino a ", "UP_TO "), ("", "", ""))
      for made in entry("may_play_lands", f"[play] {up_en}<NUM> additional lands this turn", f"[giocare] {up_it}<NUM> terre addizionali in questo turno",
                        said=f"V_PLAY {up}NUM ADDITIONAL_LANDS THIS_TURN")),
    *entry("day_comes", "it becomes day", "diventa giorno", said="BECOMES_DAY"),
    *entry("day_comes", "it becomes night", "diventa notte", said="BECOMES_NIGHT"),
    *(
        made
        for en, it in (("play", "giocare"), ("cast", "lanciare"))
        for extra, said in (
            ("", ""),
            *(
                (f", and {way} to cast {them}", f" any_mana(SPENDING_ANY_{what})")
                for them in ("it", "them", "that spell", "those spells")
                for way, what in (
                    ("mana of any type can be spent", "TYPE"), (f"you may {_ANY_MANA} color", "COLOR"), (f"you may {_ANY_MANA} type", "TYPE"),
                )
            ),
        )
        for verb in ("remains", "remain")
        for made in entry("play_known", f"[{en}] {{party}} for as long as it|they {verb} exiled {extra}",
                          f"[{it}] {{party}} fintanto che rimane esiliata",
                          said=f"V_{en.upper()} party as_exiled(AS_LONG_AS V_REMAIN EXILED){said}", reads_only=True)
    ),
    *(
        made
        for en, it in (("play", "giocare"), ("cast", "lanciare"))
        for when_en, when_it, when in (("", "", ""), ("this turn", "in questo turno", "THIS_TURN"))
        for them in ("it", "them", "that spell", "those spells", "spells this way")
        for way_en, way_it, way in (
            (f"you may {_ANY_MANA} color to cast", "puoi spendere mana come se fosse mana di qualsiasi colore per", "COLOR"),
            (f"you may {_ANY_MANA} type to cast", "puoi spendere mana di qualsiasi tipo per", "TYPE"),
            ("mana of any type can be spent to cast", "puoi spendere mana di qualsiasi tipo per", "TYPE"),
        )
        for made in entry("play_known", f"[{en}] {{party}} {when_en} , and {way_en} {them}", f"[{it}] {{party}} {when_it} e {way_it} lanciarla",
                          said=f"V_{en.upper()} party {when} any_mana(SPENDING_ANY_{way})", reads_only=True)
        + entry("play_known", f"[{en}] {{party}} {when_en} and {way_en} {them}", f"[{it}] {{party}} {when_it} e {way_it} lanciarla",
                said=f"V_{en.upper()} party {when} any_mana(SPENDING_ANY_{way})", reads_only=True)
    ),
    *(
        made
        for en, it in (("play", "giocare"), ("cast", "lanciare"))
        for when_en, when_it, when in (("", "", ""), (" this turn", " in questo turno", " THIS_TURN"))
        for made in (
            *entry("play_known", f"[{en}] {{nominal.p}} from {{own_place}}{when_en}", f"[{it}] {{nominal.p}} da {{own_place}}{when_it}",
                   said=f"V_{en.upper()} nominal FROM own_place{when}"),
            *entry("play_known", f"[{en}] {{nominal.p}}{when_en} as though they had flash", f"[{it}] {{nominal.p}}{when_it} come se avessero lampo",
                   said=f"V_{en.upper()} nominal{when} AS_THOUGH_FLASH"),
        )
    ),
    *(
        made
        for what in ("described", "nominal")
        for for_en, for_it, free in (("", "", ""), (" without paying its mana cost", " senza pagare il suo costo di mana", " WITHOUT_PAYING"),
                                     (" without paying their mana costs", " senza pagare i loro costi di mana", " WITHOUT_PAYING"))
        for made in entry("play_known", f"[cast] {{{what}{'.p' if what == 'nominal' else ''}}} from among {{exiled:all_exiled}}{for_en}",
                          f"[lanciare] {{{what}{'.p' if what == 'nominal' else ''}}} scelte tra {{exiled:all_exiled}}{for_it}",
                          said=f"V_CAST {what} CHOSEN:fp AMONG exiled{free}")
    ),
    *entry("control_player", "[control] {party} during that player's next turn",
           "[controllare] {party} durante il prossimo turno di quel giocatore", said="V_CONTROL party DURING_THEIR_NEXT_TURN"),
    *entry("copy_on_stack", "[copy] {party} an additional time", "[copiare] {party} una volta in più", said="V_COPY party ONCE_MORE"),
    *entry("copy_on_stack", "[copy] {party} twice", "[copiare] {party} due volte", said="V_COPY party TWICE"),
    *entry("copy_on_stack", "[copy] {party} {number} times", "[copiare] {party} {number} volte", said="V_COPY party number TIMES"),
    *entry("copy_on_stack", "[copy] {party} {per}", "[copiare] {party} {per}"),
    *entry("play_known", "[play] {party}", "[giocare] {party}"),
    *entry("play_known", "[cast] {party}", "[lanciare] {party}"),
    *(
        made
        for verb, infinitive in (("play", "giocare"), ("cast", "lanciare"))
        for able_en, able_it, able in (("", "", ""), (" if able", ", se può farlo", " IF_ABLE"))
        for made in entry("play_known", (f"[{verb}] {{party}} without paying its mana cost{able_en}",
                                         f"[{verb}] {{party}} without paying their mana costs{able_en}"),
                          f"[{infinitive}] {{party}} senza pagare il suo costo di mana{able_it}", said=f"V_{verb.upper()} party WITHOUT_PAYING{able}")
    ),
    *(
        made
        for verb, infinitive in (("play", "giocare"), ("cast", "lanciare"))
        for made in entry("play_known", tuple(f"[{verb}] {{party}} {way}" for its in ("its mana cost", "their mana costs")
                                              for way in (f"this turn without paying {its}", f"without paying {its} this turn")),
                          f"[{infinitive}] {{party}} in questo turno senza pagare il suo costo di mana",
                          said=f"V_{verb.upper()} party THIS_TURN WITHOUT_PAYING")
    ),
    *(
        made
        for when_en, when_it, when in _WHILE_EXILED
        for paid_en, paid_it, paid in _PAID
        for made in (
            *(
                one
                for among_en in ("them", "those cards", "cards exiled this way", "the cards exiled this way", "the exiled cards")
                for one in entry("play_and_cast", f"[play] {{nominal.p}} and [cast] {{other:nominal.p}} from among {among_en}{when_en}{paid_en}",
                                 f"[giocare] {{nominal.p}} e [lanciare] {{other:nominal.p}} scelte tra quelle carte{when_it}{paid_it}",
                                 said=f'V_PLAY nominal AND V_CAST other CHOSEN_AMONG="{_AMONG_THOSE.get(among_en, "scelte tra quelle carte")}"{when}{paid}',
                                 reads_only=among_en != "those cards")
            ),
            *entry("play_known", (f"[play] {{nominal.p}} exiled this way{when_en}{paid_en}", f"[play] the {{nominal.p}} exiled this way{when_en}{paid_en}"),
                   f"[giocare] {{nominal.p}} esiliate in questo modo{when_it}{paid_it}",
                   said=f"V_PLAY nominal EXILED:fp IN_THIS_WAY{when}{paid}", reads_only=True),
            *(
                one
                for one in entry("play_and_cast", f"[play] {{nominal.p}} and [cast] {{other:nominal.p}} from {{own_place}}{when_en}{paid_en}",
                                 f"[giocare] {{nominal.p}} e [lanciare] {{other:nominal.p}} da {{own_place}}{when_it}{paid_it}",
                                 said=f"V_PLAY nominal AND V_CAST other FROM own_place{when}{paid}")
                if "as_exiled" not in when
            ),
        )
    ),
    *(
        made
        for among_en in ("them", "those cards", "cards exiled this way", "the cards exiled this way", "the exiled cards")
        for when_en, when_it, when in _WHILE_EXILED
        for paid_en, paid_it, paid in _PAID
        if (among_en != "them" or paid)
        for made in entry("play_known", f"[cast] {{nominal.p}} from among {among_en}{when_en}{paid_en}",
                          f"[lanciare] {{nominal.p}} scelte tra quelle carte{when_it}{paid_it}",
                          said=f'V_CAST nominal CHOSEN_AMONG="{_AMONG_THOSE.get(among_en, "scelte tra quelle carte")}"{when}{paid}',
                          reads_only=among_en != "those cards" or not paid)
    ),
    *entry("exchange_control", "[exchange] control of {party}", "[scambiare] il controllo di {party}", said="V_SWITCH CONTROL_OF party"),
    *entry("exchange_control", "[exchange] control of {party} and {second:party}", "[scambiare] il controllo di {party} e di {second:party}",
           said="V_SWITCH CONTROL_OF party AND second"),
    *(made for to in ("to", "onto")
      for made in entry("move_counters", f"[move] {{counters}} from {{party}} {to} {{second:party}}",
                        "[spostare] {counters} da {party} su {second:party}", said="V_MOVE counters FROM party ON second")),
    *entry("turn_face", "[turn] {party} face up", "[girare] {party} a faccia in su", said="V_TURN party FACE_UP"),
    *entry("turn_face", "[turn] {party} face down", "[girare] {party} a faccia in giù", said="V_TURN party FACE_DOWN"),
    *entry("choose_target", "[choose] {both_targets}", "[scegliere] {both_targets}"),
    *entry("distribute", "[distribute] {counters} among {party}", "[distribuire] {counters} tra {party}",
           said="V_DISTRIBUTE counters AMONG party"),
    *entry("retarget", ("[choose] new targets for {party}", "[choose] a new target for {party}"), "[scegliere] nuovi bersagli per {party}",
           said="V_CHOOSE NEW_TARGETS_FOR party"),
    *entry("redirect", "[change] the target of {party}", "[cambiare] il bersaglio di {party}", said="V_CHANGE THE TARGET OF party"),
    *entry("redirect", "[change] a target of {party} to {to:party}", "[cambiare] un bersaglio di {party} con {to:party}",
           said="V_CHANGE ONE TARGET OF party WITH to"),
    # 707.10c: whoever copies it chooses; 'you may' stands where it is you who copy it.
    *(
        made
        for can_en, can_it in (("may", "può"), ("you may", "puoi"))
        for new_en, new_it in (("a new target", "un nuovo bersaglio"), ("new targets", "nuovi bersagli"))
        for how_often_en, how_often_it, how_often in (("", "", ""), (" twice", " due volte", "TWICE "), (" {number} times", " {number} volte", "number TIMES "), (" {per}", " {per}", "per "))
        for made in entry("copy_on_stack", f"[copy] {{party}}{how_often_en} and {can_en} choose {new_en} for the|that copy|copies",
                          f"[copiare] {{party}}{how_often_it} e {can_it} scegliere {new_it} per la copia",
                          said=f'V_COPY party {how_often}WITH_NEW_TARGETS="e {can_it} scegliere {new_it} per la copia"', reads_only=True)
    ),
    *(
        made
        for verb, it in (("cast", "lanciare"), ("play", "giocare"))
        for made in entry("play_known", f"[{verb}] {{nominal.p}} from among them|those ({{when:duration}})?", f"[{it}] {{nominal.p}} scelte tra esse ({{when:duration}})?",
                          said=f"V_{verb.upper()} nominal CHOSEN_AMONG when")
    ),
    *entry("discard", "[discard] {some_cards}", "[scartare] {some_cards}"),
    *entry("discard", "[discard] {some_cards} at random", "[scartare] {some_cards} a caso", said="V_DISCARD some_cards AT_RANDOM"),
    *entry("some_cards", "up to {number} cards", "fino a {number} carte", said="UP_TO number CARD"),
    *entry("some_cards", "any number of cards", "un qualsiasi numero di carte", said="ONE ANY NUMBER_OF CARD"),
    *entry("some_cards", "all the cards in your|their hand", "tutte le carte della tua mano", said="ALL THE CARD"),
    *entry("shuffle_if_searched", "if you search your library this way , shuffle", "se passi in rassegna il tuo grimorio in questo modo , rimescola",
           said="IF_SEARCHED_SO COMMA V_SHUFFLE"),
    *entry("obtain", "[get] an amount of {energy} equal to {quantity}", "[ottenere] un ammontare di {energy} pari a {quantity}",
           said="V_OBTAIN ONE NUMBER_OF energy EQUAL_TO quantity"),
    *entry("obtain", "[get] that many {energy}", "[ottenere] altrettanti {energy}", said="V_OBTAIN AS_MANY energy"),
    *entry("unlock_door", "[unlock] a locked door of {party}", "[sbloccare] una porta bloccata di {party}",
           said="V_UNLOCK LOCKED_DOOR OF party"),
    *entry("unlock_door", "[unlock] a door of {party}", "[sbloccare] una porta di {party}", said="V_UNLOCK A_DOOR OF party"),
    *entry("unlock_door", "[lock] or [unlock] a door of {party}", "[bloccare] o [sbloccare] una porta di {party}",
           said="V_BLOCK OR V_UNLOCK A_DOOR OF party"),
    *entry("unlock_door", "[lock] a door of {party}", "[bloccare] una porta di {party}", said="V_BLOCK A_DOOR OF party"),
    *entry("transform", "[transform] {party}", "[trasformare] {party}"),
    *entry("venture", "venture into the dungeon", "esplora il dungeon", said="V_EXPLORE THE_DUNGEON"),
    *entry("clash", "clash with an opponent", "scontrati con un avversario", said="CLASH"),
    *entry("skip", ("[skip] their next combat phase", "[skip] your next combat phase"), "[saltare] la sua prossima fase di combattimento", said="V_SKIP NEXT_COMBAT"),
    *entry("skip", "[skip] your next <STEP>", "[saltare] il tuo prossimo <STEP>", said="V_SKIP THE YOUR NEXT STEP"),
    *entry("skip", "[skip] their next <STEP>", "[saltare] il suo prossimo <STEP>", said="V_SKIP THE ITS NEXT STEP"),
    *entry("more_phases", "after this main phase , there are two additional combat phases", "dopo questa fase principale, ci sono due fasi di combattimento addizionali",
           said='TWO_MORE_PHASES="dopo questa fase principale,"'),
    *entry("skip", "[skip] your next turn", "[saltare] il tuo prossimo turno", said="V_SKIP YOUR_NEXT_TURN_AT_ALL"),
    *entry("play_known", "[play] {party} {duration}", "[giocare] {party} {duration}"),
    *entry("play_known", "[cast] {party} {duration}", "[lanciare] {party} {duration}"),
    *entry("obtain", "[get] {energy} {more:energy*}", "[ottenere] {energy} {more:energy*}", said="V_OBTAIN energy more"),
    *entry("obtain", "[get] {energy} {more:energy*} {per}", "[ottenere] {energy} {more:energy*} {per}", said="V_OBTAIN energy more per"),
    *(made for en, it in (("play", "giocare"), ("cast", "lanciare"))
      for made in entry("play_known", f"[{en}] {{party}} from {{own_place}} this turn", f"[{it}] {{party}} da {{own_place}} in questo turno",
                        said=f"V_{en.upper()} party FROM own_place THIS_TURN")),
    *entry("obtain", "[get] {number} {energy}", "[ottenere] {number} {energy}", said="V_OBTAIN number energy"),
    *entry("obtain", "[get] {counters}", "[ottenere] {counters}", said="V_OBTAIN counters"),
    *entry("emblem", "[get] an emblem with <QUOTED>", "[ottenere] un emblema con <QUOTED>",
           said="V_OBTAIN AN_EMBLEM WITH QUOTED"),
    *entry("emblem", "[get] an emblem with <QUOTED> and <QUOTED>", "[ottenere] un emblema con <QUOTED> e <QUOTED>",
           said="V_OBTAIN AN_EMBLEM WITH QUOTED AND QUOTED"),
    *entry("pay", "[pay] any amount of <ENERGY>", "[pagare] un qualsiasi ammontare di <ENERGY>", said="V_PAY any_energy(ONE ANY NUMBER_OF ENERGY)"),
    *entry("pay", "[pay] {mana_payment} any number of times", "[pagare] {mana_payment} un qualsiasi numero di volte",
           said="V_PAY mana_payment ANY_NUMBER_OF_TIMES"),
    *entry("pay", "[pay] {mana_payment}", "[pagare] {mana_payment}"),
    *entry("pay", "[pay] {life_amount}", "[pagare] {life_amount}"),
    *entry("pay", "[pay] {energy_paid}", "[pagare] {energy_paid}"),
]  # fmt: skip

LIBRARIES: list[Entry] = [
    *entry("search", "[search] {own_place} for {searched}", "[passare in rassegna] {own_place} per {searched}",
           said="V_SEARCH own_place FOR searched"),
    *entry("search", "[search] {whole_place} for {searched}", "[passare in rassegna] {whole_place} per {searched}",
           said="V_SEARCH whole_place FOR searched"),
    *entry("search", "[search] {several_places} for {searched}", "[passare in rassegna] {several_places} per {searched}",
           said="V_SEARCH several_places FOR searched"),
    *entry("several_places", "{party} 's <PLACE> , <PLACE> , and <PLACE>", "<@THE> <@PLACE> , la <PLACE> e il <PLACE> di {party}",
           said="THE PLACE COMMA THE PLACE AND THE PLACE OF party"),
    *entry("several_places", "your <PLACE> and/or <PLACE>", "il tuo <PLACE> e/o il tuo <PLACE>",
           said="own_place(THE YOUR PLACE) AND_OR own_place(THE YOUR PLACE)"),
    *entry("several_places", "your <PLACE> and <PLACE>", "il tuo <PLACE> e il tuo <PLACE>", said="own_place(THE YOUR PLACE) AND own_place(THE YOUR PLACE)"),
    *(
        made
        for and_en, and_it, conjunction in (("and/or", "e/o", "AND_OR"), ("and", "e", "AND"))
        for made in entry("several_places", f"your <PLACE> , <PLACE> , {and_en} <PLACE>", f"il tuo <PLACE> , il tuo <PLACE> {and_it} il tuo <PLACE>",
                          said=f"own_place(THE YOUR PLACE) COMMA own_place(THE YOUR PLACE) {conjunction} own_place(THE YOUR PLACE)")
    ),
    *entry("searched", "{described}", "{described}"),
    *entry("searched", "any card", "una carta qualsiasi", said="described(determiner(one(ONE)) nominal(part(CARD)))"),
    *entry("", "a|an {@part.s}", "<ONE> {@part.s}", category="a_card", said="part"),
    *entry("searched", "{first:a_card} and {second:a_card}", "{first:a_card} e {second:a_card}",
           said="described(determiner(one(ONE)) nominal(several(first conjunction(AND) again(again_determiner(ONE) second) after)))"),
    *entry("searched", "{first:a_card} , {more:a_card} , and {second:a_card}", "{first:a_card} , {more:a_card} e {second:a_card}",
           said="described(determiner(one(ONE)) nominal(several(first again(again_determiner(ONE) more) conjunction(AND) again(again_determiner(ONE) second) after)))"),
    *entry("shuffle", "[shuffle]", "[rimescolare]"),
    *entry("shuffle", "[shuffle] {own_place}", "[rimescolare] {own_place}"),
    *entry("shuffle_into", "[shuffle] {party} into {own_place}", "[rimescolare] {party} in {own_place}",
           said="V_SHUFFLE party IN own_place"),
    *entry("shuffle_into", "[shuffle] {own_place} into {into:own_place}", "[rimescolare] {own_place} in {into:own_place}",
           said="V_SHUFFLE own_place IN into"),
    *entry("shuffle_into", "[shuffle] {own_place} and {more:place_alone_theirs} into {into:own_place}",
           "[rimescolare] {own_place} e {more:place_alone_theirs} in {into:own_place}", said="V_SHUFFLE own_place AND more IN into"),
    *entry("shuffle_into", "[shuffle] {own_place:your_place} and {more:place_alone} into {into:own_place}",
           "[rimescolare] {own_place:your_place} e {more:place_alone} in {into:own_place}", said="V_SHUFFLE own_place AND more IN into"),
    *(
        made
        for who_en, owns_it, mood, first, more in (("they", "possiede", "3s", "own_place", "place_alone_theirs"), ("you", "possiedi", "2s", "your_place", "place_alone"))
        for places_en, places_it, said in (
            ("", "", ""),
            (f"{{own:{first}}} and ", f"{{own:{first}}} e ", "own AND "),
            (f"{{own:{first}}} , {{more:{more}}} , and ", f"{{own:{first}}} , {{more:{more}}} e ", "own COMMA more AND "),
        )
        for made in entry("shuffle_into", f"[shuffle] {places_en}all permanents {who_en} own into {{into:own_place}}",
                          f"[rimescolare] {places_it}tutti i permanenti che {owns_it} in {{into:own_place}}",
                          said=f'V_SHUFFLE {said}all_owned(ALL THE:mp PERMANENT:mp WHICH V_OWN="{owns_it}":{mood}) IN into')
    ),
    *entry("own_place", "your <PLACE>", "<@THE> <@YOUR> <@PLACE>", said="THE YOUR PLACE", category="your_place"),
    *entry("own_place", "<PLACE>", "<@THE> <@ITS> <@PLACE>", said="THE ITS PLACE", category="place_alone_theirs"),
    *entry("shuffle_into", "[shuffle] {party} into its owner's <PLACE>", "[rimescolare] {party} nel <PLACE> del suo proprietario",
           said="V_SHUFFLE party IN THE PLACE OF THE ITS OWNER"),
    *entry("shuffle_into", "the owner of {party} shuffles it into their <PLACE>",
           "[rimescolare] {party} nel <PLACE> del suo proprietario",
           said="V_SHUFFLE party IN THE PLACE OF THE ITS OWNER", reads_only=True),
    *entry("look", "[look] {first_cards}", "[guardare] {first_cards}"),
    *entry("look", "[look] {party} 's <PLACE>", "[guardare] <@THE> <@PLACE> di {party}", said="V_LOOK THE PLACE OF party"),
    *entry("reveal", "[reveal] {party}", "[rivelare] {party}"),
    *entry("reveal", "[reveal] a number of cards from {own_place} equal to {quantity}",
           "[rivelare] da {own_place} un numero di carte pari a {quantity}",
           said="V_REVEAL from_place(FROM own_place) ONE NUMBER_OF CARD EQUAL_TO quantity"),
    *entry("look", "[look] {that}", "[guardare] {that}", said="V_LOOK that"),
    *entry("reveal", "[reveal] {first_cards}", "[rivelare] {first_cards}"),
    *entry("reveal_hand", "[reveal] their <PLACE>", "[rivelare] <@THE> <@OWN> <@PLACE>", said="V_REVEAL THE OWN PLACE"),
    *entry("choose_card", "[choose] {described} from it", "[scegliere] {described} da essa", said="V_CHOOSE described FROM PRON:fs"),
    *entry("choose_card", "[choose] a|an {before_noun*} {attribute*} {noun.s} from it {quality} {more:quality*}",
           "[scegliere] una {noun.s} {attribute*} {before_noun*} {quality} {more:quality*} da essa",
           said="V_CHOOSE described(determiner(one(ONE)) nominal(part(noun attribute before_noun quality more))) FROM PRON:fs"),
    *entry("choose_card", "[choose] {described} from that <PLACE>", "[scegliere] {described} da quella <PLACE>",
           said="V_CHOOSE described FROM THAT PLACE"),
    *entry("reveal_until", "[exile] cards from the top of {own_place} until you exile {described}",
           "[esiliare] carte dalla cima di {own_place} finché non esili {described}",
           said="V_EXILE CARD FROM_THE_TOP_OF own_place UNTIL_EXILED described"),
    *(
        made
        for said in ("they reveal", "that player reveals")
        for made in entry("reveal_until", f"[reveal] cards from the top of {{own_place}} until {said} {{described}}",
                          "[rivelare] carte dalla cima di {own_place} finché non rivela {described}",
                          said="V_REVEAL CARD FROM_THE_TOP_OF own_place UNTIL_SO V_REVEAL described", reads_only=True)
    ),
    *entry("reveal_until", "[reveal] cards from the top of {own_place} until {described} are revealed",
           "[rivelare] carte dalla cima di {own_place} finché non rivela {described}",
           said="V_REVEAL CARD FROM_THE_TOP_OF own_place UNTIL_SO V_REVEAL described", reads_only=True),
    *entry("reveal_until", "[reveal] cards from the top of {own_place} until you reveal {described}",
           "[rivelare] carte dalla cima di {own_place} finché non riveli {described}",
           said="V_REVEAL CARD FROM_THE_TOP_OF own_place UNTIL_SO V_REVEAL described"),
]  # fmt: skip

DAMAGE: list[Entry] = [
    *entry("deal", "[deal] {damage} to {party:one_of_them}", "[infliggere] {damage} a {party:one_of_them}", said="V_DEAL damage TO party", reads_only=True),
    *entry("deal", "[deal] damage to {party:one_of_them} equal to {quantity}", "[infliggere] a {party:one_of_them} danno pari a {quantity}",
           said="V_DEAL damage(DAMAGE EQUAL_TO quantity) TO party", reads_only=True),
    *entry("deal", "[deal] {damage} to {party} {per*}", "[infliggere] {damage} a {party} {per*}",
           said="V_DEAL damage TO party per"),
    *entry("deal", "[deal] damage to {party} equal to {quantity}", "[infliggere] a {party} danno pari a {quantity}",
           said="V_DEAL DAMAGE TO party EQUAL_TO quantity"),
    *(
        made
        for whom in ("party", "any_targets")
        for made in entry("deal", f"[deal] {{damage}} to each of {{{whom}}}", f"[infliggere] {{damage}} a <EACH_OF> di {{{whom}}}",
                          said=f"V_DEAL damage TO EACH_OF OF {whom}")
    ),
    *entry("deal", "[deal] {damage}", "[infliggere] {damage}"),
    *entry("deal", "[deal] {damage} to {party} and {share}", "[infliggere] {damage} a {party} e {share}",
           said="V_DEAL damage TO party AND share"),
    *entry("share", "{damage} to {party}", "{damage} a {party}", said="damage TO party"),
    *entry("share", "{party}", "a {party}", said="TO party"),
    *entry("deal", "[deal] {damage} divided as you choose among {party}", "[infliggere] {damage} divisi a tua scelta tra {party}",
           said="V_DEAL damage DIVIDED party"),
    *entry("deal", "[deal] {damage} divided as you choose among {any_targets}",
           "[infliggere] {damage} divisi a tua scelta tra {any_targets}", said="V_DEAL damage DIVIDED any_targets"),
    *entry("any_targets", "one or <NUM> targets", "uno o <NUM> bersagli", said="ONE OR NUM TARGETS"),
    *entry("any_targets", "one , two , or <NUM> targets", "uno , due o <NUM> bersagli", said="ONE OR NUM TARGETS"),
    *entry("any_targets", "up to {number} targets", "fino a {number} bersagli", said="UP_TO number TARGETS"),
    *entry("any_targets", "{number} targets", "{number} bersagli", said="number TARGETS"),
    *entry("choose_target", "[choose] {any_targets}", "[scegliere] {any_targets}"),
    *entry("any_targets", "any number of targets", "un qualsiasi numero di bersagli", said="ONE ANY NUMBER_OF TARGETS"),
]  # fmt: skip

_DEEDS = (
    "unlock_door", "destroy", "exile", "sacrifice", "tap", "untap", "tap_or_untap", "ring_tempts", "counter", "regenerate", "attach", "fight", "goad", "detain", "suspect", "harness",
    "copy_on_stack", "control", "explore", "connive", "endure", "phase_out", "stays_tapped_next", "kept_tapped", "choose_target", "separate", "to_hand",
    "to_own_place", "to_battlefield", "to_library", "put_two", "draw", "discard", "discard_known", "mill", "gain_life",
    "lose_life", "set_life", "double_life", "exchange_life", "redistribute_life", "win", "lose", "investigate", "proliferate", "populate", "scry", "surveil", "bolster", "support", "amass",
    "incubate", "discover", "monstrosity", "adapt", "learn", "manifest_dread", "put_face_down", "become_monarch", "take_initiative", "extra_turn", "day_comes", "fateseal", "become_plotted", "become_known", "no_longer_known", "made_no_longer", "take_off", "copy_for_each",
    "may_play_lands", "play_and_cast", "play_known", "obtain", "emblem", "pay", "search", "shuffle", "shuffle_into", "look", "reveal",
    "reveal_hand", "choose_card", "reveal_until", "deal", "prevent", "put_counters", "remove_counters", "double_counters",
    "create", "add_mana", "continuous", "switch_numbers", "multiply", "fought", "none_activated_now", "blocked_by_all", "hindered", "skip", "transform", "venture", "clash",
    "flip_coin", "roll", "leave_combat", "control_player", "more_phases", "end_turn", "distribute", "retarget", "redirect", "shuffle_if_searched", "evidence", "forage",
    "exchange_control", "move_counters", "turn_face", "airbend", "earthbend", "unregenerated",
)  # fmt: skip

ENTRIES = [
    *OBJECTS, *MOVES, *PLAYERS, *LIBRARIES, *DAMAGE, *PREVENTING, *REDIRECTED, *COUNTERS, *MAKING, *handed_on("deed", *_DEEDS),
]  # fmt: skip
