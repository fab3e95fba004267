import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: theme.spacing(6, 5),
});
/** The portrait beside the words, at every width. */
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignItems: 'start',
});
export const portrait = style({ width: 88 });
export const smallPortrait = style({ width: 56 });
export const quote = style({ margin: theme.spacing(2, 0, 0) });
