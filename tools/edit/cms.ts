/** Starts Decap CMS at `/admin/` with the catalogue's forms, its own way of writing files, and the site as preview. */

import { backend } from 'virtual:edit/backend';
import { parse, stringify } from 'yaml';
import { collections, FILE, FOLDER, refusals } from './collections';
import { drafts, forgetDraft, offerBackupsLater, savedText, willSave } from './drafts';
import { fileText } from './fileText';
import { TEXT, withoutEmpty } from './format';
import { registerPreviews } from './previewPane';

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
const { CMS, createClass, h } = window;
const isLocal = backend.name === 'proxy';

CMS.registerCustomFormat('catalogue', 'yaml', drafts);

// In the words of the page: what was not saved, and why.
const words = CMS.getLocale('en');
words.ui.toast.onFailToPersist = 'Not saved. %{details}';

/** A field of which there are several kinds is written as YAML. */
CMS.registerWidget(
  'yaml',
  createClass({
    getInitialState() {
      const { value } = this.props;
      return { text: value ? stringify(value.toJS?.() ?? value, { lineWidth: 0 }) : '', error: '' };
    },
    isValid() {
      return this.state.error ? { error: { message: this.state.error } } : true;
    },
    change(text: string) {
      try {
        const value = text.trim() ? parse(text) : undefined;
        this.setState({ text, error: '' });
        this.props.onChange(value);
      } catch (error) {
        this.setState({ text, error: String(error).split('\n')[0] });
      }
    },
    render() {
      const { forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
      const onChange = ({ target }: { target: HTMLTextAreaElement }) => this.change(target.value);
      const rows = this.state.text.split('\n').length + 1;
      return h('textarea', {
        id: forID,
        className: classNameWrapper,
        rows,
        value: this.state.text,
        onChange,
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
        spellCheck: false,
      });
    },
  }),
);

registerPreviews();

// Decap rejects with what is no error, or with nothing, once it has said what it refuses.
addEventListener('unhandledrejection', (event) => {
  if (!(event.reason instanceof Error)) event.preventDefault();
});

/** An error that is shown as its words alone. */
const refusal = (message: string) => Object.assign(new Error(message), { name: '' });

CMS.registerEventListener({
  name: 'preSave',
  // biome-ignore lint/suspicious/noExplicitAny: an Immutable map of the version that Decap bundles.
  async handler({ entry }: any) {
    const file: string = entry.get('path') || `${FOLDER}/programmes/new.yaml`;
    const data = entry.get('data').toJS();
    data.intakes?.sort((a: { starts: string }, b: { starts: string }) => a.starts.localeCompare(b.starts));
    const wrong = refusals(file, withoutEmpty(data) as Record<string, unknown>);
    if (wrong.length > 0) throw refusal(wrong.join(' · '));
    const now = isLocal && data[TEXT] && (await fileText(backend, file));
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
    collections: collections(isLocal),
  },
});
