import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, noScript, print, up } from '../../theme/media';
import { IN_COLUMNS } from '../common/StackingTable.css';
import { row } from './intakeRows.css';

/** Rows that a phone shows after a press. Without scripts they are there from the start. */
export const later = style({
  selectors: {
    [`tr${row}&`]: { '@media': { [`screen and ${down('sm')} and (scripting: enabled)`]: { display: 'none' } } },
  },
});
export const showAll = style({
  minHeight: theme.size.lg,
  '@media': { [up('sm')]: { display: 'none' }, [noScript]: { display: 'none' }, [print]: { display: 'none' } },
});
/** Of every second month, so that the rows of a month are seen together. */
export const second = style({ '@container': { [IN_COLUMNS]: { background: theme.vars.palette.tint.sage } } });
/** Rows of one height in columns: a month begins with a heavier rule and a bold first day. */
export const table = style({});
globalStyle(`${table} > div`, { overflow: 'clip' });
// On paper each programme has one line.
globalStyle(`${table} tbody th`, { '@media': { [print]: { whiteSpace: 'nowrap' } } });
const inColumns = (selector: string, rule: object) =>
  globalStyle(`${table} tbody tr${selector}`, { '@container': { [IN_COLUMNS]: rule } });
inColumns(' > *', { height: '3.5em', paddingBlock: 6, verticalAlign: 'middle' });
inColumns('[data-over] > *', { borderTop: `2px solid ${theme.vars.palette.edge.rule}` });
inColumns('[data-over] > td:nth-child(4)', { fontWeight: 700 });
