"""A link as a QR code, where it is one that the camera of a phone can read off a screen."""

from markupsafe import Markup

LARGEST = 25
"""QR version: 117 modules a side, three of a small phone's pixels each. Above it cameras fail."""

MASK = 4
"""Which of eight patterns hides the data. Any can be read; to try them all takes four times as
long, and the gain is for codes on paper.
"""


def picture(start: str, capitals: str) -> Markup | None:
    """An SVG of `start` and then `capitals` (A–Z and digits, which take less room), or None.

    Error correction is the lowest, L: a screen has no dirt, and modules are larger so.
    """
    # only here: imported for everybody it would be 600 KB of the memory snapshot
    import segno  # noqa: PLC0415

    segments: object = [start, capitals]  # make takes them, its annotations do not
    try:
        code = segno.make(
            segments,  # type: ignore[arg-type]
            error="l",
            version=None,
            mask=MASK,
            micro=False,
            boost_error=False,
        )
    except segno.DataOverflowError:
        return None
    if int(code.version) > LARGEST:
        return None
    # dark on light in every theme: many cameras cannot read the other way round
    drawn = code.svg_inline(omitsize=True, svgclass="qr", lineclass=None, dark="#000", light="#fff")
    return Markup(drawn)  # noqa: S704 - made of numbers
