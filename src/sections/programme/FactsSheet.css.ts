import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, down, forcedColours, up } from '../../theme/media';
import { iconDisplay } from '../../ui/Icon/Icon.css';

/** Under the text, in pairs; on a wide screen a strip under the text and the example. */
export const sheet = style({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 4),
  borderRadius: theme.shape.leaf.md,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.rise,
  '@container': { [containerUp('lg')]: { gridColumn: '1 / -1' } },
  '@media': {
    [up('sm')]: { padding: theme.spacing(5, 7) },
    [forcedColours]: { border: '1px solid CanvasText' },
  },
});
export const facts = style({
  '@container': {
    [containerUp('tiny')]: {
      display: 'grid',
      // The fee stands in the second column, unbroken at 360 px.
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
      gap: theme.spacing(3),
    },
    [containerUp('lg')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: theme.spacing(5, 8),
      // Six leave no place empty in rows of three.
      selectors: { '&:has(> :nth-child(6):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});
export const fact = style({
  // The label stands beside its value, or over it where the text is large or two fit beside each other.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(3),
  padding: theme.spacing(2.5, 0),
  paddingLeft: '2.25rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ':first-child': { borderTop: 0, paddingTop: 0 },
  '@container': { [containerUp('tiny')]: { display: 'block', paddingBlock: 0, borderTop: 0 } },
  '@media': {
    [down('sm')]: { paddingLeft: 0, vars: { [iconDisplay]: 'none' } },
  },
});
export const term = style({
  flex: '1 1 7.8em',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.3,
});
/** In the margin. */
export const icon = style({
  position: 'absolute',
  marginLeft: '-2.25rem',
  color: theme.vars.palette.primary.main,
  '@media': { [forcedColours]: { color: 'CanvasText' } },
});
export const value = style({
  flex: '1.5 1 10em',
  fontWeight: 700,
  lineHeight: 1.35,
});
