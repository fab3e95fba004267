import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, forcedColours, grid } from '../../theme/media';

export const example = style({ marginBottom: theme.spacing(5) });
/** One row a day, two hours wide, or one column a day where seven fit. */
export const days = style({
  display: 'grid',
  marginBottom: theme.spacing(6),
  '@container': {
    [containerUp('foot')]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: theme.spacing(2.5) },
  },
});
export const day = style({
  ...grid(theme.spacing(1, 1.5)),
  gridTemplateColumns: '6.6em repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  borderTop: `1px solid ${theme.vars.palette.edge.outline}`,
  paddingBlock: theme.spacing(1),
  '@container': {
    [containerUp('foot')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.spacing(1.5),
      alignContent: 'start',
      alignItems: 'start',
      borderTop: `2px solid ${theme.vars.palette.edge.rule}`,
      paddingTop: theme.spacing(2),
    },
  },
});
export const dayName = style({
  fontSize: theme.typography.h4.fontSize,
  lineHeight: 1.4,

  '@container': { [containerUp('foot')]: { lineHeight: 1.25, paddingBottom: theme.spacing(1) } },
});
const base = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  padding: theme.spacing(1, 2.5),
  borderRadius: theme.shape.leaf.icon,
  lineHeight: 1.35,
  fontSize: theme.typography.body2.fontSize,
  '@container': { [containerUp('foot')]: { padding: theme.spacing(2.5, 3.5), fontSize: '1rem' } },
  '@media': { [forcedColours]: { border: '2px solid CanvasText' } },
});
/** Live lessons stand out; independent study is quieter; feedback has an edge of its own. */
export const block = styleVariants({
  live: [
    base,
    {
      background: theme.vars.palette.accent.rust,
      // Paper has an edge alone.
      boxShadow: `inset 0 0 0 4px ${theme.vars.palette.accent.rust}`,
      color: theme.vars.palette.background.default,
    },
  ],
  practice: [
    base,
    { background: theme.vars.palette.tint.ochre, boxShadow: `inset 0 0 0 2px ${theme.vars.palette.sun.main}` },
  ],
  feedback: [
    base,
    {
      background: theme.vars.palette.background.paper,
      boxShadow: `inset 0 0 0 2px ${theme.vars.palette.accent.rust}`,
      '@media': { [forcedColours]: { borderStyle: 'dashed' } },
    },
  ],
});
/** Width by hours, up to two, or height where a day is a column. */
export const tall = styleVariants({ 1: [1], 2: [2], 3: [3] }, ([hours = 1]) => ({
  gridColumn: `span ${Math.min(hours, 2)}`,
  '@container': {
    [containerUp('foot')]: {
      gridColumn: 'auto',
      minHeight: `calc(${hours * 72}px + ${hours - 1} * ${theme.spacing(1.5)})`,
    },
  },
}));
