import page from '#catalogue/pages/practical-ai.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';

export default () => <CorporatePage page={page} />;
