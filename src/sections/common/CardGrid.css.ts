import { style } from '@vanilla-extract/css';
import { size, space } from '../../theme/tokens';
import { sheet } from '../../ui/layout.css';

export const piece = style([sheet, { display: 'grid', gap: space(2), alignContent: 'start', padding: space(7) }]);
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.sm });
