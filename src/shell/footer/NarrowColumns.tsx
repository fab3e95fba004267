import * as footerTexts from '../../catalogue/interface/footer.yaml';
import { narrowFooterLabels } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { Button } from '../../ui/Button/Button';
import { stack } from '../../ui/layout.css';
import { NewTabHint, newTab } from '../../ui/newTab';
import * as styles from './columns.css';

/** Narrow footer (S9-02): apply link and labels (S2-80, S2-81). */
export function NarrowColumns() {
  return (
    <div className={styles.narrow} data-part="narrow-columns">
      <div className={stack}>
        <h2 className={styles.invitation}>{footerTexts.invitation}</h2>
        <Button variant="outlined" href={organisation.applicant.register} {...newTab}>
          {`${footerTexts.apply} `}
          <NewTabHint />
        </Button>
      </div>
      <ul className={styles.labels}>
        {narrowFooterLabels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  );
}
