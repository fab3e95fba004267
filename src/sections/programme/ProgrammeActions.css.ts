import { styleVariants } from '@vanilla-extract/css';
import { print } from '../../theme/media';
import { space } from '../../theme/tokens';
import { inlinePadding } from '../../ui/Button/Button.css';
import { actions } from '../../ui/layout.css';

// Both places have the same addresses: on paper they stand once.
const offPaper = { '@media': { [print]: { display: 'none !important' } } };

export const row = styleVariants({
  /** Side by side in a column of text. */
  column: [actions],
  /** On the facts sheet, as wide as it. */
  sheet: [actions, offPaper],
  /** At the foot of a small screen, sharing its width. */
  bar: { display: 'flex', flexWrap: 'wrap', gap: space(2.5), vars: { [inlinePadding]: space(2) } },
});
export const action = styleVariants({
  column: {},
  sheet: { width: '100%' },
  bar: { flex: 1, minWidth: 'min-content' },
});
