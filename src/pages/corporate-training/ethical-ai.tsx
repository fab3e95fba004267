import page from '#catalogue/pages/ethical-ai.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';

export default () => <CorporatePage page={page} />;
