import programme from '../../catalogue/programmes/webdevelopment.yaml';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function WebDevelopment() {
  return <ProgrammePage programme={programme} />;
}
