/** The tokens' colours by their use, under the names of Material's palette and the site's own. */
import { colours, fixed, fontStack } from './tokens.ts';

export type Scheme = keyof typeof colours;

/** Group of colours that are the same in both schemes, so they need no CSS variables. */
export const FIXED_GROUP = 'fixed';

function paletteOf(scheme: Scheme) {
  const tokens = colours[scheme];
  return {
    primary: { main: tokens.primary.main, hover: tokens.primary.hover, contrastText: tokens.primary.on },
    apply: { main: tokens.apply.main, hover: tokens.apply.hover, contrastText: tokens.apply.on },
    sun: { main: tokens.sun.main, hover: tokens.sun.hover, contrastText: tokens.sun.on },
    text: { primary: tokens.text, secondary: tokens.textSecondary },
    background: { default: tokens.paper, paper: tokens.surface },
    divider: tokens.line,
    edge: { outline: tokens.outline, rule: tokens.rule },
    accent: { heather: tokens.heather, rust: tokens.rust },
    tint: tokens.tint,
    band: tokens.band,
    motif: tokens.motif,
    focus: tokens.focus,
    elevation: { press: tokens.press, float: tokens.float, rise: tokens.rise },
    [FIXED_GROUP]: fixed,
  };
}

export const palettes = { light: paletteOf('light'), dark: paletteOf('dark') };

/** The site's own groups of colours. */
export type OwnPalette = Omit<typeof palettes.light, 'primary' | 'text' | 'background' | 'divider'>;

/** Each value in a palette with its path: `['text.primary', '#1f2937']`, or `text-primary` with `-` for `by`. */
export function entriesOf(palette: object, by = '.'): [path: string, value: string][] {
  return Object.entries(palette).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : entriesOf(value, by).map(([path, one]) => [name + by + path, one]),
  );
}

/** Material's CSS variables that the site reads. The theme has others, for Material's own components. */
export const siteVariables = entriesOf({ palette: palettes.light, fontStack }, '-')
  .filter(([path]) => !path.startsWith(`palette-${FIXED_GROUP}`))
  .map(([path]) => `--mui-${path}`);

/** The palette with the entries that only Material's components read. Material calls the hover colour `dark`. */
export function forMaterial(palette: typeof palettes.light | typeof palettes.dark) {
  const { accent, background, text, divider, elevation, tint } = palette;
  const forButtons = <Colour extends { hover: string }>(colour: Colour) => ({ ...colour, dark: colour.hover });
  const [primary, apply, sun] = [forButtons(palette.primary), forButtons(palette.apply), forButtons(palette.sun)];
  const plain = (main: string) => ({ main, dark: main, contrastText: background.default });
  return {
    ...palette,
    primary,
    apply,
    sun,
    secondary: apply,
    error: apply,
    success: primary,
    info: plain(accent.heather),
    warning: plain(accent.rust),
    text: { ...text, disabled: text.secondary },
    action: {
      active: text.primary,
      hover: elevation.press,
      selected: tint.sage,
      disabled: text.secondary,
      disabledBackground: divider,
      focus: tint.sage,
    },
  };
}
