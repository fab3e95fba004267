import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';

export const lead = style({
  margin: `${theme.spacing(3)} 0 ${theme.spacing(8)}`,
  '@media': { [print]: { margin: '2pt 0 4pt' } },
});
export const areas = style({
  display: 'grid',
  gap: theme.spacing(6, 5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  '@media': { [print]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '4pt 10pt' } },
});
export const area = style({ display: 'flex', gap: theme.spacing(3.5), alignItems: 'start' });
export const name = style({ display: 'block', fontWeight: 680 });
/** Least height of a pointer target. */
export const programme = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.sm,
  '@media': { [print]: { minHeight: 0 } },
});
export const cell = style({ width: theme.size.lg, '@media': { [print]: { display: 'none' } } });
