import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, wrapping } from '../../theme/media';

export const list = style(wrapping(theme.spacing(2)));
export const link = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: theme.size.md,
  height: theme.size.md,
  border: `1.5px solid ${theme.vars.palette.band.onNightSecondary}`,
  borderRadius: '15px 4px',
  ':hover': {
    background: theme.vars.palette.sun.main,
    borderColor: theme.vars.palette.sun.main,
    color: theme.palette.fixed.ink,
  },
});
export const mark = style({
  width: '22px',
  height: '22px',
  fill: 'currentColor',
  '@media': { [forcedColours]: { fill: 'LinkText' } },
});
