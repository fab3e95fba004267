/** HTML as template literals: a value is escaped, unless it is HTML itself. */
import { escapeHtml } from '../../../build/escape';

/** Text that is HTML. */
export class Html {
  constructor(readonly text: string) {}
}

/** What may stand in a template; what is absent writes nothing. */
export type Value = Html | string | number | undefined | false | Value[];

function write(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(write).join('');
  return value === undefined || value === false ? '' : escapeHtml(String(value));
}

export const html = (texts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(String.raw({ raw: texts }, ...values.map(write)));
