import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp } from '../../theme/media';
import * as surface from '../../theme/surface.css';

export const band = style({
  containerType: 'inline-size',
  vars: { [surface.lead]: theme.vars.palette.text.primary },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  paddingBlock: `clamp(12px, 3vw, 28px) ${theme.layout.minor}`,
  '@container': {
    [containerUp('lg')]: {
      gridTemplateColumns: 'minmax(0, 2.8fr) minmax(0, 1fr)',
      columnGap: theme.spacing(14),
    },
  },
});
export const title = style({
  display: 'grid',
  gap: 'clamp(12px, 2vw, 22px)',
  // Beside a taller example, from its top: no gap parts the words from their actions, nor the breadcrumb from the bar.
  alignContent: 'start',
  minWidth: 0,
});
export const text = style({
  display: 'grid',
  gap: theme.spacing(3.5),
  justifyItems: 'start',
});
// Its few lines end alike.
globalStyle(`${text} > p`, { textWrap: 'balance' });
/** Names have up to three lines: the action under them stays in the first view. */
export const heading = style({
  overflowWrap: 'anywhere',
  fontSize: 'clamp(2.5rem, 1.5rem + 2.5vw, 3.5rem)',
});
/** What a learner will be able to do, under the programme's motif. */
export const outcomes = style({ display: 'grid', gap: theme.spacing(4), alignContent: 'start' });
export const heading2 = style({ fontSize: theme.typography.h3.fontSize });
export const motif = style({
  display: 'none',
  width: '200px',
  height: 'auto',
  '@container': { [containerUp('lg')]: { display: 'block' } },
});
