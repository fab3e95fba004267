/** Styles of what is in an example of each kind. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { exampleRoom, forcedColours, grid, noScript, wrapping } from '../../../theme/media';

const { spacing } = theme;
const { band } = theme.vars.palette;

/** As many columns as have room for `least` each. */
const columns = (least: string, gap: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
  gap,
});
/** A slip of paper. */
const slip = { borderRadius: theme.shape.leaf.chip, background: band.sand };

// Lines.
export const each = style({ paddingBlock: spacing(1) });
/** The line that is looked at. */
export const current = style({
  minHeight: '2em',
  marginInline: spacing(-5),
  padding: spacing(1, 5),
  background: band.glow,
  boxShadow: `inset 6px 0 ${theme.vars.palette.sun.main}`,
  '@media': { [forcedColours]: { borderLeft: '6px solid Highlight', paddingLeft: `calc(${spacing(5)} - 6px)` } },
});
/** Lines of a program. */
export const code = style({
  fontFamily: theme.typography.code.fontFamily,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

// Choices: two columns where a window takes the measure of its page.
export const notes = style({ ...slip, padding: spacing(3, 4) });
export const rows = style({
  ...columns('26em', spacing(2, 4)),
  // Three would leave a hole.
  selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rowWords = style({ flex: 1 });
export const risk = style({ flex: 'none', width: 'clamp(72px, 22%, 104px)' });
export const price = style({ flex: 'none' });
export const instead = style({ display: 'block', textDecoration: 'none' });

// Steps: three lines are kept for a longer prompt, and the variables stand in a row.
export const prompt = style({ display: 'grid', gap: spacing(2), alignContent: 'start', minHeight: '5em' });
export const values = style(columns('8em', spacing(2)));
export const value = style({ ...slip, padding: spacing(2, 3), background: band.night, color: band.onNight });

// Answers: the visitor's side of the talk, and the answer's place, as high as the longest answer.
export const questions = style({
  ...wrapping(spacing(2)),
  justifyContent: 'end',
  paddingLeft: '12%',
});
export const answer = style({
  ...grid(spacing(3)),
  alignContent: 'start',
  minHeight: '11em',
  padding: spacing(4),
  borderRadius: theme.shape.leaf.smFlipped,
  background: band.sand,
  color: theme.vars.palette.text.primary,
});
export const answered = style({ fontSize: theme.typography.body1.fontSize, fontWeight: 700 });

// Sort: what stands in places side by side begins on one line. On a phone each has a row, its tasks beside its name.
export const task = style({ font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}` });
export const places = style({
  ...columns('6.1em', spacing(3)),
  '@container': { [exampleRoom.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const place = style({
  ...grid(spacing(2)),
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  '@container': {
    [exampleRoom.stacked]: { gridRow: 'auto', gridTemplate: 'auto / repeat(auto-fit, minmax(min(100%, 7.5em), 1fr))' },
  },
});
/** Two tasks have room from the start. Without scripts none comes. */
export const tasks = style({
  ...slip,
  minHeight: '6.6em',
  '@container': { [exampleRoom.stacked]: { minHeight: '4.4em' } },
  selectors: { '&:empty': { '@media': { [noScript]: { display: 'none' } } } },
  padding: spacing(2, 3),
  ...grid(spacing(2)),
  alignContent: 'start',
});
