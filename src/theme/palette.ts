/** The palette of each scheme, and its names as CSS variables. */
import { colours, fixed, fontStack } from './tokens.ts';

export type Scheme = keyof typeof colours;

export const palettes = { light: { ...colours.light, fixed }, dark: { ...colours.dark, fixed } };

/** The site's own groups of colours. */
export type OwnPalette = Omit<typeof palettes.light, 'primary' | 'text' | 'background' | 'divider'>;

/** Each value in a palette with its path: `['text.primary', '#1f2937']`, or `text-primary` with `-` for `by`. */
export function entriesOf(palette: object, by = '.'): [path: string, value: string][] {
  return Object.entries(palette).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : entriesOf(value, by).map(([path, one]) => [name + by + path, one]),
  );
}

/** Material's CSS variables that the site reads, in a scheme. The theme has others, for Material's own components. */
export const variablesIn = (scheme: Scheme): Record<string, string> =>
  Object.fromEntries(
    entriesOf({ palette: colours[scheme], fontStack }, '-').map(([path, value]) => [`--${path}`, value]),
  );

/** The palette with the entries that only Material's components read. Material calls the hover colour `dark`. */
export function forMaterial(palette: typeof palettes.light) {
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
