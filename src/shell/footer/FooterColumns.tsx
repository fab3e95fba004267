import { Link } from 'react-router-dom';
import { categories } from '../../catalogue/categories.yaml';
import { codeCurious } from '../../catalogue/codeCurious';
import { FOOTER_COLUMNS, FOOTER_LABELS, STUDENT_BUTTONS } from '../../catalogue/document';
import * as footerTexts from '../../catalogue/interface/footer.yaml';
import { footerColumn, programmesName } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { NewTabHint, newTab } from '../../ui/newTab';
import { HydratedButton } from '../navigation/HydratedButton';
import * as styles from './columns.css';
import { useGoToProgrammes } from './useGoToProgrammes';

interface LinkColumnProps {
  heading: string;
  links: readonly { name: string; path: string }[];
}

function LinkColumn({ heading, links }: LinkColumnProps) {
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link className={styles.link} to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Four buttons to the home page's programmes by filter; links until hydration (S2-75 to S2-77, S2-79). */
export function StudentButtons() {
  const goToProgrammes = useGoToProgrammes();
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{footerTexts.students}</h2>
      <ul>
        {STUDENT_BUTTONS.map(({ name, filter }) => (
          <li key={name}>
            <HydratedButton
              className={styles.button}
              linkClass={styles.link}
              href={paths.programmes}
              onClick={() => goToProgrammes(filter)}
            >
              {name}
            </HydratedButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The centre's own column, which both layouts have (S2-83). */
const ownColumn = <LinkColumn {...footerColumn} />;

/** Wide footer (S9-02): lists of links, and the Students buttons (S2-72 to S2-77). */
export function WideColumns() {
  return (
    <div className={styles.wide} data-part="wide-columns">
      {FOOTER_COLUMNS.map(({ heading, links }) => (
        <LinkColumn key={heading} heading={heading.replace('{name}', organisation.name)} links={links} />
      ))}
      <StudentButtons />
      {ownColumn}
    </div>
  );
}

const kinds = [...categories.flatMap(({ plural, path }) => (path ? [{ name: plural, path }] : [])), codeCurious];

/** Narrow footer (S9-02): apply link, the centre's own column, the kinds of programme, and labels (S2-80, S2-81, S2-83). */
export function NarrowColumns() {
  return (
    <div className={styles.narrow} data-part="narrow-columns">
      <div className={styles.invitation}>
        <h2 className={styles.heading}>{footerTexts.invitation}</h2>
        <Button variant="outlined" href={organisation.applicant.register} {...newTab}>
          {`${footerTexts.apply} `}
          <NewTabHint />
        </Button>
      </div>
      {ownColumn}
      <LinkColumn heading={programmesName} links={kinds} />
      <div className={styles.labels}>
        <h2>{footerTexts.labels}</h2>
        <ul>
          {FOOTER_LABELS.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
