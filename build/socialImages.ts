/** Images made at build time: a preview per page for shared links, and the icons. */
import sharp from 'sharp';
import { categoryOf } from '../src/catalogue/categoryOf';
import type { Catalogue } from '../src/catalogue/index';
import type { Family, MotifRows } from '../src/catalogue/schema';
import { type Sketch, sketchOf } from '../src/catalogue/sketch';
import { LOGO } from '../src/shell/drawings.ts';
import { theme } from '../src/theme/index.ts';
import { leafPath, motifPaths } from '../src/ui/motif/tiles';
import { sketchPaths } from '../src/ui/Sketch/sketchPaths';
import { familyColours } from './familyColours.ts';
import { NOT_FOUND, pageName } from './paths.ts';
import { lines, textPath, widthOf } from './textPath.ts';

const { background, primary, sun, text } = theme.palette;

function motif(rows: MotifRows, family: Family): string {
  const colours = familyColours(family);
  return motifPaths(rows)
    .map(([name, d]) => `<path fill="${colours[name]}" d="${d}"/>`)
    .join('');
}

const png = (svg: string): Promise<Uint8Array> => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();

/** A PNG of 32 × 32 px in the container that browsers, mail programs and robots ask for by its name. */
function ico(png: Uint8Array): Uint8Array {
  // One icon; its width and height; planes, bits of a pixel, bytes, and where they begin.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

/** A window of learner's work, 360 × 270 px: a bar with three leaves, and shapes (S1-41). */
function workWindow(sketch: Sketch, family: Family): string {
  const colours = familyColours(family);
  const shapes = sketchPaths(sketch);
  const leaves = [0, 2, 4].map((x) => leafPath('a', x, 0, 1)).join('');
  return `<path fill="${background.paper}" d="M40 0h312a8 8 0 0 1 8 8v222a40 40 0 0 1-40 40h-312a8 8 0 0 1-8-8v-222a40 40 0 0 1 40-40z"/>
<path fill="${text.primary}" d="M40 0h312a8 8 0 0 1 8 8v44h-360v-12a40 40 0 0 1 40-40z"/>
<path fill="${sun.main}" transform="translate(32 19) scale(14)" d="${leaves}"/>
<g transform="translate(48 73) scale(22)"><path fill="${colours.soft}" d="${shapes.soft}"/><path fill="${colours.petal}" d="${shapes.petal}"/></g>`;
}

interface Preview {
  title: string;
  label: string;
  icon: MotifRows;
  family: Family;
  /** Drawing of a programme's work. */
  sketch?: Sketch;
}

/** The right side: the motif, for a programme above its work. */
function previewDrawing({ icon, family, sketch }: Preview): string {
  if (!sketch) return `<g transform="translate(768 123) scale(96)">${motif(icon, family)}</g>`;
  return `<g transform="translate(852 44) scale(54)">${motif(icon, family)}</g>
<g transform="translate(780 300)">${workWindow(sketch, family)}</g>`;
}

/** Width of a preview's heading, in px. */
const COLUMN = 600;

function preview(organisation: string, content: Preview): string {
  const { title, label, family } = content;
  // A long word makes the title smaller, so that it fits the column.
  const widest = Math.max(...title.split(' ').map((word) => widthOf(word, 1)));
  const size = Math.min(title.length > 28 ? 68 : 84, Math.floor(COLUMN / widest));
  const heading = lines(title, size, COLUMN);
  // More leading, so that marks below letters do not touch the next line.
  const leading = /[ḓḽṋṱ]/i.test(title) ? 1.25 : 1.05;
  const top = 330 - (heading.length - 1) * size * 0.5;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<path fill="${background.default}" d="M0 0h1200v630H0z"/><path fill="${familyColours(family).surface}" d="M720 0h480v630H720z"/>
${previewDrawing(content)}
<g transform="translate(72 64) scale(18)">${motif(LOGO, 'protea')}</g>
<g fill="${text.primary}">${textPath(organisation, 34, 164, 112)}</g>
<g fill="${text.secondary}">${textPath(label, 30, 72, top - size)}</g>
<g fill="${primary.main}">${heading.map((line, index) => textPath(line, size, 72, top + index * size * leading)).join('')}</g>
</svg>`;
}

/** Every image: file name and bytes. Previews are 1200 × 630 px. */
export async function socialImages(catalogue: Catalogue): Promise<[string, Uint8Array][]> {
  const { organisation, categories, programmes, pages } = catalogue;
  const previews: [string, Preview][] = [
    ...programmes.map(({ value }): [string, Preview] => {
      const { name: label, family } = categoryOf(value);
      const { path, name: title, icon, work } = value;
      return [path, { title, label, icon, family, sketch: sketchOf(work.window) }];
    }),
    ...pages
      .filter(({ value }) => value.path !== NOT_FOUND)
      .map(({ value: { path, heading: title } }): [string, Preview] => {
        const { icon = LOGO, family = 'protea' } = categories.find((category) => category.path === path) ?? {};
        return [path, { title, label: '', icon, family }];
      }),
  ];
  const icon = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-.5 -.5 5 5"><path fill="${background.default}" d="M-.5-.5h5v5h-5z"/>${motif(LOGO, 'protea')}</svg>`;
  const drawings = [
    ...previews.map(
      ([path, content]) => [`previews/${pageName(path)}.png`, preview(organisation.name, content)] as const,
    ),
    ...[180, 192, 512].map((size) => [`icon-${size}.png`, icon(size)] as const),
  ];
  return [
    ['favicon.ico', ico(await png(icon(32)))],
    ...(await Promise.all(drawings.map(async ([file, svg]): Promise<[string, Uint8Array]> => [file, await png(svg)]))),
  ];
}
