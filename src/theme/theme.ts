/** The Material UI theme: the tokens under Material's names. The site reads it at build time only (decision 0001). */
import {
  type ColorSystem,
  createTheme,
  enhanceHighContrast,
  type Shadows,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { components } from './components';
import { refusePale } from './contrast';
import { forMaterial, palettes, type Scheme } from './palette';
import { breakpoints, codeFont, fontSize, fontStack, layer, layout, leaf, motion, ring, size } from './tokens';

const variable = (name: string) => `var(--mui-${name})`;
const [rise, float] = [variable('palette-elevation-rise'), variable('palette-elevation-float')];
const focusRing = { outlineWidth: ring.width, outlineStyle: 'solid', outlineOffset: ring.offset } as const;
const heading = { fontFamily: variable('fontStack-heading'), fontWeight: 750, lineHeight: 1.1 };

const { ease, fast, base, slow } = motion;

/** Material's options, exported for tests that break one. */
export const options = {
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: { palette: forMaterial(palettes.light) },
    dark: { palette: forMaterial(palettes.dark) },
  },
  breakpoints: { values: breakpoints },
  // A function, so that a length is written out: with a number it would be `calc()` of a variable.
  spacing: (steps: number) => steps * 4,
  shape: { borderRadius: 8, leaf },
  typography: {
    fontFamily: variable('fontStack-body'),
    h1: { ...heading, fontSize: fontSize.display, lineHeight: 1, letterSpacing: '-.03em' },
    h2: { ...heading, fontSize: fontSize.h2, lineHeight: 1.06, letterSpacing: '-.024em' },
    h3: { ...heading, fontSize: fontSize.h3, letterSpacing: '-.018em' },
    h4: { ...heading, fontSize: fontSize.h4, lineHeight: 1.25, letterSpacing: '-.01em' },
    subtitle1: { fontSize: fontSize.lead, lineHeight: 1.5 },
    body1: { fontSize: fontSize.body, lineHeight: 1.6 },
    body2: { fontSize: fontSize.small, lineHeight: 1.5 },
    caption: { fontSize: fontSize.badge, lineHeight: 1.35 },
    button: { fontSize: fontSize.body, fontWeight: 700, lineHeight: 1.2, textTransform: 'none' },
    code: { fontFamily: codeFont, lineHeight: 1.75 },
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
  zIndex: { ...layer, modal: layer.overlay },
  shadows: ['none', ...Array(7).fill(rise), ...Array(17).fill(float)] as unknown as Shadows,
  mixins: { focusRing },
  // Material's ring for all its components.
  focusVisible: {
    ...focusRing,
    outlineColor: variable('palette-focus-ring'),
    boxShadow: `0 0 0 ${ring.offset} ${variable('palette-focus-gap')}`,
  },
  components,
  size,
  layout,
  fontStack,
} satisfies ThemeOptions;

refusePale(options.colorSchemes);

export const theme = enhanceHighContrast(createTheme(options)) as Theme & {
  colorSchemes: Record<Scheme, ColorSystem>;
};
// The variables have no fallback values, as every page declares them.
theme.vars = theme.generateThemeVars();
