import programme from '#catalogue/programmes/AIMasteryNoCode.yaml';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default () => <ProgrammePage programme={programme} />;
