import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, grid } from '../../theme/media';

export const people = style({
  ...grid(theme.spacing(6, 5)),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
});
/** Everybody on one line where there is room, the portrait over the words. */
const ONE_LINE = containerUp('nav');
export const team = style([
  people,
  { '@container': { [ONE_LINE]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' } } },
]);
globalStyle(`${team} > li`, {
  '@container': { [ONE_LINE]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});
/** The portrait beside the words. */
export const person = style({
  ...grid(theme.spacing(4)),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
});
export const portrait = style({ width: 88 });
export const smallPortrait = style({ width: 56 });
export const quote = style({ margin: theme.spacing(2, 0, 0) });
