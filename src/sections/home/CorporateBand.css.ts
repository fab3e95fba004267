import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, print } from '../../theme/media';

const { band } = theme.vars.palette;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '@container': { [fits('lg')]: { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)' } },
  '@media': { [print]: { gridTemplateColumns: '1.55fr 1fr', gap: '12pt' } },
});
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  padding: 'clamp(22px, 3vw, 36px)',
  border: `1.5px solid ${band.veil}`,
  borderRadius: theme.shape.leaf.md,
  '@media': { [print]: { gap: '4pt', padding: 0, border: 0 } },
});
/** The action stands at the card's lower edge. */
export const parted = style([panel, { justifyContent: 'space-between', gap: theme.spacing(6) }]);
export const row = style({ borderTop: `1px solid ${band.veil2}` });
export const link = style({
  display: 'flex',
  gap: theme.spacing(4.5),
  alignItems: 'center',
  minHeight: '72px',
  padding: theme.spacing(3, 0),
  textDecoration: 'none',
  '@media': { [print]: { minHeight: 0, padding: '2pt 0' } },
});
/** A drawing, hidden in print. */
export const picture = style({ '@media': { [print]: { display: 'none' } } });
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({
  fontSize: '1.125rem',
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});
