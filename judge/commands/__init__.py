"""The verbs of the command line, a file a group. Importing one loads click; what it needs is imported where it is used."""
