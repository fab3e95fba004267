import { style } from '@vanilla-extract/css';
import { up } from '../../theme/media';

/** With the links under it, the band fills a wide window: no blank stands above the footer. */
export const band = style({
  '@media': { [up('md')]: { display: 'grid', alignItems: 'center', minHeight: ['68vh', '68dvh'] } },
});
export const art = style({ width: '100%', height: 'auto', alignSelf: 'center' });
