import * as barTexts from '../catalogue/interface/bars.yaml';
import type { Intake } from '../catalogue/schema';
import { Day } from './Day';

interface ApplyDayProps {
  intake: Pick<Intake, 'opens' | 'closes'>;
  today: string;
}

/** Last day to apply, or the first one while applications are not open: `Apply by 18 January 2027`. */
export function ApplyDay({ intake: { opens, closes }, today }: ApplyDayProps) {
  const day = opens > today ? opens : closes;
  return (
    <>
      {day === opens ? barTexts.applyFrom : barTexts.applyBy} <Day iso={day} />
    </>
  );
}
