import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { fill } from '../../catalogue/fill';
import planTexts from '../../catalogue/interface/plan.yaml';
import { intakeName } from '../../catalogue/slugs';
import { Button } from '../../ui/Button/Button';
import { Chip } from '../../ui/Chip/Chip';
import { Filled } from '../../ui/Filled';
import { formatDay } from '../../ui/format';
import { sheet } from '../../ui/layout.css';
import { focusOn } from '../../ui/scrolling';
import { visuallyHidden } from '../../ui/text.css';
import { useHydrated } from '../../ui/useHydrated';
import { useIsMobile } from '../../ui/useIsMobile';
import { useShowRest } from '../../ui/useShowRest';
import { useToday } from '../../ui/useToday';
import { NothingAhead } from '../common/NothingAhead';
import { Choices } from './Choices';
import { type Criteria, NO_CRITERIA, optionsOn, queryOf, readCriteria } from './criteria';
import * as styles from './Planner.css';
import { PlanSheet } from './PlanSheet';
import { PlanSummary } from './PlanSummary';
import { plansOn, type Relaxation, relaxations, splitByPlaces } from './plans';

interface NothingFitsProps {
  relaxations: Relaxation[];
  onChoose: (change: Criteria) => void;
}

/** Shown where no intake fits: the nearest plan, and the choices to give up (S1-82). */
function NothingFits({ relaxations: [best, ...others], onChoose }: NothingFitsProps) {
  if (!best) return <p className={styles.nothing}>{planTexts.letMoreGo}</p>;
  const { programme, intake } = best.nearest;
  return (
    <div className={styles.nothing}>
      <p>
        <Filled text={planTexts.nearest} name={<b>{programme.name}</b>} day={formatDay(intake.starts)} />{' '}
        {planTexts.letOneGo}
      </p>
      {[best, ...others].map(({ key, count }) => (
        <Chip key={key} isPressed={false} onClick={() => onChoose({ [key]: undefined })}>
          {`${planTexts.letGo[key]}: ${count}`}
        </Chip>
      ))}
    </div>
  );
}

/** Hours, first day and payment asked; the intakes that fit, each with its plan (S1-80). */
export function Planner() {
  const today = useToday();
  const isHydrated = useHydrated();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { list, isWhole, showRest } = useShowRest<HTMLUListElement>();
  const [printed, setPrinted] = useState<string>();
  const answers = useRef<HTMLElement>(null);

  const options = optionsOn(today);
  // The prerendered page has no query.
  const chosen = readCriteria(isHydrated ? search : '', options);
  const plans = plansOn(today);
  const { withPlaces, full } = splitByPlaces(plans, chosen);
  const [first] = withPlaces;
  // As high as the choices beside them.
  const most = useIsMobile() ? 3 : 6;
  const fitting = [...withPlaces, ...full];
  const shown = isWhole ? fitting : fitting.slice(0, most);
  // Two quick presses: the second builds on the first, which is not rendered yet.
  const pending = useRef(chosen);
  useLayoutEffect(() => {
    pending.current = chosen;
  });
  const choose = (change: Criteria) => {
    pending.current = { ...pending.current, ...change };
    setPrinted(undefined);
    navigate(pathname + queryOf(pending.current));
  };
  /** The pressed button is removed with the choice, so the focus moves to the answers first. */
  const clearAndFocus = (change: Criteria) => {
    focusOn(answers.current);
    choose(change);
  };

  return (
    <div className={styles.planner} data-part="planner">
      <Choices
        options={options}
        chosen={chosen}
        // Only the programme's button is removed by its own press.
        onChoose={isHydrated && ((change) => ('programme' in change ? clearAndFocus(change) : choose(change)))}
      >
        <p role="status" className={styles.count}>
          {first
            ? fill(planTexts.fits, { count: withPlaces.length, all: splitByPlaces(plans, {}).withPlaces.length })
            : planTexts.none}
          <span className={visuallyHidden}>
            {first && `. ${fill(planTexts.first, { name: first.programme.name, day: formatDay(first.intake.starts) })}`}
          </span>
        </p>
        {Object.keys(chosen).length > 0 && (
          <button type="button" className={styles.tool} onClick={() => clearAndFocus(NO_CRITERIA)}>
            {planTexts.clear}
          </button>
        )}
      </Choices>
      <section ref={answers} className={styles.answers} aria-label={planTexts.answers}>
        {plans.length === 0 && <NothingAhead />}
        {plans.length > 0 && !first && (
          <NothingFits relaxations={relaxations(plans, chosen)} onChoose={clearAndFocus} />
        )}
        <ul ref={list} className={styles.plans}>
          {shown.map((plan, index) => {
            const name = intakeName(plan.intake);
            const isPrinted = printed === name;
            return (
              <li key={name} className={isPrinted ? `${sheet} ${styles.printed}` : sheet}>
                {/* Who came for one programme reads its plan without a press; other choices keep the answers short. */}
                <details
                  open={chosen.programme !== undefined && index === 0}
                  onToggle={({ currentTarget }) => {
                    // Who closes the printed plan is done with it: the page prints whole again.
                    if (isPrinted && !currentTarget.open) setPrinted(undefined);
                  }}
                >
                  <PlanSummary plan={plan} pay={chosen.pay} />
                  <PlanSheet
                    plan={plan}
                    pay={chosen.pay}
                    isPrinted={isPrinted}
                    onPrint={() => {
                      // It stays chosen: phones send `afterprint` before they draw the sheet (S1-83).
                      flushSync(() => setPrinted(name));
                      window.print();
                    }}
                  />
                </details>
              </li>
            );
          })}
        </ul>
        {shown.length < fitting.length && (
          <Button
            variant="outlined"
            className={styles.more}
            onClick={() => showRest((all) => all.querySelectorAll('summary')[most])}
          >
            {planTexts.showRest}
          </Button>
        )}
      </section>
    </div>
  );
}
