import { answer, documents, heading, pack, paying, profile } from './applying.yaml';
import type { OpenProgramme } from './schema';
import type { Steps } from './schema/pages';

/** Steps of an application for a programme: what an applicant sends, when we answer, and the ways to pay. */
export function applyingFor({ asksForResults, fee }: Pick<OpenProgramme, 'asksForResults' | 'fee'>): Steps {
  return {
    heading,
    items: [
      profile,
      { title: documents.title, text: asksForResults ? documents.withResults : documents.text },
      answer,
      { title: paying.title, text: fee.instalments ? paying.withInstalments : paying.text },
      pack,
    ],
  };
}
