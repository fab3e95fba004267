import type { ReactNode } from 'react';
import type { Steps } from '../../catalogue/schema/pages';
import { Fold } from '../../ui/Fold/Fold';
import { wideStack } from '../../ui/layout.css';
import { muted } from '../../ui/text.css';
import * as styles from './NumberedSteps.css';

interface NumberedStepsProps extends Omit<Steps, 'lead'> {
  lead?: ReactNode;
  /** `true` if they belong to the block above them: a small screen folds them. */
  isPart?: boolean;
  /** `true` if they have a band to themselves, and stand side by side where there is room. */
  isRow?: boolean;
}

/** Numbered steps under their heading. */
export function NumberedSteps({ heading, lead, items, isPart, isRow }: NumberedStepsProps) {
  const [Heading, Title] = isPart ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);
  const steps = (
    <>
      {lead && <p className={muted}>{lead}</p>}
      <ol className={isRow ? styles.row : styles.steps}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <Title className={styles.title}>{title}</Title>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
  const head = <Heading>{heading}</Heading>;
  if (isPart) {
    return (
      <Fold isOpenWide summary={head}>
        {steps}
      </Fold>
    );
  }
  return (
    <div className={wideStack}>
      {head}
      {steps}
    </div>
  );
}
