/** Background and width of stories: the same as on the site. */
import '../src/theme/global.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../src/theme';

// On a documentation page each story has the site's paper background.
globalStyle('.docs-story', {
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
});

/** Width of a card's drawing. */
export const ofACard = style({ width: '112px' });
