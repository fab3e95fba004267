import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { cardRoom, containerUp, grid, oneColumn } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

export const skills = style({
  ...oneColumn(theme.spacing(3)),
  '@container': {
    [containerUp('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.spacing(5) },
    [containerUp('wide')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
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
    '@container': { [containerUp('wide')]: { gridColumn: 'span 4' } },
  },
]);
// However many there are, a wide screen has rows of three; the last of each second row is as wide as the two before it.
const inWideRow = (child: string, gridColumn: string) =>
  globalStyle(`${skills} > ${child}`, { '@container': { [containerUp('wide')]: { gridColumn } } });
inWideRow(':is(:nth-child(6n + 4), :nth-child(6n + 5))', 'span 3');
inWideRow(':nth-child(6n)', 'span 6');
/** What the centre can and cannot promise. */
export const note = style({ maxWidth: theme.layout.measure, marginTop: theme.spacing(6) });
const inset = 'clamp(20px, 2vw, 32px)';
/** From here plants stand side by side over their names; a phone has each beside its name. */
const ABREAST = containerUp('sm');
export const skillName = style({ paddingInline: inset });
export const jobs = style({
  ...grid(theme.spacing(2, 6)),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignContent: 'start',
  paddingInline: inset,
});
/** A phone has a job and its words in one paragraph. */
const runIn = { display: 'inline', '@container': { [ABREAST]: { display: 'block' } } } as const;
export const job = style({ ...runIn, fontWeight: 700 });
export const work = style(runIn);
/** Of the programmes that teach the skill, under a sky of the first one's tint. */
export const bed = style({
  display: 'grid',
  // The outline of its card stays in sight, round its corners too.
  overflow: 'clip',
  margin: '0 1px 1px',
  borderRadius: 'inherit',
  borderTopLeftRadius: 0,
  borderTopRightRadius: 0,
});
const ground = `6px solid ${theme.vars.palette.motif.leaf}`;
/** All stand on one ground line, however many there are; a wide card has them in one row. */
export const programmes = style({
  display: 'grid',
  '@container': { [ABREAST]: { gridTemplate: 'auto 1fr / repeat(auto-fit, minmax(7.5rem, 1fr))' } },
});
export const programme = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(4),
  alignItems: 'center',
  padding: `${theme.spacing(2.5)} ${inset}`,
  // Links of two rows keep their own room to press.
  selectors: { '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` } },
  '@container': {
    [cardRoom.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [ABREAST]: {
      gridRow: 'span 2',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      alignItems: 'stretch',
      gap: 0,
      padding: 0,
      selectors: { '& + &': { border: 0 } },
    },
  },
});
export const plant = style({
  '@container': { [ABREAST]: { padding: `${theme.spacing(3)} ${inset} 0`, borderBottom: ground } },
});
export const bloom = style({
  display: 'block',
  width: '40px',
  height: 'auto',
  '@container': { [ABREAST]: { width: '72px' } },
});
export const programmeName = style({
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@container': {
    [ABREAST]: {
      alignSelf: 'stretch',
      padding: `${theme.spacing(2.5)} ${theme.spacing(1.5)} ${theme.spacing(4.5)} ${inset}`,
      background: theme.vars.palette.background.paper,
    },
  },
});
// The words alone fit on one line of the narrowest column.
globalStyle(`${programmeName} svg`, { '@container': { [containerUp('wide')]: { display: 'none' } } });
