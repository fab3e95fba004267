/** What a programme's card is in either shape: a sheet that the link in its heading covers (S1-04). */
import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { theme } from '../../theme/theme';
import { leaf, ring } from '../../theme/tokens';

const dashed = `1.5px dashed ${palette.edge.outline}`;

const frame = style({
  position: 'relative',
  borderRadius: leaf.md,
  overflow: 'hidden',
  '@media': { [forcedColours]: { border: '2px solid ButtonBorder' } },
});
/** The link covers it, so the card shows pointer and focus. */
export const open = style([
  frame,
  {
    background: palette.background.paper,
    boxShadow: `0 0 0 1px ${palette.divider}`,
    transition: `box-shadow ${theme.transitions.duration.standard}ms`,
    ':hover': { boxShadow: `0 0 0 3px ${palette.primary.main}` },
    selectors: {
      '&:has(:focus-visible)': { outline: `${ring.width} solid ${palette.focus.ring}`, outlineOffset: ring.offset },
    },
    '@media': { [forcedColours]: { selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } } } },
  },
]);
/** An upcoming programme: dashed, without a surface, and no link (S2-61). */
export const soon = style([frame, { border: dashed, '@media': { [forcedColours]: { borderStyle: 'dashed' } } }]);

export const link = style({
  color: palette.text.primary,
  textDecoration: 'none',
  // The ring is the card's: with the link, so much of the card comes into view.
  scrollMarginBlock: 'min(18em, 38vh)',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: 0, boxShadow: 'none' },
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: leaf.md },
});
