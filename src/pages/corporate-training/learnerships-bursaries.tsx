import page from '#catalogue/pages/learnerships-bursaries.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';

export default () => <CorporatePage page={page} />;
