"""The daily challenge: one deal a day, the same for everybody, and a table of results."""
