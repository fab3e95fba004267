import { design as balance } from './balance';
import { design as desk } from './desk';
import { design as pair } from './pair';
import { design as pilot } from './pilot';

/** The drawings of a corporate page, by its `outline`. */
export const DESIGNS = { balance, desk, pair, pilot };
