import programme from '../../catalogue/programmes/softwareengineer.yaml';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function SoftwareEngineer() {
  return <ProgrammePage programme={programme} />;
}
