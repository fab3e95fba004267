import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, fits, print } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { small } from '../../ui/text.css';

export const band = style({
  containerType: 'inline-size',
  vars: { [surface.lead]: theme.vars.palette.text.primary },
  '@media': { [print]: surface.onPaper },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  paddingBlock: 'clamp(12px, 3vw, 28px) clamp(32px, 5vw, 72px)',
  '@container': {
    [fits('lg')]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(300px, 480px)',
      columnGap: theme.spacing(12),
      alignItems: 'start',
    },
  },
  '@media': {
    [print]: { gridTemplateColumns: '1.15fr 1fr', gap: '18pt', paddingBlock: '0 4pt' },
  },
});
export const title = style({
  display: 'grid',
  gap: 'clamp(12px, 2vw, 22px)',
  alignContent: 'start',
  minWidth: 0,
  '@media': { [print]: { gap: '5pt' } },
});
export const trail = style([
  small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', '@media': { [print]: { display: 'none' } } },
]);
/** Visually hidden, kept for screen readers. */
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.sm,
  selectors: { '& + &::before': { content: '"/" / ""', paddingInline: theme.spacing(2.5) } },
  '@media': {
    // The heading below repeats it: on a small screen it would wrap onto a line of its own.
    [down('sm')]: { selectors: { '&[aria-current]': hidden } },
  },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.size.sm,
  minHeight: theme.size.sm,
  color: theme.vars.palette.text.primary,
});
/** Seed, sprout and motif on one ground line. */
export const growth = style({
  display: 'flex',
  gap: 'clamp(6px, 1.4vw, 22px)',
  borderBottom: `6px solid ${theme.vars.palette.motif.leaf}`,
  '@media': { [print]: { display: 'none' } },
});
export const motif = style({ width: 'clamp(72px, 8vw, 104px)', height: 'auto' });
export const words = style({
  display: 'grid',
  gap: theme.spacing(3.5),
  justifyItems: 'start',
  '@media': { [print]: { gap: '5pt' } },
});
export const category = style({ fontWeight: 700 });
/** Names have up to three lines: the action under them stays in the first view. */
export const heading = style({ overflowWrap: 'anywhere', fontSize: 'clamp(2.5rem, 1.5rem + 3.2vw, 4rem)' });
