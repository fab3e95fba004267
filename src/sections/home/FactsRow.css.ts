import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';
import { size, space } from '../../theme/tokens';

export const band = style({ borderBlock: `1px solid ${palette.divider}` });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.625rem), 1fr))',
  gap: space(0, 8),
  paddingBlock: space(2),
  '@media': { [print]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '10pt', paddingBlock: '3pt' } },
});
export const fact = style({ display: 'flex', gap: space(3.5), alignItems: 'center', padding: space(3.5, 0) });
export const value = style({ display: 'block', lineHeight: 1.3 });
export const detail = style({ display: 'inline-block', lineHeight: 1.35 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.sm,
  marginBlock: space(-2.5),
  fontSize: typography.body2.fontSize,
  lineHeight: 1.35,
});
export const accreditationMark = style({ width: '40px', height: '40px' });
