import { example } from './example';
import { IncidentView } from './IncidentView';

export const IncidentExample = example('log', IncidentView, () => import('./Incident'));
