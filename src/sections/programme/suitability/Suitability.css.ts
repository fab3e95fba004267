import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { columnsFrom } from '../../../theme/media';

/** Side by side, both headings stand on one line: what opens in one column moves nothing in the other. */
export const columns = style({
  ...columnsFrom('md', 2, { columnGap: theme.layout.columns, alignItems: 'baseline' }),
  gap: theme.spacing(5),
});
export const fit = style({ display: 'grid', gap: theme.spacing(5) });
