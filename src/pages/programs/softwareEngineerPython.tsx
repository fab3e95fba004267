import { programme } from '../../catalogue/programmes/softwareEngineerPython';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function SoftwareEngineerPython() {
  return <ProgrammePage programme={programme} />;
}
