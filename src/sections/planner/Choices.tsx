import type { ReactNode } from 'react';
import * as plannerTexts from '../../catalogue/interface/planner.yaml';
import { Chip } from '../../ui/Chip/Chip';
import { CRITERIA, type Criteria, type Criterion, type Option, type Options } from './criteria';
import * as styles from './Planner.css';

/** The button for no filter. */
const ANY: Option = { value: '', label: plannerTexts.any };

interface ChoicesProps {
  options: Options;
  chosen: Criteria;
  /** Called with what a press changes. Without it the buttons are disabled: the page is not hydrated yet. */
  onChoose: false | ((change: Criteria) => void);
  /** How many intakes fit: in sight beside the choices, however long the answers. */
  children: ReactNode;
}

/**
 * The planner's questions, and what they found. Hours, first day and payment are a group of toggle buttons each, of which one
 * is pressed (S1-81).
 */
export function Choices({ options, chosen, onChoose, children }: ChoicesProps) {
  const pressedOf = (key: Criterion) => chosen[key] ?? ANY.value;

  /** A filter's second press takes it off. That of the button for none does nothing. */
  function handlePress(key: Criterion, value: string) {
    const next = value === pressedOf(key) ? ANY.value : value;
    if (onChoose && next !== pressedOf(key)) onChoose({ [key]: next || undefined });
  }

  return (
    <div className={styles.choices}>
      {CRITERIA.filter((key) => key !== 'programme' || chosen.programme).map((key) => (
        <fieldset key={key} className={styles.group}>
          <legend className={styles.legend}>{plannerTexts.legends[key]}</legend>
          <div className={styles.chips}>
            {(key === 'programme'
              ? options.programme.filter(({ value }) => value === chosen.programme)
              : [ANY, ...options[key]]
            ).map(({ value, label }) => (
              <Chip
                key={value}
                value={value}
                isCompact
                isPressed={value === pressedOf(key)}
                disabled={!onChoose}
                onClick={() => handlePress(key, value)}
              >
                {label}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.found}>{children}</div>
    </div>
  );
}
