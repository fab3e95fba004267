import type { SampleLessonContent } from '../../catalogue/pageSchemas';
import { Badge } from '../../ui/Badge/Badge';
import { stack, wideStack } from '../../ui/layout.css';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { Section } from '../../ui/Section/Section';
import { muted } from '../../ui/text.css';
import { SectionHeader } from '../common/SectionHeader';
import { CodePanel } from '../lesson/CodePanel';
import * as styles from './SampleLesson.css';

/** A made-up lesson, marked as such: task, first try, feedback, second try (S1-57). */
export function SampleLesson({ heading, lead, example, task, first, feedback, second }: SampleLessonContent) {
  return (
    <Section>
      <SectionHeader heading={heading} lead={lead} />
      <div className={styles.lesson}>
        <div className={stack}>
          <Badge kind="soon" icon="book">
            {example}
          </Badge>
          <h3>{task.title}</h3>
          <p className={muted}>{task.text}</p>
        </div>
        <div className={wideStack}>
          <h3>{first.title}</h3>
          <CodePanel lines={first.code} marked={first.line}>
            {first.text}
          </CodePanel>
        </div>
        <div className={styles.feedback}>
          <Motif rows={GROWTH_STAGES[2]} family="protea" size={56} />
          <h3>{feedback.title}</h3>
          {feedback.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={wideStack}>
          <h3>{second.title}</h3>
          <CodePanel lines={second.code} marked={second.line}>
            {second.text}
          </CodePanel>
        </div>
      </div>
    </Section>
  );
}
