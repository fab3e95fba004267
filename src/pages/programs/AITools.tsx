import programme from '../../catalogue/programmes/AITools.yaml';
import { MinutesExample } from '../../sections/programme/examples/Minutes';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiTools() {
  return <ProgrammePage programme={programme} Example={MinutesExample} />;
}
