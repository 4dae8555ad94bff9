"""The components file: printed figures written, read and checked."""
