import { studentButtons } from '../../catalogue/navigation.yaml';
import { paths } from '../../paths';
import { HydratedButton } from '../navigation/HydratedButton';
import { button, link } from './columns.css';
import { useGoToProgrammes } from './useGoToProgrammes';

/** Four buttons to the home page's programmes by filter; links until hydration (S2-75 to S2-77, S2-79). */
export function StudentButtons() {
  const goToProgrammes = useGoToProgrammes();
  return (
    <ul>
      {studentButtons.map(({ name, filter }) => (
        <li key={name}>
          <HydratedButton
            className={button}
            linkClass={link}
            href={paths.programmes}
            onClick={() => goToProgrammes(filter)}
          >
            {name}
          </HydratedButton>
        </li>
      ))}
    </ul>
  );
}
