/** Place of a category's season: as high as it is, so that nothing below moves when it comes. */
import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, withScripts } from '../../theme/media';

/** A narrow window has the cards alone: the drawing is longer than the window there. */
const place = (minHeight: string) => ({
  display: 'none',
  marginTop: theme.spacing(10),
  '@container': { [containerUp('lg')]: { display: 'block' } },
  '@media': { [withScripts]: { '@container': { [containerUp('lg')]: { minHeight } } } },
});
export const season = styleVariants({ two: place('223px'), three: place('285px') });
