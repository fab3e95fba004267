import type { ReactNode } from 'react';
import { categories } from '../../catalogue/categories.yaml';
import { capitalised, codeCurious } from '../../catalogue/codeCurious';
import { factsIn } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import * as priceTexts from '../../catalogue/interface/prices.yaml';
import type { Family } from '../../catalogue/schema';
import type { PricingPage } from '../../catalogue/schema/pages';
import { paths } from '../../paths';
import { Fold } from '../../ui/Fold/Fold';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { TintedMotif } from '../../ui/motif/Motif';
import { muted } from '../../ui/text.css';
import { type CategoryFacts, categoryFacts } from '../common/categoryFacts';
import { RelatedLinks } from '../common/RelatedLinks';
import * as styles from './FeesByCategory.css';
import { FeesTable } from './FeesTable';

interface CategoryFoldProps extends CategoryFacts {
  name: string;
  icon: readonly string[];
  family: Family;
  /** Page that tells more, where there is one of its own. */
  path: string | undefined;
  suits: string;
  children?: ReactNode;
}

function CategoryFold({ name, icon, family, time: [duration, hours], fee, path, suits, children }: CategoryFoldProps) {
  const more = path
    ? { text: fill(priceTexts.aboutKind, { name }), path }
    : { text: priceTexts.allProgrammes, path: paths.programmes };
  const summary = (
    <>
      <TintedMotif rows={icon} family={family} className={styles.motif} />
      <h3>{name}</h3>
      <span className={styles.time}>
        {duration}
        {hours && '\u00a0· '}
        {hours && <span className={styles.hours}>{hours}</span>}
      </span>
      <b className={styles.fee}>{fee}</b>
    </>
  );
  return (
    <Fold summary={summary} part="category" className={styles.summary}>
      <div className={styles.body}>
        <p className={muted}>{suits}</p>
        {children}
        <RelatedLinks items={[more]} />
      </div>
    </Fold>
  );
}

/** A fold for each kind of programme: time and lowest fee; inside, whom it suits and a table of fees (S1-05). */
export function FeesByCategory({ caption, entryLevel, byCategory }: PricingPage['fees']) {
  return (
    <div>
      <CategoryFold
        name={codeCurious.name}
        icon={GROWTH_STAGES[0]}
        family="seed"
        time={[capitalised(codeCurious.time)]}
        fee={capitalised(codeCurious.fee)}
        path={codeCurious.path}
        suits={entryLevel}
      />
      {categories.map(({ id, plural, icon, family, path }) => (
        <CategoryFold
          key={id}
          {...categoryFacts(factsIn(id))}
          name={plural}
          icon={icon}
          family={family}
          path={path}
          suits={byCategory[id]}
        >
          <FeesTable caption={fill(caption, { name: plural })} category={id} />
        </CategoryFold>
      ))}
    </div>
  );
}
