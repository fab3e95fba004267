/** Places of drawings that come after hydration: as high as they are, so that nothing below moves. */
import { style } from '@vanilla-extract/css';
import { fits, noScript, print } from '../../theme/media';

const place = (phone: number, tablet: number, desktop: number) =>
  style({
    minHeight: `${phone}px`,
    '@container': { [fits('md')]: { minHeight: `${tablet}px` }, [fits('lg')]: { minHeight: `${desktop}px` } },
    '@media': { [noScript]: { minHeight: 0 }, [print]: { minHeight: 0 } },
  });

export const season = place(1160, 1160, 370);
export const markedWork = place(960, 750, 442);
