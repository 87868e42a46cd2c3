"""109, 115: objects and players, by what they are, whose they are, where they are, and which of them are meant."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on, wrapped

_HEADS = ("CARD", "SPELL", "TOKEN", "PERMANENT")

NOUNS: list[Entry] = [
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
    *entry("pronoun", "it|him|her", ("<CLITIC.s>", "<PRON.s>"), said="PRON:s"),
    *entry("pronoun", "them", ("<CLITIC.p>", "<PRON.p>"), said="PRON:p"),
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
    *entry("that", "that ability", "quella abilità", said="THAT:fs ABILITY"),
    *entry("that", "that spell or ability", "quella magia o abilità", said="THAT:fs SPELL OR ABILITY"),
    *entry("that", "that {person.s}", "<@THAT.s> {@person}", said="THAT:s person"),
    *entry("that", "those {person.p}", "<@THAT.p> {@person}", said="THAT:p person"),
    *entry("that", "the {noun:noun_again.s}", "<@THAT.s> {noun:noun_again.s}", said="THAT:s noun", reads_only=True),
    *(made for kind in ("TYPE", "PERMANENT", "PLAYER") for made in entry("", f"<@{kind}.s>", f"<@{kind}.s>", category="noun_again")),
    *entry("player_or_holder", "that player or that planeswalker's controller",
           "quel giocatore o il controllore di quel planeswalker", said="THAT PLAYER OR THE CONTROLLER OF THAT TYPE"),
    *entry("one_pile", "one pile", "una pila", said="ONE PILE"),
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
    *entry("attached", "enchanted {noun.s}", "<@THE> {@noun.s} <@ENCHANTED>", said="THE:s noun ENCHANTED"),
    *entry("attached", "enchanted player", "il giocatore incantato", said="THE:s PLAYER ENCHANTED"),
    *entry("attached", "equipped {noun.s}", "<@THE> {@noun.s} <@EQUIPPED>", said="THE:s noun EQUIPPED"),
    *entry("you", "you", "tu|te", said="YOU"),
    *entry("opponents", "your opponents", "i tuoi avversari", said="THE:mp YOUR OPPONENT:mp"),
    *entry("holder", "its|their controller|controllers", "il suo controllore", said="THE ITS CONTROLLER"),
    *entry("holder", "its|their owner|owners", "il suo proprietario", said="THE ITS OWNER"),
    *entry("holder", "{possessor} 's controller", "il controllore di {possessor}", said="THE CONTROLLER OF possessor"),
    *entry("holder", "{possessor} 's owner", "il proprietario di {possessor}", said="THE OWNER OF possessor"),
    *entry("defender", "defending player", "il giocatore in difesa", said="THE_DEFENDER"),
    *entry("active", "the active player", "il giocatore attivo", said="THE_ACTIVE_PLAYER"),
    *entry("assailant", "attacking player", "il giocatore attaccante", said="THE_ATTACKING_PLAYER"),
    *entry("any_target", "any other target", "un qualsiasi altro bersaglio", said="ANY_OTHER_TARGET"),
    *entry("any_target", "any target", "un qualsiasi bersaglio", said="ANY_TARGET"),
    *entry("some_of_them", "one of them|those", "<ONE> di <PRON>", said="ONE OF PRON:fp"),
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
    *entry("the_rest", ("the rest", "the rest of the cards", "the rest of the revealed cards", "all other cards revealed this way", "the other cards", "the exiled cards not cast this way", "the exiled cards that weren't cast this way"),
           "le rimanenti", said="THE_REST"),
    *entry("the_rest", ("the other", "the other card"), "l' altra", said="THE:fs OTHER:fs"),
    *(
        made
        for kind in ("own", "that", "attached", "described", "defender", "opponents", "player_or_holder", "holder")
        for category in ("possessor", *(["whoever_controls"] if kind != "defender" else []))
        for made in entry("party", f"{{{kind}}}", f"{{{kind}}}", category=category)
    ),
    *entry("among_them", "all {nominal} revealed this way", "<@ALL> <@THE> {@nominal} rivelate in questo modo",
           said="determiner_of_all(ALL THE:p) nominal REVEALED IN_THIS_WAY"),
    *entry("among_them", "all other {nominal} revealed this way", "<@ALL> <@THE> altre {@nominal} rivelate in questo modo",
           said="determiner_of_all(ALL THE:p OTHER:p) nominal REVEALED IN_THIS_WAY"),
    *entry("among_them", "{described} from among cards exiled this way", "{described} esiliate in questo modo",
           said="described EXILED IN_THIS_WAY"),
    *entry("among_them", "{described} revealed this way", "{described} rivelata in questo modo", said="described REVEALED IN_THIS_WAY"),
    *entry("among_them", "{described} from among the cards milled this way", "{described} scelta tra le carte macinate in questo modo",
           said="described CHOSEN_AMONG"),
    *entry("shown", "the revealed card", "la carta rivelata", said="THE:fs CARD REVEALED"),
    *entry("shown", "the revealed cards", "le carte rivelate", said="THE:fp CARD REVEALED"),
    *wrapped(
        "party",
        "own", "pronoun", "that", "each_of", "attached", "described", "all_but", "you", "opponents", "holder", "defender", "active", "assailant", "any_target", "blocking_it",
        "some_of_them", "the_copy", "among_them", "the_rest", "itself", "every_such", "one_pile", "chosen_one", "chosen_person", "player_or_holder", "shown",
    ),
]  # fmt: skip

_NUMBER: list[Entry] = [
    *entry("", "<NUM>", "<NUM>", category="number"),
    *entry("", "<X>", "<X>", category="number"),
]

_COUNTED = (
    ("count", "{number}", "{number}", "number", "p"),
    ("up_to", "up to {number}", "fino a {number}", "UP_TO number", "p"),
    ("up_to", "up to one", "fino a <@ONE>", "UP_TO ONE", "s"),
    ("up_to", "up to that many", "fino ad altrettante|altrettanti", "UP_TO AS_MANY", "p"),
    ("any_number", "any number of", "un qualsiasi numero di", "ONE ANY NUMBER_OF", "p"),
    ("one_or_two", "one or {number}", "<@ONE> o {number}", "ONE OR number", "p"),
    ("one_or_two", "one , two , or {number}", "<ONE> , due o {number}", "ONE OR number", "p"),
    ("one_or_more", "one or more", "<ONE> o più", "ONE_OR_MORE", "p"),
)

DETERMINERS: list[Entry] = [
    *_NUMBER,
    *(
        made
        for kind, en, it, said, marks in _COUNTED
        for other_en, other_it, other in (("", "", ""), (" other", " <@OTHER>", " OTHER"))
        for made in entry(kind, en + other_en, it + other_it, said=said + other, marks=marks)
    ),
    *entry("one", "a|an", "<@ONE>", said="ONE", marks="s"),
    *entry("one", "another", "<@ONE> <@OTHER>", said="ONE OTHER", marks="s"),
    *entry("the", "your", "<@THE.s> <@YOUR>", said="THE:s YOUR", marks="s"),
    *entry("every", "each|every", "ogni", said="EVERY", marks="s"),
    *entry("every", "each other", "ogni <OTHER.s>", said="EVERY OTHER", marks="s"),
    *entry("the", "", "<@THE.p>", said="THE:p", marks="p"),
    *entry("the", "other", "<@THE.p> <@OTHER>", said="THE:p OTHER", marks="p"),
    *entry("all", "all", "<@ALL> <@THE>", said="ALL THE:p", marks="p"),
    *entry("all", "all other", "<@ALL> <@THE> <@OTHER>", said="ALL THE:p OTHER", marks="p"),
    *entry("as_many_as", "that many", "altrettanti|altrettante", said="AS_MANY", marks="p"),
    *wrapped(
        "determiner",
        "one",
        "the",
        "every",
        "all",
        "count",
        "up_to",
        "any_number",
        "one_or_two",
        "one_or_more",
        "as_many_as",
    ),
    # Of targets English has no article.
    *entry("one", "", "<@ONE>", said="ONE", marks="s", category="one_target"),
    *entry("one", "another", "<@ONE> <@OTHER>", said="ONE OTHER", marks="s", category="one_target"),
    *entry("one", "a second", "una seconda", said="ONE OTHER", marks="s", category="one_target", reads_only=True),
    *(
        made
        for kind in ("one_target", "count", "up_to", "any_number", "one_or_two")
        for made in entry("determiner", f"{{@{kind}}}", f"{{@{kind}}}", category="determiner_of_targets")
    ),
    *entry("described", "{@determiner} {@nominal}", "{@determiner} {@nominal}"),
    *entry(
        "nominal",
        "{noun.s} {relation}",
        "{noun.s} {relation}",
        said="part(noun modifier(relation))",
        category="nominal_related",
    ),
    *entry(
        "described",
        "{determiner:determiner_the_s} {nominal:nominal_related}",
        "{determiner:determiner_the_s} {nominal:nominal_related}",
    ),
    *entry(
        "described",
        "one of your opponents",
        "uno dei tuoi avversari",
        said="determiner(one(ONE)) nominal(part(OF THE:mp YOUR OPPONENT:mp))",
    ),
    *entry("described", "{@determiner_of_targets} {@aimed_at}", "{@determiner_of_targets} {@aimed_at}"),
]

_ADJECTIVES = (
    "COLOR", "COLORLESS", "MULTICOLORED", "SUPERTYPE", "TAPPED", "UNTAPPED", "ATTACKING", "BLOCKING", "BLOCKED", "ENCHANTED",
    "EQUIPPED", "HISTORIC", "MONOCOLORED", "FACE_DOWN", "FACE_UP", "TRANSFORMED", "SADDLED", "DESIGNATED", "MODIFIED", "WITH_KICKER",
)  # fmt: skip


def _modifier(category: str, *kinds: str) -> list[Entry]:
    return [made for kind in kinds for made in entry("modifier", f"{{{kind}}}", f"{{@{kind}}}", category=category)]


MODIFIERS: list[Entry] = [
    *(made for kind in _ADJECTIVES for made in entry("adjective", f"<{kind}>", f"<@{kind}>")),
    *entry("not_adjective", "non {adjective}", "non {@adjective}", said="NOT adjective"),
    *entry("not_adjective", "unblocked", "non bloccata|bloccate", said="NOT adjective(BLOCKED)"),
    *entry("not_noun", "non {noun}", "non {noun}", said="NOT noun"),
    *entry("not_noun", "noncommander", "non comandante", said="NOT COMMANDER"),
    *entry("negated", "{negation+comma}", "{@negation+comma}", said="negation"),
    *handed_on("negation", "not_adjective", "not_noun"),
    *entry("", ",", ",", category="comma"),
    *entry("either", "{adjective} and/or {other:adjective}", "{@adjective} e/o {@other:adjective}", said="adjective AND_OR other"),
    *entry("either", "{adjective} or {other:adjective}", "{@adjective} o {@other:adjective}", said="adjective OR other"),
    *entry("either", "{adjective} and/or {other:adjective}", "{@adjective} e/o {@other:adjective}", said="adjective AND_OR other"),
    *entry("either", "{adjective} , {other:adjective} , {third:adjective} , or {fourth:adjective}",
           "{@adjective} , {@other:adjective} , {@third:adjective} o {@fourth:adjective}", said="adjective other third OR fourth"),
    *entry("either", "{adjective} , {other:adjective} , or {third:adjective}",
           "{@adjective} , {@other:adjective} o {@third:adjective}", said="adjective other OR third"),
    *_modifier("before_noun", "adjective", "negated", "either", "sized"),
    *_modifier("quality", "with_quality", "without_quality", "relation", "theirs", "who_casts", "zone", "zones", "of_chosen", "of_defender", "named",
               "which_targets", "which_has", "sharing_type", "jointly", "of_one_place", "dealt_to", "dealt_by", "attacked_now", "done_now", "exiled_with", "by_chance", "sole_target", "sharing_color", "of_colors", "which_is", "other_than", "same_named", "same_measured", "fastened", "who_fights"),
    *entry("relation", "you control", "che controlli", said="WHICH V_CONTROL"),
    *entry("relation", "you don't control", "che non controlli", said="WHICH NOT V_CONTROL"),
    *entry("theirs", "they control", "che controlla", said="WHICH V_CONTROL"),
    *entry("who_fights", "attacking you", "che ti sta attaccando", said='WHICH V_ATTACK="attacca" YOU'),
    *entry("who_fights", "attacking your opponents", "che attaccano i tuoi avversari", said='WHICH V_ATTACK="attaccano" opponents(THE:mp YOUR OPPONENT:mp)'),
    *entry("relation", "owned by {party}", "posseduto da {party}", said="OWNED FROM party"),
    *entry("relation", "you own", "che possiedi", said="WHICH V_OWN"),
    *entry("relation", "you don't own", "che non possiedi", said="WHICH NOT V_OWN"),
    *entry("relation", "you control but don't own", "che controlli ma non possiedi", said="WHICH V_CONTROL:2s BUT NOT V_OWN:2s"),
    *entry("relation", "{possessor:whoever_controls} [control~sub]", "che {possessor:whoever_controls} [controllare~sub]", said="WHICH possessor V_CONTROL"),
    *entry("relation", "{possessor:whoever_controls} [own~sub]", "posseduta da {possessor:whoever_controls}", said="OWNED FROM possessor"),
    *entry("of_defender", "defending player controls", "che il giocatore in difesa controlla", said="DEFENDING_PLAYERS"),
    *entry("who_casts", "you [cast~2s]", "che [lanciare~2s]", said="WHICH V_CAST"),
    *entry("who_casts", "{party} [cast~sub]", "che {party} [lanciare~sub]", said="WHICH V_CAST party"),
    *entry("zone", "from {place}", "da {place}", said="FROM place"),
    *entry("zone", "in {place}", "in {place}", said="IN place"),
    *entry("zone", "from <PLACE>", "da l'<PLACE>", said="FROM THE PLACE", reads_only=True),
    *entry("zone", "in exile", "in esilio", said="IN_EXILE"),
    *entry("zone", "from <PLACE.p>", "dai <PLACE.p>", said="FROM THE PLACE"),
    *entry("zone", "in <PLACE.p>", "nei <PLACE.p>", said="IN THE PLACE"),
    *entry("place", "your opponents' <PLACE.p>", "i <PLACE.p> dei tuoi avversari", said="THE PLACE OF party(opponents(THE:mp YOUR OPPONENT:mp))"),
    *(
        made
        for en, it, said in (("or", "o", "OR"), ("and/or", "e/o", "AND_OR"), ("and", "e", "AND"))
        for made in entry("zones", f"from your <PLACE> {en} <PLACE>", f"da la tua <PLACE> {it} da il tuo <PLACE>",
                          said=f"in_zone(FROM place(THE YOUR PLACE)) conjunction({said}) in_zone(FROM place(THE YOUR PLACE))")
        + entry("zones", f"from {{party}} 's <PLACE> {en} <PLACE>", f"da la <PLACE> {it} da il <PLACE> di {{party}}",
                said=f"in_zone(FROM THE PLACE) conjunction({said}) in_zone(FROM place(THE PLACE OF party))")
    ),
    *entry("zones", "in exile and in {place}", "in esilio e in {place}", said="in_zone(IN_EXILE) conjunction(AND) in_zone(IN place)"),
    *entry("zone", "on the battlefield", "sul campo di battaglia", said="ONTO_BATTLEFIELD"),
    *entry("place", "your <PLACE>", "<@THE> <@YOUR> <@PLACE>", said="THE YOUR PLACE"),
    *entry("place", "their|his <PLACE>", "<@THE> <@ITS> <@PLACE>", said="THE ITS PLACE"),
    *entry("place", "a|an <PLACE>", "<@ONE> <@PLACE>", said="ONE PLACE"),
    *entry("place", "anywhere other than your <PLACE>", "una zona diversa da la tua <PLACE>",
           said="ONE ZONE DIFFERENT FROM THE YOUR PLACE"),
    *entry("place", "anywhere other than their <PLACE>", "una zona diversa da la sua <PLACE>",
           said="ONE ZONE DIFFERENT FROM THE ITS PLACE"),
    *entry("place", "all <PLACE>", "<@ALL> <@THE> <@PLACE>", said="ALL THE PLACE"),
    *entry("place", "{party} 's <PLACE>", "<@THE> <@PLACE> di {party}", said="THE PLACE OF party"),
    *entry("of_chosen", "of the chosen type", "del tipo scelto", said="OF_CHOSEN_TYPE"),
    *entry("of_chosen", "of that color", "di quel colore", said="OF_CHOSEN_COLOR", reads_only=True),
    *entry("of_chosen", "of the creature type of your choice", "di un tipo a tua scelta", said="OF_CHOICE_TYPE"),
    *entry("of_chosen", "of the chosen color", "del colore scelto", said="OF_CHOSEN_COLOR"),
    *entry("of_chosen", "with the chosen name", "con il nome scelto", said="OF_CHOSEN_NAME"),
    *entry("of_chosen", "of that type", "di quel tipo", said="OF_CHOSEN_TYPE", reads_only=True),
    *entry("of_chosen", "with that name", "con quel nome", said="OF_CHOSEN_NAME", reads_only=True),
    *entry("named", "named <NAME>", "chiamata <NAME>", said="CALLED NAME"),
    *entry("named", "named <OTHER_NAME>", "chiamata <OTHER_NAME>", said="CALLED OTHER_NAME"),
    *entry("which_targets", "that [target~sub] you", "che ti [bersagliare~sub]", said="WHICH TO_YOU V_AIM"),
    *entry("which_targets", "that [target~sub] you or {described}", "che [bersagliare~sub] te o {described}", said="WHICH V_AIM YOU OR described"),
    *entry("which_targets", "that [target~sub] {own}", "che [bersagliare~sub] {own}", said="WHICH V_AIM own"),
    *entry("which_targets", "that [target~sub] only {own}", "che [bersagliare~sub] solo {own}", said="WHICH V_AIM ONLY own"),
    *entry("which_targets", "that [target~sub] you", "che ti [bersagliare~sub]", said="WHICH TO_YOU V_AIM"),
    *entry("which_targets", "that [target~sub] you or {described}", "che [bersagliare~sub] te o {described}", said="WHICH V_AIM YOU OR described"),
    *entry("one", "a single", "<@ONE>", said="ONE", marks="s", category="single"),
    *entry("determiner", "{@single}", "{@single}", said="single", category="determiner_single"),
    *entry("described", "{@determiner_single} {@nominal}", "{@determiner_single} {@nominal}", said="determiner_single nominal",
           category="described_single"),
    *entry("which_targets", "that [target~sub] only {described:described_single}", "che [bersagliare~sub] solo {described:described_single}",
           said="WHICH V_AIM ONLY described"),
    *entry("which_targets", "that [target~sub] {described}", "che [bersagliare~sub] {described}", said="WHICH V_AIM described"),
    *entry("dealt_to", "that was dealt damage this turn", "a cui è stato inflitto danno in questo turno",
           said="TO_WHOM V_BE BEEN DEALT DAMAGE THIS_TURN"),
    *entry("dealt_to", "dealt damage by {party:own_dealer} this turn", "a cui {party:own_dealer} ha inflitto danno in questo turno",
           said="TO_WHOM party V_HAVE DEALT DAMAGE THIS_TURN"),
    *entry("party", "{own}", "{own}", category="own_dealer"),
    *entry("party", "{attached}", "{attached}", category="own_dealer"),
    *entry("dealt_by", "that dealt damage to you this turn", "che ti ha inflitto danno in questo turno",
           said="WHICH TO_YOU V_HAVE DEALT DAMAGE THIS_TURN"),
    *entry("attacked_now", "that attacked this turn", "che ha attaccato in questo turno", said="WHICH V_HAVE ATTACKED THIS_TURN"),
    *entry("done_now", "that {happened} this turn", "che {happened} in questo turno", said="WHICH happened THIS_TURN"),
    *entry("done_now", "that blocked or was|were blocked by {by:blocked_by} this turn",
           "che ha bloccato o è stata bloccata da {by:blocked_by} in questo turno", said="WHICH by THIS_TURN"),
    *entry("", "{described}", "{described}", category="blocked_by", said="happened(V_HAVE BLOCKED described) OR happened(V_BE BEEN BLOCKED FROM described)"),
    *entry("done_now", "it blocked this turn", "che <PRON> ha bloccato in questo turno", said="WHICH PRON:s V_HAVE BLOCKED THIS_TURN"),
    *entry("happened", "entered (the battlefield)?", "è entrata|entrato|entrate|entrati", said="V_BE=\"è\" ENTERED"),
    *entry("happened", "blocked", "ha bloccato", said="V_HAVE=\"ha\" BLOCKED"),
    *entry("happened", "attacked or blocked", "ha attaccato o bloccato", said="V_HAVE=\"ha\" ATTACKED OR BLOCKED"),
    *entry("happened", "blocked {described}", "ha bloccato {described}", said="V_HAVE=\"ha\" BLOCKED described"),
    *entry("happened", "blocked {own}", "ha bloccato {own}", said="V_HAVE=\"ha\" BLOCKED own"),
    *entry("happened", "was|were blocked", "è stata bloccata", said="V_BE=\"è\" BEEN BLOCKED"),
    *entry("happened", "was|were blocked by {described}", "è stata bloccata da {described}", said="V_BE=\"è\" BEEN BLOCKED FROM described"),
    *entry("happened", "was|were blocked by {own}", "è stata bloccata da {own}", said="V_BE=\"è\" BEEN BLOCKED FROM own"),
    *entry("happened", "was|were turned face up", "è stata girata a faccia in su", said="V_BE=\"è\" BEEN TURNED_UP"),
    *entry("happened", "was|were put there {buried_from}", "vi è stata messa {buried_from}",
           said="THERE V_BE=\"è\" BEEN PUT_PART buried_from"),
    *entry("happened", "was|were put into {place} ({buried_from})?", "è stata messa in {place} ({buried_from})?",
           said="V_BE=\"è\" BEEN PUT_PART IN place buried_from"),
    *entry("buried_from", "from the battlefield", "dal campo di battaglia", said="FROM_BATTLEFIELD"),
    *entry("buried_from", "from anywhere", "da qualsiasi zona", said="FROM_ANYWHERE"),
    *entry("buried_from", "from {own_place}", "da {own_place}", said="FROM own_place"),
    *entry("own_place", "<PLACE>", "<@THE> <@YOUR> <@PLACE>", said="THE YOUR PLACE", category="place_alone"),
    *entry("buried_from", "{place:place_alone}", "da {place:place_alone}", said="FROM place", category="buried_from_too"),
    *entry("which_is", "that 's|is|are {adjective}", "che è {adjective}", said="WHICH V_BE adjective"),
    *entry("which_is", "that 's|is|are {either}", "che è {either}", said="WHICH V_BE either"),
    *entry("which_is", "that isn't|aren't {adjective}", "che non è {adjective}", said="WHICH NOT V_BE adjective"),
    *entry("which_is", "that 's|is a|an {noun.s}", "che è un {noun.s}", said="WHICH V_BE ONE noun"),
    *(
        made
        for or_en, or_it, conjunction in (("or", "o", "OR"), ("and/or", "e/o", "AND_OR"))
        for article in ("", "a|an ")
        for made in (
            *entry("which_is", f"that 's|is a|an {{noun.s}} {or_en} {article}{{last:noun.s}}", f"che è un {{noun.s}} {or_it} un {{last:noun.s}}",
                   said=f"WHICH V_BE ONE noun {conjunction} ONE last"),
            *entry("which_is", f"that 's|is a|an {{noun.s}} , {article}{{second:noun.s}} , {or_en} {article}{{last:noun.s}}",
                   f"che è un {{noun.s}} , un {{second:noun.s}} {or_it} un {{last:noun.s}}", said=f"WHICH V_BE ONE noun COMMA ONE second {conjunction} ONE last"),
            *entry("which_is", f"that 's|is a|an {{noun.s}} , {article}{{second:noun.s}} , {article}{{third:noun.s}} , {or_en} {article}{{last:noun.s}}",
                   f"che è un {{noun.s}} , un {{second:noun.s}} , un {{third:noun.s}} {or_it} un {{last:noun.s}}",
                   said=f"WHICH V_BE ONE noun COMMA ONE second COMMA ONE third {conjunction} ONE last"),
        )
    ),
    *entry("which_is", "that isn't a|an {noun.s}", "che non è un {noun.s}", said="WHICH NOT V_BE ONE noun"),
    *entry("other_than", "other than {own}", "diversa da {own}", said="DIFFERENT FROM own"),
    *entry("exiled_with", "exiled with {own}", "esiliata con {own}", said="EXILED WITH own"),
    *entry("exiled_with", "exiled with it", "esiliata con essa", said="EXILED WITH PRON:s"),
    *entry("by_chance", ("at random", "chosen at random"), "a caso", said="AT_RANDOM"),
    *entry("sharing_color", "that shares a color with {party}", "che condivide un colore con {party}", said="SHARES_COLOR party"),
    *entry("sharing_color", "that shares a color with it", "che condivide un colore con essa", said="SHARES_COLOR PRON:s", reads_only=True),
    *entry("with_quality", "with {greatest_of}", "con {greatest_of}", said="WITH greatest_of"),
    *entry("greatest_of", ("the least <MEASURE> among {nominal.p}", "the lowest <MEASURE> among {nominal.p}"),
           "la <MEASURE> più bassa tra le {nominal.p}", said="THE MEASURE LEAST_OF_ALL AMONG THE nominal"),
    *entry("greatest_of", "the greatest <MEASURE> among {nominal.p}", "la <MEASURE> maggiore tra le {nominal.p}",
           said="THE MEASURE GREATEST AMONG THE nominal"),
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
    *entry("blocking_it", "each <TYPE.s> blocking it", "ogni <TYPE.s> che lo sta bloccando", said="EVERY TYPE WHICH THE:s V_BLOCK"),
    *entry("itself", "itself", "se stessa", said="ITSELF=\"se stessa\""),
    *entry("sole_target", "with a single target", "con un solo bersaglio", said="WITH_ONE_TARGET"),
    *(
        made
        for number in "sp"
        for made in (
            *entry("the", "the", f"<@THE.{number}>", said=f"THE:{number}", category=f"the_{number}"),
            *entry("determiner", f"{{the_{number}}}", f"{{the_{number}}}", category=f"determiner_the_{number}"),
            *entry("part", f"exiled {{noun.{number}}} {{exiled_alone}}", f"{{noun.{number}}} {{exiled_alone}}", category=f"exiled_{number}",
                   said="noun exiled_alone"),
            *entry("nominal", f"{{exiled_{number}}}", f"{{exiled_{number}}}", category=f"nominal_exiled_{number}"),
            *entry("described", f"{{determiner_the_{number}}} {{nominal_exiled_{number}}}",
                   f"{{determiner_the_{number}}} {{nominal_exiled_{number}}}"),
        )
    ),
    *entry("modifier", "{exiled_bare}", "{exiled_bare}", category="exiled_alone"),
    *entry("exiled_with", "", "esiliata|esiliate|esiliati|esiliato", said="EXILED", category="exiled_bare"),
    *entry("sized", "<PT>", "<PT>"),
    *entry("same_measured", "with {possessor} 's mana value", "con lo stesso valore di mana di {possessor}", said="WITH SAME_MANA_VALUE_AS possessor",
           reads_only=True),
    *entry("same_measured", "with the same mana value as {party}", "con lo stesso valore di mana di {party}",
           said="WITH SAME_MANA_VALUE_AS party"),
    *entry("same_named", "with the same name as {party}", "con lo stesso nome di {party}", said="WITH SAME_NAME_AS party"),
    *entry("fastened", "attached to {party}", "assegnata a {party}", said="FASTENED TO party"),
    *(made for en, it in (("creature type", "tipo di creatura"), ("land type", "tipo di terra"), ("card type", "tipo di carta"),
                          ("permanent type", "tipo di permanente")) for made in (
        *entry("sharing_type", f"that shares a {en} with {{party}}", f"che condivide un {it} con {{party}}",
               said=f"WHICH V_SHARE ONE SHARED_KIND=\"{en}\" WITH party"),
        *entry("sharing_type", f"that share a {en} with {{party}}", f"che condividono un {it} con {{party}}",
               said=f"WHICH V_SHARE ONE SHARED_KIND=\"{en}\" WITH party"),
        *entry("sharing_type", f"that doesn't share a {en} with {{party}}", f"che non condivide un {it} con {{party}}",
               said=f"WHICH NOT V_SHARE ONE SHARED_KIND=\"{en}\" WITH party"),
        *entry("sharing_type", f"that shares a {en} with it", f"che condivide un {it} con essa",
               said=f"WHICH V_SHARE ONE SHARED_KIND=\"{en}\" WITH PRON:s", reads_only=True),
        *entry("sharing_type", f"that doesn't share a {en} with {{party}} or {{second:party}}",
               f"che non condivide un {it} con {{party}} o con {{second:party}}",
               said=f"WHICH NOT V_SHARE ONE SHARED_KIND=\"{en}\" WITH party OR WITH second"),
        *entry("sharing_type", f"that share a {en} with it", f"che condividono un {it} con essa",
               said=f"WHICH V_SHARE ONE SHARED_KIND=\"{en}\" WITH PRON:s", reads_only=True),
    )),
    *entry("jointly", "with total <MEASURE> {comparison}", "con <MEASURE> totale {comparison}", said="WITH MEASURE TOTAL comparison"),
    *entry("of_one_place", "from a single <PLACE>", "da un unico <PLACE>", said="FROM ONE_ONLY PLACE"),
    *entry("jointly", "with different names", "con nomi diversi", said="WITH_OTHER_NAMES"),
    *(made for en, it, what in (("powers", "forza diversa", "power"), ("mana values", "valore di mana diverso", "mana value"))
      for made in entry("jointly", f"with different {en}", f"con {it}", said=f"WITH MEASURE=\"{what}\" DIFFERENT")),
    *entry("jointly", ("controlled by different players", "each controlled by a different player"), "controllate da giocatori diversi",
           said="CONTROLLED FROM PLAYER DIFFERENT"),
    *entry("jointly", "with different controllers", "con controllori diversi", said="OF_CONTROLLERS_APART"),
    *(made for en, it in (("land type", "tipo di terra"), ("card type", "tipo di carta"), ("permanent type", "tipo di permanente"))
      for made in entry("jointly", f"that share a {en}", f"che condividono un {it}", said=f"WHICH V_SHARE:3p ONE SHARED_KIND=\"{en}\"")),
    *entry("jointly", "that share a creature type", "che condividono un tipo di creatura", said="WHICH V_SHARE:3p A_CREATURE_TYPE"),
    *entry("which_has", "that doesn't have {countered}", "che non ha {countered}", said="WHICH NOT V_HAVE countered"),
    *entry("which_has", "that has {countered}", "che ha {countered}", said="WHICH V_HAVE countered"),
    *entry("which_has", "that don't have {countered}", "che non hanno {countered}", said="WHICH NOT V_HAVE countered"),
    *entry("which_has", "that have {countered}", "che hanno {countered}", said="WHICH V_HAVE countered"),
    *entry("countered", "a counter on it|them", "un segnalino", said="ONE COUNTER"),
    *entry("countered", "counters on it|them", "segnalini", said="COUNTER"),
    *entry("countered", "one or more counters on it|them", "uno o più segnalini", said="ONE_OR_MORE COUNTER"),
    *entry("without_quality", "with no abilities", "senza abilità", said="WITHOUT ABILITY:fp"),
    *entry("without_quality", "with no counters on it|them", "senza segnalini", said="WITHOUT countered(COUNTER)"),
    *entry("of_colors", "that 's one or more colors", "di uno o più colori", said="OF ONE_OR_MORE COLORS"),
    *entry("symbol_in_cost", "<SYMBOL> in its|their mana cost|costs", "<SYMBOL> nel suo costo di mana", said="SYMBOL IN_MANA_COST"),
    *entry("with_quality", "with {symbol_in_cost}", "con {symbol_in_cost}", said="WITH symbol_in_cost"),
    *entry("without_quality", "without {symbol_in_cost}", "senza {symbol_in_cost}", said="WITHOUT symbol_in_cost"),
    *entry("with_quality", "with a basic land type", "con un tipo di terra base", said="WITH A_BASIC_LAND_TYPE"),
    *entry("with_quality", "with {measured}", "con {measured}", said="WITH measured"),
    *entry("with_quality", "with {keyword_names}", "con {keyword_names}", said="WITH keyword_names"),
    *entry("with_quality", "with {countered}", "con {countered}", said="WITH countered"),
    *entry("without_quality", "without {keyword_names}", "senza {keyword_names}", said="WITHOUT keyword_names"),
    *entry("keyword_names", "<KEYWORD>", "<KEYWORD>"),
    *entry("keyword_names", "a <KEYWORD> ability", "un' abilità <KEYWORD>", said="ONE ABILITY KEYWORD"),
    *entry("all_but", "{described} except (for)? {nominal.p}", "{described} tranne <@THE> {@nominal.p}", said="described BUT_FOR THE nominal"),
    *entry("keyword_names", "<KEYWORD> or <KEYWORD>", "<KEYWORD> o <KEYWORD>", said="KEYWORD KEYWORD"),
    *entry("countered", "a|an {counter_kind.s} on it", "un {counter_kind.s}", said="ONE counter_kind"),
    *entry("countered", "a|an {counter_kind.s} on them", "un {counter_kind.s}", said="ONE counter_kind", reads_only=True),
    *entry("countered", "{counter_kind.p} on them|it", "{counter_kind.p}", said="counter_kind"),
    *entry("countered", "one or more {counter_kind.p} on it|them", "uno o più {counter_kind.p}",
           said="ONE_OR_MORE counter_kind"),
    *entry("measured", "equal or lesser <MEASURE>", "<MEASURE> pari o inferiore", said="MEASURE EQUAL_OR_LESS"),
    *entry("measured", "lesser <MEASURE>", "<MEASURE> inferiore", said="MEASURE LESSER"),
    *entry("measured", "<MEASURE> {comparison}", "<MEASURE> {comparison}"),
    *entry("measured", "<MEASURE> or <MEASURE> {comparison}", "<MEASURE> o <MEASURE> {comparison}"),
    *entry("comparison", "{number} or less", "pari o inferiore a {number}", said="number OR_LESS"),
    *entry("comparison", "{number} or more", "pari o superiore a {number}", said="number OR_MORE", reads_only=True),
    *entry("comparison", "less than or equal to {number}", "pari o inferiore a {number}", said="number OR_LESS"),
    *entry("comparison", "{number} or greater", "pari o superiore a {number}", said="number OR_MORE"),
    *(
        made
        for kind in ("number_of", "measure_of", "sum", "double", "your_life", "starting_life", "extreme_life", "life_done", "devotion",
                     "half", "greatest", "total_of", "minus", "rolled")
        for en, it, word in (("less than or equal to", "pari o inferiore a", "AT_MOST"), ("less than", "inferiore a", "BELOW"),
                             ("greater than", "superiore a", "ABOVE"), ("greater than or equal to", "pari o superiore a", "AT_LEAST"),
                             ("equal to", "pari a", "EQUAL_TO"))
        for made in entry("comparison", f"{en} {{{kind}}}", f"{it} {{{kind}}}", said=f"{word} {kind}")
    ),
    *entry("comparison", "less than {number}", "inferiore a {number}", said="BELOW number"),
    *entry("comparison", "greater than {number}", "superiore a {number}", said="ABOVE number"),
    *entry("comparison", "{number}", "pari a {number}", said="EQUAL_TO number"),
    *entry("counter_kind", "<PT> counter", "segnalino <PT>", said="COUNTER PT", marks="s"),
    *entry("counter_kind", "<PT> counters", "segnalini <PT>", said="COUNTER PT", marks="p"),
    *entry("counter_kind", "<@COUNTER_OF>", "<@COUNTER_OF>"),
    *entry("counter_kind", "<UNKNOWN> counter", "segnalino <UNKNOWN>", said="COUNTER UNKNOWN", marks="s"),
    *entry("counter_kind", "<UNKNOWN> counters", "segnalini <UNKNOWN>", said="COUNTER UNKNOWN", marks="p"),
]  # fmt: skip

_BARE = "{before_noun*} {attribute*} {@noun}"
_BARE_IT = "{@noun} {attribute*} {@before_noun*}"
_WORDS = "noun attribute before_noun"


_SHARED = (
    ("", "", "kinds_only", "before_noun"),
    ("<TYPE.s>", "TYPE", "subtypes_only", ""),
)
"""What a list has in common before its one head: 'Elf or Dwarf creature card', 'basic Forest or Island card'; the class of the word
that all share, what is listed, and what may stand before all of it.
"""


def _lists(category: str, kind: str, target: bool) -> list[Entry]:
    """Nouns with 'or', 'and' or 'and/or' between them, and what is said of all of them behind the last."""
    en, it = ("target ", "") if target else ("", "")
    after = "after_target" if target else "after"
    mark, behind = ("as_target", "as_target} {") if target else ("", "")
    return [
        *entry(kind, f"{en}{{@first}} {{conjunction}} {{@again}} {{{after}}}",
               f"{{@first}} {{conjunction}} {{again}}{it} {{{after}}}", category=category,
               said=f"first conjunction again {after}"),
        *entry(kind, f"{en}{{@first}} , {{@more:again+comma}} , {{conjunction}} {{@again}} {{{after}}}",
               f"{{@first}} , {{more:again+comma}} {{conjunction}} {{again}}{it} {{{after}}}", category=category,
               said=f"first more conjunction again {after}"),
        *(made for head in _HEADS[:2] for kind_of, word, words, before in _SHARED
          for more, more_en, more_it in (("", "", ""), ("more", " , {more:again_" + words + "+comma} ,", " , {more:again_" + words + "+comma}"))
          for front in (f"{{{before}*}}" if before else "",)
          for made in entry(
              kind,
              f"{en}{front} {{first:{words}}}{more_en} {{conjunction}} {{again:again_{words}}} {kind_of} <@{head}> {{{behind}quality*}}",
              f"<@{head}> {kind_of} {{first:{words}}}{more_it} {{conjunction}} {{again:again_{words}}} {front} {{{behind}quality*}}",
              category=category, said=f"part({head} {word} first) {more} conjunction again after({before} {mark} quality)")),
    ]  # fmt: skip


_STATES = ("TAPPED", "UNTAPPED")

NOMINALS: list[Entry] = [
    *(made for kind in _STATES for made in entry("adjective", f"<{kind}>", f"<@{kind}>", category="state_of_all")),
    *entry("modifier", "{state_of_all}", "{state_of_all}", category="of_all"),
    *entry("nominal", "{of_all} {first:again_bare.p} and/or {again:again_bare.p} {quality*}", "{first:again_bare.p} e/o {again:again_bare.p} {of_all} {quality*}",
           said="several(part(first) conjunction(AND_OR) again(again) after(of_all quality))"),
    *entry("nominal", "{of_all} {first:again_bare.p} , {second:again_bare.p} , and/or {again:again_bare.p} {quality*}",
           "{first:again_bare.p} , {second:again_bare.p} e/o {again:again_bare.p} {of_all} {quality*}",
           said="several(part(first) again(second) conjunction(AND_OR) again(again) after(of_all quality))"),
    *(made for kind in ("TYPE", "SUBTYPE") for made in entry("", f"<@{kind}.p>", f"<@{kind}.p>", category="again_bare")),
    *entry("part", _BARE + " {quality*}", _BARE_IT + " {quality*}", said=_WORDS + " quality"),
    *entry("part", "{@person} {quality*}", "{@person} {quality*}"),
    *entry("part", "target " + _BARE + " {as_target} {quality*}", _BARE_IT + " {as_target} {quality*}", category="part_target",
           said=_WORDS + " as_target quality"),
    *entry("part", "target {before_noun*} exiled {attribute*} {@noun} {as_target} {quality*}",
           "{@noun} {attribute*} esiliata {before_noun*} {as_target} {quality*}", category="part_target",
           said="noun attribute before_noun modifier(exiled_with(EXILED)) as_target quality"),
    *entry("part", "target {@person} {as_target} {quality*}", "{@person} {as_target} {quality*}", category="part_target",
           said="person as_target quality"),
    *entry("modifier", "", "bersaglio|bersagli", said="TARGET", category="as_target"),
    *entry("part", _BARE, _BARE_IT, category="first", said=_WORDS),
    *entry("part", "{@person}", "{@person}", category="first"),
    *entry("again", _BARE, _BARE_IT, said=_WORDS),
    *entry("again", _BARE + " {own:creature_quality}", _BARE_IT + " {own:creature_quality}", said=_WORDS + " own"),
    *(
        made
        for kind, en, it, word in (("with_quality", "with", "con", "WITH"), ("without_quality", "without", "senza", "WITHOUT"))
        for made in (
            *entry(kind, f"{en} {{keyword_names}}", f"{it} {{keyword_names}}", said=f"{word} keyword_names", category=f"{kind}_of_creatures"),
            *entry("modifier", f"{{{kind}_of_creatures}}", f"{{{kind}_of_creatures}}", category="creature_quality"),
        )
    ),
    *entry("again", "{@person}", "{@person}"),
    *entry("again", "{again_determiner} " + _BARE, "{again_determiner} " + _BARE_IT, said="again_determiner " + _WORDS),
    *entry("again_determiner", "a|an", "<@ONE>", said="ONE"),
    *entry("again_determiner", "each", "ogni", said="EVERY"),
    *entry("again_determiner", "another", "<@ONE> <@OTHER>", said="ONE OTHER"),
    *entry("", "<TYPE.s> {more:type_more*}", "<TYPE.s> {more:type_more*}", category="types_only", said="TYPE more"),
    *entry("", "permanent", "<PERMANENT>", category="types_only", said="PERMANENT"),
    *entry("", "<TYPE.s>", "<TYPE.s>", category="type_more"),
    *handed_on("kinds_only", "types_only", "subtypes_only"),
    *entry("", "{modifier:negated_kind}", "{modifier:negated_kind}", category="kinds_only", said="modifier"),
    *entry("modifier", "{negated}", "{negated}", category="negated_kind"),
    *entry("again", "{kinds_only}", "{kinds_only}", category="again_kinds_only"),
    *entry("again", "{before:before_noun} {kinds_only:types_only}", "{kinds_only:types_only} {before:before_noun}", category="again_kinds_only",
           said="kinds_only before"),
    *entry("", "<SUBTYPE.s> {more:subtype_more*}", "<SUBTYPE.s> {more:subtype_more*}", category="subtypes_only", said="SUBTYPE more"),
    *entry("", "<SUBTYPE.s>", "<SUBTYPE.s>", category="subtype_more"),
    *entry("again", "{subtypes_only}", "{subtypes_only}", category="again_subtypes_only"),
    *entry("after", "{quality*}", "{quality*}"),
    *entry("after", "{as_target} {quality*}", "{as_target} {quality*}", category="after_target", said="as_target quality"),
    *entry("conjunction", "or", "o", said="OR"),
    *entry("conjunction", "and", "e", said="AND"),
    *entry("conjunction", "and/or", "e/o", said="AND_OR"),
    *_lists("several", "several", target=False),
    *_lists("several_targets", "several", target=True),
    *entry("nominal", "{@part}", "{@part}"),
    *entry("nominal", "{@several}", "{@several}"),
    *entry("nominal", "{@part_target}", "{@part_target}", category="aimed_at"),
    *entry("nominal", "{@several_targets}", "{@several_targets}", category="aimed_at"),
]  # fmt: skip

ENTRIES = [*NOUNS, *DETERMINERS, *MODIFIERS, *NOMINALS]
