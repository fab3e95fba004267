import type { Steps } from './content';
import type { OpenProgramme } from './schema';

/** How to apply for a programme: what an applicant sends, and the ways to pay. */
export function applyingFor({ asksForResults, fee }: Pick<OpenProgramme, 'asksForResults' | 'fee'>): Steps {
  return {
    heading: 'How to apply',
    items: [
      { title: 'Create an applicant profile', text: 'It takes a few minutes, and you can stop and return later.' },
      {
        title: 'Upload your documents',
        text: asksForResults ? 'A copy of your ID and your latest results.' : 'A copy of your ID.',
      },
      {
        title: 'Choose how to pay',
        text: fee.instalments ? 'Once-off, monthly or through your employer.' : 'Once-off or through your employer.',
      },
      { title: 'Get your start pack', text: 'We confirm your place and send your timetable.' },
    ],
  };
}
