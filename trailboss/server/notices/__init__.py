"""Notices: who is told that it is their turn, by push messages and by e-mail."""
