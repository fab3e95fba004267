/** What was said on a page or a journey: as text for people, and what was missing from it. */
import { isHeard, type Phrase } from './phrases';
import type { Versions } from './visitor';

/** Something that was done, what was said to it, and what should have been said. */
export interface Section {
  /** As 'Headings' or 'Enter'. */
  title: string;
  /** The utterances after each key; a line of the transcript each. */
  said: string[][];
  expected: Phrase[];
}

/** Sections that follow from one another, as they were heard. */
export interface Hearing {
  sections: Section[];
  /** How many phrases were expected, and those that were not said, after their section's title: 'Escape: Menu'. */
  expected: number;
  missing: string[];
}

function judge(sections: Section[]): Hearing {
  const missing = sections.flatMap(({ title, said, expected }) =>
    expected.filter((phrase) => !isHeard(said.flat(), phrase)).map(({ text }) => `${title}: ${text}`),
  );
  return { sections, expected: sections.flatMap(({ expected }) => expected).length, missing };
}

/** Performs it once more where something was not said, for transcripts vary a little, and keeps the better hearing. */
export async function hearTwice(perform: () => Promise<Section[]>): Promise<Hearing> {
  const first = judge(await perform());
  if (first.missing.length === 0) return first;
  const second = judge(await perform());
  return second.missing.length < first.missing.length ? second : first;
}

/** What there is to tell of a page or journey that could not be gone through: why, in a line. */
export function unheard(error: unknown): Hearing {
  const reason = String(error instanceof Error ? error.message : error).split('\n', 1)[0];
  return { sections: [], expected: 1, missing: [`anything, because of this: ${reason}`] };
}

const lines = ({ title, said }: Section) => [
  '',
  title,
  ...said.map((utterances) => `  ${utterances.join(' ') || '(nothing)'}`),
];

/** The transcript as text: versions, commit and path, what was not said, then what was. */
export function asText(path: string, versions: Versions, commit: string, hearings: Hearing[]): string {
  const missing = hearings.flatMap((hearing) => hearing.missing);
  return [
    `Orca ${versions.orca}, Speech Dispatcher ${versions.speechDispatcher}, ${versions.browser}`,
    `Commit ${commit}`,
    `Path ${path}`,
    ...missing.map((phrase) => `Not said: ${phrase}`),
    ...hearings.flatMap(({ sections }) => sections.flatMap(lines)),
    '',
  ].join('\n');
}
