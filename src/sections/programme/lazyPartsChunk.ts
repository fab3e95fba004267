/** Parts of a programme's page that are fetched after its hydration, which needs none of them. */
import { enhancementInView, lazyPart } from '../../ui/lazyPart';

export { CertificatePreview } from './CertificatePreview';
export { EntryCheck } from './suitability/EntryCheck';

/** Loads the programme's marked task when its place is nearly in view. */
export const ProgrammeMarkedTask = enhancementInView(
  lazyPart(() => import('../marked-task/ProgrammeMarkedTask'), 'ProgrammeMarkedTask'),
);
