/** The editor's two pages and Decap CMS's files, for the development server (below `/admin/`) and for a deployment. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const HERE = 'tools/edit';
/** Folder of Decap CMS's own build. Its script fetches others beside it, of the same ending. */
export const DECAP = `${HERE}/node_modules/decap-cms/dist`;

/** Vite plugin: the editor's two pages and Decap CMS. */
export function editor(root: string, backend: Record<string, string>): Plugin {
  return {
    name: 'editor',
    config: () => ({
      define: { 'import.meta.env.EDIT_BACKEND': backend },
      // Decap's packages have their own React.
      resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'yaml'] },
      // All packages are prepared before the first page, apart from `npm run dev`. One prepared later would make open
      // pages request files that are gone.
      cacheDir: 'node_modules/.vite/edit',
      optimizeDeps: { entries: [`${HERE}/*.html`, 'src/pages/**/*.tsx'] },
    }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const read = (file: string) => readFileSync(join(root, file), 'utf8');
        const send = (type: string, text: string) => response.setHeader('Content-Type', type).end(text);
        // Without Vite's client: the editor does not reload when it has saved a file.
        if (pathname === '/admin/') return send('text/html', read(`${HERE}/index.html`));
        if (pathname === '/admin/preview.html')
          return send('text/html', await server.transformIndexHtml(pathname, read(`${HERE}/preview.html`)));
        if (/^\/admin\/decap\/[\w.-]*decap-cms\.js$/.test(pathname))
          return send('text/javascript', read(join(DECAP, basename(pathname))));
        next();
      });
    },
  };
}

/**
 * The backend for the repository of `EDIT_REPOSITORY`. The variables are those of the build, or of `.env.local`.
 * Throws one line that names what is wrong.
 */
export function gitHubBackend({ EDIT_REPOSITORY: repo = '', EDIT_SIGN_IN: signIn = '' }: Record<string, string>) {
  const wrong = [
    ...(/^[\w.-]+\/[\w.-]+$/.test(repo) ? [] : ['EDIT_REPOSITORY must be a repository such as centre/site']),
    // Only an origin, because Decap compares it with that of the sign-in's window.
    ...(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/.test(signIn) && new URL(signIn).origin === signIn
      ? []
      : ['EDIT_SIGN_IN must be an address without a path, in small letters, such as https://sign-in.example']),
  ];
  if (wrong.length > 0) throw new Error(`The editor is not configured: ${wrong.join('; ')}. See docs/editing.md`);
  // With this scope an OAuth app has no access to private repositories; a GitHub App has its own limits.
  return { name: 'github', repo, branch: 'main', base_url: signIn, auth_scope: 'public_repo' };
}
