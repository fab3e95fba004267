/** The editor in a deployment: built only where the environment names a repository. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadEnv } from 'vite';

/** Decap CMS's backend for the repository of `EDIT_REPOSITORY`; `undefined` where none is named. */
export function editorBackend(env: Record<string, string>): Record<string, string> | undefined {
  const { EDIT_REPOSITORY: repo, EDIT_SIGN_IN: signIn, EDIT_BRANCH: branch } = env;
  if (!repo && !signIn) return undefined;
  const wrong = [
    ...(/^[\w.-]+\/[\w.-]+$/.test(repo ?? '') ? [] : ['EDIT_REPOSITORY must be a repository such as centre/site']),
    ...(/^https:\/\/[^/]+$/.test(signIn ?? '')
      ? []
      : ['EDIT_SIGN_IN must be an address such as https://sign-in.example']),
  ];
  if (wrong.length > 0) {
    const message = `The editor is only half configured: ${wrong.join('; ')}. See docs/editing.md`;
    throw Object.assign(new Error(message), { stack: message });
  }
  return { name: 'github', repo: String(repo), branch: branch || 'main', base_url: String(signIn) };
}

/** What the environment and `.env.local` say about the editor. */
export const editorEnv = (root: string): Record<string, string> => loadEnv('production', root, 'EDIT_');

/** Builds `/admin/` into `outDir`, with the packages of the editor's own install. */
export function buildEditor(root: string, outDir: string, backend: Record<string, string>): void {
  const command = [
    join(root, 'tools/site/run.mjs'),
    join(root, 'tools/edit/build.ts'),
    outDir,
    JSON.stringify(backend),
  ];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The editor could not be built.');
}
