import page from '#catalogue/pages/learnerships-bursaries.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';
import { DESIGNS } from '../../sections/corporate/designs';
import { AnyExample } from '../../sections/programme/examples/AnyExample';

const example = <AnyExample {...page.output.window} />;

export default () => <CorporatePage page={page} design={DESIGNS[page.outline]} example={example} />;
