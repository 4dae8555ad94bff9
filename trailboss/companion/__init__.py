"""The companion of a game on cardboard: it runs the solo opponent beside a real table.

Nothing here prints or reads: a session asks questions and tells lines as values with word keys.
"""
