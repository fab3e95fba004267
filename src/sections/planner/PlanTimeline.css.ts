import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, factRoom, forcedColours } from '../../theme/media';

export const timeline = style({
  width: '100%',
  height: '4.25rem',
  overflow: 'visible',
});
export const month = style({ stroke: theme.vars.palette.divider, strokeWidth: 1 });
const label = style({
  fill: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});
/** More labels where the plan has more room, in em: fewer with larger text. */
export const labels = styleVariants({
  narrow: [label, { '@container': { [factRoom.pairs]: { display: 'none' } } }],
  phone: [
    label,
    {
      display: 'none',
      '@container': { [factRoom.pairs]: { display: 'inline' }, [containerUp('md')]: { display: 'none' } },
    },
  ],
  wide: [label, { display: 'none', '@container': { [containerUp('md')]: { display: 'inline' } } }],
});
export const lessons = style({
  clipPath: `inset(0 round ${theme.shape.leaf.xs})`,
  '@media': { [forcedColours]: { clipPath: 'none', fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1.5 } },
});
/** A ring of paper keeps it apart from the bar and its neighbours. */
export const payment = style({
  stroke: theme.vars.palette.background.paper,
  strokeWidth: 2,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
