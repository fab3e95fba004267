import page from '#catalogue/pages/practical-ai.yaml';
import { AnyExample } from '../../sections/common/examples/AnyExample';
import { CorporatePage } from '../../sections/corporate/CorporatePage';
import { DESIGNS } from '../../sections/corporate/designs';

const example = <AnyExample {...page.output.window} />;

export default () => <CorporatePage page={page} design={DESIGNS[page.outline]} example={example} />;
