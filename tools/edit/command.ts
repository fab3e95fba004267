/** `npm run edit`: the development server with the editor at `/admin/`, which works on the files of this checkout. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createServer } from 'vite';
import { parse } from 'yaml';
import { editor } from './editor';

const root = process.cwd();
const port = Number(process.env.PORT ?? 5173);
const api = port + 1;
process.env.NODE_ENV = 'development';

/** Examples that are not named as the kind of their window. */
const EXAMPLES: Record<string, string> = { log: 'Incident', code: 'Program' };

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

// A route is a file of `src/pages`: a new programme gets its own.
server.watcher.on('add', (file) => {
  if (!file.startsWith(join(root, 'src/catalogue/programmes/'))) return;
  const name = basename(file, '.yaml');
  const { path, work } = parse(readFileSync(file, 'utf8'));
  const kind: string = work.window.kind;
  const example = `${EXAMPLES[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1)}Example`;
  const page = join(root, `src/pages${path}.tsx`);
  if (!/^\/programs\/[A-Za-z0-9-]+$/.test(path) || existsSync(page)) return;
  writeFileSync(
    page,
    `import programme from '../../catalogue/programmes/${name}.yaml';
import { ${example} } from '../../sections/programme/examples/${example}';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function Programme() {
  return <ProgrammePage programme={programme} Example={${example}} />;
}
`,
  );
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
