/** The Material UI theme: the tokens under Material's names. The site reads it at build time only (decision 0001). */
import { type ColorSystem, createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { palettes, RAW, type Scheme } from './palette';
import { breakpoints, fontFamily, fontSize, fontStack, layer, layout, leaf, motion, ring, size } from './tokens';

/** What Material puts into CSS variables, but for colours of both schemes and the page's fixed lengths. */
const VARIABLES = ['palette', 'opacity', 'overlays', 'shadows', 'shape', 'zIndex', 'font'];

const heading = { fontFamily: fontFamily.heading, fontWeight: 750, lineHeight: 1.1 };
const variable = (name: string) => `var(--mui-palette-${name})`;
const [rise, float] = [variable('elevation-rise'), variable('elevation-float')];

const { ease, fast, base, slow } = motion;

export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: ([group = '', name]) => !VARIABLES.includes(group) || name === RAW,
  },
  colorSchemes: {
    light: { palette: palettes.light },
    dark: { palette: palettes.dark },
  },
  breakpoints: { values: breakpoints },
  // A function, so that a length is written out: with a number it would be `calc()` of a variable.
  spacing: (steps: number) => steps * 4,
  shape: { borderRadius: 8, leaf },
  typography: {
    fontFamily: fontFamily.body,
    h1: { ...heading, fontSize: fontSize.display, lineHeight: 1, letterSpacing: '-.03em' },
    h2: { ...heading, fontSize: fontSize.h2, lineHeight: 1.06, letterSpacing: '-.024em' },
    h3: { ...heading, fontSize: fontSize.h3, letterSpacing: '-.018em' },
    h4: { ...heading, fontSize: fontSize.h4, lineHeight: 1.25, letterSpacing: '-.01em' },
    subtitle1: { fontSize: fontSize.lead, lineHeight: 1.5 },
    body1: { fontSize: fontSize.body, lineHeight: 1.6 },
    body2: { fontSize: fontSize.small, lineHeight: 1.5 },
    caption: { fontSize: fontSize.badge, lineHeight: 1.35 },
    button: { fontSize: fontSize.body, fontWeight: 700, lineHeight: 1.2, textTransform: 'none' },
    code: { fontFamily: fontFamily.code, lineHeight: 1.75 },
  },
  transitions: {
    duration: {
      shortest: fast,
      shorter: fast,
      short: fast,
      standard: base,
      complex: slow,
      enteringScreen: base,
      leavingScreen: fast,
    },
    easing: { easeInOut: ease, easeOut: ease, easeIn: ease, sharp: ease },
  },
  motion: { reducedMotion: 'system' },
  zIndex: {
    ...layer,
    mobileStepper: layer.lane,
    fab: layer.floating,
    speedDial: layer.floating,
    appBar: layer.navigation,
    drawer: layer.overlay,
    modal: layer.overlay,
    snackbar: layer.overlay,
    tooltip: layer.skipLink,
  },
  shadows: ['none', ...Array(7).fill(rise), ...Array(17).fill(float)] as unknown as Shadows,
  mixins: {
    toolbar: { minHeight: size.bar, [`@media (min-width:${breakpoints.md}px)`]: { minHeight: size.wideBar } },
    focusRing: { outlineWidth: ring.width, outlineStyle: 'solid', outlineOffset: ring.offset },
  },
  size,
  layout,
  fontStack,
}) as Theme & { colorSchemes: Record<Scheme, ColorSystem> };
// Without fallback values: every page has the variables.
theme.vars = theme.generateThemeVars();
