import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, grid } from '../../theme/media';

/** Skill, jobs and programmes: side by side where there is room. */
export const skill = style({
  ...columnsFrom('lg', 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 5fr)', { columnGap: theme.spacing(8) }),
  gap: theme.spacing(2.5),
  paddingBlock: theme.spacing(4),
  borderTop: `1.5px solid ${theme.vars.palette.edge.rule}`,
});
/** What the centre can and cannot promise. */
export const note = style({ maxWidth: theme.layout.measure, marginTop: theme.spacing(3) });
export const jobs = style({ ...grid(theme.spacing(1.5)), alignContent: 'start' });
export const job = style({ fontWeight: 700 });
/** Two side by side where there is room, apart enough that each link keeps its own room to press. */
export const programmes = style({
  ...grid(theme.spacing(3, 5)),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  alignContent: 'start',
});
