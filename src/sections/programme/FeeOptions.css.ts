import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, grid } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

/** The fee and what it pays for, beside who teaches and when. */
export const columns = style({ ...columnsFrom('md', 2), gap: `${theme.spacing(4)} ${theme.layout.columns}` });
/** The ways to pay side by side, each as wide as the other: their bars have one scale. */
export const options = style([
  sheet,
  {
    ...grid(theme.spacing(5)),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    padding: 'clamp(16px, 2vw, 28px) clamp(20px, 3vw, 32px)',
  },
]);
export const option = style({ display: 'grid', gap: theme.spacing(1.5), alignContent: 'start' });
export const amount = style({
  font: `750 clamp(1.375rem, 1.2rem + .8vw, 1.75rem)/1.1 ${theme.typography.h1.fontFamily}`,
  fontVariantNumeric: 'tabular-nums',
});
