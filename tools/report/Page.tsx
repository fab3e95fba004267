/** The frame of a report's page: Material UI and the site's own theme, drawn on the server without a script. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '../../src/theme';
import { elements } from './theme';

interface ReportPage {
  title: string;
  /** What stands above the title. */
  above: ReactNode;
  /** From the h1 on. */
  children: ReactNode;
  below: ReactNode;
  /** The first line of the file, where there is one. */
  comment?: string;
  /** The address of a script; the page is complete without it. */
  script?: string;
}

/** No script but the pack's own files, and nothing from elsewhere. A pack opens from a file, which has no origin. */
const POLICY =
  "default-src 'none'; script-src 'self' file:; img-src 'self' file: data:; frame-src 'self' file:; style-src 'unsafe-inline'";

/** The text of a page. Its styles are in its head. */
export function renderPage({ title, above, children, below, comment = '', script }: ReportPage): string {
  const cache = createCache({ key: 'report' });
  // Styles are gathered in the cache, not written before each element.
  cache.compat = true;
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <GlobalStyles styles={elements} />
        <a className="skip" href="#main">
          Skip to the report
        </a>
        <Paper component="header" square elevation={0} sx={{ bgcolor: 'band.deep', color: 'band.onDeep', py: 1 }}>
          <Container>{above}</Container>
        </Paper>
        <Container component="main" id="main" tabIndex={-1}>
          {children}
        </Container>
        <Paper component="footer" square elevation={0} sx={{ bgcolor: 'band.sand', mt: 8, py: 3 }}>
          <Container>{below}</Container>
        </Paper>
      </ThemeProvider>
    </CacheProvider>,
  );
  const styles = Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={POLICY} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <link rel="icon" href="data:," />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the theme's own rules. */}
      <style dangerouslySetInnerHTML={{ __html: styles.join('') }} />
      {script && <script defer src={script} />}
    </head>,
  );
  const first = comment ? `<!-- ${comment.replaceAll('--', '- -')} -->` : '';
  return `<!DOCTYPE html>${first}\n<html lang="en-ZA">${head}<body>${body}</body></html>\n`;
}
