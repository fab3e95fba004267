import { example } from './example';
import { RoundsView } from './RoundsView';

export const RoundsExample = example('rounds', RoundsView, () => import('./Rounds'));
