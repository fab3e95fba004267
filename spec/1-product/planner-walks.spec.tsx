import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { it } from 'vitest';
import planTexts from '../../src/catalogue/interface/plan.yaml';
import { CRITERIA, type Criteria } from '../../src/sections/planner/criteria';
import { Planner } from '../../src/sections/planner/Planner';
import { plansOn, relaxations, splitByPlaces } from '../../src/sections/planner/plans';
import { TEST_DAY } from '../support/days';
import { Address, flat, navigate } from '../support/render';
import { type Step, WALKS_LIMIT_MS, walk } from '../support/walk';

/** Unique label of each choice, and its parameter in the address. */
const CHOICES = [
  ['12', 'hours', '12'],
  ['Full days', 'hours', 'days'],
  ['4 Oct', 'start', '2027-10-04'],
  ['Once', 'pay', 'once'],
  ['Monthly', 'pay', 'monthly'],
  ['AI in the Workplace Masterclass', 'programme', 'AITools'],
] as const;
const PLANS = plansOn(TEST_DAY);

interface Model {
  history: Criteria[];
  at: number;
  focus: string;
}
const chosen = ({ history, at }: Model): Criteria => history[at] ?? {};
const matching = (m: Model) => splitByPlaces(PLANS, chosen(m));

const press = (name: string) =>
  act(() => {
    const one = [...document.querySelectorAll('button')].find(({ textContent }) => flat(textContent).startsWith(name));
    one?.focus();
    one?.click();
  });
/** A new entry of the history, and the focus after it. */
const choose = (m: Model, change: Criteria, focus: string): Partial<Model> => ({
  history: [...m.history.slice(0, m.at + 1), { ...chosen(m), ...change }],
  at: m.at + 1,
  focus,
});
const NONE = { hours: undefined, start: undefined, pay: undefined, programme: undefined };

const choices = CHOICES.map(([name, key, value]): [string, Step<Model>] => [
  name,
  (m) => {
    const isPressed = chosen(m)[key] === value;
    // A programme is chosen by a link; its button only removes it.
    if (key === 'programme' && !isPressed)
      return [() => act(() => navigate(`?programme=${value}`)), choose(m, { ...NONE, programme: value }, m.focus)];
    const focus = key === 'programme' ? planTexts.answers : name;
    return [() => press(name), choose(m, { [key]: isPressed ? undefined : value }, focus)];
  },
]);
const steps: Record<string, Step<Model>> = {
  ...Object.fromEntries(choices),
  clear: (m) =>
    Object.values(chosen(m)).some(Boolean) && [() => press(planTexts.clear), choose(m, NONE, planTexts.answers)],
  'let one go': (m) => {
    const [easiest] = matching(m).withPlaces.length === 0 ? relaxations(PLANS, chosen(m)) : [];
    return (
      easiest && [() => press(planTexts.letGo[easiest.key]), choose(m, { [easiest.key]: undefined }, planTexts.answers)]
    );
  },
  back: (m) => m.at > 0 && [() => act(() => navigate(-1)), { at: m.at - 1 }],
  forward: (m) => m.at < m.history.length - 1 && [() => act(() => navigate(1)), { at: m.at + 1 }],
};

it('S1-80 S1-81 S1-82 the planner shows what the address asks for after any walk', { timeout: WALKS_LIMIT_MS }, () => {
  return walk<Model>({
    start: () => {
      render(
        <MemoryRouter initialEntries={['/programPricing']} useTransitions={false}>
          <Planner />
          <Address />
        </MemoryRouter>,
      );
      return { history: [{}], at: 0, focus: '' };
    },
    steps,
    expected: (m) => ({
      address: CRITERIA.flatMap((key) => chosen(m)[key] ?? []),
      pressed: CRITERIA.flatMap((one) => {
        const value = chosen(m)[one];
        if (value === undefined) return one === 'programme' ? [] : ['Any'];
        return CHOICES.filter(([, key, its]) => key === one && its === value).map(([name]) => name);
      }),
      fits: String(matching(m).withPlaces.length || planTexts.none),
      focus: m.focus,
    }),
    shown: () => ({
      address: [...new URLSearchParams(screen.getByTestId('address').textContent?.split('?')[1]).values()],
      pressed: [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => flat(textContent)),
      fits: /^\d+|.*/.exec(document.querySelector('[role=status]')?.firstChild?.firstChild?.textContent ?? '')?.[0],
      focus:
        document.activeElement === document.body
          ? ''
          : (document.activeElement?.ariaLabel ?? flat(document.activeElement?.textContent)),
    }),
  });
});
