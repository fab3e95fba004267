import { createVar, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, fits, forcedColours, print } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { petal } from '../../ui/motif/motif.css';

const rule = `1.5px solid ${theme.vars.palette.edge.rule}`;

/** Wide enough for sixteen weeks. */
const WHEN = '232px';
const GAP = 32;
/** Gives the outcomes' column one width, in rows with and without a disclosure. */
const names = `(100% - ${WHEN} - ${2 * GAP}px) / 2.2`;

export const module = style({
  padding: theme.spacing(1.5, 0),
  borderTop: rule,
  ':last-child': { borderBottom: rule },
  '@container': { [fits('lg')]: { padding: theme.spacing(6, 0) } },
  '@media': { [print]: { padding: '3.5pt 0' } },
});
export const columns = style({
  display: 'grid',
  gap: theme.spacing(1, 8),
  '@container': {
    [fits('lg')]: {
      gridTemplateColumns: `${WHEN} minmax(0, 1fr) minmax(0, 1.2fr)`,
      alignItems: 'baseline',
      selectors: { 'details&': { gridTemplateColumns: `calc(${WHEN} + ${GAP}px + ${names}) minmax(0, 1fr)` } },
    },
  },
  '@media': {
    [print]: {
      gridTemplateColumns: '70pt 1fr 1.5fr',
      gap: '0 12pt',
      selectors: { 'details&': { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});
/** In a disclosure, time and title are the summary, with the icon beside both. */
export const head = style({
  selectors: {
    'summary&': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridAutoFlow: 'column',
      gridTemplateRows: 'auto auto',
      gap: theme.spacing(0.5, 8),
    },
  },
  '@container': {
    [fits('lg')]: {
      selectors: {
        'summary&': {
          gridTemplateColumns: `${WHEN} minmax(0, 1fr)`,
          gridAutoFlow: 'row',
          gridTemplateRows: 'auto',
          alignItems: 'baseline',
        },
      },
    },
  },
});
export const title = style({
  '@media': { [down('md')]: { fontSize: theme.typography.h4.fontSize }, [print]: { breakAfter: 'auto' } },
});
/** Weeks and their strip, on one line where there is no room for columns. */
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 4),
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [fits('lg')]: { display: 'grid', gap: theme.spacing(1), fontSize: 'inherit' } },
});
/** As wide as the longest label, so that the strips align. */
export const span = style({ minWidth: '6.6em' });
export const outcome = style({ color: surface.secondary });

const dot = createVar();
const leaf = createVar();
/** A dot for each week, a leaf for each week of the module. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  vars: { [dot]: theme.vars.palette.edge.outline, [leaf]: petal },
  '@media': {
    [forcedColours]: { forcedColorAdjust: 'none', vars: { [dot]: 'CanvasText', [leaf]: 'CanvasText' } },
    [print]: { display: 'none' },
  },
});
export const week = style({
  width: '14px',
  height: '14px',
  background: `radial-gradient(circle, ${dot} 1.8px, transparent 2.4px)`,
  selectors: { '&[data-on]': { background: leaf, borderRadius: '100% 0' } },
});
