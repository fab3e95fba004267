/** What the programmes' panels draw, in tiles (see `ui/motif`). */
import type { Icon } from '../../catalogue/schema';

/** What is yet to grow: the way in for beginners, a search that found nothing. */
export const SEEDLING: Icon = ['.. ..', '.. bS', '.. aS', '2L 2L'];

/** What waits for a category to be chosen. */
export const IN_MOTIF: Icon = ['aP bP', 'aQ bQ', 'aP 3S', 'aL aL'];
