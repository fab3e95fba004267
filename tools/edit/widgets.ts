/** The site's own widgets in Decap CMS. */
import { parse, stringify } from 'yaml';

// biome-ignore lint/suspicious/noExplicitAny: Decap has no types for its controls.
type Any = any;

/** Lets fields with `whenOpen` be empty only in an upcoming programme. Decap's `required` cannot depend on another field. */
function requireWhenOpen(): void {
  const { CMS } = window;
  for (const name of ['number', 'string', 'select', 'list']) {
    const { control: Control, preview, schema } = CMS.getWidget(name);
    const check = name === 'list' ? 'validateSize' : 'isValid';
    class RequiredWhenOpen extends Control {
      constructor(props: Any) {
        super(props);
        const known: (() => Any) | undefined = (this as Any)[check]?.bind(this);
        (this as Any)[check] = () => {
          const { field, value, getEntry, t } = (this as Any).props;
          const isEmpty = (value ?? '') === '' || value.size === 0;
          if (!field.get('whenOpen') || !isEmpty || getEntry().getIn(['data', 'isUpcoming'])) return known?.() ?? true;
          const message = t('editor.editorControlPane.widget.required', { fieldLabel: field.get('label') });
          const error = { type: 'PRESENCE', message };
          return name === 'list' ? [error] : { error };
        };
      }
    }
    CMS.registerWidget(name, RequiredWhenOpen, preview, schema);
  }
}

/** Registers a widget for YAML, for fields of several kinds. */
function registerYaml(): void {
  const { CMS, createClass, h } = window;
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
}

export function registerWidgets(): void {
  requireWhenOpen();
  registerYaml();
}
