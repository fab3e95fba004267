import programme from '../../catalogue/programmes/softwareEngineerPython.yaml';
import { ProgramExample } from '../../sections/programme/examples/Program';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function SoftwareEngineerPython() {
  return <ProgrammePage programme={programme} Example={ProgramExample} />;
}
