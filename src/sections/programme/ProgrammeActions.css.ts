import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, lowest, print } from '../../theme/media';
import { inlinePadding } from '../../ui/Button/Button.css';
import { actions } from '../../ui/layout.css';

const SMALL = `screen and ${down('md')}`;
// Print shows one of the two places: both have the same links.
const offPaper = { '@media': { [print]: { display: 'none !important' } } };

export const row = styleVariants({
  /** In a column of text; hidden where the bar has them. */
  column: [actions, { '@media': { [SMALL]: { display: 'none' } } }],
  /** Under the lead of the page. */
  hero: [actions, offPaper],
  /** At the foot of a small screen, sharing its width. */
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(2),
    '@media': { [down('md')]: { vars: { [inlinePadding]: theme.spacing(2) } } },
  },
});
export const action = styleVariants({
  column: {},
  /** The bar at the foot of the window has them too, unless it goes with the page. */
  hero: { '@media': { [SMALL]: { display: 'none' }, [lowest]: { display: 'inline-flex' } } },
  bar: { '@media': { [down('md')]: { flex: 'auto' } } },
});
