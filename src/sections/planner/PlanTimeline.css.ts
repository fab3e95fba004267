import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, print } from '../../theme/media';

export const timeline = style({
  width: '100%',
  height: '4.25rem',
  overflow: 'visible',
  '@media': { [print]: { height: '38pt' } },
});
export const month = style({ stroke: theme.vars.palette.divider, strokeWidth: 1 });
export const label = style({
  fill: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  '@media': { [forcedColours]: { fill: 'CanvasText' }, [print]: { fontSize: '8pt' } },
});
const edge = { stroke: theme.vars.palette.text.primary, strokeWidth: 1.5 };
export const lessons = style({ ...edge, '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } } });
export const payment = style(edge);
