import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits } from '../../theme/media';
import * as surface from '../../theme/surface.css';

export const roles = style({
  display: 'grid',
  gap: theme.spacing(6, 5),
  '@container': { [fits('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const role = style({
  display: 'grid',
  // The fields of roles side by side stand on one line.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  selectors: { '&:has(dl)': { gridRow: 'span 3' } },
  gap: theme.spacing(2),
  paddingTop: theme.spacing(4),
  borderTop: `6px solid ${theme.vars.palette.motif.leaf}`,
});
export const holder = style({ marginTop: theme.spacing(3) });
export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  paddingBlock: theme.spacing(2),
  borderTop: `1.5px solid ${theme.vars.palette.edge.rule}`,
});
export const term = style({ flex: '0 0 7.5em', color: surface.secondary });
export const value = style({ flex: '1 1 10em', fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
