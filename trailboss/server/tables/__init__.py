"""A table and its verbs, apart from HTTP and storage: a table is the fold of its log."""
