import { facts } from 'virtual:catalogue/facts';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import { ComingSoon } from '../../ui/Badge/Badge';
import { TintedMotif } from '../../ui/motif/Motif';
import { lead as leadText } from '../../ui/text.css';
import { Disclosure } from '../programme/Disclosure';
import * as styles from './ProgrammeAreas.css';

interface ProgrammeAreasProps {
  heading: string;
  lead: string;
}

/**
 * Programme areas, each with the motif of its first programme, and links to its programmes (S1-03, S2-35). Only here an
 * upcoming programme is a link, to its plan (S2-120).
 */
export function ProgrammeAreas({ heading, lead }: ProgrammeAreasProps) {
  const firstOfArea = facts.filter(({ area }, index) => facts.findIndex((one) => one.area === area) === index);
  return (
    <Disclosure header={<h2>{heading}</h2>}>
      <p className={`${leadText} ${styles.lead}`}>{lead}</p>
      <ul className={styles.areas}>
        {firstOfArea.map((programme) => (
          <li key={programme.area} className={styles.area}>
            <TintedMotif rows={programme.icon} family={categoryOf(programme).family} className={styles.cell} />
            <div>
              <b className={styles.name}>{programme.area}</b>
              {facts
                .filter(({ area }) => area === programme.area)
                .map(({ path, name, isUpcoming }) => (
                  <p key={path}>
                    <Link className={styles.programme} to={path}>
                      {name}
                    </Link>
                    {isUpcoming && <ComingSoon />}
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
