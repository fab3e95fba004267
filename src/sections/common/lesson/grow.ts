/** The program of the first lesson (S1-50): four lines, and the motif that they draw. */
import type { MotifRows } from '../../../catalogue/schema';

/** Values of the program's first three lines, in order. */
export const OPTIONS = {
  petal: ['leaf', 'bell', 'ring'],
  colour: ['heather', 'lilac', 'gold'],
  rows: [1, 2, 3],
} as const;

type Options = typeof OPTIONS;
export type Name = keyof Options;
export type LessonProgram = { [N in Name]: Options[N][number] };
export const PARAMETERS = Object.keys(OPTIONS) as Name[];

/** The program's first state. */
export const FIRST_PROGRAM: LessonProgram = { petal: 'leaf', colour: 'heather', rows: 2 };

/** Tile codes of the colours, in the heather family. */
export const TILE_COLOUR = { heather: 'P', lilac: 'Q', gold: 'S' } as const;

/** Name of the function that draws. */
export const DRAW_FUNCTION_NAME = 'grow';

/** A value as a code literal. */
export const literal = (value: string | number): string => JSON.stringify(value);

/** The program as text, one string per line. */
export function linesOf(program: LessonProgram): string[] {
  return [
    ...PARAMETERS.map((name) => `${name} = ${literal(program[name])}`),
    `${DRAW_FUNCTION_NAME}(${PARAMETERS.join(', ')})`,
  ];
}

/** Tiles of a flower: `rows` rows of petals, and a heart of another colour. */
function flower(petal: LessonProgram['petal'], colour: string, heart: string, rows: number): string[] {
  const more = <T>(row: T): T[] => Array.from({ length: rows - 1 }, () => row);
  if (petal === 'bell') return [`.. 3${heart}`, `u${colour} u${colour}`, ...more(`u${colour} u${colour}`)];
  if (petal === 'ring') return [...more(`7${colour} 7${colour}`), `7${colour} 3${heart}`];
  return [...more(`a${colour} b${colour}`), `a${colour} 3${heart}`];
}

/** The program's last line: tiles of its flower and of its stem (see `ui/motif/tiles`). */
export function grow(petal: LessonProgram['petal'], colour: LessonProgram['colour'], rows: LessonProgram['rows']) {
  return { flower: flower(petal, TILE_COLOUR[colour], colour === 'gold' ? 'P' : 'S', rows), stem: ['aL lL', '2L 2L'] };
}

/** The program's last line with the values in it. */
export function codeLineOf(program: LessonProgram): string {
  return `${DRAW_FUNCTION_NAME}(${PARAMETERS.map((name) => literal(program[name])).join(', ')})`;
}

/** Motif of a program. With two rows of petals it is four tiles high, as every motif. */
export function motifOf({ petal, colour, rows }: LessonProgram): MotifRows {
  const plant = grow(petal, colour, rows);
  return [...plant.flower, ...plant.stem];
}

/** Motifs of three programs, each four tiles high, as a pattern's cell needs. */
export const LESSON_MOTIFS: readonly MotifRows[] = [
  motifOf(FIRST_PROGRAM),
  motifOf({ ...FIRST_PROGRAM, petal: 'ring' }),
  motifOf({ petal: 'bell', colour: 'lilac', rows: 1 }),
];

/** The program that draws `rows`, if there is one. */
export function lessonProgramOf(rows: readonly string[] = []): LessonProgram | undefined {
  return OPTIONS.petal
    .flatMap((petal) =>
      OPTIONS.colour.flatMap((colour) => OPTIONS.rows.map((count) => ({ petal, colour, rows: count }))),
    )
    .find((program) => motifOf(program).join() === rows.join());
}
