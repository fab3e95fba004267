import programme from '../../catalogue/programmes/AIBusiness.yaml';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiBusiness() {
  return <ProgrammePage programme={programme} />;
}
