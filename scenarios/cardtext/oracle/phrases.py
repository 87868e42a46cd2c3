"""English phrases of card text that are one thing to the reader of paragraphs: whole sentences, and how others begin."""

from __future__ import annotations

from collections.abc import Mapping

from engine.words.subtypes import belongs_to
from engine.words.terms import CardType
from scenarios.language.subtypes import SUBTYPES

_WHAT_ENDS = " and ".join(("steps", "phases"))
PHRASES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "the creature can't be regenerated": (("CANT_BE_REGENERATED", ""),),
    "it can't be regenerated": (("CANT_BE_REGENERATED", ""),),
    "they can't be regenerated": (("CANT_BE_REGENERATED", ""),),
    "that creature can't be regenerated": (("CANT_BE_REGENERATED", ""),),
    "activate only as a sorcery": (("SORCERY_SPEED", ""),),
    f"until end of turn , you don't lose this mana as {_WHAT_ENDS} end": (("KEEPS_MANA", ""),),
    "any player may activate this ability": (("ANYONE_ACTIVATES", ""),),
    "only your opponents may activate this ability": (("OPPONENTS_ACTIVATE", ""),),
    "activate only once each turn": (("ONCE_EACH_TURN", ""),),
    "activate only once": (("ONLY_EVER_ONCE", ""),),
    "activate only as a sorcery and only once each turn": (("ONLY_SORCERY_AND_ONCE", ""),),
    "do this only once each turn": (("DONE_ONCE", ""),),
    "this ability triggers only once each turn": (("TRIGGERS_ONCE", ""),),
    "if you do": (("IF_YOU_DO", "se lo fai"),),
    "a deck can have": (("A_DECK_MAY_HAVE", ""),),
    "if you pay ,": (("IF_YOU_DO", "se paghi"), ("COMMA", ",")),
    "you may reveal this card from your opening hand": (
        ("V_CAN", "puoi"),
        ("V_REVEAL", "rivelare"),
        ("FROM_OPENING_HAND", "dalla tua mano iniziale"),
    ),
    "at the beginning of the first upkeep": (("AT_FIRST_UPKEEP", "all'inizio del primo mantenimento"),),
    **{
        f"if that spell is countered this way , {put} instead of{putting} into {whose} graveyard": (
            ("IF_COUNTERED_SO", ""),
            ("COMMA", ","),
            ("V_PUT" if place else "V_EXILE", ""),
            ("CLITIC", ""),
            *(((place, ""),) if place else ()),
            ("NOT_INTO_GRAVEYARD", ""),
        )
        for put, place in (
            ("put it on top of its owner 's library", "TOP_OF_OWNERS_LIBRARY"),
            ("put it on the bottom of its owner 's library", "BOTTOM_OF_OWNERS_LIBRARY"),
            ("put it into its owner 's hand", "TO_OWNERS_HAND"),
            ("return it to its owner 's hand", "TO_OWNERS_HAND"),
            ("exile it", ""),
        )
        for putting in ("", " putting it")
        for whose in ("that player 's", "its owner 's")
    },
    **{
        f"if {one} dealt damage this way would die this turn , exile it instead": (
            (kind, ""),
            ("COMMA", ","),
            ("INSTEAD", ""),
            ("V_EXILE", ""),
            ("CLITIC", ""),
        )
        for one, kind in (
            ("a creature", "IF_CREATURE_DAMAGED_DIES"),
            ("a creature or planeswalker", "IF_CREATURE_OR_WALKER_DAMAGED_DIES"),
            ("a permanent", "IF_PERMANENT_DAMAGED_DIES"),
        )
    },
    "excess damage is dealt to that creature 's controller instead": (("EXCESS_TO_CONTROLLER", ""),),
    **{
        said: ((kind, italian),)
        for kind, italian, several in (
            (
                "IF_ANYBODY_DOES",
                "se un giocatore lo fa",
                ("if a player does", "if any player does", "if an opponent does"),
            ),
            ("IF_NOBODY_DOES", "se nessuno lo fa", ("if no one does", "if no player does", "if no opponent does")),
        )
        for said in several
    },
    "if they do": (("IF_THEY_DO", "se lo fa"),),
    "if that player does": (("IF_THEY_DO", "se lo fa"),),
    "if the player does": (("IF_THEY_DO", "se lo fa"),),
    "an opponent chooses one of those piles": (("OPPONENT_CHOOSES_PILE", ""),),
    "an opponent chooses one pile": (("OPPONENT_CHOOSES_PILE", ""),),
    "when you do": (("WHEN_YOU_DO", "quando lo fai"),),
    "when you pay this cost one or more times": (("WHEN_YOU_DO", "quando lo fai"),),
    "otherwise": (("OTHERWISE", "altrimenti"),),
    "if you don't": (("OTHERWISE", "se non lo fai"),),
    "if you don't put it into your hand": (("OTHERWISE", "se non lo fai"),),
    "if you don't put the card into your hand": (("OTHERWISE", "se non lo fai"),),
    "if you don't , it enters tapped": (
        ("OTHERWISE", "se non lo fai"),
        ("COMMA", ","),
        ("V_ENTER", "entra"),
        ("TAPPED", "tappata"),
    ),
    "if you win the flip": (("IF_WIN_FLIP", "se vinci il lancio"),),
    "if you lose the flip": (("IF_LOSE_FLIP", "se perdi il lancio"),),
    "if they lose the flip": (("IF_LOSE_FLIP", "se perde il lancio"),),
    "if they win the flip": (("IF_WIN_FLIP", "se vince il lancio"),),
    "if you don't put the card onto the battlefield": (("OTHERWISE", "se non lo fai"),),
    "when you win the flip": (("WHEN_WIN_FLIP", "quando vinci il lancio"),),
    "when you lose the flip": (("WHEN_LOSE_FLIP", "quando perdi il lancio"),),
    "when it connives this way": (("WHEN", "quando"), ("V_CONNIVE", "complotta"), ("IN_THIS_WAY", "in questo modo")),
    **{
        f"if {shows} {side}": ((kind, f"se esce {said}"),)
        for side, kind, said in (("heads", "IF_HEADS", "testa"), ("tails", "IF_TAILS", "croce"))
        for shows in ("it comes up", "the coin comes up", "the flip comes up", "it 's", "the result is")
    },
    **{
        f"{damage} damage can't be prevented": (("THAT_NOT_PREVENTED", "quel danno non può essere prevenuto"),)
        for damage in ("the", "this", "that")
    },
    **{
        f"if you don't , {this} tapped": (
            ("OTHERWISE", "se non lo fai"),
            ("COMMA", ","),
            ("V_ENTER", "entra"),
            ("TAPPED", "tappata"),
        )
        for this in ("it enters the battlefield", "this land enters", "this creature enters", "this artifact enters")
    },
    **{
        f"if {who} can't": (("IF_YOU_CANNOT", "se non puoi" if who == "you" else "se non può farlo"),)
        for who in ("you", "they", "the player", "that player")
    },
    "choose a color": (("V_CHOOSE", "scegli"), ("A_COLOR", "un colore")),
    **{
        f"choose a {such}{kind} type": (
            ("V_CHOOSE", "scegli"),
            ("ONE", "un"),
            ("SHARED_KIND", f"tipo di {italian}"),
            *kinds,
        )
        for kind, italian in (("card", "carta"), ("permanent", "permanente"))
        for such, kinds in (
            ("", ()),
            ("non land ", (("NOT", "non"), ("TYPE", "land"))),
            ("non creature ", (("NOT", "non"), ("TYPE", "creature"))),
        )
    },
    "choose a creature type": (("V_CHOOSE", "scegli"), ("A_CREATURE_TYPE", "un tipo di creatura")),
    "a creature dealt damage this way can't be regenerated this turn": (("DAMAGED_NOT_REGENERATED", ""),),
    **{
        f"choose {'an' if such.startswith('a') else 'a'} {such}card name": (
            ("V_CHOOSE", "scegli"),
            ("A_CARD_NAME", "il nome di una carta"),
            *kinds,
        )
        for such, kinds in (
            ("", ()),
            ("non land ", (("NOT", "non"), ("TYPE", "land"))),
            ("creature ", (("TYPE", "creature"),)),
            ("artifact ", (("TYPE", "artifact"),)),
            (
                "non artifact , non land ",
                (("NOT", "non"), ("TYPE", "artifact"), ("COMMA", ","), ("NOT", "non"), ("TYPE", "land")),
            ),
        )
    },
    "if you win": (("IF_YOU_WIN", "se vinci"),),
    "if they don't": (("UNLESS_THEY_DO", "se non lo fa"),),
    "if that player doesn't": (("UNLESS_THEY_DO", "se non lo fa"),),
    "if the player doesn't": (("UNLESS_THEY_DO", "se non lo fa"),),
    "you may choose new targets for the copy": (("NEW_TARGETS", ""),),
    "you may choose new targets for the copies": (("NEW_TARGETS", ""),),
    "each of those players may choose new targets for their copy": (("NEW_TARGETS", ""),),
    "it 's still a": (("STILL", "è ancora"), ("ONE", "una")),
    **{
        f"it 's still a {subtype.lower()} land": (("STILL", "è ancora"), ("ONE", "una"), ("TYPE", "land"))
        for subtype in SUBTYPES
        if belongs_to(subtype, CardType.LAND)
    },
    "they 're still": (("STILL", "sono ancora"),),
    "choose one": (("CHOOSE_MODES", "scegli uno"),),
    "choose two": (("CHOOSE_MODES", "scegli due"),),
    "choose three": (("CHOOSE_MODES", "scegli tre"),),
    "choose four": (("CHOOSE_MODES", "scegli quattro"),),
    "choose five": (("CHOOSE_MODES", "scegli cinque"),),
    "choose one or both": (("CHOOSE_MODES", "scegli uno o entrambi"),),
    "choose one or more": (("CHOOSE_MODES", "scegli uno o più"),),
    "choose any number —": (("CHOOSE_MODES", "scegli un qualsiasi numero —"),),
    "choose one at random —": (("CHOOSE_MODES", "scegli uno"), ("AT_RANDOM", "a caso"), ("DASH", "—")),
    "choose up to one —": (("CHOOSE_MODES", "scegli fino a uno"), ("DASH", "—")),
    "choose one that hasn't been chosen this turn": (
        ("CHOOSE_MODES", "scegli uno"),
        ("FRESH_MODE", "che non è stato scelto in questo turno"),
    ),
    "you may choose the same mode more than once": (("SAME_MODE", ""),),
    "you may choose both instead": (("MORE_MODES", "puoi scegliere entrambi"),),
    "you may choose both": (("MORE_MODES", "puoi scegliere entrambi"),),
    "choose both instead": (("MORE_MODES", "scegli invece entrambi"),),
    "choose any number instead": (("MORE_MODES", "scegli invece un qualsiasi numero"),),
    "choose one or more instead": (("MORE_MODES", "scegli invece uno o più"),),
    "choose two instead": (("MORE_MODES", "scegli invece due"),),
}
"""Phrases that are a sentence by themselves, or say what the sentence behind them has to do with the one before: kinds and forms
as the reader of paragraphs knows them.
"""
WHOLE_ALONE = frozenset((
    "if you do", "if they do", "if you don't", "if they don't", "if that player does", "if that player doesn't", "if you can't",
    "if the player does", "if the player doesn't", "it can't be regenerated", "they can't be regenerated",
    "that creature can't be regenerated",
))  # fmt: skip
"""Phrases that are themselves only where nothing but a comma or the end of the sentence is behind them."""
BEGINNINGS: Mapping[str, str] = {
    "when": "WHEN",
    "whenever": "WHEN",
    "at the beginning of": "AT_BEGINNING",
    "as an additional cost to cast": "ADDITIONAL_COST_TO_CAST",
    "spend this mana only": "SPEND_ONLY",
    "this mana can't be spent": "MANA_NOT_SPENT_ON",
    "this ability costs": "OWN_ABILITY_COSTS",
    **{f"if {this} mana is spent": "IF_MANA_SPENT" for this in ("this", "that")},
    "when you spend this mana": "WHEN_MANA_SPENT",
    "at the beginning of your next": "NEXT_TIME",
    "at the beginning of the next": "NEXT_TIME",
    "activate only as a sorcery and only if": "ACTIVATE_ONLY_IF",
    "activate only if": "ACTIVATE_ONLY_IF",
    "activate only once each turn and only if": "ACTIVATE_ONCE_AND_IF",
    "activate only during your turn": "ACTIVATE_ONLY_YOUR_TURN",
    "activate only during": "ACTIVATE_ONLY_IN",
}
"""How sentences begin: the first word says which kind they are, and stays a word of its sentence."""
