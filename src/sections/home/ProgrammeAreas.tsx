import { facts } from 'virtual:catalogue/facts';
import { Link } from 'react-router-dom';
import { ComingSoon } from '../../ui/Badge/Badge';
import { Fold } from '../../ui/Fold/Fold';
import * as styles from './ProgrammeAreas.css';

/** Programme areas with links to their programmes, folded (S1-03, S2-35). */
export function ProgrammeAreas({ heading }: { heading: string }) {
  const areas = [...new Set(facts.map(({ area }) => area))];
  return (
    <Fold summary={<h3 className={styles.heading}>{heading}</h3>}>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <li key={area} className={styles.area}>
            <b className={styles.areaName}>{area}</b>
            <div className={styles.programmes}>
              {facts
                .filter((programme) => programme.area === area)
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
    </Fold>
  );
}
