/** The footer's two layouts. Both are in the page; CSS shows one by width (S2-70, S4-01). */
import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, up } from '../../theme/media';
import * as surface from '../../theme/surface.css';

export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
  gap: theme.spacing(9, 8),
  paddingBlock: theme.spacing(18, 14),
  '@media': { [down('foot')]: { display: 'none' } },
});
/** A line of its own, above the columns. */
export const social = style({ gridColumn: '1 / -1' });
/** On one line, so that the lists below align. */
export const heading = style({
  ...theme.typography.h4,
  marginBottom: theme.spacing(3),
  fontSize: theme.typography.body1.fontSize,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.sm,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const narrow = style({
  display: 'grid',
  gap: theme.spacing(8.5),
  paddingBlock: theme.spacing(14, 9),
  '@media': { [up('foot')]: { display: 'none' } },
});
export const invitation = style({ ...theme.typography.h4, fontSize: '1.75rem' });
export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 6),
  color: surface.secondary,
});
