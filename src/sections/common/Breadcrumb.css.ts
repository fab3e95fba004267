import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, pressTarget } from '../../theme/media';
import { hidden, small } from '../../ui/text.css';

export const list = style([small, { display: 'flex', flexWrap: 'wrap', alignItems: 'center' }]);
export const step = style({
  ...pressTarget,
  selectors: { '& + &::before': { content: '"/" / ""', paddingInline: theme.spacing(2.5) } },
  '@media': {
    // The heading below repeats it: on a small screen it would wrap onto a line of its own.
    [down('sm')]: { selectors: { '&[aria-current]': hidden } },
  },
});
export const link = style({
  ...pressTarget,
  minWidth: theme.size.sm,
  color: theme.vars.palette.text.primary,
});
