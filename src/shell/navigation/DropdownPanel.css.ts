import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { wrapping } from '../../theme/media';
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
export const programmes = style({
  display: 'grid',
  gap: theme.spacing(1.5),
  alignContent: 'start',
  padding: theme.spacing(5, 6),
});
export const heading = style({ padding: theme.spacing(1, 2, 2), fontSize: '1.3125rem', letterSpacing: '-.01em' });
export const prompt = style({ ...theme.typography.h3, fontSize: '1.75rem', padding: theme.spacing(4, 2) });
export const drawing = style({ width: '10rem', justifySelf: 'center', marginTop: theme.spacing(4), opacity: 0.6 });
export const foot = style({
  ...wrapping(theme.spacing(0, 6)),
  padding: theme.spacing(1, 6),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
});
