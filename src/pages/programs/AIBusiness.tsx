import { programme } from '../../catalogue/programmes/AIBusiness';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiBusiness() {
  return <ProgrammePage programme={programme} />;
}
