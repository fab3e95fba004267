import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { cardRoom, containerUp, print } from '../../theme/media';

/** A narrow window, and paper, have the cards alone. */
export const season = style({
  display: 'none',
  gap: theme.spacing(4),
  marginTop: theme.spacing(10),
  '@container': { [containerUp('lg')]: { display: 'grid' } },
  '@media': { [print]: { display: 'none !important' as 'none' } },
});

export const category = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.spacing(5),
  alignItems: 'center',
  // The name is as high as a link, with room of its own over and under it.
  padding: theme.spacing(1.5, 4, 3.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@container': {
    [cardRoom.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [containerUp('md')]: { gridTemplateColumns: '9.5em minmax(0, 1fr) 9.5em', paddingBlock: theme.spacing(0.5) },
  },
});
/** Category of the page. */
export const own = style([
  category,
  {
    background: theme.vars.palette.background.paper,
    borderRadius: theme.shape.leaf.icon,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: '-2px',
    marginBlock: theme.spacing(2),
    '@container': { [containerUp('md')]: { marginBlock: 0 } },
  },
]);
/** The bar stands under name and time, or between them. */
export const bar = style({
  order: 1,
  gridColumn: '1 / -1',
  '@container': { [containerUp('md')]: { order: 0, gridColumn: 'auto' } },
});
