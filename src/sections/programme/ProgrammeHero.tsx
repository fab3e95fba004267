import type { Category, Programme } from '../../catalogue/schema';
import { paths } from '../../paths';
import { ComingSoon } from '../../ui/Badge/Badge';
import { Link } from '../../ui/Link';
import { wrap } from '../../ui/layout.css';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { tint, word } from '../../ui/motif/motif.css';
import { lead } from '../../ui/text.css';
import { FactsSheet } from './FactsSheet';
import { ProgrammeActions } from './ProgrammeActions';
import * as styles from './ProgrammeHero.css';

interface ProgrammeHeroProps {
  programme: Programme;
  category: Category;
  /** Size of the brochure, in bytes. */
  brochureSize: number | undefined;
}

/** Header of a programme's page: breadcrumb, description and facts. */
export function ProgrammeHero({ programme, category, brochureSize }: ProgrammeHeroProps) {
  const { family } = category;
  return (
    <section className={`${styles.band} ${tint[family]}`}>
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.title}>
          <nav aria-label="Breadcrumb">
            <ol className={styles.trail}>
              <li className={styles.step}>
                <Link className={styles.link} to={paths.home}>
                  Home
                </Link>
              </li>
              <li className={styles.step}>
                {category.path ? (
                  <Link className={styles.link} to={category.path}>
                    {category.plural}
                  </Link>
                ) : (
                  category.plural
                )}
              </li>
              <li className={styles.step} aria-current="page">
                {programme.name}
              </li>
            </ol>
          </nav>
          <div className={styles.growth}>
            <Motif rows={GROWTH_STAGES[0]} family={family} className={styles.motif} />
            <Motif rows={GROWTH_STAGES[1]} family={family} className={styles.motif} />
            <Motif rows={programme.icon} family={family} className={styles.motif} />
          </div>
          <div className={styles.words}>
            <p className={`${styles.category} ${word[family]}`}>{category.name}</p>
            <h1 className={styles.heading}>{programme.name}</h1>
            {programme.isUpcoming && <ComingSoon />}
            <p className={lead}>{programme.lead}</p>
          </div>
          {!programme.isUpcoming && <ProgrammeActions programme={programme} place="hero" />}
        </div>
        <FactsSheet programme={programme} brochureSize={brochureSize} />
      </div>
    </section>
  );
}
