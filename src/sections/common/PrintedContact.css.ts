import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';

export const contactLine = style({
  display: 'none',
  '@media': {
    [print]: {
      display: 'block',
      borderTop: '1px solid',
      paddingTop: '3pt',
      fontSize: '8.5pt',
      lineHeight: 1.25,
      breakInside: 'avoid',
    },
  },
});
