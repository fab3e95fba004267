import programme from '../../catalogue/programmes/cyber-security.yaml';
import { IncidentExample } from '../../sections/programme/examples/Incident';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function CyberSecurity() {
  return <ProgrammePage programme={programme} Example={IncidentExample} />;
}
