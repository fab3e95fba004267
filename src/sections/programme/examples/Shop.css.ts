import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { petal } from '../../../ui/motif/motif.css';
import { plain } from './parts.css';

export const front = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(4) });
export const loaf = style({ width: '84px', fill: petal, ...plain });
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.1em), 1fr))',
  gap: theme.spacing(2),
});
export const price = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  fontWeight: 400,
});
