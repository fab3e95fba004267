import { style } from '@vanilla-extract/css';
import { fits } from '../../theme/media';
import { page } from '../../theme/page';
import { palette } from '../../theme/palette.css';
import { space } from '../../theme/tokens';

/** The drawing stands on the band's own foot. */
export const band = style({ overflow: 'hidden' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  alignItems: 'end',
  marginBottom: `calc(-1 * ${page.section})`,
  '@container': {
    [fits('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)', columnGap: space(18) },
  },
});
export const words = style({
  alignSelf: 'center',
  '@container': { [fits('lg')]: { paddingBottom: page.section } },
});
export const growth = style({
  order: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  alignItems: 'end',
  marginInline: `calc(-1 * ${page.gutter})`,
  borderBottom: `12px solid ${palette.bloom.leaf}`,
  '@container': { [fits('lg')]: { order: 0, marginInline: 0 } },
});
export const bloom = style({ width: '100%', height: 'auto' });
