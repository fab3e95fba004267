import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { containerUp, print } from '../../../theme/media';
import { small } from '../../../ui/text.css';

export const figure = style({
  minWidth: 0,
  // Beside the description and over the facts where there is room.
  '@container': { [containerUp('lg')]: { gridArea: '1 / 2' } },
  // On paper it stands under the description and the facts, in words.
  '@media': { [print]: { display: 'grid', gridArea: 'auto / 1 / auto / -1', gap: '2pt', breakInside: 'avoid' } },
});
export const text = style([small, { paddingTop: theme.spacing(4), '@media': { [print]: { paddingTop: 0 } } }]);
/** The growth stands on the window, at its right. */
export const caption = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: theme.spacing(4) });
export const heading = style({
  flex: '1 1 13em',
  paddingBottom: theme.spacing(3),
  font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}`,
  '@media': { [print]: { fontSize: '10pt !important', paddingBottom: 0 } },
});
export const label = style({
  display: 'block',
  font: `400 ${theme.typography.body2.fontSize}/1.4 ${theme.typography.fontFamily}`,
  letterSpacing: 0,
  '@media': { [print]: { fontSize: '8.5pt' } },
});
export const growth = style({
  display: 'flex',
  gap: theme.spacing(2),
  marginInline: 'auto 28px',
  '@media': { [print]: { display: 'none' } },
});
export const motif = style({ width: 'clamp(52px, 5.6vw, 72px)', height: 'auto' });
