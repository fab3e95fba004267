import page from '../../catalogue/pages/career-boosters.yaml';
import { CategoryPage } from '../../sections/programme/CategoryPage';

export default () => <CategoryPage page={page} />;
