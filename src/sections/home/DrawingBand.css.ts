/** Places of the drawings: as high as they are, so that nothing below moves when they come. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, print, withScripts } from '../../theme/media';
import { placeholder } from '../season/seasonPlaceholder';

/** Stands in for the drawing in a narrow window, where the drawing would be longer than the window. */
export const next = style({
  marginTop: theme.spacing(4),
  '@container': { [containerUp('lg')]: { display: 'none' } },
  '@media': { [print]: { display: 'none' } },
});
/** The year, for a window that is wide enough. */
export const season = style({
  ...placeholder,
  display: 'none',
  viewTimelineName: '--season',
  '@container': { [containerUp('lg')]: { display: 'block' } },
  '@media': {
    [withScripts]: { '@container': { [containerUp('lg')]: { minHeight: '413px' } } },
    [print]: { display: 'block' },
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
