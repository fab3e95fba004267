import programme from '../../catalogue/programmes/AIDeveloper.yaml';
import { DeskExample } from '../../sections/programme/examples/Desk';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiDeveloper() {
  return <ProgrammePage programme={programme} Example={DeskExample} />;
}
