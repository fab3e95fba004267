import programme from '#catalogue/programmes/AITools.yaml';
import { AnyExample } from '../../sections/common/examples/AnyExample';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default () => <ProgrammePage programme={programme} example={<AnyExample {...programme.work.window} />} />;
