import page from '../../catalogue/pages/bootcamps.yaml';
import { CategoryPage } from '../../sections/programme/CategoryPage';

export default () => <CategoryPage page={page} />;
