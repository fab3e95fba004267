import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import * as surface from '../../theme/surface.css';
import { leaf } from '../../theme/tokens';

const OPEN = 'details[open] > summary';

export const mark = style({
  flex: 'none',
  width: '36px',
  height: '36px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: leaf.chip,
  background: surface.mark,
  color: palette.primary.main,
  selectors: {
    [`${OPEN} > &`]: {
      background: palette.primary.main,
      color: palette.primary.contrastText,
      borderRadius: '3px 12px',
    },
    'summary:hover > &': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    [`${OPEN}:hover > &`]: { background: palette.primary.dark },
  },
  '@media': { [print]: { display: 'none' } },
});
/** The plus without its upright stroke is a minus: what is left is as high as the other stroke. */
export const plus = style({ selectors: { [`${OPEN} > ${mark} > &`]: { clipPath: 'inset(45.8% 0)' } } });
