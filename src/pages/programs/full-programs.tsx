import { page } from '../../catalogue/pages/full-programs';
import { CategoryPage } from '../../sections/CategoryPage';

export default function FullPrograms() {
  return <CategoryPage page={page} />;
}
