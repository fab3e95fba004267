import { example } from './example';
import { SortView } from './SortView';

export const SortExample = example('sort', SortView, () => import('./Sort'));
