import { programme } from '../../catalogue/programmes/softwareengineer';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function SoftwareEngineer() {
  return <ProgrammePage programme={programme} />;
}
