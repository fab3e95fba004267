/** Transcript of a page or a journey: as text for people, with the missing phrases. */
import { isHeard, type Phrase } from './phrases';
import type { Versions } from './visitor';

/** An action, the speech after it, and the expected phrases. */
export interface Section {
  /** Name of the action, as 'Headings' or 'Enter'. */
  title: string;
  /** The utterances after each key; a line of the transcript each. */
  said: string[][];
  expected: Phrase[];
}

/** Sections of one task, with their results. */
export interface Hearing {
  sections: Section[];
  /** Number of expected phrases, and those that were not said, after their section's title: 'Escape: Menu'. */
  expected: number;
  missing: string[];
}

function judge(sections: Section[]): Hearing {
  const missing = sections.flatMap(({ title, said, expected }) =>
    expected.filter((phrase) => !isHeard(said.flat(), phrase)).map(({ text }) => `${title}: ${text}`),
  );
  return { sections, expected: sections.flatMap(({ expected }) => expected).length, missing };
}

/** Performs a task, again if a phrase was missing, because transcripts vary a little. Returns the better hearing. */
export async function hearTwice(perform: () => Promise<Section[]>): Promise<Hearing> {
  const first = judge(await perform());
  if (first.missing.length === 0) return first;
  const second = judge(await perform());
  return second.missing.length < first.missing.length ? second : first;
}

/** Hearing of a page or journey that failed, with the reason in a line. */
export function unheard(error: unknown): Hearing {
  const reason = String(error instanceof Error ? error.message : error).split('\n', 1)[0];
  return { sections: [], expected: 1, missing: [`anything, because of this: ${reason}`] };
}

const lines = ({ title, said }: Section) => [
  '',
  title,
  ...said.map((utterances) => `  ${utterances.join(' ') || '(nothing)'}`),
];

/** The transcript as text: versions, commit and path, missing phrases, then the speech. */
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
