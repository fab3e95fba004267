/** Growth stages along the foot of the phone's menu, in tiles (see `ui/motif`). */
export const MENU_PLANTS = [
  { family: 'seed', rows: ['.. ..', '.. bS', '.. aS', '2L 2L'] },
  { family: 'pincushion', rows: ['.. ..', 'aL aL', '.. lL', '2L 2L'] },
  { family: 'protea', rows: ['.. bP', '.. aP', 'aL lL', '2L 2L'] },
  { family: 'protea', rows: ['aP bP', 'aQ bQ', 'aP 3S', 'aL aL'] },
] as const;
