import programme from '#catalogue/programmes/webdevelopment.yaml';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default () => <ProgrammePage programme={programme} />;
