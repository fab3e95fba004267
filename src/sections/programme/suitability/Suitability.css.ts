import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';

/** As many side by side as have room, with the headings on one line: what opens in one moves nothing in another. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: theme.spacing(5, 10),
  alignItems: 'baseline',
});
export const fit = style({ display: 'grid', gap: theme.spacing(5) });
