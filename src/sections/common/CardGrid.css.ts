import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { grid } from '../../theme/media';

/** A rule, not a box: the text has the full width of a phone. */
export const piece = style({
  ...grid(theme.spacing(2)),
  alignContent: 'start',
  paddingTop: theme.spacing(3),
  borderTop: `6px solid ${theme.vars.palette.motif.leaf}`,
});
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: theme.size.sm });
