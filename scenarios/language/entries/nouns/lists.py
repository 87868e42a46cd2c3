"""109.2, 115.1: nouns with all that is said about them, and several of them with 'or', 'and' or 'and/or' between."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on

_HEADS = ("CARD", "SPELL")

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
        *(made for head in _HEADS for kind_of, word, words, before in _SHARED
          for more, more_en, more_it in (("", "", ""), ("more", " , {more:again_" + words + "+comma} ,", " , {more:again_" + words + "+comma}"))
          for front in (f"{{{before}*}}" if before else "",)
          for made in entry(
              kind,
              f"{en}{front} {{first:{words}}}{more_en} {{conjunction}} {{again:again_{words}}} {kind_of} <@{head}> {{{behind}quality*}}",
              f"<@{head}> {kind_of} {{first:{words}}}{more_it} {{conjunction}} {{again:again_{words}}} {front} {{{behind}quality*}}",
              category=category, said=f"part({head} {word} first) {more} conjunction again after({before} {mark} quality)")),
    ]  # fmt: skip


_STATES = ("TAPPED", "UNTAPPED")

ENTRIES: list[Entry] = [
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
    *entry("again", _BARE + " {quality*}", _BARE_IT + " {quality*}", category="again_with_all",
           said="again_determiner(EVERY) " + _WORDS + " quality"),
    *entry("again_determiner", "a|an", "<@ONE>", said="ONE"),
    *entry("again_determiner", "each", "ogni", said="EVERY"),
    *entry("again_determiner", "all", "tutte <@THE>", said="ALL THE:fp"),
    *entry("again_determiner", "another", "<@ONE> <@OTHER>", said="ONE OTHER"),
    *entry("", "<TYPE.s> {more:type_more*}", "<TYPE.s> {more:type_more*}", category="types_only", said="TYPE more"),
    *entry("", "permanent", "<PERMANENT>", category="types_only", said="PERMANENT"),
    *entry("", "<TYPE.s>", "<TYPE.s>", category="type_more"),
    *handed_on("kinds_only", "types_only", "subtypes_only"),
    *entry("", "{modifier:negated_kind}", "{modifier:negated_kind}", category="kinds_only", said="modifier"),
    *entry("modifier", "{negated}", "{negated}", category="negated_kind"),
    *entry("modifier", "{color_said}", "{color_said}", category="color_alone"),
    *(made for kind in ("COLOR", "COLORLESS", "MULTICOLORED", "SUPERTYPE")
      for made in entry("adjective", f"<{kind}>", f"<{kind}>", category="color_said")),
    *(
        made
        for head in _HEADS
        for target_en, target, category in (("", "", "several"), ("target ", "as_target ", "several_targets"))
        for made in entry("several", f"{target_en}{{color:color_alone}} {{conjunction}} {{again:again_types}} <@{head}>{' {as_target}' if target else ''} {{quality*}}",
                          f"<@{head}> {{color:color_alone}} {{conjunction}} {{again:again_types}}{' {as_target}' if target else ''} {{quality*}}",
                          category=category, said=f"part({head} color) conjunction again after({target}quality)")
    ),
    *entry("again", "{types_only}", "{types_only}", category="again_types"),
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
    # 109.2: 'creatures from the battlefield and/or creature cards from graveyards': each where it is said to be.
    *(
        made
        for number, article, aimed in (("p", "", ""), ("s", "again_determiner(ONE) ", "modifier(TARGET) "))
        for made in entry(
            "several", f"target {{first:plainly.{number}}} from the battlefield {{conjunction}} {{last:plainly.{number}}} {{zone}}",
            f"{{first:plainly.{number}}} bersaglio dal campo di battaglia {{conjunction}} {{last:plainly.{number}}} bersaglio {{zone}}",
            category="several_targets",
            said=f"part(first modifier(TARGET) modifier(zone(FROM_BATTLEFIELD))) conjunction again({article}last {aimed}modifier(zone)) after()",
        )
    ),
    # 109.2: 'cards you own that aren't on the battlefield, spells you control, and permanents': each where it is, and whose.
    *entry("part", _BARE + " {own:place_quality} {quality*}", _BARE_IT + " {own:place_quality} {quality*}", category="first_of_its_zone",
           said=_WORDS + " own quality"),
    *(made for kind in ("relation", "zone", "not_in_play") for made in entry("modifier", f"{{{kind}}}", f"{{{kind}}}", category="place_quality")),
    *entry("again", "{head:of_its_zone} {before_noun*} {attribute*} {@noun} {quality*}", "{head:of_its_zone} {@noun} {attribute*} {@before_noun*} {quality*}",
           category="again_of_its_zone", said="head " + _WORDS + " quality"),
    *entry("again_determiner", "", "<@THE>", category="of_its_zone", said="THE"),
    *entry("several", "{first:first_of_its_zone} and {again:again_of_its_zone}", "{first:first_of_its_zone} e {again:again_of_its_zone}",
           said="first conjunction(AND) again after()"),
    *entry("several", "{first:first_of_its_zone} , {more:again_of_its_zone+comma} , and {again:again_of_its_zone}",
           "{first:first_of_its_zone} , {more:again_of_its_zone+comma} e {again:again_of_its_zone}",
           said="first more conjunction(AND) again after()"),
    *entry("", _BARE, _BARE_IT, category="plainly", said=_WORDS),
    *_lists("several", "several", target=False),
    *_lists("several_targets", "several", target=True),
    *entry("nominal", "{@part}", "{@part}"),
    *entry("nominal", "{@several}", "{@several}"),
    *entry("nominal", "{@part_target}", "{@part_target}", category="aimed_at"),
    *entry("nominal", "{@several_targets}", "{@several_targets}", category="aimed_at"),
]  # fmt: skip
