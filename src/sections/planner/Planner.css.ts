import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { muted } from '../../ui/text.css';
import { place } from './PlannerBand.css';

/** A small action, as a link, whether it is one or a button. */
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.sm,
  padding: 0,
  border: 0,
  background: 'none',
  color: surface.link,
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  ':hover': { textDecorationThickness: '3px' },
});
export const more = style({ marginTop: theme.spacing(4) });
export const notPlanned = style([muted, { marginTop: theme.spacing(5), maxWidth: theme.layout.measure }]);
export const nothing = style({
  display: 'grid',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(6),
  minHeight: theme.size.lg,
});
export const letGo = style({ ...wrapping(theme.spacing(2)) });

/** In print, the chosen plan and its ancestors are shown, and nothing else: it fits on one sheet (S1-83). */
export const printed = style({});
export const ancestorOfPrinted = style({});
globalStyle(`${place}${ancestorOfPrinted}`, { '@media': { [print]: { display: 'block' } } });
globalStyle(`${ancestorOfPrinted} > :not(${ancestorOfPrinted}, ${printed})`, {
  '@media': { [print]: { display: 'none !important' } },
});
