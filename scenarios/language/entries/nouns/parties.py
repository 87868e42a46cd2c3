"""109.5, 115, 608.2c: who or what is meant: the object itself, what was spoken of, what is attached, a player by what he is.

What is described by a noun is in `scenarios.language.entries.nouns.determiners` and the files of the words about it.
"""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, wrapped

ENTRIES: list[Entry] = [
    *(
        made
        for kind in ("CARD", "SPELL", "TOKEN", "PERMANENT", "TYPE", "SUBTYPE", "COMMANDER", "ABILITY", "RING_BEARER", "OUTLAW")
        for made in entry("", f"<@{kind}>", f"<@{kind}>", category="noun")
    ),
    *(made for kind in ("TYPE", "SUBTYPE") for made in entry("", f"<{kind}.s>", f"<{kind}.s>", category="attribute")),
    *entry("", "permanent", "<PERMANENT>", category="attribute", said="PERMANENT"),
    *entry("", "token", "<TOKEN>", category="attribute", said="TOKEN"),
    *entry("", "<@PLAYER>", "<@PLAYER>", category="person"),
    *entry("", "<@OPPONENT>", "<@OPPONENT>", category="person"),
    *entry("own", "<NAME>", "<NAME>"),
    *entry("own", "this {noun}", "<@THIS> {@noun}", said="THIS noun"),
    *entry("own", "this emblem", "questo emblema", said="THIS EMBLEM"),
    *entry("pronoun", "it", ("<CLITIC.s>", "<PRON.s>"), said="PRON:s"),
    # 201.5: what has a person's name, and no other thing, is spoken of as one.
    *entry("own", "him|her", "<NAME>", said="NAME=\"lui\"", reads_only=True),
    *entry("pronoun", "them", ("<CLITIC.p>", "<PRON.p>"), said="PRON:p"),
    # 608.2c: said of one player, of whom nobody knows more.
    *entry("party", "them", "quel giocatore", said="that(THAT:s PLAYER OF_ONE)", category="one_of_them", reads_only=True),
    *entry("that", "that {attribute*} {noun.s}", "<@THAT.s> {@noun} {attribute*}", said="THAT:s noun attribute"),
    *entry("that", "those {attribute*} {noun.p}", "<@THAT.p> {@noun} {attribute*}", said="THAT:p noun attribute"),
    *(
        made
        for other_en, other_it, other in (("{other:kind_named}", "{other:kind_named}", "other"),
                                          ("that {other:kind_named}", "quel {other:kind_named}", "THAT other"))
        for made in entry("that", f"that {{kind_named}} or {other_en}", f"quella {{kind_named}} o {other_it}",
                          said="that_target(THAT:s kind_named OR THAT other)")
    ),
    *entry("", "<TYPE.s>", "<TYPE.s>", category="kind_named"),
    *entry("that", ("that permanent or player", "that permanent or that player"), "quel permanente o quel giocatore",
           said="that_target(THAT:ms PERMANENT OR THAT:ms PLAYER)"),
    *entry("that", ("that creature or player", "that creature or that player"), "quella creatura o quel giocatore",
           said="that_target(THAT:fs TYPE=\"creatura\" OR THAT:ms PLAYER)"),
    *entry("that", "the milled card", "quella carta", said="THAT:fs CARD", reads_only=True),
    *entry("that", "that target", "quel bersaglio", said="that_target(THAT:ms TARGET)"),
    *entry("that", "that ability", "quella abilità", said="THAT:fs ABILITY"),
    *entry("that", "that source", "quella fonte", said="THAT:fs SOURCE"),
    *entry("that", "that spell or ability", "quella magia o abilità", said="THAT:fs SPELL OR ABILITY"),
    *entry("that", "that {person.s}", "<@THAT.s> {@person}", said="THAT:s person"),
    *entry("that", "those {person.p}", "<@THAT.p> {@person}", said="THAT:p person"),
    *entry("that", "the {noun:noun_again.s}", "<@THAT.s> {noun:noun_again.s}", said="THAT:s noun", reads_only=True),
    *(made for kind in ("TYPE", "PERMANENT", "PLAYER", "TOKEN") for made in entry("", f"<@{kind}.s>", f"<@{kind}.s>", category="noun_again")),
    *entry("player_or_holder", "that player or that planeswalker's controller",
           "quel giocatore o il controllore di quel planeswalker", said="THAT PLAYER OR THE CONTROLLER OF THAT TYPE"),
    *entry("one_pile", "one pile", "una pila", said="ONE PILE"),
    *entry("one_pile", "that pile", "quella pila", said="THAT:fs PILE"),
    *entry("one_pile", "one of those piles", "una di quelle pile", said="ONE OF THAT:fp PILE"),
    *entry("chosen_one", "the chosen {noun.s}", "<@THE> {@noun.s} scelta|scelto", said="THE:s noun CHOSEN"),
    *entry("chosen_person", "the chosen player", "il giocatore scelto", said="THE:s PLAYER CHOSEN"),
    *entry("chosen_person", "the chosen opponent", "l'avversario scelto", said="THE:s OPPONENT CHOSEN"),
    *entry("chosen_one", "the chosen {noun.p}", "<@THE> {@noun.p} scelte|scelti", said="THE:p noun CHOSEN"),
    *entry("each_of", "each of them", "<EACH_OF> di <PRON>", said="EACH_OF OF PRON"),
    *entry("each_of", "each of those {noun.p}", "<EACH_OF> di <@THAT> {@noun.p}", said="EACH_OF OF THAT noun"),
    *(
        made
        for en, it, said in (("you control", "che controlli", "WHICH V_CONTROL"), ("you don't control", "che non controlli", "WHICH NOT V_CONTROL"))
        for made in (
            *entry("each_of", f"each of those {{noun.p}} {en}", f"<EACH_OF> di <@THAT> {{@noun.p}} {it}",
                   said=f"EACH_OF OF THAT noun whose_of_them({said})"),
            *entry("chosen_one", f"the chosen {{noun.s}} {en}", f"<@THE> {{@noun.s}} scelta|scelto {it}",
                   said=f"THE:s noun CHOSEN whose_of_them({said})"),
        )
    ),
    *entry("each_of", "both creatures", "entrambe le creature", said="BOTH_CREATURES"),
    *(
        made
        for en in ("enchanted", "equipped")
        for made in entry("attached", f"{en} {{attribute*}} {{noun.s}}", f"<@THE> {{@noun.s}} {{attribute*}} <@{en.upper()}>",
                          said=f"THE:s noun attribute {en.upper()}")
    ),
    *entry("attached", "enchanted player", "il giocatore incantato", said="THE:s PLAYER ENCHANTED"),
    *entry("you", "you", "tu|te", said="YOU"),
    *entry("opponents", "your opponents", "i tuoi avversari", said="THE:mp YOUR OPPONENT:mp"),
    *entry("holder", "its|their controller|controllers", "il suo controllore", said="THE ITS CONTROLLER"),
    *entry("holder", "its|their owner|owners", "il suo proprietario", said="THE ITS OWNER"),
    *entry("holder", "{possessor} 's controller", "il controllore di {possessor}", said="THE CONTROLLER OF possessor"),
    *entry("holder", "{possessor} 's owner", "il proprietario di {possessor}", said="THE OWNER OF possessor"),
    *entry("holder", "the controller of {possessor}", "il controllore di {possessor}", said="THE CONTROLLER OF possessor", reads_only=True),
    *entry("holder", "the owner of {possessor}", "il proprietario di {possessor}", said="THE OWNER OF possessor", reads_only=True),
    *entry("defender", "defending player", "il giocatore in difesa", said="THE_DEFENDER"),
    *entry("active", "the active player", "il giocatore attivo", said="THE_ACTIVE_PLAYER"),
    *entry("monarch", "the monarch", "il monarca", said="THE_MONARCH"),
    *entry("assailant", "attacking player", "il giocatore attaccante", said="THE_ATTACKING_PLAYER"),
    *entry("any_target", "any other target", "un qualsiasi altro bersaglio", said="ANY_OTHER_TARGET"),
    *entry("any_target", "any target", "un qualsiasi bersaglio", said="ANY_TARGET"),
    *entry("any_target", "any target chosen at random", "un qualsiasi bersaglio scelto a caso", said="ANY_TARGET CHOSEN:ms AT_RANDOM"),
    *(made for kind in ("TYPE", "SUBTYPE")
      for made in entry("any_target", f"any target that isn't a|an <{kind}.s>", f"un qualsiasi bersaglio che non sia un <{kind}.s>",
                        said=f"ANY_TARGET WHICH NOT V_BE=\"sia\":3s ONE {kind}")),
    *entry("some_of_them", "one of them|those", "<ONE> di <PRON>", said="ONE OF PRON:fp"),
    *entry("some_of_them", "either of them", "<ONE> di <PRON>", said="ONE OF PRON:fp", reads_only=True),
    *entry("some_of_them", "one of them|those at random", "<ONE> di <PRON> a caso", said="ONE OF PRON:fp AT_RANDOM"),
    *entry("some_of_them", "{number} of them at random", "{number} di <PRON> a caso", said="number OF PRON:fp AT_RANDOM"),
    *entry("some_of_them", "one of those cards", "<ONE> di quelle carte", said="ONE OF PRON:fp"),
    *entry("some_of_them", "{number} of them", "{number} di <PRON>", said="number OF PRON:fp"),
    *entry("some_of_them", "{number} of those cards", "{number} di quelle carte", said="number OF PRON:fp"),
    *entry("some_of_them", "up to {number} of them", "fino a {number} di <PRON>", said="UP_TO number OF PRON:fp"),
    *entry("among_them", "{described} from among them", "{described} tra esse", said="described CHOSEN_AMONG"),
    *entry(
        "among_them",
        ("{described} from among those cards", "{described} from among the cards revealed this way", "{described} from among the milled cards"),
        "{described} tra quelle carte",
        said="described CHOSEN_AMONG",
    ),
    *entry("the_copy", "the copy", "la copia", said='THE_COPY="la copia"'),
    *entry("the_copy", "the copies", "le copie", said='THE_COPY="le copie"'),
    *entry("the_rest", ("the rest", "the rest of the cards", "the rest of those cards", "the rest of the revealed cards", "the other cards", "the exiled cards not cast this way", "the exiled cards that weren't cast this way"),
           "le rimanenti", said="THE_REST"),
    *entry("the_rest", ("the other", "the other card"), "l' altra", said="THE:fs OTHER:fs"),
    *(
        made
        for kind in ("own", "that", "attached", "described", "defender", "opponents", "player_or_holder", "holder", "shown")
        for category in ("possessor", *(["whoever_controls"] if kind != "defender" else []))
        for made in entry("party", f"{{{kind}}}", f"{{{kind}}}", category=category)
    ),
    *entry("among_them", "all {nominal} revealed this way", "<@ALL> <@THE> {@nominal} rivelate in questo modo",
           said="determiner_of_all(ALL THE:p) nominal REVEALED IN_THIS_WAY"),
    *entry("among_them", "the {nominal.p} revealed this way", "<@THE> {@nominal.p} rivelate in questo modo",
           said="determiner_of_all(THE:p) nominal REVEALED IN_THIS_WAY"),
    *entry("among_them", "all other {nominal} revealed this way", "<@ALL> <@THE> altre {@nominal} rivelate in questo modo",
           said="determiner_of_all(ALL THE:p OTHER:p) nominal REVEALED IN_THIS_WAY"),
    *entry("among_them", ("{described} from among cards exiled this way", "{described} from among the cards exiled this way", "{described} from among the exiled cards"), "{described} esiliate in questo modo",
           said="described EXILED IN_THIS_WAY"),
    *entry("among_them", "{described} revealed this way", "{described} rivelata in questo modo", said="described REVEALED IN_THIS_WAY"),
    *(
        made
        for en, it, kind in (("exiled", "esiliata", "EXILED"), ("milled", "macinata", "MILLED"))
        for made in (
            *entry("among_them", f"a|an {{nominal.s}} {en} this way", f"<@ONE> {{@nominal.s}} {it} in questo modo",
                   said=f"described(determiner(one(ONE)) nominal) {kind}:fs IN_THIS_WAY"),
            *entry("among_them", f"up to {{number}} {{nominal}} {en} this way", f"fino a {{number}} {{nominal}} {it} in questo modo",
                   said=f"described(determiner(up_to(UP_TO number)) nominal) {kind}:fp IN_THIS_WAY", reads_only=True),
        )
    ),
    *entry("among_them", "{described} from among the cards milled this way", "{described} scelta tra le carte macinate in questo modo",
           said="described CHOSEN_AMONG"),
    *entry("shown", "the revealed card", "la carta rivelata", said="THE:fs CARD REVEALED"),
    *entry("shown", "the discarded card", "la carta scartata", said="THE:fs CARD DISCARDED"),
    *entry("shown", "the revealed cards", "le carte rivelate", said="THE:fp CARD REVEALED"),
    *wrapped(
        "party",
        "own", "pronoun", "that", "each_of", "attached", "described", "all_but", "you", "opponents", "holder", "defender", "active", "assailant", "any_target", "blocking_it",
        "some_of_them", "the_copy", "among_them", "the_rest", "itself", "every_such", "one_pile", "chosen_one", "chosen_person", "player_or_holder", "shown", "those_so",
    ),
    *entry("those_so", "(the)? {done_so.p}", "<@THE> {@done_so.p}", said="THE:fp done_so"),
    *entry("those_so", "all (the)? {done_so.p}", "tutte <@THE> {@done_so.p}", said="ALL THE:fp done_so"),
    *entry("those_so", "each {done_so.s}", "ogni {done_so.s}", said="EVERY done_so"),
    *entry("every_such", "each player who {fact}", "ogni giocatore che {fact}", said="EVERY PLAYER WHICH fact"),
    *entry("every_such", "each opponent who {fact}", "ogni avversario che {fact}", said="EVERY OPPONENT WHICH fact"),
    *(
        made
        for person in ("player", "opponent")
        for made in entry("every_such", f"each {person} who {{fact:fact_of_one}}", f"ogni {person} che {{fact:fact_of_one}}",
                          said=f"EVERY {person.upper()} WHICH fact")
    ),
    *(made for kind in ("controls", "controls_none", "has_counters", "life_total", "hand_size", "empty_hand", "more_than", "cards_in", "of_others_so")
      for made in entry("fact", f"{{{kind}~sub}}", f"{{{kind}~sub}}", category="fact_of_one")),
    *(
        made
        for en, it, kind in (("discard", "scartato", "DISCARDED"), ("sacrifice", "sacrificato", "SACRIFICED"))
        for made in entry("fact", f"didn't {en} {{owned}} this way", f"non ha {it} {{owned}} in questo modo", category="fact_of_one",
                          said=f'done_fact(NOT V_HAVE="ha" {kind} owned IN_THIS_WAY)')
    ),
    *(
        made
        for person, it in (("player", "giocatore"), ("opponent", "avversario"))
        for made in entry("every_such", f"each {person} with no cards in hand", f"ogni {it} che non ha carte in mano",
                          said=f'EVERY {person.upper()} WHICH fact(empty_hand(NOT V_HAVE="ha":3s CARD IN_HAND))', reads_only=True)
    ),
    *entry("blocking_it", "each <TYPE.s> blocking it", "ogni <TYPE.s> che lo sta bloccando", said="EVERY TYPE WHICH THE:s V_BLOCK"),
    *entry("itself", "itself", "se stessa", said="ITSELF=\"se stessa\""),
    *entry("all_but", "{described} except (for)? {nominal.p}", "{described} tranne <@THE> {@nominal.p}", said="described BUT_FOR THE nominal"),
]  # fmt: skip
