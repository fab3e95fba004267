import type { SchemePalette } from './theme';
import type { breakpoints } from './tokens';

declare module '@mui/material/styles' {
  interface PaletteOptions extends Partial<Omit<SchemePalette, 'primary' | 'text' | 'background' | 'divider'>> {}

  interface BreakpointOverrides
    extends Record<Exclude<keyof typeof breakpoints, 'xs' | 'sm' | 'md' | 'lg' | 'xl'>, true> {}
}
