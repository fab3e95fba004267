import { example } from './example';
import { MinutesView } from './MinutesView';

export const MinutesExample = example('minutes', MinutesView, () => import('./Minutes'));
