import { DeskView } from './DeskView';
import { example } from './example';

export const DeskExample = example('desk', DeskView, () => import('./Desk'));
