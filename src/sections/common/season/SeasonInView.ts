import { enhancementInView, lazyPart } from '../../../ui/lazyPart';

/** The season, fetched when its place is nearly in view. */
export const SeasonInView = enhancementInView(lazyPart(() => import('./Season'), 'Season'));
