import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import * as surface from '../../theme/surface.css';

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  paddingBlock: theme.spacing(2),
  borderTop: `1.5px solid ${theme.vars.palette.edge.rule}`,
});
export const label = style({ flex: '0 0 7.5em', color: surface.secondary });
export const value = style({ flex: '1 1 10em', fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
