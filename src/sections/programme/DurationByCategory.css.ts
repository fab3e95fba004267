import { style } from '@vanilla-extract/css';
import { cardRoom, fits } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { leaf, space } from '../../theme/tokens';

export const kinds = style({ display: 'grid', marginBottom: 'clamp(28px, 4vw, 48px)' });
export const kind = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(1.5, 5),
  alignItems: 'center',
  padding: space(3, 4),
  borderTop: `1px solid ${palette.divider}`,
  '@container': {
    [cardRoom.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [fits('md')]: { gridTemplateColumns: '9.5em minmax(0, 1fr) 9.5em' },
  },
});
/** Category of the page. */
export const own = style([
  kind,
  { background: palette.background.paper, borderRadius: leaf.icon, outline: `2px solid ${palette.primary.main}` },
]);
/** The bar stands under name and time, or between them. */
export const bar = style({
  width: '100%',
  height: 'auto',
  order: 1,
  gridColumn: '1 / -1',
  '@container': { [fits('md')]: { order: 0, gridColumn: 'auto' } },
});
