import type { Intake } from '../catalogue/schema';
import { formatDay } from './format';

interface ApplyDayProps {
  intake: Pick<Intake, 'opens' | 'closes'>;
  today: string;
}

/** `Apply by 18 January 2027`, or from when, where applications are not open yet. */
export function ApplyDay({ intake: { opens, closes }, today }: ApplyDayProps) {
  const day = opens > today ? opens : closes;
  return (
    <>
      {day === opens ? 'Apply from' : 'Apply by'} <time dateTime={day}>{formatDay(day)}</time>
    </>
  );
}
