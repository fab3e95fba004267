import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, down, grid, up } from '../../theme/media';
import * as surface from '../../theme/surface.css';

const rule = `1.5px solid ${theme.vars.palette.edge.rule}`;
const whenRoom = '3.1em';

/** Weeks, name and outcome side by side; on a wide screen with larger text, one under another. */
const wide = (rules: object) => ({ '@media': { [up('md')]: { '@container': { [containerUp('sm')]: rules } } } });

export const heading = style({ marginBottom: theme.spacing(3) });
export const modules = style({ borderBottom: rule });
globalStyle(`${modules} > li`, { borderTop: rule, '@media': { [up('md')]: { paddingBlock: theme.spacing(1.5) } } });
globalStyle(
  `${modules} > li > *`,
  wide({
    ...grid(theme.spacing(0.5, 8)),
    gridTemplateColumns: `${whenRoom} minmax(0, 1fr) minmax(0, 1.35fr)`,
    alignItems: 'baseline',
  }),
);
/** On a phone a line; before the scripts, a wide screen has it as it will be. */
globalStyle(`${modules} summary`, {
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2.5),
  minHeight: theme.size.sm,
  ...wide({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: 'span 2', minHeight: 0, margin: 0 }),
});
export const when = style({
  minWidth: whenRoom,
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
});
export const title = style({
  flex: 1,
  fontSize: '1rem',
  '@media': { [up('md')]: { fontSize: theme.typography.h4.fontSize } },
});
export const outcome = style({
  color: surface.secondary,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: theme.typography.body2.lineHeight,
  textWrap: 'balance',
  '@media': { [down('md')]: { padding: `0 0 ${theme.spacing(3)} calc(${whenRoom} + ${theme.spacing(2.5)})` } },
});
