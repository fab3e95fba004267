import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, pressTarget } from '../../theme/media';
import { hidden, small } from '../../ui/text.css';

export const list = style([small, { display: 'flex', flexWrap: 'wrap', alignItems: 'center' }]);
export const step = style({
  ...pressTarget,
  selectors: { '& + &::before': { content: '"/" / ""', paddingRight: theme.spacing(3) } },
  '@media': {
    // The heading below repeats it: on a small screen it would wrap onto a line of its own.
    [down('sm')]: { selectors: { '&[aria-current]': hidden } },
  },
});
export const link = style({
  ...pressTarget,
  // As wide as a finger, and as far from the next slash as the next name is after it.
  minWidth: theme.size.sm,
  paddingRight: theme.spacing(3),
  color: theme.vars.palette.text.primary,
});
