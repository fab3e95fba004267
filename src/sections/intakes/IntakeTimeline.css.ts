import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits } from '../../theme/media';
import { page } from '../../theme/page';
import { sheet } from '../../ui/layout.css';

const NAMES = '190px';
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const year = { display: 'grid', gridTemplateColumns: `${NAMES} repeat(12, minmax(0, 1fr))` };

/** Shown where twelve months and their labels fit; elsewhere the table is enough. */
export const whereItFits = style({
  display: 'none',
  '@container': { [fits('wide')]: { display: 'block', marginBottom: page.section } },
});
export const timeline = style([sheet, { padding: theme.spacing(2, 5, 5) }]);
export const months = style(year);
export const month = style({
  padding: theme.spacing(3.5, 0, 3, 2),
  boxShadow: `inset 1px 0 ${theme.vars.palette.divider}`,
  fontWeight: 700,
  fontSize: theme.typography.body2.fontSize,
  ':first-child': { gridColumn: 2 },
});
export const lane = style({
  ...year,
  position: 'relative',
  alignItems: 'center',
  minHeight: '76px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: `0 0 0 ${NAMES}`,
    background: `linear-gradient(90deg, ${theme.vars.palette.divider} 1px, transparent 1px) 0 0 / calc(100% / 12) 100%`,
  },
});
export const name = style({
  gridColumn: 1,
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  paddingRight: theme.spacing(3.5),
  fontWeight: 680,
  fontSize: '1rem',
  lineHeight: 1.2,
});
export const block = style({
  position: 'relative',
  gridRow: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: theme.size.lg,
  margin: '0 3px',
  padding: '5px 4px 5px 8px',
  border: `2px solid ${theme.vars.palette.text.primary}`,
  borderRadius: '18px 5px',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
/** Block of a full intake. */
export const fullBlock = style([block, { borderStyle: 'dashed' }]);
/** Grid columns of a block: its first and last month. */
export const from = styleVariants(Object.fromEntries(MONTHS.map((one) => [one, { gridColumnStart: one + 1 }])));
export const to = styleVariants(Object.fromEntries(MONTHS.map((one) => [one, { gridColumnEnd: one + 2 }])));
