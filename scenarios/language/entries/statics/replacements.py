"""614: what happens instead: other places, and more counters, tokens, cards, dice and life.

Damage that is changed is in `scenarios.language.entries.damage`, what enters otherwise in `scenarios.language.entries.statics.entering`.
"""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

_YOUR_LIFE = "your life total"
_YOUR_TOKENS = "one or more tokens under your control"

_LIFE_CHANGES = (
    (
        ("you would gain life", "you [gain]"),
        ("stai per guadagnare punti vita", "ne guadagni"),
        ("WOULD_GAIN_LIFE", "V_GAIN"),
    ),
    (("you would lose life", "you [lose]"), ("stai per perdere punti vita", "ne perdi"), ("WOULD_LOSE_LIFE", "V_LOSE")),
    (
        ("an opponent would gain life", "they [gain]"),
        ("un avversario sta per guadagnare punti vita", "ne guadagna"),
        ("OPPONENT_WOULD_GAIN_LIFE", "V_GAIN"),
    ),
    (
        ("an opponent would lose life", "they [lose]"),
        ("un avversario sta per perdere punti vita", "ne perde"),
        ("OPPONENT_WOULD_LOSE_LIFE", "V_LOSE"),
    ),
    (
        ("a player would gain life", "that player [gain]"),
        ("un giocatore sta per guadagnare punti vita", "ne guadagna"),
        ("PLAYER_WOULD_GAIN_LIFE", "V_GAIN"),
    ),
    (
        ("a player would lose life", "that player [lose]"),
        ("un giocatore sta per perdere punti vita", "ne perde"),
        ("PLAYER_WOULD_LOSE_LIFE", "V_LOSE"),
    ),
)
"""119.10: whose life would change, and who changes theirs instead."""

