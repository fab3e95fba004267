/** Rows of the programmes menu: categories, programmes and links to pages. */
import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, highlight } from '../../theme/media';

export const rows = style({
  display: 'grid',
  // Long words break: a row is never wider than the menu.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  alignContent: 'start',
});
/** What is outside the menu's catalogue, under a rule. */
export const others = style({
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
});

const line = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  borderRadius: '18px 5px',
  color: theme.vars.palette.text.primary,
  lineHeight: 1.25,
  textAlign: 'left',
  textDecoration: 'none',
} as const;
const base = style({
  ...line,
  gap: theme.spacing(3.5),
  border: '2px solid transparent',
  minHeight: '68px',
  padding: theme.spacing(2, 3.5, 2, 2),
  '@media': { [forcedColours]: { borderColor: 'ButtonBorder' } },
});
/** A plain link to a page, without a drawing. */
export const page = style({
  ...line,
  gap: theme.spacing(2),
  minHeight: theme.size.md,
  padding: theme.spacing(0, 3.5),
  fontWeight: 620,
  ':hover': { textDecoration: 'underline' },
});
export const row = style([
  base,
  {
    ':hover': { background: theme.vars.palette.tint.sage },
    selectors: {
      '&[aria-current=true]': {
        background: theme.vars.palette.background.paper,
        borderColor: theme.vars.palette.primary.main,
      },
      '&[aria-current=true]:hover': { background: theme.vars.palette.tint.sage },
    },
    '@media': { [forcedColours]: { selectors: { '&[aria-current=true], &[aria-current=true]:hover': highlight } } },
  },
]);
/** Upcoming programme: dimmed, and not a link (S2-61). Its text keeps a contrast of 4.5:1; that of the others has 7:1. */
export const soon = style([
  base,
  {
    color: theme.vars.palette.edge.outline,
    '@media': { [forcedColours]: { borderStyle: 'dashed', color: 'CanvasText' } },
  },
]);

export const cell = style({
  width: theme.size.lg,
  selectors: {
    [`${soon} &`]: { background: 'none', boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.edge.outline}` },
    [`${row}[aria-current=true] &`]: { '@media': { [forcedColours]: { background: 'Canvas' } } },
  },
});
globalStyle(`${soon} ${cell} > svg`, { opacity: 0.55 });
export const text = style({ flex: 1, minWidth: 0 });
export const rowName = style({
  display: 'block',
  fontWeight: 680,
  fontSize: theme.typography.body1.fontSize,
  selectors: { [`${soon} &`]: { marginBottom: theme.spacing(1), fontWeight: 400 } },
});
export const detail = style({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  selectors: { [`${row}[aria-current=true] &`]: { '@media': { [forcedColours]: { color: 'HighlightText' } } } },
});
/** The match in a name. */
export const match = style({
  padding: theme.spacing(0, 0.5),
  borderRadius: '2px',
  background: theme.vars.palette.sun.main,
  color: theme.vars.palette.sun.contrastText,
  '@media': { [forcedColours]: highlight },
});
