/**
 * The Material UI theme: tokens under Material's names. Colours are CSS variables in two schemes chosen by
 * `prefers-color-scheme`, so no script runs before the first paint.
 */
import { createTheme, type Theme } from '@mui/material/styles';
import { breakpoints, colours, fontFamily, fontSize, motion } from './tokens';

type Scheme = (typeof colours)[keyof typeof colours];

function palette(scheme: Scheme) {
  return {
    primary: { main: scheme.green.main, dark: scheme.green.hover, contrastText: scheme.green.on },
    apply: { main: scheme.crimson.main, dark: scheme.crimson.hover, contrastText: scheme.crimson.on },
    sun: { main: scheme.ochre.main, dark: scheme.ochre.hover, contrastText: scheme.ochre.on },
    error: { main: scheme.error },
    success: { main: scheme.success },
    text: { primary: scheme.ink, secondary: scheme.ink2, disabled: scheme.ink2 },
    background: { default: scheme.paper, paper: scheme.surface },
    divider: scheme.line,
    edge: { outline: scheme.outline, rule: scheme.rule },
    accent: { heather: scheme.heather, rust: scheme.rust },
    tint: scheme.tint,
    band: scheme.band,
    bloom: scheme.bloom,
    focus: scheme.focus,
    elevation: { press: scheme.press, float: scheme.float, rise: scheme.rise },
    contrastThreshold: 7,
    tonalOffset: 0,
  };
}

/** The groups of the palette that are written as CSS variables; the rest of Material's palette is not used here. */
const paletteVariables = new Set([
  'primary',
  'apply',
  'sun',
  'error',
  'success',
  'text',
  'background',
  'divider',
  'edge',
  'accent',
  'tint',
  'band',
  'bloom',
  'focus',
  'elevation',
]);

const heading = { fontFamily: fontFamily.heading, fontWeight: 750, lineHeight: 1.1 };

const base = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    cssVarPrefix: '',
    shouldSkipGeneratingVar: (keys) =>
      keys[0] !== 'palette' ||
      !paletteVariables.has(keys[1] ?? '') ||
      keys.some((key) => /Channel$|^(light|icon)$/.test(key)),
  },
  colorSchemes: { light: { palette: palette(colours.light) }, dark: { palette: palette(colours.dark) } },
  breakpoints: { values: breakpoints },
  spacing: 4,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: fontFamily.body,
    h1: { ...heading, fontSize: fontSize.display, lineHeight: 1, letterSpacing: '-.03em' },
    h2: { ...heading, fontSize: fontSize.h2, lineHeight: 1.06, letterSpacing: '-.024em' },
    h3: { ...heading, fontSize: fontSize.h3, letterSpacing: '-.018em' },
    h4: { ...heading, fontSize: fontSize.h4, lineHeight: 1.25, letterSpacing: '-.01em' },
    subtitle1: { fontSize: fontSize.lead, lineHeight: 1.5 },
    body1: { fontSize: fontSize.body, lineHeight: 1.6 },
    body2: { fontSize: fontSize.small, lineHeight: 1.5 },
    button: { fontSize: fontSize.body, fontWeight: 700, lineHeight: 1.2, letterSpacing: 0, textTransform: 'none' },
  },
  transitions: { duration: { shortest: motion.fast, standard: motion.base }, easing: { easeInOut: motion.ease } },
});

/**
 * Only colours are CSS variables: every other value stands as it is in the styles. Material's components read
 * `theme.vars` alone, so the literal values are put back there.
 */
export const theme: Theme = {
  ...base,
  vars: {
    ...base,
    ...base.vars,
    palette: { ...base.palette, ...base.vars.palette },
  } as Theme['vars'],
};
