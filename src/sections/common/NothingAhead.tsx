import { fill } from '../../catalogue/fill';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import { AskUs } from './AskUs';

/** Says that no intake is ahead, and whom to ask. `name` is the programme's, where it is about one. */
export function NothingAhead({ name }: { name?: string }) {
  const subject = name === undefined ? dateTexts.nextSubject : fill(dateTexts.nextOfSubject, { name });
  return (
    <p>
      {dateTexts.nothingAhead}{' '}
      <AskUs subject={subject}>{name === undefined ? dateTexts.askNext : dateTexts.askNextOf}</AskUs>
    </p>
  );
}
