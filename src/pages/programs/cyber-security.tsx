import { programme } from '../../catalogue/programmes/cyber-security';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function CyberSecurity() {
  return <ProgrammePage programme={programme} />;
}
