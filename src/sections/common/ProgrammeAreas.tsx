import { facts } from 'virtual:catalogue/facts';
import { categoryOf } from '../../catalogue/categoryOf';
import { Link } from '../../ui/Link';
import { TintedMotif } from '../../ui/motif/Motif';
import * as styles from './ProgrammeAreas.css';
import { SectionHead } from './SectionHead';

interface ProgrammeAreasProps {
  heading: string;
  lead: string;
}

/** Programme areas, each with the motif of its first programme, and links to its programmes (S1-03, S2-35). */
export function ProgrammeAreas({ heading, lead }: ProgrammeAreasProps) {
  const firstOfArea = facts.filter(({ area }, index) => facts.findIndex((one) => one.area === area) === index);
  return (
    <>
      <SectionHead heading={heading} lead={lead} />
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
