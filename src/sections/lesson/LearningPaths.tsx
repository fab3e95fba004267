import { Link } from 'react-router-dom';
import { categories } from '../../catalogue/categories.yaml';
import { capitalised, codeCurious } from '../../catalogue/codeCurious';
import { durationRange } from '../../catalogue/day';
import { factsIn } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import { from } from '../../catalogue/interface/facts.yaml';
import type { Category } from '../../catalogue/schema';
import type { LearningPathsContent } from '../../catalogue/schema/pages';
import { Facts } from '../../ui/Facts/Facts';
import { formatDurationRange, formatRand } from '../../ui/format';
import { dotted } from '../../ui/layout.css';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif, TintedMotif } from '../../ui/motif/Motif';
import { Section } from '../../ui/Section/Section';
import { muted } from '../../ui/text.css';
import { RelatedLinks } from '../common/RelatedLinks';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './LearningPaths.css';

/** Shortest to longest duration, and lowest fee, of a category's open programmes; none when none is open. */
function termsOf(id: Category['id']) {
  const open = factsIn(id).filter((one) => !one.isUpcoming);
  const [shortest, longest] = durationRange(open) ?? [];
  if (!shortest || !longest) return null;
  const least = Math.min(...open.map(({ fee }) => fee.once));
  return (
    <>
      <li>{formatDurationRange(shortest.duration, longest.duration)}</li>
      <li>{fill(from, { fee: formatRand(least) })}</li>
    </>
  );
}

/** Terms of the entry level, and the categories that follow it (S1-53). */
export function LearningPaths({ heading, lead, cost, time, branches, more }: LearningPathsContent) {
  return (
    <Section surface="sand" weight="major">
      <SectionHeader heading={heading} lead={lead} />
      <div className={styles.stem}>
        <div className={styles.seed}>
          <Motif rows={GROWTH_STAGES[0]} family="seed" size={120} />
          <h3>{codeCurious.name}</h3>
          <Facts
            items={[
              { label: cost, value: capitalised(codeCurious.fee) },
              { label: time, value: capitalised(codeCurious.time) },
            ]}
          />
        </div>
        <ul className={styles.branches} data-part="branches">
          {branches.map(({ category: id, title, text, path }) => {
            const category = categories.find((one) => one.id === id);
            return (
              <li key={id} className={styles.branch}>
                {category && <TintedMotif rows={category.icon} family={category.family} className={styles.cell} />}
                <div className={styles.text}>
                  <h3>
                    <Link className={styles.link} to={path}>
                      {title}
                    </Link>
                  </h3>
                  <p className={muted}>{text}</p>
                  <ul className={dotted}>{termsOf(id)}</ul>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <RelatedLinks items={more} />
    </Section>
  );
}
