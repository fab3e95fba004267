import { enhancementInView, lazyPart } from '../../ui/lazyPart';

/** An intake of a programme as a lane of the season. A narrow window has no place for it. */
export const OwnLane = enhancementInView(lazyPart(() => import('../season/Run'), 'Run'));
