import { BoardView } from './BoardView';
import { example } from './example';

export const BoardExample = example('board', BoardView, () => import('./Board'));
