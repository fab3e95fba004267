/** What the pages of this report have in common. */
import type { ReactElement, ReactNode } from 'react';
import type { Outcome } from '../../../a11y/model';
import { Page, renderPage, Tag } from '../../report/Page';
import { outcomeWords } from '../outcomes';

const signs: Record<Outcome, string> = { failed: '✗', cantTell: '?', passed: '✓', untested: '○', inapplicable: '–' };

/** An outcome as a labelled tag. */
export function OutcomeTag({ outcome }: { outcome: Outcome }): ReactElement {
  return (
    <Tag look={outcome} sign={signs[outcome]}>
      {outcomeWords[outcome]}
    </Tag>
  );
}

interface ReportPage {
  title: string;
  /** Why the evaluation is partial; empty for a whole one. */
  partial: string;
  above: ReactNode;
  children: ReactNode;
  script?: () => void;
}

/** The text of a page. What is partial says so on its first line. */
export function reportPage({ title, partial, above, children, script }: ReportPage): string {
  return renderPage(
    <Page
      title={`${partial ? 'Partial: ' : ''}${title}`}
      above={
        <>
          {partial && <p>{partial}</p>}
          <p>{above}</p>
        </>
      }
      below={
        <p>Self-assessed. Words and numbers are made from evidence.json by the command named in ‘Scope and method’.</p>
      }
      {...(script && { script })}
    >
      {children}
    </Page>,
    partial,
  );
}
