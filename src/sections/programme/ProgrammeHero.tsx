import type { ReactNode } from 'react';
import { parentOf } from '../../catalogue/categoryOf';
import { brochureAddress } from '../../catalogue/downloads';
import { fill } from '../../catalogue/fill';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { Category, Programme } from '../../catalogue/schema';
import { actionLink } from '../../ui/actionLink.css';
import { ComingSoon } from '../../ui/Badge/Badge';
import { formatKilobytes } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { container } from '../../ui/layout.css';
import { familyText, tint } from '../../ui/motif/motif.css';
import { leadText } from '../../ui/text.css';
import { Breadcrumb } from '../common/Breadcrumb';
import { ExampleFigure } from './examples/ExampleFigure';
import { FactsSheet } from './FactsSheet';
import { ProgrammeActions } from './ProgrammeActions';
import * as styles from './ProgrammeHero.css';
import { StartSooner } from './StartSooner';

interface ProgrammeHeroProps {
  programme: Programme;
  category: Category;
  /** Size of the brochure, in bytes. */
  brochureSize: number | undefined;
  example: ReactNode;
}

/**
 * Header of a programme's page: breadcrumb, description, brochure (S1-07), facts, and an example of learner's work. An
 * upcoming programme names its first related one, if that is open.
 */
export function ProgrammeHero({ programme, category, brochureSize, example }: ProgrammeHeroProps) {
  const { family } = category;
  const download = brochureSize
    ? fill(programmePageTexts.brochure, { size: formatKilobytes(brochureSize) })
    : programmePageTexts.brochureUnsized;
  return (
    <section className={`${styles.band} ${tint[family]}`}>
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.title}>
          <Breadcrumb parent={parentOf(category)} name={programme.name} />
          <div className={styles.text}>
            <p className={`${styles.category} ${familyText[family]}`}>{category.name}</p>
            <h1 className={styles.heading}>{programme.name}</h1>
            {programme.isUpcoming && <ComingSoon />}
            <p className={leadText}>{programme.lead}</p>
            {!programme.isUpcoming && <p>{programmePageTexts.promise}</p>}
          </div>
          <ProgrammeActions programme={programme} place="hero">
            <a className={actionLink} href={brochureAddress(programme.path)} download>
              <Icon name="download" />
              {` ${download}`}
            </a>
          </ProgrammeActions>
          {programme.isUpcoming && <StartSooner path={programme.related[0]} />}
        </div>
        <FactsSheet programme={programme} />
        <ExampleFigure programme={programme} family={family} example={example} />
      </div>
    </section>
  );
}
