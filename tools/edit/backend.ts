/** Decap's backend, which here also writes a new programme's page, and writes over no one's work. */
import { backend } from 'virtual:edit/backend';
import { withPages } from './programmePage';

// biome-ignore lint/suspicious/noExplicitAny: Decap has no types for its backends.
type Any = any;

let kept: Any;

/** An error that is shown as its words alone. */
export const refusal = (message: string) => Object.assign(new Error(message), { name: '' });

/** Changes the backend that `CMS.init` will make. */
export function guardBackend(): void {
  const decap = window.CMS.getBackend(backend.name);
  const { init } = decap;
  decap.init = (...given: unknown[]) => {
    kept = init(...given);
    const { persistEntry, authenticate } = kept;
    kept.persistEntry = (entry: Any, options: unknown) =>
      persistEntry.call(kept, { ...entry, dataFiles: withPages(entry.dataFiles) }, options);
    kept.authenticate = async (user: unknown) => {
      const found = await authenticate.call(kept, user);
      // Where GitHub does not merge, Decap would put the draft's files over what is there.
      if (kept.api)
        kept.api.forceMergePR = async () => {
          throw refusal(
            'GitHub does not take it yet: its checks are not green, or someone else has changed the same lines. The pull request says which.',
          );
        };
      return found;
    };
    return kept;
  };
}

/** The text of a file as it is now: in its draft where there is one, and `undefined` where there is no such file. */
export async function textNow(path: string, draft: string): Promise<string | undefined> {
  const { api } = kept;
  if (!api) return (await kept.getEntry(path)).data;
  const headers = { Accept: 'application/vnd.github.raw' };
  const read = (ref: string) =>
    api
      .request(`${api.repoURL}/contents/${path}`, { params: { ref }, headers, cache: 'no-store' })
      .catch((error: { status?: number }) => {
        if (error.status !== 404) throw error;
      });
  return (await read(draft)) ?? read(backend.branch as string);
}
