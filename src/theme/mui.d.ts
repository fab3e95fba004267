/** The site's own names in Material's theme. */
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { OwnPalette } from './palette';
import type { breakpoints, fontStack, layer, layout, leaf, size } from './tokens';

type Ring = { outlineWidth: string; outlineStyle: 'solid'; outlineOffset: string };
interface Lengths {
  size: typeof size;
  layout: typeof layout;
  fontStack: typeof fontStack;
}

declare module '@mui/material/styles' {
  interface PaletteColor {
    hover: string;
  }
  interface SimplePaletteColorOptions {
    hover?: string;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface BreakpointOverrides
    extends Record<Exclude<keyof typeof breakpoints, 'xs' | 'sm' | 'md' | 'lg' | 'xl'>, true> {}
  interface Shape {
    leaf: typeof leaf;
  }
  interface ShapeOptions {
    leaf?: typeof leaf;
  }
  interface ZIndex extends Record<keyof typeof layer, number> {}
  interface Mixins {
    focusRing: Ring;
  }
  interface TypographyVariants {
    code: CSSProperties;
  }
  interface TypographyVariantsOptions {
    code?: CSSProperties;
  }
  interface Theme extends Lengths {}
  interface ThemeOptions extends Partial<Lengths> {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides extends Record<'apply' | 'sun', true> {}
}
