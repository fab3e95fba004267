/**
 * Cuts the fonts down to the characters of the pages and writes them to `src/theme/fonts`, and those of brochures to
 * `build/fonts`. Run it after a change of `src/catalogue/characters.ts`, or for a new edition of a font.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHARACTERS, COMMON, RARE } from '../../src/catalogue/characters';

const FACES = [
  {
    file: 'atkinson-hyperlegible-next',
    source: 'atkinson-hyperlegible-next-latin-wght-normal',
    keepFeatures: ['ccmp', 'kern', 'mark', 'tnum', 'zero'],
    // Weights of running text and of emphasis in it; headings have the other face.
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'bricolage-grotesque',
    source: 'bricolage-grotesque-latin-standard-normal',
    keepFeatures: ['kern'],
    variationAxes: { wght: 750, wdth: 100, opsz: 14 },
  },
];

type Subset = (font: Buffer, characters: string, options: object) => Promise<Buffer>;

// Packages, with types, that only this tool has.
const toolRequire = createRequire(import.meta.url);
const subset = toolRequire(toolRequire.resolve('subset-font')) as Subset;

const folder = mkdtempSync(join(tmpdir(), 'typefaces-'));

/** `font` with a plain zero; its slashed one is the feature `zero`. Only Atkinson needs this. */
function withPlainZero(font: Buffer): Buffer {
  const file = join(folder, 'zero');
  writeFileSync(file, font);
  execFileSync('python3', ['tools/typefaces/zero.py', file], { stdio: 'inherit' });
  return readFileSync(file);
}

for (const { file, source, keepFeatures, variationAxes } of FACES) {
  const original = readFileSync(toolRequire.resolve(`@fontsource-variable/${file}/files/${source}.woff2`));
  const cut = await subset(original, COMMON, { targetFormat: 'truetype', keepFeatures, variationAxes });
  const hasSlashedZero = keepFeatures.includes('zero');
  const face = await subset(hasSlashedZero ? withPlainZero(cut) : cut, COMMON, { targetFormat: 'woff2', keepFeatures });
  writeFileSync(`src/theme/fonts/${file}.woff2`, face);
  console.log(`${file}: ${original.length} bytes are now ${face.length}`);
}

/** Static fonts with all letters: for brochures, and in small files of rare letters for the pages. */
const STATIC = [
  {
    file: 'atkinson-hyperlegible-next-400',
    source: '400Regular/AtkinsonHyperlegibleNext_400Regular',
    isInBrochures: true,
  },
  { file: 'atkinson-hyperlegible-next-700', source: '700Bold/AtkinsonHyperlegibleNext_700Bold', isInBrochures: false },
  { file: 'bricolage-grotesque-700', source: '700Bold/BricolageGrotesque_700Bold', isInBrochures: true },
];

for (const { file, source } of STATIC)
  copyFileSync(
    toolRequire.resolve(`@expo-google-fonts/${file.replace(/-\d+$/, '')}/${source}.ttf`),
    join(folder, `${file}.ttf`),
  );
// Brochures also need bullets for their lists.
execFileSync('python3', ['tools/typefaces/letters.py', folder, `${CHARACTERS}•`, RARE], { stdio: 'inherit' });
for (const { file, isInBrochures } of STATIC) {
  const letters = readFileSync(join(folder, 'letters', `${file}.ttf`));
  writeFileSync(`src/theme/fonts/${file}-letters.woff2`, await subset(letters, RARE, { targetFormat: 'woff2' }));
  const original = readFileSync(join(folder, 'whole', `${file}.ttf`));
  if (isInBrochures)
    writeFileSync(`build/fonts/${file}.ttf`, file.startsWith('atkinson') ? withPlainZero(original) : original);
}
