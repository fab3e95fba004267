import type { Invitation } from '../../catalogue/content';
import { registrationAddress } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { Quilt } from '../../ui/bloom/Quilt';
import { actions, stack } from '../../ui/layout.css';
import { Section } from '../../ui/Section/Section';
import { display, lead as leadText } from '../../ui/text.css';
import * as styles from './CallToAction.css';
import { ChatButton } from './ChatButton';

/** The closing band of a page. */
export function CallToAction({ heading, lead, action = { text: 'Apply now', programme: '' } }: Invitation) {
  const target = 'path' in action ? { to: action.path } : { href: registrationAddress(action) };
  return (
    <Section ground="wine" wrapClassName={styles.columns}>
      <div className={stack}>
        <h2 className={display}>{heading}</h2>
        <p className={leadText}>{lead}</p>
        <div className={actions}>
          <Button color="sun" {...target}>
            {action.text}
          </Button>
          <ChatButton />
        </div>
      </div>
      <Quilt name="closing" className={styles.picture} />
    </Section>
  );
}
