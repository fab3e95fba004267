import { Link } from 'react-router-dom';
import corporateIcons from '../../catalogue/corporateIcons.yaml';
import type { HomePage } from '../../catalogue/pageSchemas';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { stack } from '../../ui/layout.css';
import { Motif } from '../../ui/motif/Motif';
import { Section } from '../../ui/Section/Section';
import { muted } from '../../ui/text.css';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './CorporateBand.css';

/** The offer for organisations (S1-13). */
export function CorporateBand({ heading, lead, training, consulting }: HomePage['corporate']) {
  return (
    <Section surface="deep">
      <SectionHeader heading={heading} lead={lead} />
      <div className={styles.columns}>
        <div className={styles.panel}>
          <h3>{training.heading}</h3>
          <ul>
            {training.items.map(({ title, text, path, icon }) => (
              <li key={title} className={styles.row}>
                <Link className={styles.link} to={path}>
                  <Motif rows={corporateIcons[icon]} family="erica" size={40} className={styles.picture} />
                  <span className={styles.words}>
                    <b className={styles.title}>{title}</b>
                    <br />
                    <span className={muted}>{text}</span>
                  </span>
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.parted}>
          <div className={stack}>
            <Motif rows={corporateIcons[consulting.icon]} family="protea" size={88} className={styles.picture} />
            <h3>{consulting.heading}</h3>
            <p className={muted}>
              <b>{consulting.title}.</b>
              {` ${consulting.text}`}
            </p>
          </div>
          <Button color="sun" to={consulting.path}>
            {consulting.action}
          </Button>
        </div>
      </div>
    </Section>
  );
}
