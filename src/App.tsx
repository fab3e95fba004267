import { ThemeProvider } from '@mui/system';
import { useEffect } from 'react';
import { Shell } from './shell/Shell';
import { theme } from './theme/theme';

/**
 * The whole site below its router. The theme comes through MUI System's provider: Material's own would write the theme's
 * CSS variables again at run time, and they are in the page's stylesheet already.
 */
export function App() {
  useEffect(() => {
    // Tells tests and tools that the page answers to the keyboard now.
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <ThemeProvider theme={theme}>
      <Shell />
    </ThemeProvider>
  );
}
