import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { factRoom } from '../../theme/media';

export const frame = style({ containerType: 'inline-size' });
export const facts = style({
  display: 'grid',
  columnGap: theme.spacing(5),
  '@container': {
    [factRoom.pairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [factRoom.thirds]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const fact = style({
  paddingBlock: theme.spacing(2.5, 4),
  borderTop: `1.5px solid ${theme.vars.palette.edge.rule}`,
});
/** A fact that decides, among others that do. */
export const leading = style({
  borderTop: `6px solid ${theme.vars.palette.motif.leaf}`,
  '@container': { [factRoom.pairs]: { gridColumn: 'span 2' }, [factRoom.thirds]: { gridColumn: 'auto' } },
});
/** The one fact that decides. */
export const only = style({ '@container': { [factRoom.pairs]: { gridColumn: 'span 2' } } });
const heading = (size: string) => `750 ${size}/1.25 ${theme.typography.h1.fontFamily}`;
export const value = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`.${only} > &`]: { font: heading(String(theme.typography.h3.fontSize)) },
    [`.${leading} > &`]: {
      font: heading(theme.layout.minorHeading),
    },
  },
});
