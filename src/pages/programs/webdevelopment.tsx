import { programme } from '../../catalogue/programmes/webdevelopment';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function WebDevelopment() {
  return <ProgrammePage programme={programme} />;
}
