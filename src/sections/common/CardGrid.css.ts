import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, grid } from '../../theme/media';

/** One to four that share the full width. */
export const pieces = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => ({
  ...columnsFrom('lg', count),
  gap: theme.spacing(5),
}));
/** A rule, not a box: the text has the full width of a phone. */
export const piece = style({
  ...grid(theme.spacing(2)),
  alignContent: 'start',
  paddingTop: theme.spacing(3),
  borderTop: `6px solid ${theme.vars.palette.motif.leaf}`,
});
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: theme.size.sm });
