import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { fontFamily, fontSize, leaf, space } from '../../theme/tokens';
import { iconSize, iconStroke } from '../Icon/Icon.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space(1.5),
  padding: '3px 10px',
  border: `1.5px solid ${palette.text.primary}`,
  borderRadius: leaf.chip,
  background: palette.tint.sage,
  color: palette.text.primary,
  font: `700 ${fontSize.badge}/1.35 ${fontFamily.body}`,
  whiteSpace: 'nowrap',
  vars: { [iconSize]: '15px', [iconStroke]: '2.5' },
  '@media': {
    [forcedColours]: { border: '2px solid ButtonBorder' },
    [print]: { padding: 0, border: 0 },
  },
});

/** Open; closing soon, in a warning colour; full and not open yet, with a dashed edge. */
export const badge = styleVariants({
  open: [base],
  'closing-soon': [
    base,
    { background: palette.sun.main, color: palette.sun.contrastText, borderColor: palette.sun.contrastText },
  ],
  full: [base, { background: 'transparent', borderStyle: 'dashed' }],
  soon: [base, { background: palette.background.paper, borderStyle: 'dashed' }],
});
/** The text aligns with the line beside the badge; the icon is centred. */
export const mark = style({ alignSelf: 'center' });
