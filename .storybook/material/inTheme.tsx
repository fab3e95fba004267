/** Draws stories of Material's components in the site's theme. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { theme } from '../../src/theme';
import { type Choices, emulate } from '../emulation';

/** Style sheets that Material adds while it draws follow the toolbar's choices too. */
function Emulated({ globals, children }: { globals: Record<string, unknown>; children: React.ReactNode }) {
  useLayoutEffect(() => emulate(globals as unknown as Choices, Number(globals.textSize)));
  return children;
}

export const inTheme: Decorator = (Story, { globals }) => (
  <ThemeProvider theme={theme}>
    <Emulated globals={globals}>
      <Story />
    </Emulated>
  </ThemeProvider>
);

const rtlTheme = createTheme(theme, { direction: 'rtl' });
const rtlCache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });

/** The same from right to left, for a language that is written so. */
export const rightToLeft: Decorator = (Story) => (
  <CacheProvider value={rtlCache}>
    <ThemeProvider theme={rtlTheme}>
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    </ThemeProvider>
  </CacheProvider>
);
