"""The light reader says what Fluent's own runtime says."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.i18n.test_languages import ALL_SUBJECTS, messages, read
from trailboss.i18n.bundle import Bundle, Missing
from trailboss.i18n.files import LANGUAGES, sources

NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 100, 101, 111, 112, 121, -1, -3)
NAMES = ("a name", "none", "7")
FORMS = {"one", "few", "many", "other"}
"""Forms of numbers: nothing is called like that."""


def both(language: str, subject: str) -> tuple[Bundle, FluentBundle]:
    text = "\n".join(sources(language, subject))
    light, whole = Bundle(language), FluentBundle([language], use_isolating=False)
    light.add(text)
    whole.add_resource(FluentResource(text))
    return light, whole


@ALL_SUBJECTS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_alike(language: str, subject: str) -> None:
    """With numbers, names and the names of its own cases in all places."""
    light, whole = both(language, subject)
    for name, message in messages(language, subject).items():
        pattern = whole.get_message(name).value
        assert pattern is not None
        reading = read(message)
        cases = {case for choice in reading.choices for case in choice} - FORMS
        tried: list[str | int] = [*NUMBERS, *NAMES, *cases] if reading.values else [""]
        for value in tried:
            values: dict[str, str | int] = dict.fromkeys(reading.values, value)
            said, errors = whole.format_pattern(pattern, values)
            assert not errors and light.format(name, values) == said, (name, value)


def test_a_value_that_is_not_given_is_missing() -> None:
    """The caller has its own text then."""
    light = Bundle("en")
    light.add("a = { $who } sits\nb = { $n ->\n    [one] x\n   *[other] y\n }\n")
    for name in ("a", "b"):
        with pytest.raises(Missing):
            light.format(name, {})
    assert light.has_message("a") and not light.has_message("c")


def test_a_later_file_has_the_last_word() -> None:
    """English lies behind the other languages."""
    light = Bundle("pl")
    light.add("a = one\nb = two\n")
    light.add("a = jeden\n")
    assert (light.format("a", {}), light.format("b", {})) == ("jeden", "two")
