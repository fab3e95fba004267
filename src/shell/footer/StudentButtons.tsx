import { studentButtons } from '../../catalogue/navigation.yaml';
import { ProgrammesButton } from '../navigation/ProgrammesButton';
import { button, link } from './columns.css';
import { useGoToProgrammes } from './useGoToProgrammes';

/** Four buttons to the home page's programmes by filter; links until hydration (S2-75 to S2-77, S2-79). */
export function StudentButtons() {
  const goToProgrammes = useGoToProgrammes();
  return (
    <ul>
      {studentButtons.map(({ name, filter }) => (
        <li key={name}>
          <ProgrammesButton className={button} linkClass={link} onClick={() => goToProgrammes(filter)}>
            {name}
          </ProgrammesButton>
        </li>
      ))}
    </ul>
  );
}
