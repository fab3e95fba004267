import programme from '../../catalogue/programmes/softwareengineer.yaml';
import { TestsExample } from '../../sections/programme/examples/Tests';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function SoftwareEngineer() {
  return <ProgrammePage programme={programme} Example={TestsExample} />;
}
