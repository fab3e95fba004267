/** Starts Decap CMS with the catalogue's forms and file format, and the site as preview. */
import { catalogue } from '../../src/catalogue/index';
import { collections, FOLDER, filledIn, refusals } from './collections';
import { format, SLUG, TEXT, toFile } from './format';
import { registerPreviews } from './previewPane';
import { registerYaml } from './yamlWidget';

// Decap's own build, with its own React. The site's React draws the previews, in a frame.
Object.assign(window, { CMS_MANUAL_INIT: true });
await new Promise((onload, onerror) => {
  const script = Object.assign(document.createElement('script'), { src: 'decap/decap-cms.js', onload, onerror });
  document.head.append(script);
});
const { CMS } = window;
/** Decap's configuration of the storage. */
const backend: Record<string, string> = import.meta.env.EDIT_BACKEND;
const isLocal = backend.name === 'proxy';

CMS.registerCustomFormat('catalogue', 'yaml', format);
registerYaml();
registerPreviews();
// Without a media library, because no form has files.
CMS.registerMediaLibrary({ name: 'none', init: () => ({}) });

// After a refusal that it has shown, Decap rejects with something that is not an Error.
addEventListener('unhandledrejection', (event) => {
  if (!(event.reason instanceof Error)) event.preventDefault();
});

/** An error that is shown without its name. */
const refusal = (message: string) => Object.assign(new Error(message), { name: '' });

/** The current text of a file, from its draft if there is one. `undefined` if unreadable, as in a private repository. */
async function textNow(file: string, draft: string): Promise<string | undefined> {
  const onGitHub = `https://api.github.com/repos/${backend.repo}/contents/${file}?ref=`;
  const headers = { Accept: 'application/vnd.github.raw' };
  for (const address of isLocal ? [`/${file}`] : [onGitHub + draft, onGitHub + backend.branch]) {
    const response = await fetch(address, { cache: 'no-store', headers }).catch(() => undefined);
    if (response?.ok) return response.text();
  }
  return undefined;
}

/** The text that this window saved last, by the text with which the form was opened. */
const saved = new Map<unknown, string>();

CMS.registerEventListener({
  name: 'preSave',
  // biome-ignore lint/suspicious/noExplicitAny: an Immutable map of the version that Decap bundles.
  async handler({ entry }: any) {
    const file: string = entry.get('path') || `${FOLDER}/programmes/new.yaml`;
    const data = entry.get('data').toJS();
    data.intakes?.sort((a: { starts: string }, b: { starts: string }) => a.starts.localeCompare(b.starts));
    const content = filledIn(file, data);
    const wrong = refusals(file, content);
    if (wrong.length > 0) throw refusal(wrong.join(' · '));
    const opened = entry.get('path') && data[TEXT];
    const now = opened && (await textNow(file, `cms/${entry.get('collection')}/${entry.get('slug')}`));
    if (now && now !== opened && now !== saved.get(opened))
      throw refusal(
        'Someone else has changed this file since you opened it. Copy your words, reload, and make your change again.',
      );
    const written = { ...content, [TEXT]: data[TEXT], [SLUG]: String(data.path).replace(/.*\//, '') };
    if (opened) saved.set(opened, toFile(written));
    return entry.get('data').clear().merge(written);
  },
});

CMS.init({
  config: {
    load_config_file: false,
    backend,
    // A save writes a file of this machine, or makes a pull request.
    publish_mode: isLocal ? 'simple' : 'editorial_workflow',
    media_library: { name: 'none' },
    // Decap lists this folder before it opens a form, and refuses an empty name. Nothing is ever put there.
    media_folder: 'public',
    slug: { encoding: 'ascii' },
    site_url: isLocal ? location.origin : catalogue.organisation.siteAddress,
    collections: collections(isLocal),
  },
});
