/** Growth stages: seed, sprout, bud and motif, on one ground line. */
export const GROWTH_STAGES = [
  ['.. ..', '.. bS', '.. aS', '2L 2L'],
  ['.. ..', 'aL aL', '.. lL', '2L 2L'],
  ['.. bP', '.. aP', 'aL lL', '2L 2L'],
  ['aP bP', 'aQ 3S', 'aL aL', '2L 2L'],
] as const;
