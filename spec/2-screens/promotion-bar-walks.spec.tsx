import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { MAIN_ID } from '../../src/shell/ids';
import { PromotionBar } from '../../src/shell/navigation/PromotionBar';
import { setDay } from '../support/clock';
import { Address, navigate } from '../support/render';
import { each, type Step, WALKS_LIMIT_MS, walk } from '../support/walk';

const DAYS = ['2027-01-04', '2027-01-05', '2027-01-20', '2028-03-01'];
const CYBER = '/programs/cyber-security 2027-02-01';
/** The intake that each page announces on each day. */
const ANNOUNCED: Record<string, string[]> = {
  '/about': ['/programs/softwareengineer 2027-02-01', CYBER, '/programs/AIMasteryNoCode 2027-03-01'],
  '/programs/cyber-security': [CYBER, CYBER, '/programs/cyber-security 2027-06-07'],
};
/** Any focus, where another test checks it. */
const ANYWHERE = expect.any(String);

const bar = () => document.querySelector('aside') as HTMLElement;
const draw = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <PromotionBar />
      <main id={MAIN_ID} />
      <Address />
    </MemoryRouter>,
  );

interface Model {
  path: string;
  day: number;
  closed: string[];
  focus: unknown;
}
const announced = ({ path, day }: Model) => ANNOUNCED[path]?.[day];
const isShown = (m: Model) => !m.closed.includes(announced(m) ?? '');

const steps: Record<string, Step<Model>> = {
  close: (m) => {
    const intake = announced(m);
    const press = () => fireEvent.click(bar().querySelector('button') as Element);
    return intake && isShown(m) && [press, { closed: [...m.closed, intake], focus: 'main' }];
  },
  ...each(Object.keys(ANNOUNCED), (path) => () => [() => act(() => navigate(path)), { path, focus: ANYWHERE }]),
  'another day': (m) => {
    const day = (m.day + 1) % DAYS.length;
    const comeBack = () => {
      setDay(DAYS[day] as string);
      fireEvent(document, new Event('visibilitychange'));
    };
    return [comeBack, { day, focus: ANYWHERE }];
  },
  'another visit': (m) => {
    const visit = () => {
      cleanup();
      draw(m.path);
    };
    return [visit, { focus: ANYWHERE }];
  },
};

it('S2-22 S2-29 just what was closed stays closed after any walk', { timeout: WALKS_LIMIT_MS }, async () => {
  const start = () => {
    localStorage.clear();
    setDay(DAYS[0] as string);
    draw('/about');
    return { path: '/about', day: 0, closed: [], focus: ANYWHERE };
  };
  await walk<Model>({
    start,
    steps,
    expected: (m) => ({
      isShown: isShown(m),
      announced: announced(m) ?? '',
      canClose: announced(m) !== undefined,
      kept: m.closed,
      focus: m.focus,
    }),
    shown: () => ({
      isShown: !document.documentElement.hasAttribute('data-closed'),
      announced: bar().dataset.intake ?? '',
      canClose: bar().querySelector('button') !== null,
      // What a page begins with.
      kept: (localStorage.getItem('closed-intakes') ?? '').split(',').slice(0, -1),
      focus: document.activeElement?.localName,
    }),
  });
});
