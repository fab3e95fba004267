import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { noScript, wrapping } from '../../../theme/media';

export const workload = style({
  ...wrapping(theme.spacing(5)),
  alignItems: 'center',
  paddingBottom: theme.spacing(2),
  '@media': { [noScript]: { display: 'block' } },
});
export const hoursChart = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '112px',
  height: '112px',
  '@media': { [noScript]: { display: 'none' } },
});
/** Text beside the ring, or under it where a word does not fit. */
export const text = style({ flex: '1 1 8em', minWidth: 0 });
export const total = style({
  fontWeight: 700,
  fontSize: theme.typography.h4.fontSize,
});
