import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { CODE_LINES } from '../../catalogue/markedTaskLimits';
import { theme } from '../../theme';
import { containerUp, forcedColours, motionAllowed, noScript, withScripts, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { pressable } from '../../ui/Chip/Chip.css';
import { line } from '../../ui/CodePanel/CodePanel.css';
import { iconDisplay } from '../../ui/Icon/Icon.css';
import { sheet, stack } from '../../ui/layout.css';

const { palette } = theme.vars;
const WIDE = containerUp('lg');
const PADDING = 'clamp(16px, 2vw, 22px)';
const SIDE = '26rem';
/** Steps of the room between the code and its notes, which the stems cross. */
const GAP = 11;
const STEM = theme.spacing(GAP);
/** Room for the rubric beside the notes. */
const WIDEST = containerUp('wide');
const NOTES = '22rem';
const RUBRIC = '12rem';
const COLUMN_GAP = theme.spacing(6);
const LINES = Array.from({ length: CODE_LINES }, (_, index) => index + 1);
/** Height of a line of code. */
const LINE = '1.75rem';
const leafColour = palette.motif.leaf;

export const frame = style([
  sheet,
  // Paper has no frame, which would go on round the blank end of a page.
  { position: 'relative', padding: PADDING },
]);
/** Over the notes, beside the first lines of code, where there is room. */
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(4),
  '@container': {
    [WIDE]: { position: 'absolute', right: PADDING, width: SIDE },
    [WIDEST]: { width: `calc(${NOTES} + ${COLUMN_GAP} + ${RUBRIC})` },
  },
  '@media': { [noScript]: { display: 'none' } },
});
export const tab = style({
  ...pressable,
  flex: 'auto',
  padding: theme.spacing(1, 3),
  selectors: { '&[data-chosen]': { background: palette.primary.main, color: palette.primary.contrastText } },
  '@media': {
    [forcedColours]: {
      selectors: { '&[data-chosen]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
/** Code beside what is said of it. What is hidden on a screen is on paper. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '@container': {
    [WIDE]: { gridTemplateColumns: `minmax(0, 1fr) ${SIDE}`, gap: theme.spacing(4, GAP) },
    [WIDEST]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(${NOTES} + ${STEM} - ${COLUMN_GAP}) ${RUBRIC}`,
      columnGap: COLUMN_GAP,
    },
  },
  selectors: { '[data-view=first] > &': { gridAutoFlow: 'dense' } },
});
const hideable = style({
  selectors: { '&[hidden]': { '@media': { screen: { display: 'none' } } } },
});
/** Hidden until hydration; shown at once without scripts. */
const later = style([
  hideable,
  { selectors: { [`${frame}:not([data-ready]) &`]: { '@media': { [withScripts]: { display: 'none' } } } } },
]);
const beside = {
  '@container': { [WIDE]: { gridColumn: 2 }, [WIDEST]: { paddingLeft: `calc(${STEM} - ${COLUMN_GAP})` } },
};
export const code = hideable;
export const secondCode = later;
export const side = style([hideable, beside]);
export const secondSide = style([later, beside, { '@media': { [noScript]: { paddingTop: '2.3rem' } } }]);
export const task = style([
  later,
  stack,
  beside,
  {
    gap: theme.spacing(2),
    '@container': { [WIDE]: { alignSelf: 'center' } },
  },
]);
/** Badge 'example' and criteria: under the code, or a third column where the task is widest. */
export const foot = style({
  ...wrapping(theme.spacing(4, 8)),
  alignItems: 'center',
  '@container': {
    [WIDE]: { gridColumn: '1 / -1' },
    // Beside the code, below the tabs.
    [WIDEST]: {
      gridColumn: 3,
      gridRow: 1,
      flexDirection: 'column',
      alignItems: 'stretch',
      paddingTop: theme.spacing(17),
    },
  },
});
/** Heading of a view, shown only without scripts, where there are no tabs. */
export const viewHeading = style({ marginBottom: theme.spacing(2), '@media': { [withScripts]: { display: 'none' } } });
export const notes = style({
  display: 'grid',
  gap: theme.spacing(3),
  '@container': { [WIDE]: { gap: 0, paddingTop: theme.spacing(5), gridAutoRows: `minmax(${LINE}, auto)` } },
});
/** A note is written from the line of code on. */
const writing = keyframes({
  from: { clipPath: `inset(0 100% 0 -${STEM})` },
  to: { clipPath: `inset(0 0 0 -${STEM})` },
});
const drawn = { content: '""', position: 'absolute' } as const;
/** Its stem goes on from the line of code, and begins with a leaf. */
const note = style({
  position: 'relative',
  paddingLeft: theme.spacing(7),
  lineHeight: 1.45,
  '::before': {
    ...drawn,
    left: 0,
    top: '.25em',
    width: '16px',
    height: '16px',
    borderRadius: '100% 0',
    border: `8px solid ${leafColour}`,
  },
  selectors: {
    [`${frame}[data-moved] &`]: { '@media': { [motionAllowed]: { animation: `${writing} 320ms ease-out` } } },
  },
  '@container': {
    [WIDE]: {
      padding: theme.spacing(0.5, 0, 0, 1.5),
      '::before': { left: `-${STEM}`, top: `calc(${LINE} / 2 - 8px)` },
      '::after': {
        ...drawn,
        left: `-${STEM}`,
        width: STEM,
        top: `calc(${LINE} / 2 - 1px)`,
        borderTop: `2px solid ${leafColour}`,
      },
    },
  },
});
/** A note, from the line of code that it is about, over three lines; or over one, where the next has a note too. */
export const noteAt = styleVariants(
  Object.fromEntries(
    LINES.map((line) => [
      line,
      [
        note,
        {
          '@container': {
            [WIDE]: { gridRow: `${line} / span 3`, selectors: { '&[data-tight]': { gridRowEnd: 'span 1' } } },
          },
        },
      ],
    ]),
  ),
);
// Over the code too, where a note stands beside one of its first two lines.
globalStyle(`${frame}:has(.${noteAt[1]}, .${noteAt[2]}) > ${tabs}`, {
  '@container': { [WIDE]: { position: 'static', width: 'auto' } },
});
export const rubric = style({
  flex: '1 1 20rem',
  display: 'grid',
  gap: theme.spacing(1.5, 6),
  '@container': {
    [containerUp('sm')]: { gridTemplateColumns: `repeat(auto-fill, ${RUBRIC})` },
    [WIDEST]: { flex: 'none' },
  },
});
export const criterion = style({
  position: 'relative',
  ...wrapping(theme.spacing(1, 3)),
  alignItems: 'center',
  justifyContent: 'space-between',
  fontWeight: 620,
});
export const leaves = style({ display: 'inline-flex', gap: '3px' });
const earned = { borderWidth: '9px' };
const won = { ...earned, outline: `2px solid ${palette.sun.main}`, outlineOffset: '-2px' };
/** A leaf that is earned is all border: forced colours and paper keep borders. One that the second try adds has a rim. */
export const leaf = style({
  width: '18px',
  height: '18px',
  borderRadius: '100% 0',
  border: `2px solid ${leafColour}`,
  selectors: {
    [`${frame}:not([data-view=first]) &[data-leaf=first]`]: earned,
    [`${frame}[data-view=second] &[data-leaf=second]`]: won,
  },
  '@media': {
    [noScript]: { selectors: { '&[data-leaf=second]': won } },
  },
});
/** The task, above the panel. Wide layouts show it beside the first try instead. */
export const ofProgramme = style({
  paddingTop: theme.spacing(2),
  color: surface.secondary,
  '@container': {
    [WIDE]: { padding: 0, selectors: { '&:has(+ [data-view=first])': { visibility: 'hidden' } } },
  },
});
globalStyle(`${ofProgramme} + *`, { marginTop: theme.spacing(4) });
/** Folded away on a small screen: the first note, below its line of code, and the score. */
const folded = 'details:not([open])';
globalStyle(`${folded} :is(${ofProgramme}, ${tabs}, ${code} figcaption, ${notes} > li + li, ${criterion} + li)`, {
  display: 'none',
});
globalStyle(`${folded} ${frame}`, { padding: 0, border: 0, background: 'none', boxShadow: 'none' });
globalStyle(`${folded} ${foot}`, { vars: { [iconDisplay]: 'none' } });
globalStyle(`${folded} ${rubric}`, { flexBasis: 'auto' });
// A line alone has no indent: it goes on under its first word.
globalStyle(`${folded} ${code} ${line}`, {
  paddingLeft: theme.spacing(12),
  borderColor: 'transparent',
  boxShadow: 'none',
  whiteSpace: 'normal',
  textIndent: 0,
});
globalStyle(`${folded} ${line}::before`, { float: 'left', marginLeft: theme.spacing(-7) });
globalStyle(`${folded} ${ofProgramme} + *`, { marginTop: 0 });
globalStyle(`${folded} ${code} figure`, { paddingBlock: theme.spacing(2) });
// Not `display: none`: hidden lines must still count for the numbers after them.
globalStyle(`${folded} ${code} :is(${line}:not([data-marked]), ${line}[data-marked] ~ ${line})`, {
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
});
globalStyle(`${ofProgramme} + * ${task}:not([hidden])`, {
  display: 'none',
  '@container': { [WIDE]: { display: 'flex' } },
});
