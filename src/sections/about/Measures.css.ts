import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp } from '../../theme/media';

/** All measures on one ground line where they fit; elsewhere two by two. */
export const measures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: theme.spacing(5),
  '@container': { [containerUp('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: 0 } },
});
export const measure = style({
  display: 'grid',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  gridRow: 'span 2',
  gap: theme.spacing(3),
  // In two columns the fifth has both, and its words fewer lines.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@container': { [containerUp('lg')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } } },
});
export const text = style({ '@container': { [containerUp('lg')]: { paddingRight: theme.spacing(6) } } });
export const ground = style({
  display: 'flex',
  alignItems: 'end',
  paddingRight: theme.spacing(4),
  borderBottom: `6px solid ${theme.vars.palette.motif.leaf}`,
});
export const plants = style({ maxWidth: '100%', height: 'auto' });
/** The number stands over its words. */
export const count = style({
  display: 'block',
  font: `750 ${theme.typography.h1.fontSize}/1 ${theme.typography.h1.fontFamily}`,
  letterSpacing: theme.typography.h1.letterSpacing,
});
