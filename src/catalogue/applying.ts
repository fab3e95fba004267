import type { Steps } from './content';

/** How a visitor applies for any programme. */
export const applying: Steps = {
  heading: 'How to apply',
  items: [
    { title: 'Create an applicant profile', text: 'It takes a few minutes, and you can stop and return later.' },
    { title: 'Upload your documents', text: 'A copy of your ID and your latest results.' },
    { title: 'Choose how to pay', text: 'Once-off, monthly or through your employer.' },
    { title: 'Get your start pack', text: 'We confirm your place and send your timetable.' },
  ],
};
