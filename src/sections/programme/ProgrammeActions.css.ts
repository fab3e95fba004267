import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, tooShortForSticky, wrapping } from '../../theme/media';
import { inlinePadding } from '../../ui/Button/Button.css';
import { actions } from '../../ui/layout.css';
import { row as closingRow, offPaper } from '../common/ClosingBand.css';

const SMALL = `screen and ${down('md')}`;
// Print shows the buttons of one of the two places: both have the same. It has no links to other pages.
/** The link under the buttons. It is taller than its words: a negative margin keeps these as near as other text. */
export const about = style([offPaper, { marginBlock: theme.spacing(-3) }]);

export const row = styleVariants({
  /** Under the lead of the page. */
  hero: [actions],
  /** In place of both, where applications are not open: a phone has a line each, since one would break with the fallback fonts. */
  upcoming: [actions, offPaper, { '@media': { [down('sm')]: { flexDirection: 'column', alignItems: 'start' } } }],
  /** In the last call of the page, and on paper. */
  closing: [closingRow],
  /** At the foot of the window. */
  bar: {
    ...wrapping(theme.spacing(1.5)),
    '@media': { [down('md')]: { flex: 'auto', vars: { [inlinePadding]: theme.spacing(0.5) } } },
  },
});
export const apply = {
  // The bar at the foot of the window has it too, unless it goes with the page.
  hero: style([
    offPaper,
    { '@media': { [SMALL]: { display: 'none' }, [tooShortForSticky]: { display: 'inline-flex' } } },
  ]),
  closing: '',
  // The narrowest screens have it beside date and price.
  bar: style({
    '@media': { [down('md')]: { flex: 'auto' }, [down('tiny')]: { fontSize: theme.typography.caption.fontSize } },
  }),
};
/** The open lesson: a small screen has it in the page alone. */
export const trial = {
  hero: offPaper,
  closing: '',
  bar: style({ '@media': { [down('md')]: { display: 'none' } } }),
};
