import { studentButtons } from '../../catalogue/navigation.yaml';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { useHydrated } from '../../ui/useHydrated';
import { useFocusHandover } from '../programmes-menu/useFocusHandover';
import { buttons } from './StudentButtons.css';
import { useGoToProgrammes } from './useGoToProgrammes';

function StudentButton({ name, onClick }: { name: string; onClick: () => void }) {
  const isHydrated = useHydrated();
  const { linkRef, buttonRef } = useFocusHandover();
  if (!isHydrated) {
    return (
      <Button ref={linkRef} variant="outlined" size="compact" href={paths.programmes}>
        {name}
      </Button>
    );
  }
  return (
    <Button ref={buttonRef} variant="outlined" size="compact" onClick={onClick}>
      {name}
    </Button>
  );
}

/** Four buttons to the home page's programmes by filter; links until hydration (S2-75 to S2-77, S2-79). */
export function StudentButtons() {
  const goToProgrammes = useGoToProgrammes();
  return (
    <div className={buttons}>
      {studentButtons.map(({ name, filter }) => (
        <StudentButton key={name} name={name} onClick={() => goToProgrammes(filter)} />
      ))}
    </div>
  );
}
