import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { centredLine, down, up } from '../../theme/media';
import * as surface from '../../theme/surface.css';

export const fold = style({
  borderTop: `1.5px solid ${theme.vars.palette.edge.rule}`,
  ':last-child': { borderBottom: `1.5px solid ${theme.vars.palette.edge.rule}` },
});
export const summary = style({
  ...centredLine(theme.spacing(5)),
  justifyContent: 'space-between',
  minHeight: '56px',
  paddingBlock: theme.spacing(2),
  font: `650 ${theme.typography.body1.fontSize}/1.3 ${theme.typography.fontFamily}`,
  '@media': {
    [up('sm')]: { minHeight: '60px', paddingBlock: theme.spacing(2.5), fontSize: theme.typography.h4.fontSize },
  },
});
/** A heading over what belongs to it. */
export const open = style({ display: 'grid', gap: theme.spacing(3) });
/** The same on a small screen, over the link of a card. Before the scripts, a wide screen shows it as it will be. */
export const small = style({ '@media': { [down('md')]: { position: 'relative' } } });
globalStyle(`${small}::details-content`, {
  '@media': { [up('md')]: { contentVisibility: 'visible', height: 'auto' } },
});
globalStyle(`${small} > summary`, {
  padding: 0,
  '@media': {
    [up('md')]: {
      display: 'block',
      minHeight: 0,
      marginBottom: theme.spacing(3),
      // A browser that cannot show it unfolded lets it be opened.
      '@supports': { 'selector(::details-content)': { pointerEvents: 'none' } },
    },
  },
});
globalStyle(`${small} > summary:has(> h2)`, { '@media': { [up('md')]: { marginBottom: theme.spacing(6) } } });
globalStyle(`${small} > summary > :last-child`, { '@media': { [up('md')]: { display: 'none' } } });

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
