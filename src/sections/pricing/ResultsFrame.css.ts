import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

/** Figures side by side where there is room, parted by a line. */
export const frame = style([
  sheet,
  {
    display: 'grid',
    padding: theme.spacing(2, 6),
    '@container': { [fits('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', padding: theme.spacing(7, 0) } },
  },
]);
export const figure = style({
  display: 'grid',
  gap: theme.spacing(1.5),
  alignContent: 'start',
  padding: theme.spacing(4.5, 0),
  selectors: { '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` } },
  '@container': {
    [fits('md')]: {
      padding: theme.spacing(0, 7),
      selectors: { '& + &': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.divider}` } },
    },
  },
});
export const name = style({ font: `750 ${theme.typography.h4.fontSize}/1.2 ${theme.typography.h1.fontFamily}` });
export const awaited = style({ fontWeight: 700 });
