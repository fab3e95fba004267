/**
 * Motif tiles: every motif is four short rows of tile codes, mirrored about the vertical axis.
 * A code is a shape and a colour (`aP`: leaf, petal colour); `..` is an empty tile.
 */

/** Mark of an accreditation: a ring, not the logo of a real body. */
export const ACCREDITATION_MARK: readonly string[] = ['bP bP', 'bP 3S', 'aP 2S', 'aP aP'];

/** Shortest form of a number in a path: at most three decimals, and no leading zero. */
const shortNumber = (value: number) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

/** Path text with shortened numbers. */
function path(texts: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw({ raw: texts }, ...numbers.map(shortNumber));
}

type Draw = (x: number, y: number, u: number) => string;

/**
 * A leaf: two opposite corners rounded by the full side. `a` has its tips at the top left, `b` at the top right.
 * Only the first point is absolute: identical text for equal shapes compresses well.
 */
export function leafPath(lean: 'a' | 'b', x: number, y: number, u: number): string {
  const across = lean === 'a' ? u : -u;
  return path`M${lean === 'a' ? x : x + u} ${y}a${u} ${u} 0 0 1 ${across} ${u}a${u} ${u} 0 0 1 ${-across} ${-u}Z`;
}

/** Each shape fills a square of side `u` at `x`, `y`. */
const SHAPES: Record<string, Draw> = {
  a: (x, y, u) => leafPath('a', x, y, u),
  b: (x, y, u) => leafPath('b', x, y, u),
  // Quarter disc with its pivot at the top left, top right, bottom right, bottom left.
  1: (x, y, u) => path`M${x} ${y}h${u}a${u} ${u} 0 0 1 ${-u} ${u}Z`,
  2: (x, y, u) => path`M${x + u} ${y}v${u}a${u} ${u} 0 0 1 ${-u} ${-u}Z`,
  3: (x, y, u) => path`M${x + u} ${y + u}h${-u}a${u} ${u} 0 0 1 ${u} ${-u}Z`,
  4: (x, y, u) => path`M${x} ${y + u}v${-u}a${u} ${u} 0 0 1 ${u} ${u}Z`,
  // Quarter ring, with the same pivots.
  5: (x, y, u) => path`M${x + u} ${y}a${u} ${u} 0 0 1 ${-u} ${u}v${-u / 2}a${u / 2} ${u / 2} 0 0 0 ${u / 2} ${-u / 2}Z`,
  6: (x, y, u) =>
    path`M${x + u} ${y + u}a${u} ${u} 0 0 1 ${-u} ${-u}h${u / 2}a${u / 2} ${u / 2} 0 0 0 ${u / 2} ${u / 2}Z`,
  7: (x, y, u) => path`M${x} ${y + u}a${u} ${u} 0 0 1 ${u} ${-u}v${u / 2}a${u / 2} ${u / 2} 0 0 0 ${-u / 2} ${u / 2}Z`,
  8: (x, y, u) => path`M${x} ${y}a${u} ${u} 0 0 1 ${u} ${u}h${-u / 2}a${u / 2} ${u / 2} 0 0 0 ${-u / 2} ${-u / 2}Z`,
  // Disc, dot, arch, bell, block, stem.
  o: (x, y, u) => path`M${x} ${y + u / 2}a${u / 2} ${u / 2} 0 1 1 ${u} 0a${u / 2} ${u / 2} 0 1 1 ${-u} 0Z`,
  i: (x, y, u) => {
    const r = u * 0.28;
    return path`M${x + u * 0.22} ${y + u / 2}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  },
  n: (x, y, u) => path`M${x} ${y + u}v${-u / 2}a${u / 2} ${u / 2} 0 0 1 ${u} 0v${u / 2}Z`,
  u: (x, y, u) => path`M${x} ${y}v${u / 2}a${u / 2} ${u / 2} 0 0 0 ${u} 0v${-u / 2}Z`,
  '#': (x, y, u) => path`M${x} ${y}h${u}v${u}h${-u}Z`,
  l: (x, y, u) => path`M${x + u * 0.8} ${y}h${u * 0.2}v${u}h${-u * 0.2}Z`,
};

const MIRRORED: Record<string, string> = {
  a: 'b',
  b: 'a',
  1: '2',
  2: '1',
  3: '4',
  4: '3',
  5: '6',
  6: '5',
  7: '8',
  8: '7',
};

const COLOURS = { P: 'petal', Q: 'soft', S: 'sun', L: 'leaf', M: 'sage' } as const;
type ColourCode = keyof typeof COLOURS;
export type TileColour = (typeof COLOURS)[ColourCode];

export interface Placement {
  /** Side of a tile; 1 by default. */
  unit?: number;
  /** Offset of the motif. */
  x?: number;
  y?: number;
  /** `true` (default) when `rows` are the left half; `false` when they are the whole motif. */
  mirror?: boolean;
}

/** Path data of a motif, one path per colour, so that neighbours of one colour join. `rows` are the left half. */
export function motifPaths(
  rows: readonly string[],
  { unit = 1, x = 0, y = 0, mirror = true }: Placement = {},
): [TileColour, string][] {
  const paths = new Map<ColourCode, string>();
  rows.forEach((row, line) => {
    const half = row.split(' ');
    half.forEach((code, column) => {
      const shape = code.charAt(0);
      const colour = code.charAt(1) as ColourCode;
      const draw = SHAPES[shape];
      if (!draw) return;
      const top = y + line * unit;
      const left = draw(x + column * unit, top, unit);
      paths.set(colour, (paths.get(colour) ?? '') + left);
      if (!mirror) return;
      const opposite = 2 * half.length - 1 - column;
      const mirroredShape = SHAPES[MIRRORED[shape] ?? shape] ?? draw;
      // The stem lies on the mirror axis, so its mirrored half moves within its own tile.
      const shift = shape === 'l' ? -0.8 * unit : 0;
      const right = mirroredShape(x + opposite * unit + shift, top, unit);
      paths.set(colour, (paths.get(colour) ?? '') + right);
    });
  });
  return [...paths].map(([colour, d]) => [COLOURS[colour], d]);
}
