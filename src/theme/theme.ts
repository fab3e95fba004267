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
import { breakpoints, fontStack, layer, layout, leaf, motion, size } from './tokens';

const variable = (name: string) => `var(--${name})`;
const [rise, float] = [variable('palette-elevation-rise'), variable('palette-elevation-float')];
const focusRing = { outlineWidth: '3px', outlineStyle: 'solid', outlineOffset: '3px' } as const;
const heading = { fontFamily: variable('fontStack-heading'), fontWeight: 750, lineHeight: 1.1 };

const { ease, fast, base, slow } = motion;
/** Sizes of type are in rem, to follow the visitor's text size. */
const BODY = '1.0625rem';

/** Material's options, exported for the test that breaks a colour. */
export const options = {
  cssVariables: { colorSchemeSelector: 'media', cssVarPrefix: '' },
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
    h1: { ...heading, fontSize: 'clamp(2.5rem,1.5rem + 4.4vw,4.75rem)', lineHeight: 1, letterSpacing: '-.03em' },
    h2: {
      ...heading,
      fontSize: 'clamp(1.875rem,1.45rem + 1.9vw,2.875rem)',
      lineHeight: 1.06,
      letterSpacing: '-.024em',
    },
    h3: { ...heading, fontSize: 'clamp(1.25rem,1.2rem + .25vw,1.375rem)', letterSpacing: '-.018em' },
    h4: { ...heading, fontSize: '1.1875rem', lineHeight: 1.25, letterSpacing: '-.01em' },
    subtitle1: { fontSize: 'clamp(1.125rem,1.05rem + .4vw,1.3125rem)', lineHeight: 1.5 },
    body1: { fontSize: BODY, lineHeight: 1.6 },
    body2: { fontSize: '.9375rem', lineHeight: 1.5 },
    caption: { fontSize: '.875rem', lineHeight: 1.35 },
    button: { fontSize: BODY, fontWeight: 700, lineHeight: 1.2, textTransform: 'none' },
    // A font that the visitor has.
    code: { fontFamily: 'ui-monospace,Consolas,monospace', lineHeight: 1.75 },
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
    boxShadow: `0 0 0 ${focusRing.outlineOffset} ${variable('palette-focus-gap')}`,
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
