import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';

export const strip = style({ display: 'grid', gap: theme.spacing(2), fontSize: theme.typography.body2.fontSize });
export const length = style({ fontWeight: 700 });
export const modules = style({ ...wrapping(theme.spacing(0.5, 4)), counterReset: 'module' });
export const module = style({
  counterIncrement: 'module',
  color: surface.secondary,
  '::before': { content: 'counter(module) "\\a0 " / ""', fontWeight: 700, color: theme.vars.palette.text.primary },
});
