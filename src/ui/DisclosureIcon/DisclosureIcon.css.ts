import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import * as surface from '../../theme/surface.css';

const OPEN = 'details[open] > summary';

export const mark = style({
  flex: 'none',
  width: '36px',
  height: '36px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.shape.leaf.chip,
  background: surface.mark,
  // In the dark scheme the ground alone would not be seen on every band.
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  color: theme.vars.palette.primary.main,
  transition: `border-radius ${theme.transitions.duration.standard}ms`,
  selectors: {
    [`${OPEN} > &`]: {
      background: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      borderRadius: theme.shape.leaf.chipFlipped,
    },
    'summary:hover > &': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}` },
    [`${OPEN}:hover > &`]: { background: theme.vars.palette.primary.hover },
  },
});
/** Open: only the level stroke of the plus is drawn, and it is a minus. */
export const plus = style({ selectors: { [`${OPEN} > ${mark} > &`]: { strokeDasharray: '14 99' } } });
