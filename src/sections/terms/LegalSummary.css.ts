import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp } from '../../theme/media';

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(8),
  marginTop: theme.spacing(6),
  '@container': {
    [containerUp('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [containerUp('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** Sentences of a row begin on one line, and so do their links. */
export const point = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  paddingBlock: theme.spacing(4),
  borderTop: `1.5px solid ${theme.vars.palette.edge.rule}`,
});
export const text = style({ fontSize: theme.typography.h4.fontSize, lineHeight: 1.35, fontWeight: 600 });
export const more = style({ display: 'flex', alignItems: 'center', minHeight: theme.size.md });
