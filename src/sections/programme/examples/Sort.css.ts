import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { exampleRoom } from '../../../theme/media';

export const task = style({ font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}` });
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.1em), 1fr))',
  gap: theme.spacing(3),
  '@container': { [exampleRoom.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** What stands in places side by side begins on one line. On a phone each has a row, and its tasks stand beside its name. */
export const place = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gap: theme.spacing(2),
  '@container': {
    [exampleRoom.stacked]: { gridRow: 'auto', gridTemplate: 'auto / repeat(auto-fit, minmax(min(100%, 7.5em), 1fr))' },
  },
});
/** Two tasks have room from the start. */
export const tasks = style({
  minHeight: '6.6em',
  '@container': { [exampleRoom.stacked]: { minHeight: '4.4em' } },
  padding: theme.spacing(2, 3),
  borderRadius: theme.shape.leaf.chip,
  background: theme.vars.palette.band.sand,
  display: 'grid',
  gap: theme.spacing(2),
  alignContent: 'start',
});
