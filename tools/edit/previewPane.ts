/** The preview beside a form: the site in a frame, as wide as a phone or a desktop, in light or dark. */
import { collections } from './collections';
import { TEXT, withoutEmpty } from './format';
import style from './pane.css?raw';

const WIDTHS = { Phone: 390, Desktop: 1280 };
const SCHEMES = { Light: 'light', Dark: 'dark' };
/** The last choice, kept for the next form. */
const chosen = { width: WIDTHS.Phone, scheme: 'light' };

/** A group of buttons; one is pressed. */
function choice<T>(label: string, options: Record<string, T>, value: T, choose: (value: T) => void) {
  const { h } = window;
  return h(
    'span',
    { role: 'group', 'aria-label': label, key: label },
    ...Object.entries(options).map(([name, option]) =>
      h('button', { type: 'button', key: name, 'aria-pressed': option === value, onClick: () => choose(option) }, name),
    ),
  );
}

/** The pane of a form. The preview gets each draft as a message. */
function pane(file = 'programme') {
  const { createClass, h } = window;
  return createClass({
    getInitialState: () => ({ ...chosen }),
    componentDidUpdate() {
      this.send();
    },
    send() {
      const data = this.props.entry.get('data').toJS();
      const { [TEXT]: _, samples: __, ...content } = withoutEmpty(data) as Record<string, unknown>;
      this.frame?.contentWindow?.postMessage({ file, content }, location.origin);
    },
    choose(change: Partial<typeof chosen>) {
      Object.assign(chosen, change);
      this.setState(change);
    },
    render() {
      const { width, scheme } = this.state;
      const choices = [
        choice('Width', WIDTHS, width, (one) => this.choose({ width: one })),
        choice('Colours', SCHEMES, scheme, (one) => this.choose({ scheme: one })),
      ];
      const frame = h('iframe', {
        title: 'Preview of the page',
        src: new URL('preview.html', location.href).href,
        ref: (element: HTMLIFrameElement) => Object.assign(this, { frame: element }),
        onLoad: () => this.send(),
        // A frame's colour scheme is that which its page is asked to prefer.
        style: { '--width': `${width}px`, colorScheme: scheme },
      });
      return h(
        'div',
        { className: 'preview' },
        h('div', { className: 'choices' }, ...choices),
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
