"""The trail games in words."""

from trailboss.draw.asking import no_picture as picture
from trailboss.draw.asking import question
from trailboss.draw.trail.board import board, near
from trailboss.draw.trail.words import option

__all__ = ["board", "near", "option", "picture", "question"]
