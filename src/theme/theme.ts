/** The Material UI theme: the tokens under Material's names. It is used at build time only. */
import { createTheme } from '@mui/material/styles';
import { breakpoints, colours, fontFamily, fontSize, motion } from './tokens';

type Scheme = (typeof colours)[keyof typeof colours];

/** Colours of a scheme by their use. */
function schemePalette(scheme: Scheme) {
  return {
    primary: { main: scheme.green.main, dark: scheme.green.hover, contrastText: scheme.green.on },
    apply: { main: scheme.crimson.main, dark: scheme.crimson.hover, contrastText: scheme.crimson.on },
    sun: { main: scheme.ochre.main, dark: scheme.ochre.hover, contrastText: scheme.ochre.on },
    text: { primary: scheme.ink, secondary: scheme.ink2 },
    background: { default: scheme.paper, paper: scheme.surface },
    divider: scheme.line,
    edge: { outline: scheme.outline, rule: scheme.rule },
    accent: { heather: scheme.heather, rust: scheme.rust },
    tint: scheme.tint,
    band: scheme.band,
    motif: scheme.motif,
    focus: scheme.focus,
    elevation: { press: scheme.press, float: scheme.float, rise: scheme.rise },
  };
}

const heading = { fontFamily: fontFamily.heading, fontWeight: 750, lineHeight: 1.1 };

export const theme = createTheme({
  colorSchemes: { light: { palette: schemePalette(colours.light) }, dark: { palette: schemePalette(colours.dark) } },
  breakpoints: { values: breakpoints },
  typography: {
    fontFamily: fontFamily.body,
    h1: { ...heading, fontSize: fontSize.display, lineHeight: 1, letterSpacing: '-.03em' },
    h2: { ...heading, fontSize: fontSize.h2, lineHeight: 1.06, letterSpacing: '-.024em' },
    h3: { ...heading, fontSize: fontSize.h3, letterSpacing: '-.018em' },
    h4: { ...heading, fontSize: fontSize.h4, lineHeight: 1.25, letterSpacing: '-.01em' },
    subtitle1: { fontSize: fontSize.lead, lineHeight: 1.5 },
    body1: { fontSize: fontSize.body, lineHeight: 1.6 },
    body2: { fontSize: fontSize.small, lineHeight: 1.5 },
    button: { fontSize: fontSize.body, fontWeight: 700, lineHeight: 1.2, textTransform: 'none' },
  },
  transitions: {
    duration: { shortest: motion.fast, standard: motion.base, complex: motion.slow },
    easing: { easeInOut: motion.ease },
  },
});

/** The site's own groups of colours; Material adds others, which are unused. */
export type SchemePalette = ReturnType<typeof schemePalette>;
export const colourNames = schemePalette(colours.light);

/** Material types these schemes only when its own CSS variables are on. */
type Schemes = { colorSchemes: Record<'light' | 'dark', { palette: object }> };
export const { colorSchemes } = theme as typeof theme & Schemes;
export const { typography } = theme;
