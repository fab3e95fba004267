import { fill } from '../../catalogue/fill';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { Family } from '../../catalogue/schema';
import type { AboutPage } from '../../catalogue/schema/pages';
import { actionLink } from '../../ui/actionLink.css';
import { Button } from '../../ui/Button/Button';
import { Fold } from '../../ui/Fold/Fold';
import { Icon } from '../../ui/Icon/Icon';
import { wideStack } from '../../ui/layout.css';
import { Motif } from '../../ui/motif/Motif';
import { ACCREDITATION_MARK } from '../../ui/motif/tiles';
import { visuallyHidden } from '../../ui/text.css';
import { useCopying } from '../../ui/useCopying';
import { useHydrated } from '../../ui/useHydrated';
import { CopyingStatus } from '../common/CopyingStatus';
import * as styles from './Letters.css';

interface LetterProps {
  texts: AboutPage['letter'];
  given: typeof organisation.accreditation;
  family: Family;
}

/** A number of the centre under its mark, the register that has it, and the question to send to the body that gave it, to copy. */
function Letter({ texts, given: { label, body, number, register }, family }: LetterProps) {
  const question = fill(texts.question, { name: organisation.legalName, number });
  const isHydrated = useHydrated();
  const { copying, copy, source } = useCopying<HTMLParagraphElement>(() => question);
  return (
    <div className={styles.letter}>
      <div className={styles.head}>
        <Motif rows={ACCREDITATION_MARK} family={family} size={64} />
        <div>
          <h3>{label}</h3>
          <p className={styles.number}>
            <span className={visuallyHidden}>{commonTexts.number} </span>
            {number}
          </p>
        </div>
      </div>
      {register && (
        <a className={actionLink} href={register.url}>
          {register.text} <Icon name="arrow" />
        </a>
      )}
      <Fold summary={fill(texts.to, { body })}>
        <p ref={source} tabIndex={-1} className={styles.question}>
          {question}
        </p>
        <div className={isHydrated ? styles.copying : styles.waiting}>
          <Button variant="outlined" size="small" onClick={copy}>
            {texts.copy} <span className={visuallyHidden}>{` ${fill(texts.forBody, { body })}`}</span>
          </Button>
          <CopyingStatus copying={copying} />
        </div>
      </Fold>
    </div>
  );
}

/** Accreditation and registration as two letters to their bodies (S1-02, S1-67). */
export function Letters(texts: AboutPage['letter']) {
  return (
    <div className={wideStack}>
      <Letter texts={texts} given={organisation.accreditation} family="protea" />
      <Letter texts={texts} given={organisation.registration} family="restio" />
    </div>
  );
}
