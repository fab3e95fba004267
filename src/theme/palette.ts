/** The tokens' colours by their use, under the names of Material's palette and the site's own. */
import { colours, fixed } from './tokens';

export type Scheme = keyof typeof colours;

/** The group of colours that are the same in both schemes: values, and no CSS variables. */
export const RAW = 'fixed';

function paletteOf(scheme: Scheme) {
  const of = colours[scheme];
  return {
    primary: { main: of.green.main, dark: of.green.hover, contrastText: of.green.on },
    apply: { main: of.crimson.main, dark: of.crimson.hover, contrastText: of.crimson.on },
    sun: { main: of.ochre.main, dark: of.ochre.hover, contrastText: of.ochre.on },
    text: { primary: of.ink, secondary: of.ink2 },
    background: { default: of.paper, paper: of.surface },
    divider: of.line,
    edge: { outline: of.outline, rule: of.rule },
    accent: { heather: of.heather, rust: of.rust },
    tint: of.tint,
    band: of.band,
    motif: of.motif,
    focus: of.focus,
    elevation: { press: of.press, float: of.float, rise: of.rise },
    [RAW]: fixed,
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

/** CSS variables of the site's colours. Material declares others, for its own components. */
export const colourVariables = pathsIn(palettes.light)
  .filter((path) => !path.startsWith(RAW))
  .map((path) => `--mui-palette-${path}`);
