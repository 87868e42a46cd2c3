"""109.3: what is said behind a noun: whose it is, what it has, is, is called or targets.

Where it is, what happened to it, how much it measures and what it has in common with others is in the files beside this one.
"""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("relation", "you control", "che controlli", said="WHICH V_CONTROL"),
    *entry("relation", "your team controls", "controllata|controllato|controllate|controllati dalla tua squadra", said="OF_YOUR_TEAM"),
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
    *entry("of_chosen", "of the chosen type", "del tipo scelto", said="OF_CHOSEN_TYPE"),
    *entry("of_chosen", "of that color", "di quel colore", said="OF_CHOSEN_COLOR", reads_only=True),
    *entry("of_chosen", "of the creature type of your choice", "di un tipo a tua scelta", said="OF_CHOICE_TYPE"),
    *entry("of_chosen", "of the color of your choice", "di un colore a tua scelta", said="OF_CHOICE_COLOR"),
    *entry("of_chosen", "of the chosen color", "del colore scelto", said="OF_CHOSEN_COLOR"),
    *entry("of_chosen", "with the chosen name", "con il nome scelto", said="OF_CHOSEN_NAME"),
    *entry("of_chosen", "of that type", "di quel tipo", said="OF_CHOSEN_TYPE", reads_only=True),
    *entry("of_chosen", "with that name", "con quel nome", said="OF_CHOSEN_NAME", reads_only=True),
    *(made for kind in ("TYPE.s", "SUBTYPE.s") for made in entry("of_source", f"from a|an <{kind}> source", f"di una fonte <{kind}>", said=f"FROM ONE SOURCE {kind[:-2]}")),
    *entry("of_source", "from a|an <TYPE.s> or <TYPE.s> source", "di una fonte <TYPE.s> o <TYPE.s>", said="FROM ONE SOURCE TYPE OR TYPE"),
    *entry("of_source", "from a|an {adjective} source", "di una fonte {adjective}", said="FROM ONE SOURCE adjective"),
    *entry("named", "named <NAME>", "chiamata <NAME>", said="CALLED NAME"),
    *entry("named", "named <OTHER_NAME>", "chiamata <OTHER_NAME>", said="CALLED OTHER_NAME"),
    *(made for kind in ("NAME", "OTHER_NAME") for made in entry("", f"<{kind}>", f"<{kind}>", category="one_name", said=kind)),
    *(
        made
        for en, it, said in (("or", "o", "OR"), ("and", "e", "AND"))
        for made in (
            *(entry("named", "named {name:one_name} or {last:one_name}", "chiamata {name:one_name} o {last:one_name}", said="CALLED name OR last")
              if said == "OR" else ()),
            *entry("named", f"named {{name:one_name}} , {{more:one_name+comma}} , {en} {{last:one_name}}",
                   f"chiamata {{name:one_name}} , {{more:one_name+comma}} {it} {{last:one_name}}", said=f"CALLED name COMMA more {said} last"),
        )
    ),
    *entry("which_targets", "that [target~sub] you", "che ti [bersagliare~sub]", said="WHICH TO_YOU V_AIM"),
    *entry("which_targets", "that [target~sub] you or {described}", "che [bersagliare~sub] te o {described}", said="WHICH V_AIM YOU OR described"),
    *entry("which_targets", "that [target~sub] {own}", "che [bersagliare~sub] {own}", said="WHICH V_AIM own"),
    *entry("which_targets", "that [target~sub] only {own}", "che [bersagliare~sub] solo {own}", said="WHICH V_AIM ONLY own"),
    *entry("which_targets", "that [target~sub] only {described:described_single}", "che [bersagliare~sub] solo {described:described_single}",
           said="WHICH V_AIM ONLY described"),
    *entry("which_targets", "that [target~sub] {described}", "che [bersagliare~sub] {described}", said="WHICH V_AIM described"),
    *entry("which_is", "that 's|is|are {adjective}", "che è {adjective}", said="WHICH V_BE adjective"),
    *entry("which_is", "that 's|is|are {either}", "che è {either}", said="WHICH V_BE either"),
    *entry("which_is", "that isn't|aren't {either}", "che non è {either}", said="WHICH NOT V_BE either"),
    *entry("which_is", "that 's|is|are all colors", "che è di tutti i colori", said="WHICH V_BE ALL_COLORS"),
    *entry("not_in_play", "that isn't|aren't on the battlefield", "che non è sul campo di battaglia", said="WHICH NOT V_BE ONTO_BATTLEFIELD"),
    *entry("which_is", "that isn't|aren't all colors", "che non è di tutti i colori", said="WHICH NOT V_BE ALL_COLORS"),
    *entry("which_is", "that 's|is|are {of_chosen}", "che è {of_chosen}", said="WHICH V_BE of_chosen"),
    *entry("which_is", "that isn't|aren't {of_chosen}", "che non è {of_chosen}", said="WHICH NOT V_BE of_chosen"),
    *entry("which_is", "that isn't|aren't {adjective}", "che non è {adjective}", said="WHICH NOT V_BE adjective"),
    *entry("which_is", "that 's|is a|an {noun.s}", "che è un {noun.s}", said="WHICH V_BE ONE noun"),
    *(
        made
        for or_en, or_it, conjunction in (("or", "o", "OR"), ("and/or", "e/o", "AND_OR"))
        for article in ("", "a|an ")
        for be, is_it, which in (("'s|is", "è", "WHICH V_BE"), ("isn't", "non è", "WHICH NOT V_BE"))
        for made in (
            *entry("which_is", f"that {be} a|an {{noun.s}} {or_en} {article}{{last:noun.s}}", f"che {is_it} un {{noun.s}} {or_it} un {{last:noun.s}}",
                   said=f"{which} ONE noun {conjunction} ONE last"),
            *entry("which_is", f"that {be} a|an {{noun.s}} , {article}{{second:noun.s}} , {or_en} {article}{{last:noun.s}}",
                   f"che {is_it} un {{noun.s}} , un {{second:noun.s}} {or_it} un {{last:noun.s}}", said=f"{which} ONE noun COMMA ONE second {conjunction} ONE last"),
            *entry("which_is", f"that {be} a|an {{noun.s}} , {article}{{second:noun.s}} , {article}{{third:noun.s}} , {or_en} {article}{{last:noun.s}}",
                   f"che {is_it} un {{noun.s}} , un {{second:noun.s}} , un {{third:noun.s}} {or_it} un {{last:noun.s}}",
                   said=f"{which} ONE noun COMMA ONE second COMMA ONE third {conjunction} ONE last"),
        )
    ),
    *entry("which_is", "that isn't a|an {noun.s}", "che non è un {noun.s}", said="WHICH NOT V_BE ONE noun"),
    *(
        made
        for kind in ("TYPE", "SUBTYPE")
        for are_en, are_it, are in (("are", "sono", 'V_BE="sono":3p'), ("aren't", "non sono", 'NOT V_BE="sono":3p'))
        for many_en, many_it, many in (("", "", ""), (f" or <{kind}.p>", f" o <@{kind}.p>", f" OR {kind}"))
        for made in entry("which_is", f"that {are_en} <{kind}.p>{many_en}", f"che {are_it} <@{kind}.p>{many_it}", said=f"WHICH {are} {kind}{many}")
    ),
    *entry("opposed", ("blocking {opposite}", "that 's|is|are blocking {opposite}"), "che blocca {opposite}", said="WHICH V_BLOCK opposite"),
    *entry("opposed", ("blocking it", "that 's|is|are blocking it"), "che la blocca", said="WHICH THE:s V_BLOCK"),
    *entry("opposed", ("blocked by {opposite}", "that 's|is|are blocked by {opposite}"), "bloccata da {opposite}", said="BLOCKED FROM opposite"),
    *entry("opposed", ("blocking or blocked by {opposite}", "that 's|is|are blocking or blocked by {opposite}"), "che blocca o che è bloccata da {opposite}",
           said="WHICH V_BLOCK OR WHICH V_BE BLOCKED FROM opposite"),
    *(made for kind in ("own", "attached", "described") for made in entry("opposite", f"{{{kind}}}", f"{{{kind}}}")),
    *entry("other_than", "other than {own}", "diversa da {own}", said="DIFFERENT FROM own"),
    *entry("other_than", "other than a|an <@SUPERTYPE.s> <@TYPE.s> card", "diversa da una carta <@TYPE.s> <@SUPERTYPE.s>", said="DIFFERENT FROM ONE CARD TYPE SUPERTYPE"),
    *entry("other_than", "other than a|an <@SUPERTYPE.s> <@TYPE.s>", "diversa da una <@TYPE.s> <@SUPERTYPE.s>", said="DIFFERENT FROM ONE TYPE SUPERTYPE"),
    *entry("other_than", "other than a|an <@TYPE.s> card", "diversa da una carta <@TYPE.s>", said="DIFFERENT FROM ONE CARD TYPE"),
    *(
        made
        for kind in ("TYPE", "SUBTYPE")
        for made in (
            *entry("other_than", f"other than <@{kind}.p>", f"diversa da <@{kind}.p>", said=f"DIFFERENT FROM {kind}"),
            *entry("other_than", f"other than <@{kind}.p> and|or <@{kind}.p>", f"diversa da <@{kind}.p> e <@{kind}.p>", said=f"DIFFERENT FROM {kind} {kind}"),
        )
    ),
    *entry("exiled_with", "exiled with {own}", "esiliata con {own}", said="EXILED WITH own"),
    *entry("exiled_with", "exiled with it", "esiliata con essa", said="EXILED WITH PRON:s"),
    *entry("by_chance", ("at random", "chosen at random"), "a caso", said="AT_RANDOM"),
    *entry("with_quality", "with {greatest_of}", "con {greatest_of}", said="WITH greatest_of"),
    *entry("sole_target", "with a single target", "con un solo bersaglio", said="WITH_ONE_TARGET"),
    *entry("modifier", "{exiled_bare}", "{exiled_bare}", category="exiled_alone"),
    *entry("exiled_with", "", "esiliata|esiliate|esiliati|esiliato", said="EXILED", category="exiled_bare"),
    *entry("fastened", "attached to {party}", "assegnata a {party}", said="FASTENED TO party"),
    *entry("without_quality", "with no abilities", "senza abilità", said="WITHOUT ABILITY:fp"),
    *entry("without_quality", "with no {counter_kind.p} on it|them", "senza {counter_kind.p}", said="WITHOUT countered(counter_kind)"),
    *entry("without_quality", "with no counters on it|them", "senza segnalini", said="WITHOUT countered(COUNTER)"),
    *entry("of_colors", "that 's one or more colors", "di uno o più colori", said="OF ONE_OR_MORE COLORS"),
    *entry("with_quality", "with {symbol_in_cost}", "con {symbol_in_cost}", said="WITH symbol_in_cost"),
    *entry("without_quality", "without {symbol_in_cost}", "senza {symbol_in_cost}", said="WITHOUT symbol_in_cost"),
    *entry("with_quality", "with a basic land type", "con un tipo di terra base", said="WITH A_BASIC_LAND_TYPE"),
    *entry("with_quality", "with {measured}", "con {measured}", said="WITH measured"),
    *entry("with_quality", "with {base_size}", "con {base_size}", said="WITH base_size"),
    *entry("base_size", "base power and toughness <PT>", "forza e costituzione base <PT>", said="BASE_NUMBERS PT"),
    *entry("with_quality", "with {keyword_names}", "con {keyword_names}", said="WITH keyword_names"),
    *entry("with_quality", "with {countered}", "con {countered}", said="WITH countered"),
    *entry("without_quality", "without {keyword_names}", "senza {keyword_names}", said="WITHOUT keyword_names"),
    *entry("keyword_names", "<KEYWORD>", "<KEYWORD>"),
    *entry("keyword_names", "a <KEYWORD> ability", "un' abilità <KEYWORD>", said="ONE ABILITY KEYWORD"),
    *entry("keyword_names", "<KEYWORD> or <KEYWORD>", "<KEYWORD> o <KEYWORD>", said="KEYWORD KEYWORD"),
    *entry("keyword_names", "<KEYWORD> and/or <KEYWORD>", "<KEYWORD> e/o <KEYWORD>", said="KEYWORD AND_OR KEYWORD"),
    *(
        made
        for or_en, or_it, conjunction in (("or", "o", "OR"), ("and/or", "e/o", "AND_OR"))
        for count in (2, 3)
        for made in entry("keyword_names", " , ".join(["<KEYWORD>"] * count) + f" , {or_en} <KEYWORD>", " , ".join(["<KEYWORD>"] * count) + f" {or_it} <KEYWORD>",
                          said=" COMMA ".join(["KEYWORD"] * count) + f" {conjunction} KEYWORD")
    ),
]  # fmt: skip
