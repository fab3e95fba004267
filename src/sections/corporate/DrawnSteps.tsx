import { fill } from '../../catalogue/fill';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import type { Steps } from '../../catalogue/schema/pages';
import { Tiles } from '../../ui/motif/Motif';
import { muted, stepNumber } from '../../ui/text.css';
import { RelatedLinks } from '../common/RelatedLinks';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './DrawnSteps.css';
import type { Drawing } from './stepDrawings';

interface DrawnStepsProps extends Steps {
  /** One for each step. */
  drawings: readonly Drawing[];
}

/** Up to four steps, each under an object of its page, on one ground line. */
export function DrawnSteps({ heading, lead, items, more, drawings }: DrawnStepsProps) {
  return (
    <div>
      <SectionHeader heading={heading} lead={lead} />
      <ol className={styles.steps}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.picture}>
              <svg className={styles.object} viewBox="0 0 8 8" data-family="protea" aria-hidden="true">
                {drawings[index]?.map(([x, y, unit, ...rows]) => (
                  <Tiles key={`${x} ${y} ${rows}`} rows={rows} unit={unit} x={x} y={y} mirror={false} />
                ))}
              </svg>
            </div>
            <div className={styles.text}>
              <span className={stepNumber}>{fill(commonTexts.step, { number: index + 1 })}</span>
              <h3>{title}</h3>
              <p className={muted}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {more && <RelatedLinks items={more} />}
    </div>
  );
}
