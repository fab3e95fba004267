import { style } from '@vanilla-extract/css';
import { down, noScript } from '../../theme/media';

/** The certificate's place is kept, because its drawing arrives later. */
export const preview = style({
  alignSelf: 'stretch',
  maxWidth: '380px',
  minHeight: '257px',
  containerType: 'inline-size',
  // A phone has it in words alone.
  '@media': { [`${noScript}, ${down('sm')}`]: { display: 'none' } },
});
/** With the centre's own record behind it, a strip higher. */
export const withRecord = style([preview, { minHeight: '308px' }]);
