import page from '../../catalogue/pages/career-boosters.yaml';
import { CategoryPage } from '../../sections/programme/CategoryPage';

/** The page of the category Career Booster. */
export default function CareerBoosters() {
  return <CategoryPage page={page} />;
}
