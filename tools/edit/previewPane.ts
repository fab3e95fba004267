/** The preview beside a form: the site in a frame, as wide as a phone or a desktop, in light or dark. */
import { collections } from './collections';
import { TEXT, withoutEmpty } from './format';
import style from './pane.css?raw';

/** A group of choices, of which the first is chosen at first. The style sheet follows them. */
function choice(label: string, ...names: string[]) {
  const { h } = window;
  const radio = (name: string) =>
    h('input', { type: 'radio', name: label, value: name, defaultChecked: name === names[0] });
  const options = names.map((name) => h('label', { key: name }, radio(name), name));
  return h('span', { role: 'radiogroup', 'aria-label': label }, ...options);
}

/** The pane of a form. The preview gets each draft as a message. */
function pane(file = 'programme') {
  const { createClass, h } = window;
  return createClass({
    componentDidUpdate() {
      this.send();
    },
    send() {
      const data = this.props.entry.get('data').toJS();
      const { [TEXT]: _, samples: __, ...content } = withoutEmpty(data) as Record<string, unknown>;
      this.frame?.contentWindow?.postMessage({ file, content }, location.origin);
    },
    render() {
      const frame = h('iframe', {
        title: 'Preview of the page',
        src: new URL('preview.html', location.href).href,
        ref: (element: HTMLIFrameElement) => Object.assign(this, { frame: element }),
        onLoad: () => this.send(),
      });
      return h(
        'div',
        { className: 'preview' },
        h('div', { className: 'choices' }, choice('Width', 'Phone', 'Desktop'), choice('Colours', 'Light', 'Dark')),
        h('div', { className: 'room' }, frame),
      );
    },
  });
}

/** Registers the preview of every form. */
export function registerPreviews(): void {
  const { CMS } = window;
  CMS.registerPreviewStyle(style, { raw: true });
  CMS.registerPreviewTemplate('programmes', pane());
  for (const { name, file } of collections().flatMap((one) => ('files' in one ? one.files : [])))
    CMS.registerPreviewTemplate(name, pane(file));
}
