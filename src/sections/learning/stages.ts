/** The plants of the eight stages, in tiles (see `ui/bloom`): each a row higher than the one before, all in one ground (S1-55). */
const GROUND = '2L 2L';
const STEM = '.. lL';
const LEAVES = '.. aL';

export const STAGES = [
  ['.. 3S', GROUND],
  [LEAVES, STEM, GROUND],
  [LEAVES, LEAVES, STEM, GROUND],
  ['.. bP', '.. aP', LEAVES, STEM, GROUND],
  ['aP bP', 'aP 3S', LEAVES, LEAVES, STEM, GROUND],
  ['aP bP', 'aQ bQ', 'aP 3S', LEAVES, LEAVES, STEM, GROUND],
  ['aP bP', 'bQ bQ', 'bP 3S', 'aP 2S', LEAVES, LEAVES, STEM, GROUND],
  ['iS iS', 'aP bP', 'bQ bQ', 'bP 3S', 'aP 2S', LEAVES, LEAVES, STEM, GROUND],
] as const;

/** The stem that runs behind the leaves of a plant. */
export const stemOf = (rows: readonly string[]): string[] => rows.map((row) => (row === LEAVES ? STEM : '.. ..'));
