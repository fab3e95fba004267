import { page } from '../catalogue/pages/terms-and-conditions';
import { PageHead } from '../sections/common/PageHead';
import { TextBlock } from '../sections/common/TextBlock';
import { AccessibilityStatement } from '../sections/terms/AccessibilityStatement';
import { Analytics } from '../sections/terms/Analytics';
import { LegalFacts } from '../sections/terms/LegalFacts';
import { passages } from '../ui/layout.css';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function TermsAndConditions() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} variant="plain" />
      <Section>
        <div className={passages}>
          <LegalFacts {...page.who} />
          {page.passages.map((passage) => (
            <TextBlock key={passage.id} {...passage} />
          ))}
        </div>
      </Section>
      <Section surface="sand">
        <div className={passages}>
          <TextBlock {...page.privacy} />
          <Analytics {...page.analytics} />
        </div>
      </Section>
      <Section>
        <AccessibilityStatement {...page.accessibility} />
      </Section>
    </>
  );
}
