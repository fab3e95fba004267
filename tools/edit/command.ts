/** `npm run edit`: the development server with the editor at `/admin/`, which works on the files of this checkout. */
import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { editor } from './editor';
import { addPage } from './programmePage';

const root = process.cwd();
const port = Number(process.env.PORT ?? 5173);
const api = port + 1;
process.env.NODE_ENV = 'development';

const backend = { name: 'proxy', proxy_url: '/admin/api/v1', branch: 'main' };
const server = await createServer({
  root,
  mode: 'development',
  logLevel: 'error',
  plugins: [editor(root, backend)],
  server: {
    port,
    strictPort: true,
    open: process.env.CI || process.env.BROWSER === 'none' ? false : '/admin/',
    proxy: { '/admin/api': { target: `http://localhost:${api}`, rewrite: (path) => path.replace('/admin', '') } },
  },
});

server.watcher.on('add', (file) => {
  const name = relative(root, file).replaceAll('\\', '/');
  if (/^src\/catalogue\/programmes\/[^/]+\.yaml$/.test(name)) addPage(root, name);
});
await server.listen().catch(async (error: unknown) => {
  await server.close();
  throw error;
});

const files = spawn(process.execPath, [join(root, 'tools/edit/node_modules/decap-server/dist/index.js')], {
  env: {
    ...process.env,
    PORT: String(api),
    BIND_HOST: 'localhost',
    GIT_REPO_DIRECTORY: root,
    MODE: 'fs',
    LOG_LEVEL: 'error',
  },
  stdio: 'ignore',
});
process.on('exit', () => files.kill());
files.on('exit', () => {
  console.error(`Ports ${port} and ${api} must be free. Choose others: PORT=5183 npm run edit`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
console.log(`Edit the site on http://localhost:${port}/admin/ (Ctrl+C ends it).`);
