import corporateIcons from '../../catalogue/corporateIcons.yaml';
import type { HomePage } from '../../catalogue/schema/pages';
import { LinkRow } from '../../ui/LinkRow/LinkRow';
import { stack } from '../../ui/layout.css';
import { Section } from '../../ui/Section/Section';
import { leadText } from '../../ui/text.css';
import * as styles from './CorporateBand.css';

/** The offer for organisations; target of the menus' link (S1-13, S2-123). */
export function CorporateBand({ heading, lead, items }: HomePage['corporate']) {
  return (
    <Section id="employers" wrapClassName={styles.columns}>
      <div className={stack}>
        <h2>{heading}</h2>
        <p className={leadText}>{lead}</p>
      </div>
      <ul className={styles.services}>
        {items.map(({ icon, ...item }) => (
          <LinkRow key={item.title} {...item} rows={corporateIcons[icon]} />
        ))}
      </ul>
    </Section>
  );
}
