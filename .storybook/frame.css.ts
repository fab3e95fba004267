/** The frame that stories are drawn in: the site's own page. */
import '../src/theme/global.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { palette } from '../src/theme/palette.css';

// On a component's page each story stands on paper, as it would on the site.
globalStyle('.docs-story', { background: palette.background.default, color: palette.text.primary });

/** As wide as the drawing of a card. */
export const ofACard = style({ width: '112px' });
