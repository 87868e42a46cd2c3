"""The facts of a game, and the one function that writes each; nothing else writes any. Below the rules, which call them.

A writer says which rule makes its fact true, and leaves what that comes to, the step that tells it and what triggers on it
to the room of the rule. Three subjects: objects and people, what lasts or waits, and the turn with its combat and priority.
"""
