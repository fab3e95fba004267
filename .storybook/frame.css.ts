/** Background and width of stories: the same as on the site. */
import '../src/theme/global.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { palette } from '../src/theme/palette.css';

// On a documentation page each story has the site's paper background.
globalStyle('.docs-story', { background: palette.background.default, color: palette.text.primary });

/** Width of a card's drawing. */
export const ofACard = style({ width: '112px' });
