import * as dateTexts from '../../catalogue/interface/dates.yaml';
import { AskUs } from './AskUs';

/** Says that no intake is ahead, and whom to ask. */
export function NothingAhead() {
  return (
    <p>
      {dateTexts.nothingAhead} <AskUs subject={dateTexts.nextSubject}>{dateTexts.askNext}</AskUs>
    </p>
  );
}
