import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';
import { fontFamily, space } from '../../theme/tokens';
import { sheet, stack } from '../../ui/layout.css';

export const fees = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  '@media': { [print]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '12pt' } },
});
export const fee = style([
  sheet,
  {
    display: 'grid',
    gap: space(2),
    alignContent: 'start',
    padding: space(7),
    '@media': { [print]: { padding: '5pt 8pt', gap: '1pt', borderRadius: 0, breakInside: 'avoid' } },
  },
]);
export const amount = style({
  font: `700 clamp(1.75rem, 1.4rem + 1.2vw, 2.25rem)/1.1 ${fontFamily.body}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [print]: { fontSize: '14pt' } },
});
export const included = style([stack, { marginTop: space(8), '@media': { [print]: { margin: '0 0 5pt' } } }]);
