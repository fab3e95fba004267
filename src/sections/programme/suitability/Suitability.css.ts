import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { columnsFrom, print } from '../../../theme/media';
import { sheet } from '../../../ui/layout.css';

export const parts = style({
  ...columnsFrom('md', 2, { columnGap: theme.layout.columns }),
  gap: theme.spacing(6),
  '@media': { [print]: { gridTemplateColumns: '1.2fr 1fr', gap: '12pt' } },
});
/** At the upper edge: what opens beside it moves nothing here. */
export const fit = style({
  display: 'grid',
  gap: theme.spacing(8),
  alignContent: 'start',
  '@media': { [print]: { gap: '4pt' } },
});
export const needs = style([
  sheet,
  {
    display: 'grid',
    gap: theme.spacing(3),
    alignContent: 'start',
    padding: 'clamp(12px, 1.5vw, 18px) clamp(20px, 2.5vw, 32px)',
    '@media': { [print]: { padding: 0, gap: '2pt', boxShadow: 'none' } },
  },
]);
