/** Places of the drawings: as high as they are, so that nothing below moves when they come. */
import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, withScripts } from '../../theme/media';
import { inksOnDeep } from '../../ui/motif/inks';
import { petal, soft } from '../../ui/motif/motif.css';
import { leafPath } from '../../ui/motif/tiles';
import { placeholder } from '../common/season/seasonPlaceholder';

/** Paper has no heading of a drawing that is not there. */
export const band = style({
  selectors: { '&:has(> div > div:empty)': {} },
});
/** Stands in for the drawing in a narrow window, where the drawing would be longer than the window. */
export const next = style({
  marginTop: theme.spacing(4),
  vars: inksOnDeep,
  '@container': { [containerUp('lg')]: { display: 'none' } },
});
/** Two weeks of a vine, with a leaf over the stem and one under it. */
const leaves = leafPath('b', 0, 0, 9) + leafPath('a', -4, 11, 9) + leafPath('a', 6, 11, 9);
const weeks = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 20'><path d='M0 9h10v2H0Z${leaves}'/></svg>`;
const growing = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });
/** It grows while it comes into the window, and is whole before its middle. */
export const vine = style({
  minWidth: '10px',
  maxWidth: '100%',
  marginTop: theme.spacing(1),
  background: `linear-gradient(${petal} 9px, ${theme.palette.fixed.sagePale} 0 11px, ${soft} 0)`,
  mask: `url("data:image/svg+xml,${weeks.replace(/[<>]/g, encodeURIComponent)}") 0 / 10px 20px round`,
  '@supports': {
    '(animation-timeline: view())': {
      animationName: growing,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'view()',
      animationRange: 'cover 0% cover 30%',
    },
  },
});
/** The season, for a window that is wide enough. */
export const season = style({
  ...placeholder,
  display: 'none',
  viewTimelineName: '--season',
  '@container': { [containerUp('lg')]: { display: 'block' } },
  '@media': {
    [withScripts]: { '@container': { [containerUp('lg')]: { minHeight: '413px' } } },
  },
});
export const learning = style({
  // Placeholder while the marked task's code loads.
  ':empty': { borderRadius: theme.shape.leaf.md, background: theme.vars.palette.background.paper, opacity: 0.5 },
  '@media': {
    [withScripts]: {
      minHeight: '960px',
      '@container': {
        [containerUp('md')]: { minHeight: '750px' },
        [containerUp('lg')]: { minHeight: '480px' },
        [containerUp('wide')]: { minHeight: '399px' },
      },
    },
  },
});
