import type { Programme } from '../../catalogue/schema';
import { registrationAddress } from '../../paths';
import { Button } from '../../ui/Button/Button';

interface ProgrammeActionsProps {
  programme: Programme;
  size?: 'small' | 'medium';
}

/** Apply and free trial, both on the external applicant site, with the programme named (S1-08, S1-09). */
export function ProgrammeActions({ programme: { name }, size = 'medium' }: ProgrammeActionsProps) {
  return (
    <div className="buttons">
      <Button color="apply" size={size} href={registrationAddress({ programme: name })}>
        Apply now
      </Button>
      <Button variant="outlined" size={size} href={registrationAddress({ programme: name, intent: 'free-trial' })}>
        Start a free trial
      </Button>
    </div>
  );
}
