/** How elements look that have no component of their own, in the site's theme. */
import type { Theme } from '@mui/material/styles';

export function elements({ vars, typography, fontStack, layout, spacing, breakpoints }: Theme) {
  const { palette } = vars;
  const { h2, h3, h4, code } = typography;
  return {
    ':root': { '--body': fontStack.body, '--heading': fontStack.heading },
    // A focus at the edge of the window shows whole.
    html: { scrollPaddingBlock: spacing(6) },
    body: { overflowWrap: 'anywhere' },
    h1: { ...h2, margin: spacing(8, 0, 3) },
    h2: { ...h3, margin: spacing(12, 0, 3) },
    h3: { ...h4, margin: spacing(7, 0, 2) },
    'p, ul, ol, dl': { margin: spacing(0, 0, 3.5), maxWidth: layout.measure },
    'ul, ol': { paddingInlineStart: '1.4rem' },
    'ul.plain': {
      ...{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))' },
      ...{ padding: 0, listStyle: 'none', maxWidth: 'none' },
    },
    '.plain a, summary': { display: 'inline-block', paddingBlock: spacing(2.5) },
    summary: { display: 'list-item', cursor: 'pointer' },
    dt: { fontWeight: 700 },
    dd: { margin: spacing(0, 0, 1.5) },
    a: { color: palette.primary.main, textUnderlineOffset: '.2em' },
    'header a': { color: 'inherit' },
    code: { ...code, fontSize: '.9em', background: palette.band.sand },
    pre: { ...code, fontSize: '.9em', whiteSpace: 'pre-wrap' },
    // Twice, or Material's own buttons would show none without a script.
    ':focus-visible:focus-visible': { outline: `3px solid ${palette.focus.ring}`, outlineOffset: 3 },
    // Without a script Material does not know which field has the focus.
    '.MuiInputBase-root:focus-within': { outline: `3px solid ${palette.focus.ring}`, outlineOffset: 3 },
    'header :focus-visible': { outlineColor: 'currentColor' },
    'main:focus': { outline: 'none' },
    '.skip': { display: 'block', padding: spacing(3) },
    '.skip:not(:focus)': { position: 'absolute', insetInlineStart: '-100vw' },
    iframe: { width: '100%', height: '32rem', border: `1px solid ${palette.edge.outline}` },
    fieldset: { margin: spacing(2, 0), padding: 0, border: 0 },
    legend: { padding: 0, fontWeight: 700 },
    'fieldset > label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: spacing(2),
      minHeight: 44,
      marginInlineEnd: spacing(5),
    },
    'input[type=radio]': { width: '1.25rem', height: '1.25rem', accentColor: palette.primary.main },
    // Pictures, and what is drawn on them or cut out of them.
    figure: { margin: spacing(0, 0, 4) },
    '.picture': { maxHeight: '90vh', overflow: 'auto', border: `1px solid ${palette.edge.outline}` },
    '.picture svg': { display: 'block', maxWidth: '100%', height: 'auto' },
    '.picture rect': { fill: 'none', stroke: palette.apply.main, strokeWidth: 4 },
    '.picture circle': { fill: palette.sun.main, stroke: palette.sun.contrastText, strokeWidth: 2 },
    '.picture text': {
      fill: palette.sun.contrastText,
      font: '700 18px sans-serif',
      textAnchor: 'middle',
      dominantBaseline: 'central',
    },
    '.cut': { maxWidth: '100%', height: 'auto', verticalAlign: 'middle', forcedColorAdjust: 'none' },
    [breakpoints.down('sm')]: { 'th, td': { paddingInline: '0 8px !important' } },
    '@media print': { 'nav, search, .skip': { display: 'none' } },
  } as const;
}
