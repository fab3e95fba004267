/** The program of the first lesson (S1-50): its four lines, and the motif that they draw. */
import type { Icon } from '../../catalogue/schema';

/** What each line of the program can say. The first three lines are one each, in this order. */
export const OPTIONS = {
  petal: ['leaf', 'bell', 'ring'],
  colour: ['heather', 'lilac', 'gold'],
  rows: [1, 2, 3],
} as const;

type Options = typeof OPTIONS;
export type Name = keyof Options;
export type Program = { [N in Name]: Options[N][number] };
export const NAMES = Object.keys(OPTIONS) as Name[];

/** The program as a visitor finds it. */
export const FIRST: Program = { petal: 'leaf', colour: 'heather', rows: 2 };

/** Colours of the heather family: `gold` is the seed's own. */
const INK = { heather: 'P', lilac: 'Q', gold: 'S' } as const;

/** A value as code writes it: words in quotes, numbers plain. */
export const written = (value: string | number): string => JSON.stringify(value);

/** The program as text, a line each. */
export function linesOf(program: Program): string[] {
  return [...NAMES.map((name) => `${name} = ${written(program[name])}`), `grow(${NAMES.join(', ')})`];
}

/** The tiles of a flower: `rows` rows of petals round a heart of another colour. */
function flower(petal: Program['petal'], colour: string, heart: string, rows: number): string[] {
  const more = <T>(row: T): T[] => Array.from({ length: rows - 1 }, () => row);
  if (petal === 'bell') return [`.. 3${heart}`, `u${colour} u${colour}`, ...more(`u${colour} u${colour}`)];
  if (petal === 'ring') return [...more(`7${colour} 7${colour}`), `7${colour} 3${heart}`];
  return [...more(`a${colour} b${colour}`), `a${colour} 3${heart}`];
}

/** The last line of the program: the tiles of its flower, and of the stem in the ground under it (see `ui/motif/tiles`). */
export function grow(petal: Program['petal'], colour: Program['colour'], rows: Program['rows']) {
  return { flower: flower(petal, INK[colour], colour === 'gold' ? 'P' : 'S', rows), stem: ['aL lL', '2L 2L'] };
}

/** What a program draws, in four rows of tiles: that of one with two rows of leaves is as high as any motif. */
export function drawnBy({ petal, colour, rows }: Program): Icon {
  const plant = grow(petal, colour, rows);
  return [...plant.flower, ...plant.stem];
}

/** What three programs draw, each four tiles high, as a cell of a pattern is. */
export const MOTIFS: readonly Icon[] = [
  drawnBy(FIRST),
  drawnBy({ ...FIRST, petal: 'ring' }),
  drawnBy({ petal: 'bell', colour: 'lilac', rows: 1 }),
];

const COUNTS = ['', 'one row', 'two rows', 'three rows'];

/** `two rows of leaf petals in heather`. */
export function described({ petal, colour, rows }: Program): string {
  return `${COUNTS[rows]} of ${petal} petals in ${colour}`;
}
