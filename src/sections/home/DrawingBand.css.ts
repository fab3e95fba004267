/** Places of the drawings: as high as they are, so that nothing below moves when they come. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, up, withScripts } from '../../theme/media';
import { inksOnDeep } from '../../ui/motif/inks';

const WITH_ROOM = `screen and ${up('foot')}`;

/** The list of what begins next, in a window without room for the drawing, and on paper. */
export const next = style({
  marginTop: theme.spacing(4),
  vars: inksOnDeep,
  '@media': { [WITH_ROOM]: { '@container': { [containerUp('lg')]: { display: 'none' } } } },
});
export const season = style({
  display: 'none',
  '@media': { [WITH_ROOM]: { '@container': { [containerUp('lg')]: { display: 'block' } } } },
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
