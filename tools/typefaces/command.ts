/**
 * Cuts the two fonts down to what the pages use and writes them to `src/theme/fonts`. Run it when
 * `e2e/visit/checks/fonts.ts` names a character that they lack, or for a new edition of a font.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What is on every keyboard, and no word has. */
const SIGNS = /[\\^`|~]/g;
const KEYBOARD = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)).replaceAll(SIGNS, '');
/** What else the pages are written with: marks, and letters of names. */
const CHARACTERS = `${KEYBOARD}\u00A0©½·×–—‘’“”…éêëï`;

const FACES = [
  {
    file: 'atkinson-hyperlegible-next',
    source: 'atkinson-hyperlegible-next-latin-wght-normal',
    keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'],
    // Running text and what is set off in it; headings have the other face.
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

// Packages that only this tool has, and their types with them.
const own = createRequire(import.meta.url);
const subset = own(own.resolve('subset-font')) as Subset;

for (const { file, source, ...cut } of FACES) {
  const whole = readFileSync(own.resolve(`@fontsource-variable/${file}/files/${source}.woff2`));
  const face = await subset(whole, CHARACTERS, { targetFormat: 'woff2', ...cut });
  writeFileSync(`src/theme/fonts/${file}.woff2`, face);
  console.log(`${file}: ${whole.length} bytes are now ${face.length}`);
}
