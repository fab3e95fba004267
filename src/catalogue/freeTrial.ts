import type { Passage } from './content';
import { sample } from './sample';

/** The free trial: described once, and linked wherever it is offered (S1-09). */
export const freeTrial: Passage = {
  id: 'free-trial',
  heading: 'The free trial',
  paragraphs: ['Before you apply for a programme you can try it, and see whether it is for you.'],
  items: sample([
    'What it is: one live lesson of the programme as a guest, with its notes and its task.',
    'How long it takes: about two hours, on a day that we agree with you.',
    'What it costs: nothing. You give no card or bank details.',
    'What happens after: nothing by itself. You apply if you want to go on; if not, we delete your details within 30 days.',
  ]),
};
