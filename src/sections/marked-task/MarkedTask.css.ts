import { style, styleVariants } from '@vanilla-extract/css';
import { CODE_LINES } from '../../catalogue/markedTaskLimits';
import { theme } from '../../theme';
import { containerUp, grid, noScript, oneColumn, withScripts, wrapping } from '../../theme/media';
import { sheet, stack } from '../../ui/layout.css';

const { palette } = theme.vars;
const WIDE = containerUp('lg');
/** Steps of the room between the code and its notes, which the stems cross. */
const GAP = 11;
const STEM = theme.spacing(GAP);
const LINES = Array.from({ length: CODE_LINES }, (_, index) => index + 1);
/** Height of a line of code. */
const LINE = '1.75rem';

export const frame = style([sheet, { padding: 'clamp(16px, 2vw, 22px)' }]);
export const tabs = style({
  ...wrapping(theme.spacing(1)),
  marginBottom: theme.spacing(4),
  '@media': { [noScript]: { display: 'none' } },
});
/** Code beside what is said of it. What is hidden on a screen is on paper. */
export const panel = style({
  ...oneColumn(theme.spacing(4)),
  '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', gap: theme.spacing(4, GAP) } },
  selectors: { '[data-view=first] > &': { gridAutoFlow: 'dense' } },
});
const hideable = style({ selectors: { '&[hidden]': { '@media': { screen: { display: 'none' } } } } });
/** Hidden until hydration; shown at once without scripts. */
const later = style([
  hideable,
  { selectors: { [`${frame}:not([data-ready]) &`]: { '@media': { [withScripts]: { display: 'none' } } } } },
]);
const beside = { '@container': { [WIDE]: { gridColumn: 2 } } };

export { hideable as code, later as secondCode };
export const side = style([hideable, beside]);
export const secondSide = style([later, beside]);
export const task = style([later, stack, beside]);
/** Badge 'example' and criteria, under the code. */
export const foot = style({
  ...wrapping(theme.spacing(4, 8), 'center'),
  '@container': { [WIDE]: { gridColumn: '1 / -1' } },
});
/** Heading of a view, shown only without scripts, where there are no tabs. */
export const viewHeading = style({ marginBottom: theme.spacing(2), '@media': { [withScripts]: { display: 'none' } } });
export const notes = style({
  ...grid(theme.spacing(3)),
  '@container': { [WIDE]: { gap: 0, paddingTop: theme.spacing(5), gridAutoRows: `minmax(${LINE}, auto)` } },
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
    border: `8px solid ${palette.motif.leaf}`,
  },
  '@container': {
    [WIDE]: {
      padding: theme.spacing(0.5, 0, 0, 1.5),
      selectors: { '&[data-tight]': { gridRowEnd: 'span 1' } },
      '::before': { left: `-${STEM}`, top: `calc(${LINE} / 2 - 8px)` },
      '::after': {
        ...drawn,
        left: `-${STEM}`,
        width: STEM,
        top: `calc(${LINE} / 2 - 1px)`,
        borderTop: `2px solid ${palette.motif.leaf}`,
      },
    },
  },
});
/** A note, from the line of code that it is about, over three lines; or over one, where the next has a note too. */
export const noteAt = styleVariants(Object.fromEntries(LINES.map((line) => [line, line])), (line) => [
  note,
  { '@container': { [WIDE]: { gridRow: `${line} / span 3` } } },
]);
/** In columns of one width: one on a phone, and as many as there are where these have a line. */
export const rubric = style({
  flex: '1 1 100%',
  ...grid(theme.spacing(1.5, 6)),
  gridTemplateColumns: 'repeat(auto-fill, min(100%, 12rem))',
});
export const criterion = style({
  position: 'relative',
  ...wrapping(theme.spacing(1, 3), 'center'),
  justifyContent: 'space-between',
  fontWeight: 620,
});
export const leaves = style({ display: 'inline-flex', gap: '3px' });
const won = { borderWidth: '9px', outline: `2px solid ${palette.sun.main}`, outlineOffset: '-2px' };
/** A leaf that is earned is all border: forced colours and paper keep borders. One that the second try adds has a rim. */
export const leaf = style({
  width: '18px',
  height: '18px',
  borderRadius: '100% 0',
  border: `2px solid ${palette.motif.leaf}`,
  selectors: {
    [`${frame}:not([data-view=first]) &[data-leaf=first]`]: { borderWidth: '9px' },
    [`${frame}[data-view=second] &[data-leaf=second]`]: won,
  },
  '@media': { [noScript]: { selectors: { '&[data-leaf=second]': won } } },
});
