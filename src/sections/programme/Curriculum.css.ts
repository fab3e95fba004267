import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, grid } from '../../theme/media';
import * as surface from '../../theme/surface.css';

const rule = `1.5px solid ${theme.vars.palette.edge.rule}`;

/** Weeks, name and outcome under each other, or side by side where there is room. */
export const module = style({
  ...grid(theme.spacing(0.5, 8)),
  padding: theme.spacing(1.5, 0),
  borderTop: rule,
  ':last-child': { borderBottom: rule },
  '@container': {
    [containerUp('sm')]: { gridTemplateColumns: '96px minmax(0, 1fr) minmax(0, 1.35fr)', alignItems: 'baseline' },
    [containerUp('lg')]: { gridTemplateColumns: `96px minmax(0, 1fr) ${theme.layout.sideText}` },
  },
});
export const title = style({ fontSize: theme.typography.h4.fontSize });
export const when = style({ fontSize: theme.typography.body2.fontSize, fontVariantNumeric: 'tabular-nums' });
export const outcome = style({
  color: surface.secondary,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: theme.typography.body2.lineHeight,
  textWrap: 'balance',
});
