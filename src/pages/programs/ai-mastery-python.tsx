import { programme } from '../../catalogue/programmes/ai-mastery-python';
import { PageHead } from '../../sections/PageHead';
import { PageMeta } from '../../ui/PageMeta';

export default function AiMasteryPython() {
  return (
    <>
      <PageMeta title={programme.name} />
      <PageHead heading={programme.name} lead={programme.lead} />
    </>
  );
}
