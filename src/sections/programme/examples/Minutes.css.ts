import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { FULL } from './parts.css';

/** A slip of paper. */
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 5),
  alignContent: 'start',
  padding: theme.spacing(3, 4),
  borderRadius: theme.shape.leaf.chip,
  background: theme.vars.palette.band.sand,
});
export const points = style({ flex: '1 1 14em' });
export const instead = style({ display: 'block', textDecoration: 'none' });
/** Minutes and notes: beside each other where a page's exhibit has room. */
export const halves = style({ '@container': { [FULL]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } } });
