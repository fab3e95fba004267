/**
 * Sample values: prices, dates, numbers, addresses, names and promises that the centre still has to replace or confirm.
 * A file lists them by field under `samples`: `fee.once`, `questions.2.answer`.
 */
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml';

/**
 * The sample values of a file, in the order of its list: field, line from 1, and text of that line. `line` is `undefined` where
 * the file has no such field.
 */
export function sampleMarks(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const list: unknown = document.get('samples');
  const fields: unknown[] = isSeq(list) ? list.toJSON() : [];
  return fields.map(String).map((field) => {
    const node = document.getIn(field.split('.'), true);
    const line = isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
    return { field, line, text: text.split('\n')[(line ?? 0) - 1]?.trim() ?? '' };
  });
}
