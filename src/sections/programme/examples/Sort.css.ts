import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { FULL } from './parts.css';

export const task = style({ font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}` });
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.1em), 1fr))',
  gap: theme.spacing(3),
});
/** What stands in places side by side begins on one line. */
export const place = style({ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', gap: theme.spacing(2) });
/** Two tasks have room from the start. */
export const tasks = style({
  minHeight: '6.6em',
  '@container': { [FULL]: { minHeight: '11em', alignContent: 'start', fontWeight: 700, padding: theme.spacing(4, 5) } },
  padding: theme.spacing(2, 3),
  borderRadius: theme.shape.leaf.chip,
  background: theme.vars.palette.band.sand,
  display: 'grid',
  gap: theme.spacing(2),
  alignContent: 'start',
});
/** Why a task belongs there, said beside it where a window takes the measure of its page. */
export const reason = style({
  display: 'none',
  '@container': { [FULL]: { display: 'block', fontWeight: 400 } },
});
