import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { sheet } from '../../ui/layout.css';

export const cards = style({
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr))',
});
export const card = style([sheet, { display: 'flex', flexWrap: 'wrap' }]);
export const day = style({
  flex: '1 0 96px',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: theme.spacing(4, 1.5),
  borderRadius: theme.shape.leaf.mdStart,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
});
export const dayOfMonth = style({ font: `780 2.75rem/1 ${theme.typography.h1.fontFamily}`, letterSpacing: '-.04em' });
export const body = style({
  flex: '999 1 15rem',
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(2),
  alignContent: 'start',
  justifyItems: 'start',
  padding: theme.spacing(5, 5.5),
});
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 6) });
export const heading = style({ lineHeight: 1.14 });
/** Tall enough to press, whatever its line height. */
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  paddingBlock: theme.spacing(3),
  marginBlock: theme.spacing(-3),
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
