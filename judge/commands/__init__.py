"""The verbs of the command line, a file a group. Importing one loads click; the rest comes when it is used."""
