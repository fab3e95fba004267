import page from '../../catalogue/pages/full-programs.yaml';
import { CategoryPage } from '../../sections/programme/CategoryPage';

export default () => <CategoryPage page={page} />;
