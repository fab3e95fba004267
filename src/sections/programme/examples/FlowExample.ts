import { example } from './example';
import { FlowView } from './FlowView';

export const FlowExample = example('flow', FlowView, () => import('./Flow'));
