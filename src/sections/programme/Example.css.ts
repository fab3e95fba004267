import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { grid, noScript } from '../../theme/media';
import { small } from '../../ui/text.css';

export const example = style({ minWidth: 0 });
export const text = style([small, { paddingTop: theme.spacing(4) }]);
export const heading = style({ font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}` });
export const label = style({
  display: 'block',
  font: `400 ${theme.typography.body2.fontSize}/1.4 ${theme.typography.fontFamily}`,
  letterSpacing: 0,
});

export const leaveWith = style({ ...grid(theme.spacing(3)), alignContent: 'start' });
/** The certificate's place is kept, because its drawing arrives later: one that is registered has more lines. */
export const preview = style({
  maxWidth: '380px',
  minHeight: '200px',
  containerType: 'inline-size',
  selectors: { '&[data-registered=true]': { minHeight: '248px' } },
  '@media': { [noScript]: { display: 'none' } },
});
