import programme from '#catalogue/programmes/ai-mastery-python.yaml';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default () => <ProgrammePage programme={programme} />;
