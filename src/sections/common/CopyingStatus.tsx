import * as commonTexts from '../../catalogue/interface/common.yaml';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { opened } from '../../ui/motion.css';
import type { Copying } from '../../ui/useCopying';
import * as styles from './CopyingStatus.css';

/** Says how copying went, in a live region that is there before it has text (S1-84). A bloom opens where it went well. */
export function CopyingStatus({ copying }: { copying: Copying }) {
  return (
    <div role="status" className={styles.status}>
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
