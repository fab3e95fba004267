/** The plants of the eight stages, in tiles (see `ui/motif`): each a row higher than the one before, all in one ground (S1-55). */
interface Plant {
  flower: readonly string[];
  /** Pairs of leaves under it. */
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

/** What a plant stands on, from its flower down: its leaves and the ground, and the stem that runs behind the leaves. */
export function stalkOf({ leaves }: Plant): { leaves: string[]; stem: string[] } {
  if (leaves === 0) return { leaves: ['2L 2L'], stem: [] };
  return { leaves: [...rowsOf('.. aL', leaves), '.. ..', '2L 2L'], stem: [...rowsOf('.. lL', leaves + 1), '.. ..'] };
}
