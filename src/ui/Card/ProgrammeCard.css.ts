import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { between, cardRoom, down, grid, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { iconDisplay, iconSize } from '../Icon/Icon.css';
import * as frame from './ProgrammeCardFrame.css';

/** Art beside the text: in one column of a phone, and in two of a tablet. */
const BESIDE = `${down('sm')}, ${between('md', 'lg')}`;
const dashed = `1px dashed ${theme.vars.palette.edge.outline}`;

const layout = style({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [cardRoom.stacked]: { gridTemplateColumns: 'minmax(0, 1fr) !important' } },
  '@media': { [BESIDE]: { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)' } },
});
export const card = style([frame.open, layout]);
export const soon = style([frame.soon, layout]);

/** Motif and drawing of the work, on one ground line. */
export const art = style({
  ...grid(theme.spacing(5)),
  gridTemplateColumns: '96px 96px',
  alignItems: 'end',
  justifyContent: 'center',
  padding: theme.spacing(4),
  selectors: { [`${soon} > &`]: { borderBottom: dashed } },
  // Large text needs the whole card.
  '@container': { [cardRoom.stacked]: { display: 'none' } },
  '@media': {
    [BESIDE]: {
      gridTemplateColumns: '64px',
      alignContent: 'start',
      padding: theme.spacing(4, 1.5),
      selectors: { [`${soon} > &`]: { borderBottom: 0, borderRight: dashed } },
    },
  },
});
export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(5, 5.5, 3.5),
  '@media': { [BESIDE]: { padding: theme.spacing(4, 4.5, 3) } },
});
export const category = style({ font: `700 ${theme.typography.body2.fontSize}/1.3 ${theme.typography.fontFamily}` });
export const heading = style({ lineHeight: 1.14, selectors: { [`${soon} &`]: { color: surface.secondary } } });
/** A phone has the name, the facts and the fee: what it is about stands on its page. */
export const summary = style({ '@media': { [`screen and ${down('sm')}`]: { display: 'none' } } });
export const meta = style({
  ...wrapping(theme.spacing(0.5, 4)),
  marginTop: 'auto',
  paddingTop: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  vars: { [iconSize]: '1.15em' },
  '@media': {
    [BESIDE]: { columnGap: theme.spacing(3), paddingTop: theme.spacing(1), vars: { [iconDisplay]: 'none' } },
  },
});
export const fact = style({ display: 'flex', gap: '7px', alignItems: 'center' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.size.sm,
  margin: theme.spacing(3, -5.5, 0),
  padding: theme.spacing(1.5, 5.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.primary.main,
  fontWeight: 700,
  '@media': { [BESIDE]: { minHeight: 0, margin: 0, padding: 0, borderTop: 0 } },
});
