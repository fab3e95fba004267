import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, up } from '../../theme/media';
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
