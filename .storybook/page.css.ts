/** Styles of a documentation page, beside Storybook's own blocks. */
import { style } from '@vanilla-extract/css';
import { palette } from '../src/theme/palette.css';
import { leaf, space } from '../src/theme/tokens';

export const frame = style({ maxWidth: '100%', border: `1px solid ${palette.divider}`, borderRadius: leaf.field });
export const code = style({ marginBlock: space(3, 8) });
