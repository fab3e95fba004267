import programme from '#catalogue/programmes/softwareEngineerPython.yaml';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default () => <ProgrammePage programme={programme} />;
