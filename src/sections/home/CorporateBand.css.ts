import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, print } from '../../theme/media';

const { band } = theme.vars.palette;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.layout.columns,
  '@container': { [fits('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
  '@media': { [print]: { gridTemplateColumns: '1fr 1.55fr', gap: '12pt' } },
});
export const services = style({
  display: 'grid',
  gap: theme.spacing(4),
  '@container': { [fits('lg')]: { gridTemplateColumns: '1fr 1fr', gap: theme.layout.columns } },
  '@media': { [print]: { gap: '4pt' } },
});
export const heading = style({ marginBottom: theme.spacing(2) });
export const row = style({ borderTop: `1px solid ${band.veil2}` });
export const link = style({
  display: 'flex',
  gap: theme.spacing(4.5),
  alignItems: 'center',
  minHeight: '60px',
  padding: theme.spacing(2, 0),
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
