import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';

export const band = style({ borderBlock: `1px solid ${theme.vars.palette.divider}` });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.625rem), 1fr))',
  gap: theme.spacing(0, 8),
  paddingBlock: theme.spacing(2),
  '@media': { [print]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '10pt', paddingBlock: '3pt' } },
});
export const fact = style({
  display: 'flex',
  gap: theme.spacing(3.5),
  alignItems: 'center',
  padding: theme.spacing(3.5, 0),
});
export const value = style({ display: 'block', lineHeight: 1.3 });
export const detail = style({ display: 'inline-block', lineHeight: 1.35 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.sm,
  marginBlock: theme.spacing(-2.5),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.35,
});
export const accreditationMark = style({ width: '40px', height: '40px' });
