import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { cardRoom, containerUp, grid, oneColumn } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

export const skills = style({
  ...oneColumn(theme.spacing(3)),
  '@container': {
    [containerUp('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.spacing(5) },
  },
});
/** Skill, jobs and bed of two cards side by side stand on the same lines. */
export const skill = style([
  sheet,
  {
    ...grid(theme.spacing(3)),
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    overflow: 'hidden',
    paddingTop: theme.spacing(4.5),
  },
]);
/** What the centre can and cannot promise. */
export const note = style({ maxWidth: theme.layout.measure, marginTop: theme.spacing(6) });
const inset = 'clamp(20px, 2vw, 32px)';
export const text = style({ paddingInline: inset });
/** Jobs, or programmes, two side by side where there is room. */
const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignContent: 'start',
});
export const jobs = style([pairs, { rowGap: theme.spacing(2) }]);
/** A job and its words are one paragraph. */
export const job = style({ display: 'inline', fontWeight: 700 });
export const work = style({ display: 'inline' });
/** Of the programmes that teach the skill, on the first one's tint. */
export const bed = style([
  pairs,
  {
    // The outline of its card stays in sight, round its corners too. No line parts the first programmes from the jobs.
    overflow: 'clip',
    margin: '0 1px 1px',
    borderRadius: 'inherit',
    borderTopLeftRadius: 0,
    borderTopRightRadius: 0,
  },
]);
export const programme = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: theme.spacing(4),
  alignItems: 'center',
  padding: `${theme.spacing(2.5)} ${inset}`,
  // Links of two rows keep their own room to press.
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  marginTop: -1,
  '@container': { [cardRoom.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const programmeName = style({ textWrap: 'balance', overflowWrap: 'anywhere' });
