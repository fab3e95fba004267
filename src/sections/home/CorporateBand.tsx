import corporateIcons from '../../catalogue/corporateIcons.yaml';
import type { HomePage } from '../../catalogue/schema/pages';
import { LinkRow } from '../../ui/LinkRow/LinkRow';
import { Section } from '../../ui/Section/Section';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './CorporateBand.css';

/** The offer for organisations; target of the menus' link (S1-13, S2-123). */
export function CorporateBand({ heading, lead, items }: HomePage['corporate']) {
  return (
    <Section id="employers" wrapClassName={styles.columns}>
      <SectionHeader heading={heading} lead={lead} />
      <ul className={styles.services}>
        {items.map(({ icon, ...item }) => (
          <LinkRow key={item.title} {...item} rows={corporateIcons[icon]} />
        ))}
      </ul>
    </Section>
  );
}
