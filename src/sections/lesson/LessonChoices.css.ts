import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, noScript, wrapping } from '../../theme/media';
import { pressable } from '../../ui/Chip/Chip.css';
import { iconSize, iconStroke } from '../../ui/Icon/Icon.css';

export const choices = style({ display: 'grid', gap: theme.spacing(4) });
/** Keeps the buttons' room until hydration; hidden where scripts are off. */
export const kept = style([choices, { visibility: 'hidden', '@media': { [noScript]: { display: 'none' } } }]);
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr))',
  gap: theme.spacing(2.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  padding: theme.spacing(0, 0, 1),
  font: `700 1rem/1.5 ${theme.typography.code.fontFamily}`,
});
/** A pressed button has a tick, another shape and a thicker edge: colour alone is not enough. */
export const choice = style({
  ...pressable,
  position: 'relative',
  ...wrapping(theme.spacing(0, 1.5)),
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: theme.size.lg,
  padding: theme.spacing(1, 2),
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: theme.vars.palette.primary.main,
      borderRadius: theme.shape.leaf.xsFlipped,
      boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[aria-pressed=true]': { borderColor: 'Highlight', borderWidth: '4px', padding: theme.spacing(0.5, 1.5) },
      },
    },
  },
});
export const preview = style({ width: '24px', height: '32px' });
export const motif = style({ width: '100%', height: '100%' });
export const tick = style({
  position: 'absolute',
  top: theme.spacing(-2),
  right: theme.spacing(-0.5),
  display: 'none',
  padding: '3px',
  borderRadius: theme.shape.leaf.chip,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  vars: { [iconSize]: '0.875rem', [iconStroke]: '3.5' },
  selectors: { [`${choice}[aria-pressed=true] &`]: { display: 'block' } },
  '@media': { [forcedColours]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
});
