import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import * as surface from '../../theme/surface.css';

export const columns = style({
  display: 'grid',
  // The longest category name does not break, if it fits in half the panel.
  gridTemplateColumns: 'clamp(min(17.5rem, 50%), 37.2%, 372px) minmax(0, 1fr)',
  minHeight: '420px',
});
export const categories = style({
  padding: theme.spacing(4),
  background: theme.vars.palette.band.sand,
  vars: { [surface.seed]: theme.vars.palette.background.paper },
});
const list = { display: 'grid', gap: theme.spacing(1.5), alignContent: 'start' };
export const programmes = style({ ...list, padding: theme.spacing(5, 6) });
export const results = style({ ...list, ':empty': { display: 'none' } });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 6),
  padding: theme.spacing(0, 2),
  color: theme.vars.palette.text.secondary,
});
export const heading = style({ padding: theme.spacing(1, 2, 2), fontSize: '1.3125rem', letterSpacing: '-.01em' });
