/** Element styles for a page with `CssBaseline` alone, equal to those of `global.css.ts`. */
import type { Components, Theme } from '@mui/material/styles';
import { REDUCED_MOTION } from './media';

export const page: Components<Theme> = {
  // A lead is a paragraph, not a heading.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { overflowWrap: 'break-word' },
      'h1, h2, h3, h4': { textWrap: 'balance' },
      ':focus-visible': theme.focusVisible,
      [REDUCED_MOTION]: { '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' } },
    }),
  },
};
