import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, containerUp, grid, pressTarget, wrapping } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

/** What it costs, and what follows it: on wide screens side by side. */
export const stem = style({
  ...columnsFrom('lg', 'minmax(0, 17.5rem) minmax(0, 1fr)', { alignItems: 'center' }),
  gap: theme.spacing(5, 10),
});
export const seed = style([sheet, { display: 'grid', gap: theme.spacing(3), padding: theme.spacing(7) }]);
/** The branches grow from one stem. */
export const branches = style({
  ...grid(theme.spacing(5)),
  paddingLeft: theme.spacing(5),
  borderLeft: `6px solid ${theme.vars.palette.motif.leaf}`,
});
export const branch = style([sheet, { ...wrapping(theme.spacing(4), 'center'), padding: theme.spacing(5) }]);
export const cell = style({ width: '72px', '@container': { [containerUp('lg')]: { width: '104px' } } });
export const text = style({ display: 'grid', gap: theme.spacing(1.5), flex: '1 1 12rem', minWidth: 0 });
export const link = style(pressTarget);
