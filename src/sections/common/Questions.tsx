import type { ReactNode } from 'react';
import type { Question } from '../../catalogue/schema';
import { Icon } from '../../ui/Icon/Icon';

/** Questions that open to their answers; they work without a script. */
export function QuestionList({ items }: { items: Question[] }) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <span className="mark">
              <Icon name="plus" />
            </span>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

interface QuestionsProps {
  heading: string;
  lead?: string | undefined;
  items: Question[];
  /** What stands under the heading: a way to ask another question. */
  children?: ReactNode;
}

/** The questions of a page beside their heading. */
export function Questions({ heading, lead, items, children }: QuestionsProps) {
  return (
    <div className="questions">
      <div className="stack">
        <h2>{heading}</h2>
        {lead && <p className="muted">{lead}</p>}
        {children}
      </div>
      <QuestionList items={items} />
    </div>
  );
}
