import { style } from '@vanilla-extract/css';
import { size, space } from '../../theme/tokens';
import { sheet } from '../../ui/layout.css';

export const pieces = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16.5rem), 1fr))',
});
export const piece = style([sheet, { display: 'grid', gap: space(2), alignContent: 'start', padding: space(7) }]);
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.sm });
