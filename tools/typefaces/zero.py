"""Gives a font a plain zero, and keeps the slashed one as the OpenType feature `zero`.

Atkinson Hyperlegible Next has a slashed zero alone, which suits codes, not prices and dates. Its slash is no outline of its
own: it cuts the inside of the zero in two, and the tabular zero is made of that one.
"""

from copy import deepcopy

from fontTools.otlLib.builder import buildLookup, buildSingleSubstSubtable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

# Points of the slashed zero: the last of each contour, and those of the plain inside in order. A pair of lines stands for the
# point where they meet: there the halves of the inside are joined.
CONTOURS = [15, 26, 38]
LOWER_END, UPPER_END = ((18, 19), (29, 28)), ((38, 27), (21, 20))
INSIDE = [16, 17, 18, LOWER_END, *range(29, 39), UPPER_END, *range(21, 27)]


def meeting(points, lines):
    (a, b), (c, d) = [[points[end] for end in line] for line in lines]
    (ux, uy), (vx, vy) = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    along = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / (ux * vy - uy * vx)
    return (round(a[0] + along * ux), round(a[1] + along * uy))


def plain(points):
    """Points of the plain zero, of those of the slashed one."""
    return points[:16] + [points[one] if isinstance(one, int) else meeting(points, one) for one in INSIDE]


def add_copy(font, glyph, name):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = deepcopy(font["glyf"][glyph])
    font["hmtx"][name] = font["hmtx"][glyph]
    if "gvar" in font:
        font["gvar"].variations[name] = deepcopy(font["gvar"].variations[glyph])
    if "HVAR" in font:
        mapping = font["HVAR"].table.AdvWidthMap.mapping
        mapping[name] = mapping[glyph]


def remove_slash(font, name):
    glyph = font["glyf"][name]
    assert glyph.endPtsOfContours == CONTOURS, "Another zero than this script knows."
    points = list(glyph.coordinates)
    flags = [glyph.flags[one] if isinstance(one, int) else 0 for one in [*range(16), *INSIDE]]
    glyph.coordinates = GlyphCoordinates(plain(points))
    glyph.flags = bytearray(flags)
    glyph.endPtsOfContours = [15, len(flags) - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(font["glyf"])
    for variation in font["gvar"].variations[name] if "gvar" in font else []:
        moves, measures = variation.coordinates[: len(points)], variation.coordinates[len(points) :]
        moved = plain([(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, moves)])
        variation.coordinates = [(x - x0, y - y0) for (x, y), (x0, y0) in zip(moved, plain(points))] + measures


def add_feature(font, tag, mapping):
    """Adds a substitution as the last feature and the last lookup."""
    table = font["GSUB"].table
    record = otTables.FeatureRecord()
    record.FeatureTag = tag
    record.Feature = otTables.Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex = [len(table.LookupList.Lookup)]
    table.LookupList.Lookup.append(buildLookup([buildSingleSubstSubtable(mapping)]))
    for script in table.ScriptList.ScriptRecord:
        for language in [script.Script.DefaultLangSys, *(one.LangSys for one in script.Script.LangSysRecord)]:
            language.FeatureIndex.append(len(table.FeatureList.FeatureRecord))
    table.FeatureList.FeatureRecord.append(record)


def add_plain_zero(font):
    # All of it, as the tables count the glyphs.
    font.ensureDecompiled()
    zero = font.getBestCmap()[ord("0")]
    lookups = font["GSUB"].table.LookupList.Lookup
    tabular = [table.mapping[zero] for lookup in lookups for table in lookup.SubTable if zero in table.mapping]
    add_copy(font, zero, "zero.slash")
    remove_slash(font, zero)
    add_feature(font, "zero", {form: "zero.slash" for form in [zero, *tabular]})
