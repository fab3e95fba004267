import { page } from '../../catalogue/pages/career-boosters';
import { CategoryPage } from '../../sections/CategoryPage';

export default function CareerBoosters() {
  return <CategoryPage page={page} />;
}
