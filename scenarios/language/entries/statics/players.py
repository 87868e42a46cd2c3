"""305.2, 402.2, 613: what players have: abilities, further lands in a turn, the size of their hand, sight of their library."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("player_has", "you [have] {abilities}", "[avere] {abilities}", said="V_HAVE abilities"),
    *entry("both_have", "you and {party} [have] {abilities}", "tu e {party} avete {abilities}", said="YOU AND party V_HAVE abilities"),
    *entry("both_have", "you , {party} , and {other:party} [have] {abilities}", "tu , {party} e {other:party} avete {abilities}",
           said="YOU COMMA party AND other V_HAVE abilities"),
    *entry("both_have", "during your turn , you and {party} [have] {abilities}", "durante il tuo turno , tu e {party} avete {abilities}",
           said="DURING_YOUR_TURN COMMA YOU AND party V_HAVE abilities"),
    *entry("player_has", "during your turn , you [have] {abilities}", "durante il tuo turno , [avere] {abilities}",
           said="DURING_YOUR_TURN COMMA V_HAVE abilities"),
    *entry("player_has", "{such} , you [have] {abilities}", "{such} , [avere] {abilities}", said="such COMMA V_HAVE abilities"),
    *entry("both_have", "{such} , you and {party} [have] {abilities}", "{such} , tu e {party} avete {abilities}",
           said="such COMMA YOU AND party V_HAVE abilities"),
    *entry("more_lands", "you [may] [play] an additional land on each of your turns",
           "[potere] [giocare] una terra addizionale in ognuno dei tuoi turni",
           said="V_CAN V_PLAY ADDITIONAL_LAND IN_EACH_OF_YOUR_TURNS"),
    *entry("more_lands", "you [may] [play] <NUM> additional lands on each of your turns",
           "[potere] [giocare] <NUM> terre addizionali in ognuno dei tuoi turni",
           said="V_CAN V_PLAY NUM ADDITIONAL_LANDS IN_EACH_OF_YOUR_TURNS"),
    *entry("shows_top", "you may look at the top card of your library any time", "puoi guardare la prima carta del tuo grimorio in qualsiasi momento",
           said="MAY_LOOK_AT_TOP"),
    *entry("shows_top", "play with the top card of your library revealed", "gioca con la prima carta del tuo grimorio rivelata", said="TOP_REVEALED"),
    *(
        made
        for en, it, whose in (
            ("your", "il numero massimo di carte che puoi tenere in mano", "MAXIMUM_HAND_YOURS"),
            ("each opponent's", "il numero massimo di carte che ogni avversario può tenere in mano", "MAXIMUM_HAND_THEIRS"),
        )
        for by_en, by_it, how in (("increased", "è aumentato", "IS_INCREASED"), ("reduced", "è ridotto", "IS_REDUCED"))
        for many_en, many_it, many in (("one", "uno", "ONE"), ("<NUM>", "<NUM>", "NUM"))
        for made in entry("hand_size_changed", f"{en} maximum hand size is {by_en} by {many_en}", f"{it} {by_it} di {many_it}",
                          said=f"{whose} {how} {many}")
    ),
    *(made for en, it, who in (("an opponent", "un avversario", "OPPONENT"), ("a player", "un giocatore", "PLAYER"))
      for made in entry("searches_top", f"if {en} would search a library , that player searches the top <NUM> cards of that library instead",
                        f"se {it} sta per passare in rassegna un grimorio , quel giocatore passa invece in rassegna le prime <NUM> carte di quel grimorio",
                        said=f"IF {who}_WOULD_SEARCH COMMA THAT PLAYER SEARCHES_TOP_INSTEAD NUM CARD OF_THAT_LIBRARY")),
    *entry("more_votes", "while voting , you may vote an additional time", "mentre voti , puoi votare una volta in più",
           said="WHILE_VOTING COMMA MAY_VOTE_AGAIN"),
    *entry("more_votes", "while voting , you get an additional vote", "mentre voti , ottieni un voto addizionale",
           said="WHILE_VOTING COMMA VOTES_AGAIN"),
    *entry("hand_limit", "players have no maximum hand size", "i giocatori non hanno un limite massimo di carte in mano",
           said="NO_HAND_LIMIT_FOR_ALL"),
    *entry("hand_limit", "you have no maximum hand size", "non hai un limite massimo di carte in mano", said="NO_HAND_LIMIT"),
]  # fmt: skip
