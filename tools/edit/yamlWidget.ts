/** The site's own widget in Decap CMS. */
import { parse, stringify } from 'yaml';

/** Registers a widget for YAML, for fields of several kinds. */
export function registerYaml(): void {
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
