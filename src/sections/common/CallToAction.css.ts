import { style } from '@vanilla-extract/css';
import { fits } from '../../theme/media';
import { page } from '../../theme/page';
import { space } from '../../theme/tokens';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(7),
  alignItems: 'center',
  '@container': { [fits('lg')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
});
/** To the band's edges: below the words and as wide as the window, or beside them and as high as the band. */
export const picture = style({
  width: `calc(100% + 2 * ${page.gutter})`,
  margin: `0 calc(-1 * ${page.gutter}) calc(-1 * ${page.section})`,
  '@container': {
    [fits('lg')]: {
      width: '100%',
      maxWidth: '520px',
      margin: `calc(-1 * ${page.section}) 0`,
      justifySelf: 'end',
    },
  },
});
