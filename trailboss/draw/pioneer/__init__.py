"""Pioneer Rails in words, and a sheet as a picture."""

from trailboss.draw.asking import question
from trailboss.draw.pioneer.board import board, near
from trailboss.draw.pioneer.picture import picture
from trailboss.draw.pioneer.words import option

__all__ = ["board", "near", "option", "picture", "question"]
