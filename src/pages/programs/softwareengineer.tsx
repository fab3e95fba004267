import programme from '#catalogue/programmes/softwareengineer.yaml';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default () => <ProgrammePage programme={programme} />;
