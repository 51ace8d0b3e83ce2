"""What on the page says what it is when it is asked about: the mode `What is this?`."""

from typing import Any, Final

IDLE: Final = "[data-about]:not([data-do], a, button, summary)"
"""What can be asked about, and does nothing when it is tapped."""


def asking(document: Any) -> bool:
    """Whether what is tapped says what it is."""
    return bool(document.querySelector("#table[data-asking]:not([inert])"))


def about(element: Any) -> str:
    """The address of what it is part of, if it can be asked about; "" if not."""
    asked = element.closest("#table :is([data-about], [data-zone])")
    return str(asked.getAttribute("data-about") or asked.getAttribute("data-zone")) if asked else ""


def rests(element: Any) -> bool:
    """Whether it lies on a table that rests, and does nothing itself: a tap there goes on, as the button does.

    Not past what the coach says of a move, which wants an answer.
    """
    table = element.closest("#table.paused:not([inert], :has(#remark))")
    return bool(table and not element.closest(".bar, .prompt, .own, a, button, summary"))


def tells(element: Any) -> str:
    """The address of what a plain tap asks about, for it does nothing else; "" if it does, or has none.

    Nothing where the table rests, for there a tap goes on.
    """
    it = element.closest(
        "#table:not([inert], .paused) :is([data-about], [data-do], a, button, summary)"
    )
    return str(it.getAttribute("data-about")) if it and it.matches(IDLE) else ""


def is_asked(element: Any) -> bool:
    """Whether a key asks about it that would press nothing: only while all is asked about."""
    return bool(asking(element.ownerDocument) and element.matches("[data-about]:not(button)"))
