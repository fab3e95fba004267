"""Cuts the fonts down to the characters of the pages, into `src/theme/fonts`, and to those of brochures, into `build/fonts`.

    python3 tools/typefaces/cut.py CHARACTERS COMMON RARE

COMMON stand in the fonts of the pages, RARE in small files beside them, CHARACTERS are both. `command.ts` calls this; it needs
fonttools and brotli.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from letters import compose
from zero import add_plain_zero

characters, common, rare = sys.argv[1:]
PACKAGES = Path("tools/typefaces/node_modules")
PAGES, BROCHURES = Path("src/theme/fonts"), Path("build/fonts")
ATKINSON, BRICOLAGE = "atkinson-hyperlegible-next", "bricolage-grotesque"
FEATURES = ["ccmp", "kern", "mark", "tnum"]

# Source, features and axes of the pages' fonts. Weights of running text and of emphasis in it; headings have the other face.
FACES = {
    ATKINSON: ("latin-wght-normal", FEATURES, {"wght": (400, 700)}),
    BRICOLAGE: ("latin-standard-normal", ["kern"], {"wght": 750, "wdth": 100, "opsz": 14}),
}
# Static fonts with all letters, and whether brochures have them.
STATIC = {
    f"{ATKINSON}-400": ("400Regular/AtkinsonHyperlegibleNext_400Regular", True),
    f"{ATKINSON}-700": ("700Bold/AtkinsonHyperlegibleNext_700Bold", False),
    f"{BRICOLAGE}-700": ("700Bold/BricolageGrotesque_700Bold", True),
}


def cut(font, text, features=FEATURES):
    options = subset.Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 13, 14])
    cutter = subset.Subsetter(options)
    cutter.populate(text=text)
    cutter.subset(font)


def write(font, file, flavor=None):
    font.flavor = flavor
    font.save(file)
    print(f"{file}: {file.stat().st_size} bytes")


for name, (source, features, axes) in FACES.items():
    font = TTFont(PACKAGES / f"@fontsource-variable/{name}/files/{name}-{source}.woff2", recalcTimestamp=False)
    instantiateVariableFont(font, axes, inplace=True)
    cut(font, common, features)
    if name == ATKINSON:
        add_plain_zero(font)
    write(font, PAGES / f"{name}.woff2", "woff2")

for name, (source, is_in_brochures) in STATIC.items():
    # Brochures also need bullets for their lists.
    for text, file, flavor in (
        (rare, PAGES / f"{name}-letters.woff2", "woff2"),
        (f"{characters}•", BROCHURES / f"{name}.ttf" if is_in_brochures else None, None),
    ):
        if not file:
            continue
        font = TTFont(PACKAGES / f"@expo-google-fonts/{name[:-4]}/{source}.ttf", recalcTimestamp=False)
        for letter in rare:
            compose(font, letter)
        cut(font, text)
        if file.parent == BROCHURES and name.startswith(ATKINSON):
            add_plain_zero(font)
        write(font, file, flavor)
