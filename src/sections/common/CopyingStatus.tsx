import * as commonTexts from '../../catalogue/interface/common.yaml';
import { actionLink } from '../../ui/actionLink.css';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { opened } from '../../ui/motion.css';
import type { Copying } from '../../ui/useCopying';

/** Says how copying went, in a live region that is there before it has text (S1-84). A bloom opens where it went well. */
export function CopyingStatus({ copying }: { copying: Copying }) {
  return (
    <div role="status" className={actionLink}>
      {copying === 'copied' && (
        <>
          <Motif rows={GROWTH_STAGES[3]} family="protea" size={28} className={opened} />
          {commonTexts.copied}
        </>
      )}
      {copying === 'refused' && commonTexts.copyRefused}
    </div>
  );
}
