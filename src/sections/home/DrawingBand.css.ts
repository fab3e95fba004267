/** Places of the drawings: as high as they are, so that nothing below moves when they come. */
import { style } from '@vanilla-extract/css';
import { fits, noScript, print } from '../../theme/media';

const noPlace = { [noScript]: { minHeight: 0 }, [print]: { minHeight: 0 } };

/** A narrow window has the sentence and the link alone: the drawing is longer than the window there. */
export const season = style({
  display: 'none',
  '@container': { [fits('lg')]: { display: 'block', minHeight: '370px' } },
  '@media': noPlace,
});
export const learning = style({
  minHeight: '960px',
  '@container': { [fits('md')]: { minHeight: '750px' }, [fits('lg')]: { minHeight: '442px' } },
  '@media': noPlace,
});
