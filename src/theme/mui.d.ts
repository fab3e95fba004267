import type { breakpoints, colours } from './tokens';

type Scheme = (typeof colours)[keyof typeof colours];
type Names<T> = { [K in keyof T]: string };

interface ActionColour {
  main: string;
  dark: string;
  contrastText: string;
}

interface SitePalette {
  /** Crimson: apply and join, and nothing else. */
  apply: ActionColour;
  /** Ochre: attention, and buttons on dark bands. */
  sun: ActionColour;
  edge: { outline: string; rule: string };
  accent: { heather: string; rust: string };
  tint: Names<Scheme['tint']>;
  band: Names<Scheme['band']>;
  bloom: Names<Scheme['bloom']>;
  focus: Names<Scheme['focus']>;
  elevation: { press: string; float: string; rise: string };
}

declare module '@mui/material/styles' {
  interface Palette extends SitePalette {}
  interface PaletteOptions extends Partial<SitePalette> {}

  interface BreakpointOverrides
    extends Record<Exclude<keyof typeof breakpoints, 'xs' | 'sm' | 'md' | 'lg' | 'xl'>, true> {}

  // `theme.vars` is set for a theme made with cssVariables.
  interface CssThemeVariables {
    enabled: true;
  }
}
