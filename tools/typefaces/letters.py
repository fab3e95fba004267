"""Makes the letters of South Africa's official languages that the typefaces lack: those of Tshivenda, the ŉ of Afrikaans."""

import unicodedata

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

BELOW = "\u032d"
CIRCUMFLEX = "\u0302"


def bounds(font, name):
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(pen)
    return pen.bounds


def compose(font, letter):
    """Adds `letter` as its base letter and its mark, in the middle above or below it."""
    cmap = font.getBestCmap()
    if ord(letter) in cmap:
        return
    if letter == "ŉ":
        first, second = cmap[ord("’")], cmap[ord("n")]
        shift = (font["hmtx"][first][0], 0)
        width = shift[0] + font["hmtx"][second][0]
    else:
        base, mark = unicodedata.normalize("NFD", letter)
        first, second = cmap[ord(base)], cmap[ord(CIRCUMFLEX if mark == BELOW else mark)]
        left, low, right, high = bounds(font, first)
        mark_left, mark_low, mark_right, mark_high = bounds(font, second)
        gap = round(font["head"].unitsPerEm * 0.06)
        up = -gap - mark_high + min(low, 0) if mark == BELOW else high + gap - mark_low
        shift = (round((left + right - mark_left - mark_right) / 2), round(up))
        width = font["hmtx"][first][0]
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(first, (1, 0, 0, 1, 0, 0))
    pen.addComponent(second, (1, 0, 0, 1, *shift))
    name = f"uni{ord(letter):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (width, 0)
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, font["glyf"][name].xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = name
