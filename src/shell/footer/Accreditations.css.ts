import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, up, wrapping } from '../../theme/media';

export const list = style({
  ...wrapping(theme.spacing(2, 10)),
  // Side by side, each as wide as a half of their row.
  '@media': { [up('foot')]: { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%' } },
});
export const item = style({ display: 'flex', gap: theme.spacing(3.5), alignItems: 'center', lineHeight: 1.35 });
export const accreditationMark = style({ width: theme.size.sm, height: theme.size.sm });
/** Only the wide footer shows the numbers (S2-78, S2-82), each on its line. */
export const number = style({
  display: 'block',
  fontVariantNumeric: 'slashed-zero',
  '@media': { [down('foot')]: { display: 'none' } },
});
