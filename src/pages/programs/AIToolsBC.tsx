import { programme } from '../../catalogue/programmes/AIToolsBC';
import { PageHead } from '../../sections/PageHead';
import { PageMeta } from '../../ui/PageMeta';

export default function AiToolsBc() {
  return (
    <>
      <PageMeta title={programme.name} />
      <PageHead heading={programme.name} lead={programme.lead} />
    </>
  );
}
