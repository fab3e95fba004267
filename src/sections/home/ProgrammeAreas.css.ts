import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, pressTarget } from '../../theme/media';

/** The heading is as large as the questions above it. */
export const heading = style({ font: 'inherit' });
/** An index: as many columns as fit. */
export const areas = style({
  ...columnsFrom('sm', 2),
  columnGap: theme.spacing(10),
  marginBottom: theme.spacing(5),
});
/** An area beside its programmes, or over them where the text is large. */
export const area = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
});
export const programmes = style({ flex: '1 1 11em' });
/** Level with the first link beside it. */
export const areaName = style({
  flex: '0 1 6.5em',
  paddingTop: '.55em',
  fontWeight: 680,
});
/** Least height of a pointer target. */
export const programme = style(pressTarget);
