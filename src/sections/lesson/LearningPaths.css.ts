import { createVar, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, containerUp, wrapping } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

const line = `6px solid ${theme.vars.palette.motif.leaf}`;
/** Gap between the seed, and between branches. */
const gap = theme.spacing(5);
/** Distance from the stem to a branch's card. */
const branchLength = createVar();

/** Top to bottom; left to right on wide screens. */
export const stem = style({
  ...columnsFrom('lg', 'minmax(0, 17.5rem) minmax(0, 1fr)', { alignItems: 'center', vars: { [branchLength]: '64px' } }),
  rowGap: gap,

  vars: { [branchLength]: '28px' },
});
export const seed = style([
  sheet,
  {
    display: 'grid',
    gap: theme.spacing(3),
    padding: theme.spacing(7),
  },
]);
export const motif = style({
  width: '120px',
  height: 'auto',
  marginTop: theme.spacing(-6),
});
export const branches = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  paddingLeft: branchLength,
  '@container': {
    [containerUp('lg')]: {
      gridAutoRows: '1fr',
      paddingLeft: `calc(2 * ${branchLength})`,
      // Stem from the seed to the first branch.
      '::before': {
        content: '""',
        position: 'absolute',
        top: 'calc(50% - 3px)',
        left: 0,
        width: branchLength,
        borderTop: line,
      },
    },
  },
});
export const branch = style([
  sheet,
  {
    position: 'relative',
    ...wrapping(theme.spacing(4)),
    alignItems: 'center',
    padding: theme.spacing(5),
    // Each branch leaves the stem in a quarter ring; the stem runs on to the next.
    '::before': {
      content: '""',
      position: 'absolute',
      left: `calc(-1 * ${branchLength} + 10px)`,
      top: `calc(-1 * ${gap})`,
      bottom: '50%',
      width: `calc(${branchLength} - 10px)`,
      borderLeft: line,
      borderBottom: line,
      borderBottomLeftRadius: '24px',
    },
    selectors: {
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        left: `calc(-1 * ${branchLength} + 10px)`,
        top: 0,
        bottom: 0,
        borderLeft: line,
      },
    },
    '@container': {
      [containerUp('lg')]: {
        '::before': { left: `calc(-1 * ${branchLength})`, width: branchLength, borderBottomLeftRadius: '64px' },
        selectors: {
          '&:first-child::before': {
            top: 'calc(50% - 3px)',
            // Overlaps by 1px, so that no seam shows.
            bottom: `calc(-.5 * ${gap} - 1px)`,
            borderBottom: 0,
            borderTop: line,
            borderRadius: '64px 0 0',
          },
          '&:last-child::before': { top: `calc(-.5 * ${gap})`, bottom: 'calc(50% - 3px)' },
          '&:not(:last-child)::after': { display: 'none' },
        },
      },
    },
  },
]);
export const cell = style({ width: '72px', '@container': { [containerUp('lg')]: { width: '104px' } } });
export const text = style({ display: 'grid', gap: theme.spacing(1.5), flex: '1 1 12rem', minWidth: 0 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.sm,
});
