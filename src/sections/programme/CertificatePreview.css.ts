import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, grid } from '../../theme/media';

/** Lines of text across, and the seal in the last of them, between two edges of leaves. */
export const paper = style({
  position: 'relative',
  ...grid(theme.spacing(1, 3)),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: theme.spacing(3),
  borderRadius: '4px',
  border: `1px solid ${theme.vars.palette.edge.outline}`,
  background: theme.vars.palette.background.default,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.3,
  '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
});
const across = { gridColumn: '1 / -1' };
export const edge = style({ ...across, width: '100%', height: 'auto' });
export const title = style({
  ...across,
  font: `750 clamp(1.1875rem, 5.8cqi, 1.875rem)/1.16 ${theme.typography.h1.fontFamily}`,
});
export const subject = style(across);
export const motif = style({ height: theme.size.md });
export const line = style({
  ...across,
  display: 'flex',
  alignItems: 'end',
  gap: theme.spacing(3),
  padding: theme.spacing(1, 0, 0.5),
  borderBottom: `1.5px dashed ${theme.vars.palette.edge.outline}`,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.h4.fontSize,
});
export const numbers = style({
  ...across,
  gridRow: 6,
  display: 'grid',
  alignSelf: 'end',
  fontVariantNumeric: 'slashed-zero',
});
/** At the end of the first line of text. */
export const stamp = style({
  gridRow: 2,
  gridColumn: 2,
  alignSelf: 'start',
  padding: '3px 10px',
  border: `1.5px dashed ${theme.vars.palette.text.primary}`,
  borderRadius: theme.shape.leaf.chip,
});
/** Beside the numbers. */
export const accreditationMark = style({
  gridRow: 6,
  gridColumn: 2,
  justifySelf: 'end',
  alignSelf: 'end',
  width: 'clamp(56px, 18.5cqi, 96px)',
});
