import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits } from '../../theme/media';
import { arriving, sheet } from '../../ui/layout.css';

/** A row of two figures, then a row of three. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '@container': { [fits('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
const tile = style([
  sheet,
  { display: 'grid', gap: theme.spacing(1), alignContent: 'start', padding: 'clamp(20px, 2.4vw, 32px)' },
]);
export const given = style([tile, { '@container': { [fits('lg')]: { gridColumn: 'span 3' } } }]);
export const counted = style([tile, { '@container': { [fits('lg')]: { gridColumn: 'span 2' } } }]);
export const label = style([
  arriving,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    fontWeight: 700,
  },
]);
export const accreditationMark = style({ width: '40px', height: '40px' });
export const number = style({
  font: `700 clamp(1.75rem, 1.2rem + 2vw, 2.75rem)/1.2 ${theme.typography.fontFamily}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
/** Motifs in rows of six. */
export const motifs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, max-content)',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
});
