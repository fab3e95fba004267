import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { cardRoom, centredLine, containerUp, down, grid, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import * as frame from '../../ui/Card/ProgrammeCardFrame.css';

export const cards = style({ display: 'grid', gap: theme.spacing(5) });

/** Image and text over facts over modules; on wide screens the facts stand beside them. */
const layout = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gridTemplateAreas: '"art words" "facts facts" "modules modules" "more more"',
  '@container': {
    [cardRoom.stacked]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"art" "words" "facts" "modules" "more"',
    },
    [containerUp('lg')]: {
      gridTemplateColumns: '176px minmax(0, 1fr) 13.5em',
      gridTemplateAreas: '"art words facts" "art modules facts"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const card = style([frame.open, layout]);
export const soon = style([frame.soon, layout]);

export const art = style({
  gridArea: 'art',
  ...grid(theme.spacing(3)),
  gridTemplateColumns: '64px',
  alignContent: 'start',
  justifyContent: 'center',
  padding: theme.spacing(4, 3),
  '@container': {
    [cardRoom.stacked]: { gridTemplateColumns: '64px 64px', alignItems: 'end' },
    [containerUp('lg')]: { gridTemplateColumns: '104px', alignContent: 'center', gap: theme.spacing(4) },
  },
});
const padding = 'clamp(18px, 2.2vw, 28px)';
export const text = style({
  gridArea: 'words',
  ...grid(theme.spacing(2)),
  alignContent: 'start',
  justifyItems: 'start',
  padding,
  '@container': { [containerUp('lg')]: { paddingBottom: theme.spacing(3) } },
});
export const facts = style({
  gridArea: 'facts',
  padding: `0 ${padding} ${theme.spacing(2.5)}`,
  '@container': {
    [containerUp('lg')]: {
      // Room for the last line, which stands there too.
      padding: `${padding} ${padding} calc(${padding} + 2.25rem)`,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
  },
});
/** On one line of a phone. */
globalStyle(`${facts} dl`, wrapping(theme.spacing(3, 2)));
globalStyle(`${facts} dl > *`, { flex: 'auto' });
/** At the end of the card, or under the facts that stand beside the modules. The card is the link. */
export const more = style({
  gridArea: 'more',
  ...centredLine(theme.spacing(2)),
  padding: `0 ${padding} ${padding}`,
  color: theme.vars.palette.primary.main,
  fontWeight: 700,
  '@container': { [containerUp('lg')]: { gridArea: 'facts', alignSelf: 'end', paddingRight: 0 } },
});
export const modules = style({
  gridArea: 'modules',
  padding: `0 ${padding} ${theme.spacing(2.5)}`,
  '@container': { [containerUp('lg')]: { alignSelf: 'end', paddingBottom: padding } },
});

/** Over the names, as wide as they: on a phone it folds them. */
export const strip = style({
  ...grid(theme.spacing(2)),
  flex: 1,
  font: `400 ${theme.typography.body2.fontSize}/${theme.typography.body2.lineHeight} ${theme.typography.fontFamily}`,
});
/** One on a line of a phone. */
export const names = style({
  ...wrapping(theme.spacing(0.5, 4)),
  fontSize: theme.typography.body2.fontSize,
  counterReset: 'module',
  '@media': { [down('sm')]: { flexDirection: 'column' } },
});
export const module = style({
  counterIncrement: 'module',
  color: surface.secondary,
  '::before': { content: 'counter(module) "\\a0 " / ""', fontWeight: 700, color: theme.vars.palette.text.primary },
});
