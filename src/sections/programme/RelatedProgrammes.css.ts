import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { between, columnsFrom, down } from '../../theme/media';
import * as frame from '../../ui/Card/ProgrammeCardFrame.css';

/** The heading stands beside the cards where there is room. */
export const columns = style({
  ...columnsFrom('nav', '10rem minmax(0, 1fr)', { alignItems: 'center' }),
  gap: theme.spacing(4, 5),
});
/** Two or three side by side, or one below the other. */
export const list = style({
  ...columnsFrom('md', 'none', { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
  gap: theme.spacing(3, 5),
});
const layout = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignItems: 'center',
  padding: theme.spacing(4),
  '@media': {
    [down('sm')]: { padding: theme.spacing(3.5, 4) },
    // The motif above the words: three stand side by side.
    [between('md', 'nav')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const card = style([frame.open, layout]);
export const soon = style([frame.soon, layout]);
export const motif = style({
  width: '64px',
  height: '64px',
  '@media': { [down('sm')]: { width: theme.size.md, height: theme.size.md } },
});
export const programmeName = style({ fontSize: theme.typography.h4.fontSize, lineHeight: 1.2 });
