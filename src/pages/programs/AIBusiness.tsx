import programme from '../../catalogue/programmes/AIBusiness.yaml';
import { BoardExample } from '../../sections/programme/examples/Board';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiBusiness() {
  return <ProgrammePage programme={programme} Example={BoardExample} />;
}
