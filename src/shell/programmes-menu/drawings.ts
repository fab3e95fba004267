/** Drawings of the programmes panels, in tiles (see `ui/motif`). */
import type { Icon } from '../../catalogue/schema';

/** Motif of the link for beginners and of an empty search. */
export const SEEDLING: Icon = ['.. ..', '.. bS', '.. aS', '2L 2L'];
