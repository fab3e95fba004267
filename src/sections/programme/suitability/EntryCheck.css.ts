import { style } from '@vanilla-extract/css';
import { forcedColours, noScript, print } from '../../../theme/media';
import { palette } from '../../../theme/palette.css';
import { typography } from '../../../theme/theme';
import { leaf, size, space } from '../../../theme/tokens';
import { iconSize, iconStroke } from '../../../ui/Icon/Icon.css';

const PRESSED = '[aria-pressed=true]';

export const needs = style({ display: 'grid', gap: space(2.5) });
export const need = style({
  display: 'flex',
  gap: space(3),
  alignItems: 'center',
  width: '100%',
  minHeight: size.lg,
  padding: space(2, 3.5),
  border: `2px solid ${palette.edge.outline}`,
  borderRadius: leaf.xs,
  background: palette.background.paper,
  lineHeight: 1.35,
  textAlign: 'start',
  // In print, and where scripts are off, a requirement is a list item.
  '@media': {
    [noScript]: { border: 0, padding: 0, minHeight: 0 },
    [print]: { minHeight: 0, padding: 0, border: 0, background: 'none' },
  },
});
export const pressable = style([
  need,
  {
    cursor: 'pointer',
    ':hover': { background: palette.tint.sage },
    selectors: {
      [`&${PRESSED}`]: { background: palette.tint.sage, borderColor: palette.primary.main },
    },
  },
]);
/** Outline of a leaf, with a tick once pressed. */
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  border: `2px solid ${palette.edge.outline}`,
  borderRadius: leaf.chip,
  color: 'transparent',
  vars: { [iconSize]: '18px', [iconStroke]: '3' },
  selectors: {
    [`${PRESSED} > &`]: {
      background: palette.primary.main,
      borderColor: palette.primary.main,
      color: palette.primary.contrastText,
    },
  },
  '@media': {
    [forcedColours]: {
      color: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        [`${PRESSED} > &`]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
    [noScript]: { borderColor: 'transparent', color: palette.primary.main },
    [print]: { display: 'none' },
  },
});
const LINE = `${typography.body1.lineHeight}em`;
const offPaper = { '@media': { [print]: { display: 'none' } } };
/** The result keeps a line before it has text. */
export const result = style({
  display: 'grid',
  gap: space(1.5),
  minHeight: LINE,
  fontSize: typography.body2.fontSize,
  ...offPaper,
});
export const advice = style({ marginBlock: space(-2), ...offPaper });
export const ask = style({
  minHeight: size.sm,
  alignContent: 'center',
  fontWeight: 700,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
/** As high as the result and its link, minus the smaller gap between them. */
export const room = style({
  minHeight: `calc(${LINE} + ${size.sm})`,
  fontSize: typography.body2.fontSize,
  '@media': { [noScript]: { display: 'none' }, [print]: { display: 'none' } },
});
