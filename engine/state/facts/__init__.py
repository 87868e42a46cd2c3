"""What a step says that its events do not: one record for each thing that a rule read, or that a player said. Data, and no words.

A chapter of the rules a file: 500 `turns`, 508 `fighting`, 601 `announced`, 608 `decided`, 611 `lasting`, 704 `checks`, 733
`refused`, and what did not happen in `nothing`. The narrator has words for each of them; nobody else knows them by spelling.
"""
