import { studentButtons } from '../../catalogue/navigation.yaml';
import { paths } from '../../paths';
import { useHydrated } from '../../ui/useHydrated';
import { useFocusHandover } from '../programmes-menu/useFocusHandover';
import { button, link } from './columns.css';
import { useGoToProgrammes } from './useGoToProgrammes';

function StudentButton({ name, onClick }: { name: string; onClick: () => void }) {
  const isHydrated = useHydrated();
  const { linkRef, buttonRef } = useFocusHandover();
  if (!isHydrated) {
    return (
      <a ref={linkRef} className={link} href={paths.programmes}>
        {name}
      </a>
    );
  }
  return (
    <button ref={buttonRef} type="button" className={button} onClick={onClick}>
      {name}
    </button>
  );
}

/** Four buttons to the home page's programmes by filter; links until hydration (S2-75 to S2-77, S2-79). */
export function StudentButtons() {
  const goToProgrammes = useGoToProgrammes();
  return (
    <ul>
      {studentButtons.map(({ name, filter }) => (
        <li key={name}>
          <StudentButton name={name} onClick={() => goToProgrammes(filter)} />
        </li>
      ))}
    </ul>
  );
}
