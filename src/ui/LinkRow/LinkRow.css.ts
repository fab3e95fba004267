import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { centredLine } from '../../theme/media';

/** Colour of the line over each, on a light surface. */
export const line = createVar();
export const row = style({ borderTop: `1px solid ${fallbackVar(line, theme.vars.palette.band.gridLineOnDeep)}` });
export const link = style({
  ...centredLine(theme.spacing(4.5)),
  minHeight: '60px',
  padding: theme.spacing(2, 0),
  textDecoration: 'none',
});
export const text = style({ flex: 1, minWidth: 0 });
export const title = style({
  fontSize: '1.125rem',
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});
