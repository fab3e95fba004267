import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, containerUp, print } from '../../theme/media';
import { line } from './LinkRow.css';

export const columns = style({
  vars: { [line]: theme.vars.palette.divider },
  ...columnsFrom('lg', 'minmax(0, 1fr) minmax(0, 2fr)'),
  gap: theme.layout.columns,
  '@media': { [print]: { gridTemplateColumns: '1fr 1.55fr', gap: '12pt' } },
});
export const services = style({
  display: 'grid',
  gap: theme.spacing(4),
  '@container': { [containerUp('lg')]: { gridTemplateColumns: '1fr 1fr', gap: theme.layout.columns } },
  '@media': { [print]: { gap: '4pt' } },
});
export const heading = style({ marginBottom: theme.spacing(2) });
