import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, grid } from '../../theme/media';
import { iconStroke } from '../../ui/Icon/Icon.css';

export const list = style({ ...grid(theme.spacing(2)), vars: { [iconStroke]: '2.6' } });
export const point = style({ display: 'flex', gap: theme.spacing(3), textWrap: 'balance' });
export const mark = style({
  marginTop: '.225rem',
  color: theme.vars.palette.primary.main,
  '@media': { [forcedColours]: { color: 'CanvasText' } },
});
