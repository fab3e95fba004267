import { facts } from 'virtual:catalogue/facts';
import { categoryOf } from '../../catalogue/categoryOf';
import { Plot } from '../../ui/bloom/Bloom';
import { Link } from '../../ui/Link';
import * as styles from './Areas.css';
import { SectionHead } from './SectionHead';

interface AreasProps {
  heading: string;
  lead: string;
}

/** The programme areas, each with the bloom of its first programme, and its programmes as links (S1-03, S2-35). */
export function Areas({ heading, lead }: AreasProps) {
  const firstOfArea = facts.filter(({ area }, index) => facts.findIndex((one) => one.area === area) === index);
  return (
    <>
      <SectionHead heading={heading} lead={lead} />
      <ul className={styles.areas}>
        {firstOfArea.map((programme) => (
          <li key={programme.area} className={styles.area}>
            <Plot rows={programme.icon} family={categoryOf(programme).family} className={styles.plot} />
            <div>
              <b className={styles.name}>{programme.area}</b>
              {facts
                .filter(({ area }) => area === programme.area)
                .map(({ path, name, isUpcoming }) => (
                  <p key={path}>
                    <Link className={styles.programme} to={path}>
                      {name}
                    </Link>
                    {isUpcoming && ' (Coming Soon)'}
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
