/** `npm run edit`: the development server with the editor at `/admin/`, which works on the files of this checkout. */
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { createServer } from 'vite';
import { editor } from './editor';
import { addPage } from './programmePage';

const root = process.cwd();
const port = Number(process.env.PORT ?? 5173);
process.env.NODE_ENV = 'development';

// Packages that only this tool has; Express is that of decap-server.
const toolRequire = createRequire(createRequire(import.meta.url).resolve('decap-server'));
const files = toolRequire('express')();
await toolRequire('decap-server/dist/middlewares').registerLocalFs(files, { logLevel: 'error' });

const server = await createServer({
  root,
  mode: 'development',
  logLevel: 'error',
  plugins: [
    editor(root, { name: 'proxy', proxy_url: '/admin/api/v1', branch: 'main' }),
    { name: 'files', configureServer: ({ middlewares }) => void middlewares.use('/admin', files) },
  ],
  server: { port, strictPort: true, open: process.env.CI || process.env.BROWSER === 'none' ? false : '/admin/' },
});
server.watcher.on('add', (file) => {
  const name = relative(root, file).replaceAll('\\', '/');
  if (/^src\/catalogue\/programmes\/[^/]+\.yaml$/.test(name)) addPage(root, name);
});
await server.listen().catch(async (error: unknown) => {
  await server.close();
  throw error;
});
console.log(`Edit the site on http://localhost:${port}/admin/ (Ctrl+C ends it).`);
