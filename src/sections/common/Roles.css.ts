import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp } from '../../theme/media';

export const roles = style({
  display: 'grid',
  gap: theme.spacing(4, 5),
  '@container': { [containerUp('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const role = style({
  display: 'grid',
  // The texts of roles side by side begin on one line.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(3),
  borderTop: `6px solid ${theme.vars.palette.motif.leaf}`,
});
