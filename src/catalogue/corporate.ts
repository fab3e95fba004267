import type { Icon } from './schema';

/** Glyphs of the corporate pages. No programme or category has one of them. */
export const corporateIcons = {
  productivity: ['#P 3P', 'oS 2P', '#P 3P', 'nL nL'],
  ethicalAi: ['3P #P', 'oS 3S', '2P #P', 'nL nL'],
  learnerships: ['.. oS', 'oS uP', 'uP nP', 'nL nL'],
  practicalAi: ['7P 8P', '6P 3S', '7P 2S', 'nL nL'],
} satisfies Record<string, Icon>;
