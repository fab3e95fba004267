import * as footerTexts from '../../catalogue/interface/footer.yaml';
import { footerColumns, narrowFooterLabels } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { Button } from '../../ui/Button/Button';
import { NewTabHint, newTab } from '../../ui/newTab';
import { small } from '../../ui/text.css';
import * as styles from './columns.css';
import { LinkColumn } from './WideColumns';

/** Narrow footer (S9-02): apply link, the first of the wide footer's columns, and labels (S2-80, S2-81, S2-83). */
export function NarrowColumns() {
  const [first] = footerColumns;
  return (
    <div className={styles.narrow} data-part="narrow-columns">
      <div className={styles.invitation}>
        <h2 className={styles.heading}>{footerTexts.invitation}</h2>
        <Button variant="outlined" href={organisation.applicant.register} {...newTab}>
          {`${footerTexts.apply} `}
          <NewTabHint />
        </Button>
      </div>
      {first && <LinkColumn {...first} />}
      <div className={styles.group}>
        <h2 className={styles.heading}>{footerTexts.labels}</h2>
        <ul className={`${styles.labels} ${small}`}>
          {narrowFooterLabels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
