/** Styles of a plan: its line, and under it its sheet. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { cardRoom, centredLine, columnsFrom, containerUp, grid, wrapping } from '../../theme/media';
import { muted, small } from '../../ui/text.css';

const heading = (weight: number, size: unknown) => `${weight} ${size}/1.25 ${theme.typography.h1.fontFamily}`;
const SIDE_BY_SIDE = containerUp('sm');

export const summary = style({
  ...centredLine(theme.spacing(3)),
  minHeight: theme.size.lg,
  paddingRight: theme.spacing(3),
  '@container': { [cardRoom.stacked]: { flexWrap: 'wrap', rowGap: 0 } },
});
export const day = style({
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  flex: '0 0 4.75em',
  padding: theme.spacing(2, 1),
  borderRadius: theme.shape.leaf.mdStart,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  lineHeight: 1.2,
  // Above the words where there is no room beside them.
  '@container': { [cardRoom.stacked]: { flex: '1 0 100%', marginRight: theme.spacing(-4) } },
});
export const dayOfMonth = style({ font: heading(780, '1.75rem') });
export const text = style({
  flex: '1 1 0',
  minWidth: 0,
  ...grid(theme.spacing(0.5, 6)),
  padding: theme.spacing(3, 0),
  lineHeight: 1.4,
  '@container': {
    [cardRoom.stacked]: { paddingLeft: theme.spacing(4) },
    [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' },
  },
});
export const programmeName = style({ font: heading(750, theme.typography.h4.fontSize) });
export const hours = style([muted, small]);
/** Side by side, the price stands on the name's line. */
export const price = style({ '@container': { [SIDE_BY_SIDE]: { gridColumn: 2, gridRow: 1 } } });
export const amount = style({ font: heading(750, theme.typography.h4.fontSize) });

export const sheet = style({
  ...grid(theme.spacing(5)),
  padding: theme.spacing(5, 4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@container': { [SIDE_BY_SIDE]: { padding: theme.spacing(6, 7) } },
});
/** The answer itself. */
export const sentence = style({
  font: heading(650, theme.typography.h3.fontSize),
  // On a phone with twice the text size a date is wider than the page.
  overflowWrap: 'anywhere',
});
export const columns = style({
  ...columnsFrom('sm', 2),
  gap: theme.spacing(5, 10),
  fontVariantNumeric: 'tabular-nums',
});
export const tools = style(wrapping(theme.spacing(1, 6), 'center'));
/** The text of a plan, where it must be copied by hand. */
export const source = style({
  margin: 0,
  padding: theme.spacing(4),
  background: theme.vars.palette.band.sand,
  borderRadius: theme.shape.leaf.icon,
  font: `400 ${theme.typography.body2.fontSize}/1.5 ${theme.typography.code.fontFamily}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
