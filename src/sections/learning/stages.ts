/** Plants of the eight stages, in tiles (see `ui/motif`); each is one row higher than the last (S1-55). */
interface Plant {
  flower: readonly string[];
  /** Number of leaf pairs. */
  leaves: number;
}

export const STAGES: readonly Plant[] = [
  { flower: ['.. 3S'], leaves: 0 },
  { flower: [], leaves: 1 },
  { flower: [], leaves: 2 },
  { flower: ['.. bP', '.. aP'], leaves: 1 },
  { flower: ['aP bP', 'aP 3S'], leaves: 2 },
  { flower: ['aP bP', 'aQ bQ', 'aP 3S'], leaves: 2 },
  { flower: ['aP bP', 'bQ bQ', 'bP 3S', 'aP 2S'], leaves: 2 },
  { flower: ['aP bP', 'aP bP', 'bQ bQ', 'bP 3S', 'aP 2S'], leaves: 2 },
];

const rowsOf = (row: string, count: number): string[] => Array.from({ length: count }, () => row);

/** The lower part of a plant: its leaves with the ground, and the stem behind them. */
export function stemOf({ leaves }: Plant): { leaves: string[]; stem: string[] } {
  if (leaves === 0) return { leaves: ['2L 2L'], stem: [] };
  return { leaves: [...rowsOf('.. aL', leaves), '.. ..', '2L 2L'], stem: [...rowsOf('.. lL', leaves + 1), '.. ..'] };
}
