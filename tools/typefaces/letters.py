"""Makes the letters of South Africa's official languages that the typefaces lack, and cuts fonts for them.

    python3 tools/typefaces/letters.py FOLDER CHARACTERS LETTERS

Each font of FOLDER is written to FOLDER/whole with CHARACTERS, and to FOLDER/letters with LETTERS. Neither typeface has
the letters of Tshivenda or the ŉ of Afrikaans. `command.ts` calls this; it needs fonttools.
"""

import sys
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FOLDER = Path(sys.argv[1])
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


def cut(font, characters, file):
    options = subset.Options(layout_features=["ccmp", "kern", "mark", "tnum"], hinting=False, name_IDs=[0, 1, 2, 13, 14])
    cutter = subset.Subsetter(options)
    cutter.populate(text=characters)
    cutter.subset(font)
    font.save(file)


characters, letters = sys.argv[2], sys.argv[3]
for source in sorted(FOLDER.glob("*.ttf")):
    for kind, wanted in (("whole", characters), ("letters", letters)):
        font = TTFont(source)
        for letter in letters:
            compose(font, letter)
        (FOLDER / kind).mkdir(exist_ok=True)
        cut(font, wanted, FOLDER / kind / source.name)
