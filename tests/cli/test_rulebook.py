"""The ledger: reading rules files and finding citations."""

from __future__ import annotations

from pathlib import Path

import pytest

from trailboss.rulebook import NoRules, cited, read

TEXT = """# A game

Some words; R9.9 is not a rule here.

## R1 Terms

- R1.1 **Trail**: a way.
- **R1.2** *Cell*: a field
  that goes on.

  - R1.2a With a part.
- R1.10 Ten.

## R2 Turn

Words of the chapter.

- R2.1 First this.
"""


def test_both_ways_to_write_a_rule_are_read() -> None:
    """With stars or without, in one line or several, with parts."""
    assert list(read(TEXT).rules) == ["R1.1", "R1.2", "R1.2a", "R1.10", "R2.1"]
    assert read(TEXT).rules["R1.2"] == "*Cell*: a field\n  that goes on."


def test_a_section_is_a_chapter_or_a_rule_with_its_parts() -> None:
    """R1.1 is not R1.10, and R1.2 has a part."""
    book = read(TEXT)
    assert book.section("R2") == "## R2 Turn\n\nWords of the chapter.\n\n- R2.1 First this."
    assert book.section("1.1") == "R1.1 **Trail**: a way."
    assert book.section("r1.2").endswith("R1.2a With a part.")
    assert book.section("R1.2A") == "R1.2a With a part."


@pytest.mark.parametrize("name", ["", "R", "R3", "R1.3", "Terms", "R1.1.1", "R1."])
def test_an_unknown_section_is_refused(name: str) -> None:
    """There is no guessing."""
    with pytest.raises(NoRules):
        read(TEXT).section(name)


def test_names_and_docstrings_of_tests_cite(tmp_path: Path) -> None:
    """Helpers, comments and longer numbers do not."""
    (tmp_path / "test_a.py").write_text(
        '"""R1.9 in a module."""\n'
        "def test_r8_4_and_r8_5_hold(): pass\n"
        'def test_other():\n    """Says R2.1 and R2.3a, not R2."""\n    # R3.3\n'
        "def helper_r1_1(): pass\n"
        "def test_r8_45(): pass\n"
        "class TestThings:\n    def test_r9_1(self): pass\n"
    )
    assert cited(tmp_path) == {"R8.4", "R8.5", "R8.45", "R2.1", "R2.3a", "R9.1"}
