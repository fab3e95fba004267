import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { line } from '../../ui/LinkRow/LinkRow.css';

/** The heading stands beside the rows where there is room. */
export const related = style({
  ...columnsFrom('nav', '10rem minmax(0, 1fr)', { alignItems: 'center' }),
  gap: theme.spacing(2, 5),
});
/** Two or three side by side, or one below the other. */
export const relatedList = style({
  ...columnsFrom('lg', 'none', { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
  columnGap: theme.spacing(8),
  vars: { [line]: theme.vars.palette.divider },
});

/** As far over its questions as the other columns' headings. */
export const questions = style({ marginBottom: theme.spacing(4.5) });

export const closing = style({
  containerType: 'inline-size',
  paddingBlock: theme.layout.minor,
  vars: { [surface.lead]: theme.vars.palette.text.primary, [surface.mark]: theme.vars.palette.background.paper },
});
