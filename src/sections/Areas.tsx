import { facts } from 'virtual:catalogue/facts';
import { categories } from '../catalogue/categories';
import { Plot } from '../ui/bloom/Bloom';
import { SectionHead } from './SectionHead';

interface AreasProps {
  heading: string;
  lead: string;
}

/** The programme areas, each with the bloom of its first programme (S1-03). */
export function Areas({ heading, lead }: AreasProps) {
  const areas = [...new Set(facts.map(({ area }) => area))];
  const firstOfArea = areas.flatMap((area) => facts.find((programme) => programme.area === area) ?? []);
  return (
    <>
      <SectionHead heading={heading} lead={lead} />
      <ul className="areas">
        {firstOfArea.map(({ area, icon, category }) => (
          <li key={area}>
            <Plot rows={icon} family={categories.find(({ id }) => id === category)?.family ?? 'protea'} />
            {area}
          </li>
        ))}
      </ul>
    </>
  );
}
