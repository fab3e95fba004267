import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { containerUp, drawingRoom, forcedColours, motionAllowed, wrapping } from '../../../theme/media';
import { palettes } from '../../../theme/palette';
import * as surface from '../../../theme/surface.css';
import { inksOnDeep } from '../../../ui/motif/inks';
import { GROUND_HEIGHT, HALF_BLOOM, LANE, WORDS_GAP } from './drawingUnits';

const { band, motif } = theme.vars.palette;

/** Colours of a drawing that stands on a light surface. */
export const marksOnLight = { closed: createVar(), month: createVar(), seed: createVar() };
/** Room for the names of months left of a turned drawing, which grows with the visitor's text. */
const MONTHS = 'calc(3.5rem - 32px)';
/** `vector-effect` of seeds: keeps their size in a higher lane. */
const seedSize = createVar();
/** Height of a lane, in units. */
const laneHeight = createVar();
/** Turns a bloom upright. */
const turn = createVar();
/** Colour of the outline that separates words from the leaves behind them. */
const haloColour = createVar();
/** Container widths at which names stand before the lanes. */
const wide = containerUp('lg');
/** Container widths at which names and legend stand at the right of a turned drawing. */
const beside = containerUp('sm');
/** Widths at which time runs from left to right; at others the drawing is turned by 90°. */
const whereTimeRunsRight = (rule: object) => ({ '@container': { [wide]: rule } });

const frame = style({
  display: 'grid',
  gridTemplateAreas: '"names" "picture" "legend"',
  gap: theme.spacing(5, 6),
  '@media': {
    screen: {
      '@container': {
        [beside]: { gridTemplate: '"picture names" "picture legend" 1fr / minmax(0, 448px) minmax(12em, 1fr)' },
      },
    },
  },
  '@container': { [wide]: { gridTemplate: '"names picture" "legend legend" / max-content minmax(0, 1fr)' } },
});
export const season = style([
  frame,
  {
    vars: {
      ...inksOnDeep,
      [haloColour]: band.deep,
    },
    '@media': {
      [forcedColours]: { vars: { [haloColour]: 'Canvas' } },
    },
  },
]);
/** Title of the drawing of one category. A screen reader is told of neither. */
export const title = style({ ...theme.typography.h3, marginBottom: theme.spacing(5) });
/** On a band of sand. */
export const onSand = style([
  frame,
  {
    vars: {
      [laneHeight]: '63',
      [seedSize]: 'non-scaling-stroke',
      [haloColour]: band.sand,
      [marksOnLight.closed]: theme.vars.palette.divider,
      [marksOnLight.month]: theme.vars.palette.edge.outline,
      [marksOnLight.seed]: theme.vars.palette.apply.main,
    },
    '@media': { [forcedColours]: { vars: { [haloColour]: 'Canvas' } } },
  },
]);
const list = { ...wrapping(theme.spacing(2, 5)) } as const;
/** A phone has a row for each programme: its name, and its first days at the right. */
export const programmeNames = style({
  display: 'grid',
  gridArea: 'names',
  gap: theme.spacing(1.5),
  '@container': {
    // A row for each lane, and one for the soil.
    [wide]: {
      display: 'flex',
      flexFlow: 'column',
      gap: 0,
      margin: 0,
      '::after': { content: '""', flex: GROUND_HEIGHT },
    },
  },
  '@media': {
    screen: { '@container': { [beside]: { gap: theme.spacing(4), marginTop: theme.spacing(6) } } },
  },
});
export const programmeName = style({
  display: 'flex',
  gap: theme.spacing(2.5),
  alignItems: 'center',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.2,
  fontWeight: 680,

  // Moves the label beside the stem, which is not in the middle of its lane.
  '@container': {
    [wide]: {
      flex: fallbackVar(laneHeight, `${LANE}`),
      transform: `translateY(calc(${fallbackVar(laneHeight, `${LANE}`)} * .17px))`,
    },
  },
});
globalStyle(`${programmeName} > span`, {
  '@container': {
    [`not ${beside}`]: {
      flex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: theme.spacing(3),
    },
  },
});
/** Name of a lane with no intake that fits the planner's criteria. */
export const unlit = style({ fontWeight: 400, color: surface.secondary });
/** First days of a lane, where words have no room for them. */
export const firstDays = style({
  display: 'block',
  fontWeight: 400,
  ...whereTimeRunsRight({ display: 'none' }),
});
/** Turned, months stand at the left of the trunk, and the programmes' blooms over their lanes. */
export const picture = style({
  gridArea: 'picture',
  position: 'relative',
  containerType: 'inline-size',
  width: `min(100% - ${MONTHS}, 384px)`,
  margin: `${theme.spacing(6)} 0 0 ${MONTHS}`,
  ...whereTimeRunsRight({ containerType: 'normal', width: 'auto', margin: 0 }),
});
/** Box of a turned drawing: as high as the drawing is long. */
export const room = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  ...whereTimeRunsRight({ display: 'none' }),
});
/** Turned, the soil is a trunk at the left, and the weeks go down. */
export const drawing = style({
  position: 'absolute',
  left: '100%',
  top: 0,
  height: '100cqi',
  transformOrigin: '0 0',
  transform: 'rotate(90deg)',
  overflow: 'visible',
  vars: { [turn]: 'matrix(0, 1, 1, 0, 0, 0)' },
  ...whereTimeRunsRight({
    position: 'static',
    display: 'block',
    width: '100%',
    height: 'auto',
    transform: 'none',
    vars: { [turn]: 'none' },
  }),
});
/** Cancels the flip of the markup while the drawing lies along the window. */
export const lanes = style(whereTimeRunsRight({ transform: 'none' }));
/** Turns a bloom back, so that it is upright in a turned drawing too. */
export const upright = style({ transform: fallbackVar(turn, 'none') });
/** Marks of lanes without a name before them. */
export const head = style({ '@container': { [wide]: { display: 'none' } } });

