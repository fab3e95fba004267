import { mailAddress } from '../../catalogue/addresses';
import * as dateTexts from '../../catalogue/interface/dates.yaml';

/** Says that no intake is ahead, and whom to ask. */
export function NothingAhead() {
  return (
    <p>
      {dateTexts.nothingAhead} <a href={mailAddress(dateTexts.nextSubject)}>{dateTexts.askNext}</a>
    </p>
  );
}
