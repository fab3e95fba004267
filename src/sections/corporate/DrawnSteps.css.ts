import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, grid } from '../../theme/media';

/** Steps in a column, or side by side on one ground line. */
export const steps = style({
  ...grid(theme.spacing(6.5)),
  '@container': {
    [containerUp('md')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(25%, 10rem), 1fr))',
      gap: theme.spacing(10, 0),
    },
  },
});
export const step = style({
  ...grid(theme.spacing(4.5)),
  gridTemplateColumns: '76px minmax(0, 1fr)',
  '@container': { [containerUp('md')]: { display: 'flex', flexDirection: 'column', gap: 0 } },
});
export const picture = style({
  '@container': { [containerUp('md')]: { borderBottom: `6px solid ${theme.vars.palette.motif.leaf}` } },
});
export const object = style({
  width: '76px',
  height: 'auto',
  '@container': { [containerUp('md')]: { width: 'clamp(84px, 11vw, 140px)' } },
});
export const text = style({
  ...grid(theme.spacing(2)),
  alignContent: 'start',
  '@container': { [containerUp('md')]: { padding: theme.spacing(5.5, 7, 0, 0) } },
});
