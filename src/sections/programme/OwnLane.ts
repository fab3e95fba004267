import { enhancementInView, later } from '../../ui/later';

/** An intake of a programme as a lane of the season. A narrow window has no place for it. */
export const OwnLane = enhancementInView(later(() => import('../season/Run'), 'Run'));
