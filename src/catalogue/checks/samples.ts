/**
 * Sample values: prices, dates, numbers, addresses, names and promises that the centre still has to replace or confirm.
 * A file lists them by field under `samples`: `fee.once`, `questions.2.answer`.
 */
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Catalogue } from '../index';

export interface SampleMark {
  field: string;
  /** Line of the value in its file, from 1; `undefined` where the file has no such field. */
  line: number | undefined;
  /** Text of that line. */
  text: string;
}

/** The sample values of a file, in the order of its list. */
export function sampleMarks(text: string): SampleMark[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const list: unknown = document.get('samples');
  const fields: unknown[] = isSeq(list) ? list.toJSON() : [];
  return fields
    .filter((field) => typeof field === 'string')
    .map((field) => {
      const node = document.getIn(field.split('.'), true);
      const start = isNode(node) ? node.range?.[0] : undefined;
      const line = start === undefined ? undefined : lines.linePos(start).line;
      return { field, line, text: text.split('\n')[(line ?? 0) - 1]?.trim() ?? '' };
    });
}

/** One line for each mark of a field that the file does not have. */
export function sampleProblems(file: string, text: string): string[] {
  return sampleMarks(text)
    .filter(({ line }) => line === undefined)
    .map(({ field }) => `${file}: samples: there is no field ${field}; take it off the list`);
}

/** `true` while a value of the catalogue is a sample; the site is then a demonstration (S1-71). */
export function hasSamples({ texts }: Pick<Catalogue, 'texts'>): boolean {
  return texts.some(({ value }) => sampleMarks(value).length > 0);
}
