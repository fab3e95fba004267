import { ChartView } from './ChartView';
import { example } from './example';

export const ChartExample = example('chart', ChartView, () => import('./Chart'));
