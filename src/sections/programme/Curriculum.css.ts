import { createVar, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, forcedColours, print } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { petal } from '../../ui/motif/motif.css';

/** The lead stands at the end of the heading's line where there is room. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  gap: theme.spacing(2, 16),
  marginBottom: theme.spacing(6),
  '@media': { [print]: { gap: '2pt 12pt', marginBottom: '4pt' } },
});
export const lead = style({ flex: '1 1 20em', color: surface.secondary });
const PLANT = '80px';

/** On a wide screen the plant stands at the end of the rows. */
export const reading = style({
  '@container': {
    [fits('nav')]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${PLANT}`, viewTimelineName: '--reading' },
  },
});
export const modules = style({ gridRow: 1, gridColumn: '1 / -1' });
const grow = keyframes({ from: { clipPath: 'inset(100% 0 0)' } });
/** It stays in view beside the modules. It is fully grown without scroll timelines, and with reduced motion. */
export const plant = style({
  display: 'none',
  '@container': {
    [fits('nav')]: {
      display: 'block',
      gridColumn: 2,
      gridRow: 1,
      alignSelf: 'start',
      position: 'sticky',
      top: '40vh',
      width: '100%',
      height: 'auto',
      // The rows end at it.
      background: theme.vars.palette.band.sand,
      borderBottom: `6px solid ${theme.vars.palette.motif.leaf}`,
    },
  },
  '@supports': {
    '(animation-timeline: view())': {
      animationName: grow,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: '--reading',
      animationRange: 'cover 15% cover 60%',
    },
  },
  '@media': { [print]: { display: 'none !important' as 'none' } },
});

const rule = `1.5px solid ${theme.vars.palette.edge.rule}`;

/** Wide enough for sixteen weeks. */
const WHEN = '232px';
const GAP = 32;
/** Gives the outcomes' column one width, in rows with and without a disclosure. */
const names = `(100% - ${WHEN} - ${2 * GAP}px) / 2.5`;

export const module = style({
  padding: theme.spacing(1.5, 0),
  borderTop: rule,
  ':last-child': { borderBottom: rule },
  '@container': {
    [fits('lg')]: { padding: theme.spacing(2, 0) },
    [fits('nav')]: { padding: `${theme.spacing(2)} calc(${PLANT} + ${theme.spacing(10)}) ${theme.spacing(2)} 0` },
  },
  '@media': { [print]: { padding: '1.5pt 0' } },
});
export const columns = style({
  display: 'grid',
  gap: theme.spacing(1, 8),
  '@container': {
    [fits('lg')]: {
      gridTemplateColumns: `${WHEN} minmax(0, 1fr) minmax(0, 1.5fr)`,
      alignItems: 'baseline',
      selectors: { 'details&': { gridTemplateColumns: `calc(${WHEN} + ${GAP}px + ${names}) minmax(0, 1fr)` } },
    },
  },
  '@media': {
    [print]: {
      gridTemplateColumns: '62pt 1fr 1.7fr',
      gap: '0 8pt',
      selectors: { 'details&': { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});
/** In a disclosure, time and title are the summary, with the icon beside both. */
export const header = style({
  selectors: {
    'summary&': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridAutoFlow: 'column',
      gridTemplateRows: 'auto auto',
      gap: theme.spacing(1.5, 8),
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
  fontSize: theme.typography.h4.fontSize,
  '@media': {
    [print]: { breakAfter: 'auto', fontSize: '9pt' },
  },
});
/** Weeks and their strip, on one line where there is no room for columns. */
export const when = style({
  display: 'flex',
  gap: theme.spacing(4),
  minWidth: 0,
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [print]: { fontSize: '9pt' } },
});
/** As wide as the longest label, so that the strips align. */
export const span = style({ flex: 'none', minWidth: '6.6em' });
export const outcome = style({
  color: surface.secondary,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: theme.typography.body2.lineHeight,
  '@media': { [print]: { fontSize: '8.5pt', textWrap: 'wrap' } },
});

const dot = createVar();
const leaf = createVar();
/** A dot for each week, a leaf for each week of the module. */
export const strip = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  vars: { [dot]: theme.vars.palette.edge.outline, [leaf]: petal },
  '@media': {
    [forcedColours]: { forcedColorAdjust: 'none', vars: { [dot]: 'CanvasText', [leaf]: 'CanvasText' } },
    [print]: { display: 'none' },
  },
});
export const week = style({
  // Sixteen weeks stay on the label's line of the smallest screen.
  flex: '0 1 14px',
  minWidth: 0,
  height: '14px',
  background: `radial-gradient(circle, ${dot} 1.8px, transparent 2.4px)`,
  selectors: { '&[data-on]': { background: leaf, borderRadius: '100% 0' } },
});
