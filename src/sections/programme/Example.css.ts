import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, noScript } from '../../theme/media';
import { small } from '../../ui/text.css';

export const figure = style({ minWidth: 0 });
export const text = style([small, { paddingTop: theme.spacing(4), textWrap: 'balance' }]);
export const heading = style({
  paddingBottom: theme.spacing(3),
  font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}`,
});
export const label = style({
  display: 'block',
  font: `400 ${theme.typography.body2.fontSize}/1.4 ${theme.typography.fontFamily}`,
  letterSpacing: 0,
});

/** The certificate's place is kept, because its drawing arrives later. */
export const preview = style({
  alignSelf: 'stretch',
  maxWidth: '380px',
  minHeight: '257px',
  containerType: 'inline-size',
  // A phone has it in words alone.
  '@media': { [`${noScript}, ${down('sm')}`]: { display: 'none' } },
});
