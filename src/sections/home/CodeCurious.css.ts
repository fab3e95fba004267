import { style } from '@vanilla-extract/css';
import { fits, print } from '../../theme/media';
import { page } from '../../theme/page';
import { palette } from '../../theme/palette.css';
import { fontFamily, layout, leaf, space } from '../../theme/tokens';

/** The drawing's surface runs along the band's lower edge. */
export const band = style({ overflow: 'hidden' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  alignItems: 'end',
  marginBottom: `calc(-1 * ${page.section})`,
  // The second column aligns with that of the section headings.
  '@container': { [fits('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: layout.columns } },
});
export const words = style({ '@container': { [fits('lg')]: { paddingBottom: page.section } } });
export const growth = style({
  order: 2,
  overflow: 'visible',
  width: '100%',
  '@container': { [fits('lg')]: { order: 0, width: '528px' } },
  '@media': { [print]: { order: 0, width: '150pt' } },
});
export const code = style({
  padding: space(1, 2.5),
  borderRadius: leaf.chip,
  background: palette.band.night,
  color: palette.band.onNight,
  font: `1rem/1.75 ${fontFamily.code}`,
  whiteSpace: 'nowrap',
  '@media': { [print]: { padding: 0, background: 'none', color: 'CanvasText', fontSize: 'inherit' } },
});
