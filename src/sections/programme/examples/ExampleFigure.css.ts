import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { containerUp } from '../../../theme/media';
import { small } from '../../../ui/text.css';

export const figure = style({
  minWidth: 0,
  // Beside the description and over the facts where there is room.
  '@container': { [containerUp('lg')]: { gridArea: '1 / 2' } },
  // It is there to be pressed: paper would have its heading alone.
});
export const text = style([small, { paddingTop: theme.spacing(4), textWrap: 'balance' }]);
/** The growth stands on the example, at its right. */
export const caption = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: theme.spacing(4) });
export const heading = style({
  flex: '1 1 13em',
  paddingBottom: theme.spacing(3),
  font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}`,
});
export const label = style({
  display: 'block',
  font: `400 ${theme.typography.body2.fontSize}/1.4 ${theme.typography.fontFamily}`,
  letterSpacing: 0,
});
export const growth = style({ display: 'flex', gap: theme.spacing(2), marginInline: 'auto 28px' });
export const motif = style({ width: 'clamp(40px, 5.6vw, 72px)', height: 'auto' });
