import { page } from '../../catalogue/pages/feestructure';
import { PageHead } from '../../sections/PageHead';
import { PageMeta } from '../../ui/PageMeta';

export default function FeeStructure() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
    </>
  );
}
