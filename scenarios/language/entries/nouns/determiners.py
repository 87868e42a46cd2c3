"""107.1, 115.1: how many of what a noun says, and which: articles, numbers, all and each."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, wrapped

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

ENTRIES: list[Entry] = [
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
    *(made for whose_en, whose_it, whose in (("your", "tua", "YOUR"), ("their", "sua", "ITS"))
      for made in entry("described", f"the cards in {whose_en} <PLACE>", f"le carte in {whose_it} <PLACE>",
                        said=f"determiner(the(THE:p)) nominal(part(CARD modifier(zone(IN place(THE {whose} PLACE)))))")),
    *entry("described", "the cards {exiled_with}", "le carte {exiled_with}", said="determiner(the(THE:p)) nominal(part(CARD:p modifier(exiled_with)))"),
    *entry("described", "{@determiner_of_targets} {@aimed_at}", "{@determiner_of_targets} {@aimed_at}"),
    *entry("determiner", "{@one_target}", "{@one_target}", category="determiner_of_a_target"),
    *entry("described", "{@determiner_of_a_target} {@aimed_at}", "{@determiner_of_a_target} {@aimed_at}", category="one_aimed_at"),
    *entry("one", "a single", "<@ONE>", said="ONE", marks="s", category="single"),
    *entry("determiner", "{@single}", "{@single}", said="single", category="determiner_single"),
    *entry("described", "{@determiner_single} {@nominal}", "{@determiner_single} {@nominal}", said="determiner_single nominal",
           category="described_single"),
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
]  # fmt: skip
