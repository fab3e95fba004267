/** The editor's two pages and Decap CMS's files, for the development server (below `/admin/`) and for a deployment. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const HERE = 'tools/edit';
/** Module with Decap's configuration of the backend. */
const BACKEND = 'virtual:edit/backend';
/** Folder of Decap CMS's own build. Its script fetches others beside it, of the same ending. */
export const DECAP = `${HERE}/node_modules/decap-cms/dist`;

/** The HTML of a page with only a script. */
export function page(title: string, script: string, ...styles: string[]): string {
  return `<!doctype html>
<html lang="en-ZA">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="icon.svg" type="image/svg+xml" />
    ${styles.map((file) => `<link rel="stylesheet" href="${file}" />`).join('')}
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}

/** Vite plugin: the editor's two pages, Decap CMS, and the style of the preview's pane. */
export function editor(root: string, backend: Record<string, string>): Plugin {
  return {
    name: 'editor',
    resolveId: (id) => (id === BACKEND ? id : undefined),
    load: (id) => (id === BACKEND ? `export const backend = ${JSON.stringify(backend)};` : undefined),
    // Decap's packages have their own React.
    config: () => ({
      resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'yaml'] },
      // All packages are prepared before the first page, apart from `npm run dev`. One prepared later would make open
      // pages request files that are gone.
      cacheDir: 'node_modules/.vite/edit',
      optimizeDeps: { entries: [`${HERE}/cms.ts`, `${HERE}/preview.tsx`, 'src/pages/**/*.tsx'] },
    }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const send = (type: string, content: string | Buffer) => response.setHeader('Content-Type', type).end(content);
        // Without Vite's client: the editor does not reload when it has saved a file.
        if (pathname === '/admin/') return send('text/html', page('Edit the site', `/${HERE}/cms.ts`, 'editor.css'));
        if (pathname === '/admin/preview.html')
          return send('text/html', await server.transformIndexHtml(pathname, page('Preview', `/${HERE}/preview.tsx`)));
        if (/^\/admin\/(editor|pane)\.css$/.test(pathname))
          return send('text/css', readFileSync(join(root, HERE, basename(pathname))));
        const [, text] = /^\/admin\/file\/(src\/catalogue\/[\w./-]+\.yaml)$/.exec(pathname) ?? [];
        if (text && existsSync(join(root, text)))
          return send('text/plain; charset=utf-8', readFileSync(join(root, text)));
        if (/^\/admin\/decap\/[\w.-]*decap-cms\.js$/.test(pathname))
          return send('text/javascript', readFileSync(join(root, DECAP, basename(pathname))));
        next();
      });
    },
  };
}
