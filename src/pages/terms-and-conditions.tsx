import { termsOfUse } from '../catalogue/interface/terms.yaml';
import page from '../catalogue/pages/terms-and-conditions.yaml';
import { PAIA_MANUAL } from '../catalogue/slugs';
import { PageHeader } from '../sections/common/PageHeader';
import { AccessibilityStatement } from '../sections/terms/AccessibilityStatement';
import { Analytics } from '../sections/terms/Analytics';
import { LegalDocument, LegalDocuments } from '../sections/terms/LegalDocuments';
import { LegalFacts } from '../sections/terms/LegalFacts';
import { LegalSummary } from '../sections/terms/LegalSummary';
import { LegalPassage, LegalText } from '../sections/terms/LegalText';
import { actionLink } from '../ui/actionLink.css';
import { actions } from '../ui/layout.css';
import { Section } from '../ui/Section/Section';

const { who, passages, privacy, analytics, accessibility, licences, manual } = page;
const documents = [
  { id: 'terms', heading: termsOfUse, parts: passages },
  { id: 'privacy', heading: privacy.heading },
  { id: 'analytics', heading: analytics.heading },
  { id: 'accessibility', heading: accessibility.heading },
] as const;

/** The page of the terms, privacy, analytics and the accessibility statement. */
export default function TermsAndConditions() {
  const [terms, notice, counting, statement] = documents;
  return (
    <>
      <PageHeader {...page} variant="plain" />
      <LegalSummary parts={[...passages, { id: 'privacy', ...privacy }]} />
      <Section>
        <LegalDocuments contents={documents}>
          <LegalDocument {...terms}>
            <LegalFacts {...who} />
            {passages.map((passage) => (
              <LegalPassage key={passage.id} {...passage} />
            ))}
            <p className={actions}>
              <a className={actionLink} href={PAIA_MANUAL}>
                {manual}
              </a>{' '}
              <a className={actionLink} href="/licences.txt">
                {licences}
              </a>
            </p>
          </LegalDocument>
          <LegalDocument {...notice}>
            <LegalText paragraphs={privacy.paragraphs} />
          </LegalDocument>
          <LegalDocument {...counting}>
            <Analytics {...analytics} />
          </LegalDocument>
          <LegalDocument {...statement}>
            <AccessibilityStatement {...accessibility} />
          </LegalDocument>
        </LegalDocuments>
      </Section>
    </>
  );
}
