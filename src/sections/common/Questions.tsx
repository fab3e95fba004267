import type { ReactNode } from 'react';
import type { Question } from '../../catalogue/schema';
import { Fold } from '../../ui/Fold/Fold';
import { stack } from '../../ui/layout.css';
import { Section, type SectionProps } from '../../ui/Section/Section';
import { muted } from '../../ui/text.css';
import * as styles from './Questions.css';

interface QuestionsProps {
  heading: string;
  lead?: string | undefined;
  /** `true` if they belong to the block above them. */
  isPart?: boolean;
  items: Question[];
  /** `data-part` of each entry; 'question' by default. */
  part?: string;
  /** Disclosure after the questions, such as one with further questions. */
  more?: ReactNode;
}

/** Questions, each folded over its answer. */
export function QuestionList({ items, part = 'question' }: Pick<QuestionsProps, 'items' | 'part'>) {
  return items.map(({ question, answer }) => (
    <Fold key={question} summary={question} part={part}>
      <p className={styles.answer}>{answer}</p>
    </Fold>
  ));
}

/** The questions of a page, with their heading. */
export function Questions({ heading, lead, isPart, items, part, more }: QuestionsProps) {
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <div className={styles.beside}>
      <div className={stack}>
        <Heading>{heading}</Heading>
        {lead && <p className={muted}>{lead}</p>}
      </div>
      <div>
        <QuestionList items={items} {...(part && { part })} />
        {more}
      </div>
    </div>
  );
}

/** The questions of a page in a band of their own. */
export function QuestionBand({ surface, ...questions }: QuestionsProps & Pick<SectionProps, 'surface'>) {
  return (
    <Section surface={surface}>
      <Questions {...questions} />
    </Section>
  );
}
