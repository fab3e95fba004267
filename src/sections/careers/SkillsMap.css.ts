import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, print } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

/** What the part shows, beside what the centre can and cannot promise. */
export const header = style({
  ...columnsFrom('lg', 2, { alignItems: 'end' }),
  gap: theme.spacing(4.5, 8),
  marginBottom: 'clamp(28px, 4vw, 48px)',
});
export const skills = style({
  ...columnsFrom('lg', 2),
  gap: theme.spacing(5),
  '@media': { [print]: { gridTemplateColumns: '1fr 1fr', gap: '8pt' } },
});
/** Skill, jobs and bed of two cards side by side stand on the same lines. */
export const skill = style([
  sheet,
  {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    gap: theme.spacing(3),
    overflow: 'hidden',
    paddingTop: theme.spacing(6),
    '@media': { [print]: { breakInside: 'avoid', gap: '4pt', paddingTop: '6pt' } },
  },
]);
const inset = 'clamp(20px, 2.5vw, 32px)';
export const name = style({ paddingInline: inset });
export const jobs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignContent: 'start',
  gap: theme.spacing(3, 6),
  paddingInline: inset,
});
export const job = style({ fontWeight: 700 });
/** Of the programmes that teach the skill; the label stands in the sky, which has the tint of the first. */
export const bed = style({ marginTop: theme.spacing(2), alignSelf: 'start' });
export const label = style({
  padding: `${theme.spacing(3)} ${inset} 0`,
  '@media': { [print]: { paddingBlock: 0, background: 'none' } },
});
/** All stand on one ground line, however many there are; a wide card has them in one row. */
export const programmes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
});
export const programme = style({ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 });
export const plant = style({
  padding: `${theme.spacing(3)} ${inset} 0`,
  borderBottom: `6px solid ${theme.vars.palette.motif.leaf}`,
  '@media': { [print]: { display: 'none' } },
});
export const bloom = style({ display: 'block', width: '72px', height: 'auto' });
export const words = style({
  padding: `${theme.spacing(2.5)} ${theme.spacing(2)} ${theme.spacing(4.5)} ${inset}`,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [print]: { paddingBlock: '2pt' } },
});
