import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { forcedColours, print } from '../../../theme/media';

export const paper = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'space-between',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  borderRadius: '4px',
  border: `1px solid ${theme.vars.palette.edge.outline}`,
  background: theme.vars.palette.background.default,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColours]: { borderColor: 'CanvasText' }, [print]: { display: 'none' } },
});
export const edge = style({ width: '100%', height: 'auto' });
export const words = style({
  flex: '1 1 11em',
  display: 'grid',
  gap: theme.spacing(0.5),
  alignContent: 'start',
  minWidth: 0,
});
export const title = style({ font: `750 ${theme.typography.h4.fontSize}/1.2 ${theme.typography.h1.fontFamily}` });
export const motif = style({ height: theme.size.md });
export const line = style({
  display: 'flex',
  alignItems: 'end',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
  paddingBottom: theme.spacing(0.5),
  borderBottom: `1.5px dashed ${theme.vars.palette.edge.outline}`,
  color: theme.vars.palette.text.secondary,
});
export const marks = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'space-between',
  gap: theme.spacing(2),
});
export const stamp = style({
  padding: '3px 10px',
  border: `1.5px dashed ${theme.vars.palette.text.primary}`,
  borderRadius: theme.shape.leaf.chip,
});
export const accreditationMark = style({ width: '64px' });
