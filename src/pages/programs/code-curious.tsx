import { page } from '../../catalogue/pages/code-curious';
import { CategoryPage } from '../../sections/programme/CategoryPage';

export default function CodeCurious() {
  return <CategoryPage page={page} />;
}
