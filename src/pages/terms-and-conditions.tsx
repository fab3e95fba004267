import { page } from '../catalogue/pages/terms-and-conditions';
import { AccessibilityStatement } from '../sections/AccessibilityStatement';
import { AnalyticsSwitch } from '../sections/AnalyticsSwitch';
import { PageHead } from '../sections/PageHead';
import { TextBlock } from '../sections/TextBlock';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section';

export default function TermsAndConditions() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section>
        <div className="passages">
          {page.passages.map((passage) => (
            <TextBlock key={passage.id} {...passage} />
          ))}
        </div>
      </Section>
      <Section className="sand">
        <TextBlock {...page.privacy} />
        <AnalyticsSwitch />
      </Section>
      <Section>
        <AccessibilityStatement {...page.accessibility} />
      </Section>
    </>
  );
}
