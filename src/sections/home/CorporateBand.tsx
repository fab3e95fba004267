import { quoteAddress } from '../../catalogue/addresses';
import corporateIcons from '../../catalogue/corporateIcons.yaml';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import type { HomePage } from '../../catalogue/schema/pages';
import { Button } from '../../ui/Button/Button';
import { LinkRow } from '../../ui/LinkRow/LinkRow';
import { stack } from '../../ui/layout.css';
import { Section } from '../../ui/Section/Section';
import { leadText } from '../../ui/text.css';
import * as styles from './CorporateBand.css';

/** The offer for organisations, and a way to ask for a price; target of the menus' link (S1-13, S2-123). */
export function CorporateBand({ heading, lead, items }: HomePage['corporate']) {
  return (
    <Section id="employers" wrapClassName={styles.columns}>
      <div className={stack}>
        <h2>{heading}</h2>
        <p className={leadText}>{lead}</p>
        <Button variant="outlined" href={quoteAddress(heading)}>
          {commonTexts.askQuote}
        </Button>
      </div>
      <ul className={styles.services}>
        {items.map(({ icon, ...item }) => (
          <LinkRow key={item.title} {...item} rows={corporateIcons[icon]} />
        ))}
      </ul>
    </Section>
  );
}
