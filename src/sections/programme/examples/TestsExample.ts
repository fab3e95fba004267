import { example } from './example';
import { TestsView } from './TestsView';

export const TestsExample = example('tests', TestsView, () => import('./Tests'));
