import { example } from './example';
import { ProgramView } from './ProgramView';

export const ProgramExample = example('code', ProgramView, () => import('./Program'));
