import { facts } from 'virtual:catalogue/facts';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fill } from '../../catalogue/fill';
import planTexts from '../../catalogue/interface/plan.yaml';
import { intakeName } from '../../catalogue/slugs';
import { Button } from '../../ui/Button/Button';
import { DisclosureIcon } from '../../ui/DisclosureIcon/DisclosureIcon';
import { formatDay } from '../../ui/format';
import { focusOn } from '../../ui/scrolling';
import { visuallyHidden } from '../../ui/text.css';
import { useShowRest } from '../../ui/useShowRest';
import { useToday } from '../../ui/useToday';
import { NothingAhead } from '../common/NothingAhead';
import { Choices } from './Choices';
import { type Criteria, NO_CRITERIA, optionsOn, queryOf, readCriteria } from './criteria';
import { NothingFits } from './NothingFits';
import * as styles from './Planner.css';
import * as bandStyles from './PlannerBand.css';
import { PlanSheet } from './PlanSheet';
import { PlanSummary } from './PlanSummary';
import { MAX_SHOWN, type Plan, plansOn, relaxations, splitByPlaces } from './plans';
import { usePrinting } from './usePrinting';

const upcoming = facts.filter(({ isUpcoming }) => isUpcoming).map(({ name }) => name);

/** `10 of 16 intakes fit`, and `The first: Cyber Security, from 1 February 2027.` */
function statusOf(withPlaces: Plan[], all: number, hasChoice: boolean): [count: string, first: string] {
  const [first] = withPlaces;
  if (!first) return [planTexts.none, ''];
  const [one, many] = hasChoice ? [planTexts.oneFits, planTexts.fits] : [planTexts.oneAhead, planTexts.ahead];
  return [
    withPlaces.length === 1 ? one : fill(many, { count: withPlaces.length, all }),
    fill(planTexts.first, { name: first.programme.name, day: formatDay(first.intake.starts) }),
  ];
}

/** Hours, first day and payment asked; the intakes that fit, each with its plan (S1-80). */
export function Planner() {
  const today = useToday();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { list, isWhole, showRest } = useShowRest<HTMLUListElement>();
  const { printed, print, release } = usePrinting(list);

  const options = optionsOn(today);
  const chosen = readCriteria(search, options);
  const hasChoice = Object.keys(chosen).length > 0;
  const plans = plansOn(today);
  const { withPlaces, full } = splitByPlaces(plans, chosen);
  const [count, first] = statusOf(withPlaces, splitByPlaces(plans, NO_CRITERIA).withPlaces.length, hasChoice);
  const all = [...withPlaces, ...full];
  const shown = isWhole ? all : all.slice(0, MAX_SHOWN);
  // Two quick presses: the second builds on the first, which is not rendered yet.
  const pending = useRef(chosen);
  useLayoutEffect(() => {
    pending.current = chosen;
  });
  const choose = (change: Criteria) => {
    pending.current = { ...pending.current, ...change };
    release();
    navigate(pathname + queryOf(pending.current));
  };
  const answers = useRef<HTMLElement>(null);
  /** The pressed button is removed with the choice, so the focus moves to the answers first. */
  const clearAndFocus = (change: Criteria) => {
    focusOn(answers.current);
    choose(change);
  };

  return (
    <div className={bandStyles.planner}>
      <Choices
        options={options}
        chosen={chosen}
        onChoose={(change) => {
          // Only the programme's button is removed by its own press.
          if ('programme' in change) clearAndFocus(change);
          else choose(change);
        }}
      >
        <div role="status">
          <p className={bandStyles.count}>
            {count}
            <span className={visuallyHidden}>{first && `. ${first}`}</span>
          </p>
        </div>
        {hasChoice && (
          <button type="button" className={styles.tool} onClick={() => clearAndFocus(NO_CRITERIA)}>
            {planTexts.clear}
          </button>
        )}
      </Choices>
      <section ref={answers} className={bandStyles.answers} aria-label={planTexts.answers}>
        {plans.length === 0 && <NothingAhead />}
        {plans.length > 0 && withPlaces.length === 0 && (
          <NothingFits relaxations={relaxations(plans, chosen)} onChoose={clearAndFocus} />
        )}
        <ul ref={list} className={bandStyles.plans}>
          {shown.map((plan, index) => {
            const name = intakeName(plan.intake);
            return (
              <li key={name} className={printed === name ? `${bandStyles.plan} ${styles.printed}` : bandStyles.plan}>
                {/* Who came for one programme reads its plan without a press; other choices keep the answers short. */}
                <details
                  open={chosen.programme !== undefined && index === 0}
                  onToggle={({ currentTarget }) => {
                    // Who closes the printed plan is done with it: the page prints whole again.
                    if (printed === name && !currentTarget.open) release();
                  }}
                >
                  <summary className={bandStyles.summary}>
                    <PlanSummary plan={plan} pay={chosen.pay} name={plan.programme.name} mark={<DisclosureIcon />} />
                  </summary>
                  <PlanSheet plan={plan} pay={chosen.pay} isPrinted={printed === name} onPrint={() => print(name)} />
                </details>
              </li>
            );
          })}
        </ul>
        {shown.length < all.length && (
          <Button
            variant="outlined"
            className={styles.more}
            onClick={() => showRest((plans) => plans.querySelectorAll('summary')[MAX_SHOWN])}
          >
            {planTexts.showRest}
          </Button>
        )}
        <p className={styles.notPlanned}>
          {planTexts.notPlanned} {upcoming.join('; ')}.
        </p>
      </section>
    </div>
  );
}