ENTRIES: list[Entry] = [
    *entry("exiled_instead", "if {party} would die , exile it instead", "se {party} sta per morire , invece esiliala",
           said="IF party WOULD_DIE COMMA INSTEAD V_EXILE CLITIC"),
    *entry("moved_instead", "if {party} {would_go} , {elsewhere} instead", "se {party} {would_go} , invece {elsewhere}",
           said="IF party would_go COMMA INSTEAD elsewhere"),
    *entry("moved_instead", "if {party} {would_go:would_leave} , {elsewhere:nowhere_else}", "se {party} {would_go:would_leave} , {elsewhere:nowhere_else}",
           said="IF party would_go COMMA elsewhere"),
    *entry("would_go", "would leave the battlefield", "sta per lasciare il campo di battaglia", said="WOULD_LEAVE THE_BATTLEFIELD",
           category="would_leave"),
    *entry("elsewhere", "exile it instead of putting it anywhere else", "esiliala invece di metterla in qualsiasi altra zona",
           said="V_EXILE CLITIC NOT_ELSEWHERE", category="nowhere_else"),
    *entry("would_go", "would die", "sta per morire", said="WOULD_DIE"),
    *entry("would_go", "would be put into {place}", "sta per essere messa in {place}", said="WOULD_BE PUT_PART IN place"),
    *entry("would_go", "would be put into {place} from anywhere", "sta per essere messa in {place} da qualsiasi zona",
           said="WOULD_BE PUT_PART IN place FROM_ANYWHERE"),
    *entry("would_go", "would be put into {place} from the battlefield", "sta per essere messa in {place} dal campo di battaglia",
           said="WOULD_BE PUT_PART IN place FROM_BATTLEFIELD"),
    *entry("elsewhere", ("exile it", "exile that card"), "esiliala", said="V_EXILE CLITIC"),
    *entry("elsewhere", "reveal {own} and shuffle it into its owner's <PLACE>", "rivela {own} e rimescolala nel <PLACE> del suo proprietario",
           said="V_REVEAL own AND V_SHUFFLE CLITIC home(IN THE PLACE OF THE ITS OWNER)"),
    *entry("elsewhere", "shuffle it into its owner's <PLACE>", "rimescolala nel <PLACE> del suo proprietario",
           said="V_SHUFFLE CLITIC home(IN THE PLACE OF THE ITS OWNER)"),
    *entry("elsewhere", "reveal it and shuffle it into its owner's <PLACE>", "rivelala e rimescolala nel <PLACE> del suo proprietario",
           said="V_REVEAL CLITIC AND V_SHUFFLE CLITIC home(IN THE PLACE OF THE ITS OWNER)", reads_only=True),
    *entry("elsewhere", "return it to its owner's hand", "il suo proprietario la riprende in mano", said="V_TAKE_BACK CLITIC IN_HAND"),
    *entry("elsewhere", "put it on top of its owner's library", "mettila in cima al grimorio del suo proprietario",
           said="V_PUT CLITIC TOP_OF_OWNERS_LIBRARY"),
    *entry("changes", "{instead_of_losing}", "{instead_of_losing}"),
    *(
        made
        for much_en, much_it, much in (("<NUM>", "<NUM>", "NUM"), ("equal to {quantity}", "pari a {quantity}", "EQUAL_TO quantity"))
        for made in entry("instead_of_losing", f"if you would lose the game , instead exile {{own}} and {_YOUR_LIFE} becomes {much_en}",
                          f"se stai per perdere la partita , invece esilia {{own}} e i tuoi punti vita diventano {much_it}",
                          said=f"IF WOULD_LOSE_THE_GAME COMMA INSTEAD V_EXILE own AND THE YOUR LIFE V_BECOME {much}")
    ),
    *entry("changes", "{hand_limit}", "{hand_limit}"),
    *(made for kind in ("hand_size_changed", "redirected") for made in entry("changes", f"{{{kind}}}", f"{{{kind}}}")),
    *(made for kind in ("never_buried", "unpreventable") for made in entry("changes", f"{{{kind}}}", f"{{{kind}}}")),
    *(
        made
        for en, whose, it, di_chi, said in (
            ("a card or token", "a graveyard", "una carta o pedina", "in un cimitero", "CARD_OR_TOKEN_BURIED"),
            ("a card", "a graveyard", "una carta", "in un cimitero", "CARD_BURIED"),
            ("a card", "an opponent's graveyard", "una carta", "nel cimitero di un avversario", "OPPONENTS_CARD_BURIED"),
            ("a card", "your graveyard", "una carta", "nel tuo cimitero", "YOUR_CARD_BURIED"),
            ("a card or token", "your graveyard", "una carta o pedina", "nel tuo cimitero", "YOUR_CARD_OR_TOKEN_BURIED"),
        )
        for made in entry("never_buried", (f"if {en} would be put into {whose} from anywhere , exile it instead",
                                           f"if {en} would be put into {whose} from anywhere , exile that card instead",
                                           f"if {en} would be put into {whose} , exile it instead"),
                          f"se {it} sta per essere messa {di_chi} da qualsiasi parte , invece esiliala",
                          said=f"IF {said} COMMA INSTEAD elsewhere(V_EXILE CLITIC)")
    ),
    *entry("changes", "{regenerates}", "{regenerates}"),
    *entry("regenerates", "if {party} would be destroyed , regenerate it", "se {party} sta per essere distrutta , invece rigenerala",
           said="IF party WOULD_BE DESTROYED COMMA INSTEAD V_REGENERATE:imp CLITIC"),
    *entry("changes", "{life_floor}", "{life_floor}"),
    *(made for kind in ("more_counters", "more_tokens", "more_life", "more_cards", "more_dice") for made in entry("changes", f"{{{kind}}}", f"{{{kind}}}")),
    # What is said again behind it must be what was said before: it is one of each kind.
    *(
        made
        for many_en, many_it, many in (("that many plus one", "uno in più", "ONE MORE_OF_THEM"), ("twice that many", "il doppio", "THE DOUBLE"))
        for again_en, again_it, again in (("it|them", "", ""), ("{again:that_party}", "su {again:that_party}", "back_on(ON again)"))
        for made in entry(
            "more_counters",
            f"if one or more {{counter_kind.p}} would be put on {{party}} , {many_en} +1/+1 counters are put on {again_en} instead",
            f"se uno o più {{counter_kind.p}} stanno per essere messi su {{party}} , mettine invece {many_it} {again_it}",
            said=f"IF ONE_OR_MORE counter_kind WOULD_BE_PUT ON counted_party(party) COMMA V_PUT SOME_OF_THEM INSTEAD multiplied({many}) {again}",
        )
    ),
    *(
        made
        for many_en, many_it, many in (
            ("that many plus one of", "quel numero più uno di", "THAT_NUMBER PLUS ONE"),
            ("twice that many of", "il doppio di", "THE DOUBLE"),
            ("three times that many of", "il triplo di", "THE TRIPLE"),
        )
        for again_en, again_it, again in (
            ("it", "", ""), ("{again:that_party}", "su {again:that_party}", "back_on(ON again)"),
            ("that permanent or player", "su quel permanente o giocatore", "back_on(ON THAT PERMANENT OR PLAYER)"),
        )
        for made in (
            *entry(
                "more_counters",
                f"if one or more counters would be put on {{party}} , {many_en} each of those kinds of counters are put on {again_en} instead",
                f"se uno o più segnalini stanno per essere messi su {{party}} , metti invece {many_it} ciascuno di quei segnalini {again_it}",
                said=f"IF ONE_OR_MORE COUNTER WOULD_BE_PUT ON counted_party(party) COMMA V_PUT INSTEAD multiplied({many} OF_EACH_OF_THESE_COUNTERS) {again}",
            ),
            *entry(
                "more_counters",
                f"if you would put one or more counters on {{party}} , [put] {many_en} each of those kinds of counters on {again_en} instead",
                f"se stai per mettere uno o più segnalini su {{party}} , [mettere] invece {many_it} ciascuno di quei segnalini {again_it}",
                said=f"IF putter_would(WOULD_PUT_YOU) ONE_OR_MORE COUNTER ON counted_party(party) COMMA V_PUT INSTEAD multiplied({many} OF_EACH_OF_THESE_COUNTERS) {again}",
            ),
        )
    ),
    *(
        made
        for many_en, many_it, many in (("twice", "il doppio", "DOUBLE"), ("three times", "il triplo", "TRIPLE"))
        for type_en, type_it, type_ in (("tokens", "pedine", "TOKEN"), ("<TYPE.s> tokens", "pedine <TYPE.s>", "TOKEN TYPE"))
        for whose_en, whose_it, whose in (("under your control", "sotto il tuo controllo", "UNDER_YOUR_CONTROL"), ("", "", ""))
        for made in entry(
            "more_tokens", f"if one or more {type_en} would be created {whose_en} , {many_en} that many of those tokens are created instead",
            f"se una o più {type_it} stanno per essere create {whose_it} , vengono invece create {many_it}",
            said=f"IF ONE_OR_MORE {type_} WOULD_BE_CREATED {whose} COMMA INSTEAD ARE_CREATED THE {many}")
    ),
    *entry("more_tokens", f"if an effect would create {_YOUR_TOKENS} , it [create] twice that many of those tokens instead", "se un effetto sta per creare una o più pedine sotto il tuo controllo , [creare] invece il doppio di quelle pedine",
           said="IF AN_EFFECT_WOULD_CREATE ONE_OR_MORE TOKEN UNDER_YOUR_CONTROL COMMA V_CREATE INSTEAD THE DOUBLE THAT TOKEN"),
    *(
        made
        for of_en, of_it, of in (("{counter_kind.p}", "{counter_kind.p}", "counter_kind"), ("counters", "segnalini", "COUNTER"))
        for made in entry(
            "more_counters",
            f"if an effect would put one or more {of_en} on {{party}} , it [put] twice that many of those counters on {{again:that_party}} instead",
            f"se un effetto sta per mettere uno o più {of_it} su {{party}} , [mettere] invece su {{again:that_party}} il doppio di quei segnalini",
            said=f"IF AN_EFFECT_WOULD_PUT ONE_OR_MORE {of} ON counted_party(party) COMMA V_PUT INSTEAD back_on(ON again) multiplied(THE DOUBLE THAT COUNTER)",
        )
    ),
    *(
        made
        for en, it, said in _LIFE_CHANGES
        for during_en, during_it, during in (("", "", ""), ("during your turn", "durante il tuo turno", "DURING_YOUR_TURN"))
        for made in (
            *entry("more_life", f"if {en[0]} {during_en} , {en[1]} {{how_much_more}} instead", f"se {it[0]} {during_it} , {it[1]} invece {{how_much_more}}",
                   said=f"IF {said[0]} {during} COMMA SOME_BEFORE {said[1]} INSTEAD how_much_more"),
        )
    ),
    *entry("", "that much life plus 1", "uno in più", category="how_much_more", said="multiplied(ONE MORE_OF_THEM)"),
    *entry("", "twice that much life", "il doppio", category="how_much_more", said="multiplied(THE DOUBLE)"),
    *(made for more_en, more_it, more in (("one", "uno", "ONE"), ("<NUM>", "<NUM>", "NUM"))
      for which_en, which_it, which in (("lowest", "basso", "LOWEST"), ("highest", "alto", "HIGHEST"))
      for made in entry("more_dice",
                        f"if you would roll one or more dice , instead [roll] that many dice plus {more_en} and ignore the {which_en} roll",
                        f"se stai per tirare uno o più dadi , invece [tirare] altrettanti dadi più {more_it} e ignora il tiro più {which_it}",
                        said=f"IF WOULD_ROLL COMMA INSTEAD V_ROLL THAT_MANY_DICE PLUS {more} AND IGNORE_{which}")),
    *entry("", "three times that much life", "il triplo", category="how_much_more", said="multiplied(THE TRIPLE)"),
    *entry("more_cards", "if you would draw a card , [draw] {cards} instead", "se stai per pescare una carta , [pescare] invece {cards}",
           said="IF WOULD_DRAW COMMA V_DRAW INSTEAD cards"),
    *entry("more_cards", "if you would draw a card except the first one you draw in each of your draw steps , [draw] {cards} instead",
           "se stai per pescare una carta , tranne la prima che peschi in ognuna delle tue sottofasi di acquisizione , [pescare] invece {cards}",
           said="IF WOULD_DRAW COMMA BEYOND_YOUR_FIRST_DRAW COMMA V_DRAW INSTEAD cards"),
]  # fmt: skip
