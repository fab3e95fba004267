import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { grid } from '../../theme/media';

export const people = style({
  ...grid(theme.spacing(6, 5)),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
/** The portrait beside the words, at every width. */
export const person = style({
  ...grid(theme.spacing(4)),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
});
export const portrait = style({ width: 88 });
export const smallPortrait = style({ width: 56 });
export const quote = style({ margin: theme.spacing(2, 0, 0) });