const line = {
  fill: 'none',
  stroke: fallbackVar(surface.colours.leaf, motif.leaf),
  strokeWidth: 2.5,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
};
export const stem = style(line);
/** From the last day to apply to the first lesson. */
export const waiting = style({ ...line, strokeWidth: 1.5, strokeDasharray: '1 5', strokeLinecap: 'round' });
export const soil = style({ ...line, strokeWidth: 6 });
export const month = style({
  ...line,
  stroke: fallbackVar(marksOnLight.month, band.gridLineOnDeep),
  strokeWidth: 1,
  strokeDasharray: '2 5',
});
/** Days without lessons, over all lanes. */
export const closed = style({
  fill: fallbackVar(marksOnLight.closed, band.glow),
  '@media': { [forcedColours]: { fill: 'none', stroke: 'CanvasText' } },
});
export const today = style({ ...line, stroke: 'currentColor', strokeWidth: 2 });
export const seed = style({
  ...line,
  stroke: fallbackVar(marksOnLight.seed, palettes.dark.apply.main),
  strokeWidth: 9,
  strokeLinecap: 'round',
  vectorEffect: fallbackVar(seedSize, 'none') as 'none',
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
/** Coins on the soil. */
export const payment = style({
  ...line,
  stroke: theme.vars.palette.motif.sun,
  strokeWidth: 14,
  strokeLinecap: 'round',
});
const text = {
  fill: 'currentColor',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
} as const;
/** Of a module: its name is in the list. */
export const number = style({ ...text, fontWeight: 700 });
export const tick = style({
  stroke: theme.vars.palette.edge.outline,
  strokeWidth: 1,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
const lyingName = {
  fontSize: theme.typography.body2.fontSize,
  textAnchor: 'start',
  transform: 'translateY(1em)',
} as const;
export const monthName = style({
  ...text,
  fontSize: theme.typography.body1.fontSize,
  fontWeight: 700,
  textAnchor: 'end',
  transform: 'rotate(-90deg)',
  '@container': { [drawingRoom.smallest]: { fontSize: '1.4rem' }, [wide]: lyingName },
});
/** The first lane is ahead of the last. The clip's box is the drawing's, not that of runs that go on after it. */
const grownTo = (share: number) => `polygon(0 0, ${share}% 0, ${share - 8}% 100%, 0 100%) view-box`;
const grow = keyframes({ from: { clipPath: grownTo(0) }, to: { clipPath: grownTo(108) } });
/**
 * Grows from nothing while the timeline `--season` comes into the window, and is whole before its middle is the window's. It is
 * whole from the start without that timeline, as where the drawing begins a page, with reduced motion and on paper.
 */
export const growing = style({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [`screen and ${motionAllowed}`]: {
          animationName: grow,
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationTimeline: '--season',
          animationRange: 'entry 15% cover 45%',
        },
      },
    },
  },
});
/** A full intake's stem, dim in an outline. */
export const full = style({ opacity: 0.5, '@media': { [forcedColours]: { opacity: 1 } } });
/** Intakes that do not match the planner's criteria. */
export const dim = style({ opacity: 0.25 });
export const outline = style({ ...line, stroke: 'currentColor', strokeWidth: 1.5, strokeDasharray: '4 3' });
/** Words that have no room in a turned drawing. */
export const lyingOnly = style({ display: 'none', ...whereTimeRunsRight({ display: 'inline' }) });
const lyingDay = { fontSize: text.fontSize, textAnchor: 'inherit', transform: 'none' } as const;
/** First day of an intake, over its lane; upright before the stem's foot where the drawing is turned. */
export const words = style({});
globalStyle(`${words} text`, {
  ...text,
  fontSize: theme.typography.body1.fontSize,
  textAnchor: 'middle',
  transform: `matrix(0, 1, 1, 0, -10, ${HALF_BLOOM + WORDS_GAP})`,
  fontWeight: 600,
  stroke: haloColour,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@container': { [drawingRoom.crowded]: { display: 'none' }, [wide]: { ...lyingDay, display: 'inline' } },
});

export const legend = style({
  ...list,
  fontSize: theme.typography.body2.fontSize,
  selectors: { [`${frame} > &`]: { gridArea: 'legend' } },
  '@container': {
    [wide]: { marginTop: theme.spacing(-3), selectors: { [`${frame} > &`]: { flexFlow: 'wrap' } } },
  },
  '@media': {
    screen: { '@container': { [beside]: { selectors: { [`${frame} > &`]: { flexFlow: 'column' } } } } },
  },
});
export const entry = style({ display: 'flex', gap: theme.spacing(2), alignItems: 'center' });
export const below = style({ marginTop: theme.spacing(4) });
