import { facts } from 'virtual:catalogue/facts';
import { categoryOf } from '../../catalogue/categoryOf';
import { Plot } from '../../ui/bloom/Bloom';
import * as styles from './Areas.css';
import { SectionHead } from './SectionHead';

interface AreasProps {
  heading: string;
  lead: string;
}

/** The programme areas, each with the bloom of its first programme (S1-03). */
export function Areas({ heading, lead }: AreasProps) {
  const firstOfArea = facts.filter(({ area }, index) => facts.findIndex((one) => one.area === area) === index);
  return (
    <>
      <SectionHead heading={heading} lead={lead} />
      <ul className={styles.areas}>
        {firstOfArea.map((programme) => (
          <li key={programme.area} className={styles.area}>
            <Plot rows={programme.icon} family={categoryOf(programme).family} className={styles.plot} />
            {programme.area}
          </li>
        ))}
      </ul>
    </>
  );
}
