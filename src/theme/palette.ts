/** The tokens' colours by their use, under the names of Material's palette and the site's own. */
import { colours, fixed, fontStack } from './tokens.ts';

export type Scheme = keyof typeof colours;

/** Group of colours that are the same in both schemes, so they need no CSS variables. */
export const FIXED_GROUP = 'fixed';

function paletteOf(scheme: Scheme) {
  const of = colours[scheme];
  return {
    primary: { main: of.primary.main, hover: of.primary.hover, contrastText: of.primary.on },
    apply: { main: of.apply.main, hover: of.apply.hover, contrastText: of.apply.on },
    sun: { main: of.sun.main, hover: of.sun.hover, contrastText: of.sun.on },
    text: { primary: of.text, secondary: of.textSecondary },
    background: { default: of.paper, paper: of.surface },
    divider: of.line,
    edge: { outline: of.outline, rule: of.rule },
    accent: { heather: of.heather, rust: of.rust },
    tint: of.tint,
    band: of.band,
    motif: of.motif,
    focus: of.focus,
    elevation: { press: of.press, float: of.float, rise: of.rise },
    [FIXED_GROUP]: fixed,
  };
}

export const palettes = { light: paletteOf('light'), dark: paletteOf('dark') };

/** The site's own groups of colours. */
export type OwnPalette = Omit<typeof palettes.light, 'primary' | 'text' | 'background' | 'divider'>;

/** Paths of the colours in a palette: `text-primary`, `divider`. */
function pathsIn(group: object): string[] {
  return Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'string' ? [name] : pathsIn(value).map((path) => `${name}-${path}`),
  );
}

/** Material's CSS variables that the site reads. The theme has others, for Material's own components. */
export const siteVariables = pathsIn({ palette: palettes.light, fontStack })
  .filter((path) => !path.startsWith(`palette-${FIXED_GROUP}`))
  .map((path) => `--mui-${path}`);

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
