import { organisation } from '../../catalogue/organisation';
import { Seal } from '../../ui/bloom/Quilt';
import { Section } from '../../ui/Section/Section';
import { SectionHead } from './SectionHead';

interface AccreditationProps {
  heading: string;
  lead: string;
}

/** The centre's accreditation and registration, with their numbers (S1-02). */
export function Accreditation({ heading, lead }: AccreditationProps) {
  const { accreditation, registration } = organisation;
  return (
    <Section className="sand">
      <SectionHead heading={heading} lead={lead} />
      <div className="seals">
        {[accreditation, registration].map(({ label, body, number }, index) => (
          <div key={number} className="seal">
            <Seal family={index === 0 ? 'protea' : 'restio'} />
            <h3>{label}</h3>
            <p className="muted">{body}</p>
            <p className="number">
              <span className="visually-hidden">Number: </span>
              {number}
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
