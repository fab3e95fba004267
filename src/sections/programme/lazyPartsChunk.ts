/** Parts of a programme's page that are fetched after its hydration, which needs none of them. */
import { enhancementInView, lazyPart } from '../../ui/lazyPart';

export { CertificatePreview } from './CertificatePreview';
export { Seats } from './Seats';
export { EntryCheck } from './suitability/EntryCheck';
export { HoursChart } from './suitability/HoursChart';

/** An intake of a programme as a lane of the season. Hidden on narrow windows, so never fetched there. */
export const NextIntakeLane = enhancementInView(lazyPart(() => import('../common/season/IntakeLane'), 'IntakeLane'));
/** Loads the programme's marked task when its place is nearly in view. */
export const ProgrammeMarkedTask = enhancementInView(
  lazyPart(() => import('../marked-task/ProgrammeMarkedTask'), 'ProgrammeMarkedTask'),
);
