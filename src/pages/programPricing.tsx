import { page } from '../catalogue/pages/programPricing';
import { PageHead } from '../sections/PageHead';
import { PageMeta } from '../ui/PageMeta';

export default function ProgramPricing() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
    </>
  );
}
