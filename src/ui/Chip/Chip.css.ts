import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, forcedColours, highlight } from '../../theme/media';
import * as surface from '../../theme/surface.css';

/** Edge, background and hover style of a control that chooses. */
export const pressable = {
  minHeight: theme.size.md,
  border: `2px solid ${theme.vars.palette.edge.outline}`,
  borderRadius: theme.shape.leaf.xs,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontWeight: 620,
  ':hover': { background: theme.vars.palette.tint.sage },
  // A pressed control exchanges its round and its square corners; the change is animated.
  transition: `border-radius ${theme.transitions.duration.standard}ms`,
} as const;
/** A toggle button, or a tab. */
const CHOSEN = '&:is([aria-pressed=true], [aria-selected=true])';
export const chip = style({
  ...pressable,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2.5),
  minWidth: theme.size.sm,
  padding: theme.spacing(1, 4.5),
  vars: { [surface.secondary]: theme.vars.palette.text.secondary },
  // A disabled chip has a faint edge, as a disabled button, no hover style and no pointer cursor.
  ':disabled': { pointerEvents: 'none', borderColor: theme.vars.palette.divider, background: 'none' },
  selectors: {
    [CHOSEN]: {
      background: theme.vars.palette.primary.main,
      borderColor: theme.vars.palette.primary.main,
      borderRadius: theme.shape.leaf.xsFlipped,
      color: theme.vars.palette.primary.contrastText,
      vars: { [surface.secondary]: theme.vars.palette.primary.contrastText },
    },
    [`${CHOSEN}:hover`]: {
      background: theme.vars.palette.primary.hover,
      borderColor: theme.vars.palette.primary.hover,
    },
  },
  '@media': {
    [down('small')]: { gap: theme.spacing(1.5), paddingInline: theme.spacing(3), fontSize: '1rem' },
    [forcedColours]: {
      selectors: {
        [`${CHOSEN}, ${CHOSEN}:hover`]: {
          ...highlight,
          borderColor: 'Highlight',
          vars: { [surface.secondary]: 'HighlightText' },
        },
      },
    },
  },
});
/** A chip among many: less padding. */
export const compact = style([chip, { padding: theme.spacing(1, 3.5) }]);
/** A drawing needs less padding than text. */
export const withDrawing = style([chip, { paddingLeft: theme.spacing(2) }]);
