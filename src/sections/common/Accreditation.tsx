import * as commonTexts from '../../catalogue/interface/common.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { RelatedLink } from '../../catalogue/schema/pages';
import { AccreditationMark } from '../../ui/motif/AccreditationMark';
import { Section } from '../../ui/Section/Section';
import { muted, visuallyHidden } from '../../ui/text.css';
import * as styles from './Accreditation.css';
import { SectionHeader } from './SectionHeader';

interface AccreditationProps {
  heading: string;
  lead: string;
  more?: RelatedLink[];
}

/** Accreditation and registration of the centre, with their numbers (S1-02). */
export function Accreditation({ heading, lead, more }: AccreditationProps) {
  const { accreditation, registration } = organisation;
  return (
    <Section surface="sand" weight="major">
      <SectionHeader heading={heading} lead={lead} more={more} />
      <div className={styles.marks}>
        {[accreditation, registration].map(({ label, body, number }, index) => (
          <div key={number} className={styles.accreditationMark}>
            <AccreditationMark family={index === 0 ? 'protea' : 'restio'} className={styles.mark} />
            <h3>{label}</h3>
            <p className={muted}>{body}</p>
            <p className={styles.number}>
              <span className={visuallyHidden}>{commonTexts.number} </span>
              {number}
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
