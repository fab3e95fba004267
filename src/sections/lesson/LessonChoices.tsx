import { Icon } from '../../ui/Icon/Icon';
import { Motif } from '../../ui/motif/Motif';
import { type LessonProgram, motifOf, type Name, OPTIONS, PARAMETERS } from '../common/lesson/grow';
import * as styles from './LessonChoices.css';

interface LessonChoicesProps {
  program: LessonProgram;
  prompt: string;
  isHydrated: boolean;
  onChoose: (name: Name, value: LessonProgram[Name]) => void;
}

/** Toggle buttons for the program's first three lines, each with the motif that it would draw. */
export function LessonChoices({ program, prompt, isHydrated, onChoose }: LessonChoicesProps) {
  return (
    <div className={isHydrated ? styles.choices : styles.kept}>
      <p>
        <b>{prompt}</b>
      </p>
      {PARAMETERS.map((name) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.legend}>{name}</legend>
          {OPTIONS[name].map((value) => {
            const isPressed = program[name] === value;
            return (
              <button
                key={value}
                type="button"
                className={styles.choice}
                aria-pressed={isPressed}
                onClick={() => onChoose(name, value)}
              >
                <span className={styles.preview}>
                  {isHydrated && (
                    <Motif rows={motifOf({ ...program, [name]: value })} family="erica" className={styles.motif} />
                  )}
                </span>
                {value}
                <span className={styles.tick}>
                  <Icon name="check" />
                </span>
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
