import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom } from '../../theme/media';
import { line } from '../../ui/LinkRow/LinkRow.css';

/** As wide as those of the questions below. */
export const columns = style({
  vars: { [line]: theme.vars.palette.divider },
  ...columnsFrom('lg', 'minmax(0, .8fr) minmax(0, 1.4fr)'),
  columnGap: theme.layout.columns,
});
export const services = style({ ...columnsFrom('lg', 2), columnGap: theme.spacing(6) });
