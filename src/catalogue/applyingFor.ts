import { answer, documents, heading, pack, paying, profile } from './applying.yaml';
import type { OpenProgramme } from './schema';
import type { Steps } from './schema/pages';

/** Steps of an application for a programme: what an applicant sends, when we answer, and when the first payment comes. */
export function applyingFor({ asksForResults }: Pick<OpenProgramme, 'asksForResults'>): Steps {
  return {
    heading,
    items: [
      profile,
      { title: documents.title, text: asksForResults ? documents.withResults : documents.text },
      answer,
      paying,
      pack,
    ],
  };
}
