import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, print } from '../../theme/media';
import { page } from '../../theme/page';

/** The drawing's surface runs along the band's lower edge. */
export const band = style({ overflow: 'hidden' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(8),
  alignItems: 'end',
  marginBottom: `calc(-1 * ${page.section})`,
  // The second column aligns with that of the section headings.
  '@container': { [fits('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: theme.layout.columns } },
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
  padding: theme.spacing(1, 2.5),
  borderRadius: theme.shape.leaf.chip,
  background: theme.vars.palette.band.night,
  color: theme.vars.palette.band.onNight,
  font: `1rem/1.75 ${theme.typography.code.fontFamily}`,
  whiteSpace: 'nowrap',
  '@media': { [print]: { padding: 0, background: 'none', color: 'CanvasText', fontSize: 'inherit' } },
});
