/** Starts Decap CMS at `/admin/` with the catalogue's forms, its own way of writing files, and the site as preview. */

import { backend } from 'virtual:edit/backend';
import { guardBackend, refusal, textNow } from './backend';
import { collections, FILE, FOLDER, refusals } from './collections';
import { drafts, forgetDraft, offerBackupsLater, savedText, willSave } from './drafts';
import { TEXT, withoutEmpty } from './format';
import { registerPreviews } from './previewPane';
import { registerWidgets } from './widgets';

// Decap's own build, with its React: the site's React draws the previews in a frame of their own.
Object.assign(window, { CMS_MANUAL_INIT: true });
await new Promise((resolve, reject) => {
  const script = Object.assign(document.createElement('script'), {
    src: '/admin/decap/decap-cms.js',
    onload: resolve,
    onerror: reject,
  });
  document.head.append(script);
});
const { CMS } = window;
const isLocal = backend.name === 'proxy';

CMS.registerCustomFormat('catalogue', 'yaml', drafts);

// In the words of the page: what was not saved, and why.
const words = CMS.getLocale('en');
words.ui.toast.onFailToPersist = 'Not saved. %{details}';
words.ui.toast.missingRequiredField = 'Not saved. Each red field says what is wrong.';
words.ui.toast.onFailToPublishEntry = 'Not published. %{details}';

registerWidgets();
registerPreviews();

// Decap rejects with what is no error, or with nothing, once it has said what it refuses.
addEventListener('unhandledrejection', (event) => {
  if (!(event.reason instanceof Error)) event.preventDefault();
});

CMS.registerEventListener({
  name: 'preSave',
  // biome-ignore lint/suspicious/noExplicitAny: an Immutable map of the version that Decap bundles.
  async handler({ entry }: any) {
    const file: string = entry.get('path') || `${FOLDER}/programmes/new.yaml`;
    const data = entry.get('data').toJS();
    data.intakes?.sort((a: { starts: string }, b: { starts: string }) => a.starts.localeCompare(b.starts));
    const wrong = refusals(file, withoutEmpty(data) as Record<string, unknown>);
    if (wrong.length > 0) throw refusal(wrong.join(' · '));
    const isKnown = data[TEXT] && entry.get('path');
    const now = isKnown && (await textNow(file, `cms/${entry.get('collection')}/${entry.get('slug')}`));
    if (now && now !== data[TEXT] && now !== savedText(data[TEXT]))
      throw refusal(
        'Someone else has changed this file since you opened it. Copy your words, reload, and make your change again.',
      );
    willSave(data);
    const named = entry.get('data').set(FILE, String(data.path).replace(/.*\//, ''));
    return data.intakes ? named.set('intakes', data.intakes) : named;
  },
});

CMS.registerEventListener({ name: 'postSave', handler: forgetDraft });
offerBackupsLater();
guardBackend();

CMS.init({
  config: {
    load_config_file: false,
    backend,
    // A save is a pull request where it does not go to a file of this machine.
    publish_mode: isLocal ? 'simple' : 'editorial_workflow',
    media_folder: 'public/uploads',
    public_folder: '/uploads',
    slug: { encoding: 'ascii' },
    site_url: location.origin,
    collections: collections(),
  },
});
