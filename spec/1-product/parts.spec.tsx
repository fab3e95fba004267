import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/catalogue/index';
import organisation from '../../src/catalogue/organisation.yaml';
import home from '../../src/catalogue/pages/home.yaml';
import { CardGrid } from '../../src/sections/common/CardGrid';
import { GrowingSteps } from '../../src/sections/common/GrowingSteps';
import { NumberedSteps } from '../../src/sections/common/NumberedSteps';
import { PointList } from '../../src/sections/common/PointList';
import { Questions } from '../../src/sections/common/Questions';
import { SectionHeader } from '../../src/sections/common/SectionHeader';
import { TextBlock } from '../../src/sections/common/TextBlock';
import { CorporateBand } from '../../src/sections/home/CorporateBand';
import { NextStarts } from '../../src/sections/home/NextStarts';
import { AskUs } from '../../src/sections/intakes/AskUs';
import { FactsSheet } from '../../src/sections/programme/FactsSheet';
import { PrintedContact } from '../../src/sections/programme/PrintedContact';
import { AnalyticsSwitch } from '../../src/sections/terms/AnalyticsSwitch';
import { analyticsChoice } from '../../src/services/analytics';
import { Button } from '../../src/ui/Button/Button';
import { IconButton } from '../../src/ui/IconButton/IconButton';
import { Motif } from '../../src/ui/motif/Motif';
import { motifPaths } from '../../src/ui/motif/tiles';
import { Section } from '../../src/ui/Section/Section';
import { CENTRE } from '../support/centre';
import { draw, flat } from '../support/render';

const only = (container: HTMLElement) => container.firstElementChild as HTMLElement;
const programmeAt = (path: string) => {
  const found = catalogue.programmes.find(({ value }) => value.path === path);
  if (!found) throw new Error(`no programme at ${path}`);
  return found.value;
};

describe('a button', () => {
  it('without an address it is a button that sends no form', () => {
    const button = only(draw(<Button>Try again</Button>));
    expect(button.tagName).toBe('BUTTON');
    expect(button.getAttribute('type')).toBe('button');
  });

  it('with an address it is a link, its icon first', () => {
    const link = only(
      draw(
        <Button href="/x" startIcon={<i>→</i>} aria-label="On">
          Onwards
        </Button>,
      ),
    );
    expect(link.tagName).toBe('A');
    expect(link.getAttribute('href')).toBe('/x');
    expect(link.getAttribute('aria-label')).toBe('On');
    expect(link.textContent).toBe('→Onwards');
  });

  it('with a route it changes the page without loading a document', async () => {
    const link = only(draw(<Button to="/about">About</Button>));
    expect(link.getAttribute('href')).toBe('/about');
    let isHandled = false;
    document.addEventListener(
      'click',
      (event) => {
        isHandled = event.defaultPrevented;
      },
      { once: true },
    );
    await userEvent.click(link);
    expect(isHandled).toBe(true);
  });

  it('one of an icon alone has a name, and sends no form', () => {
    const button = within(draw(<IconButton aria-label="Menu" />)).getByRole('button', { name: 'Menu' });
    expect(button.getAttribute('type')).toBe('button');
  });
});

describe('a band and its heading', () => {
  it('a band has the id that links lead to', () => {
    expect(only(draw(<Section id="programs">Words</Section>)).id).toBe('programs');
  });

  it('a lead follows the heading; without one the heading stands alone', () => {
    const both = only(draw(<SectionHeader heading="Fees" lead="What it costs" />));
    expect(both.querySelector('h2 + p')?.textContent).toBe('What it costs');
    expect(only(draw(<SectionHeader heading="Fees" />)).querySelector('p')).toBeNull();
  });

  it.each([
    ['points', <PointList key="p" heading="Points" items={['One']} />],
    ['steps', <NumberedSteps key="s" heading="Steps" items={[]} />],
    ['questions', <Questions key="q" heading="Questions" items={[]} />],
    ['pieces', <CardGrid key="i" heading="CardGrid" items={[]} />],
  ])('%s without a lead have no empty paragraph', (_name, part) => {
    expect(draw(part).querySelector('p')).toBeNull();
  });

  it('points and steps say their lead and all their items', () => {
    const points = draw(<PointList heading="Points" lead="In short" items={['One', 'Two']} />);
    expect(points.querySelector('p')?.textContent).toBe('In short');
    expect([...points.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
    expect([...points.querySelectorAll('li')].map((point) => point.querySelectorAll('svg').length)).toEqual([1, 1]);
    const steps = draw(<NumberedSteps heading="Steps" lead="In turn" items={[{ title: 'Ask', text: 'Us' }]} />);
    expect(steps.querySelector('p')?.textContent).toBe('In turn');
    expect(steps.querySelector('li')?.textContent).toBe('AskUs');
  });

  it('a passage without points has no empty list', () => {
    expect(draw(<TextBlock id="x" heading="Passage" paragraphs={['Words']} />).querySelector('ul')).toBeNull();
  });

  it('a piece with a path is a link, one without is none', () => {
    const items = [
      { title: 'Careers', text: 'Work with us', path: '/careers' },
      { title: 'Tea', text: 'At eleven' },
    ];
    const drawn = within(draw(<CardGrid heading="CardGrid" items={items} />));
    expect(drawn.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Careers', '/careers'],
    ]);
    expect(drawn.getByRole('heading', { name: 'Tea' })).toBeTruthy();
  });
});

describe('pictures beside the words', () => {
  const shapes = (svg: Element | null | undefined) => svg?.innerHTML;

  it('the steps grow one by one; a fifth begins anew', () => {
    const items = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ title, text: title }));
    const drawn = draw(<GrowingSteps heading="Steps" items={items} />);
    const grown = [...drawn.querySelectorAll('li svg')].map(shapes);
    expect(grown).toHaveLength(5);
    expect(new Set(grown).size).toBe(4);
    expect(grown[4]).toBe(grown[0]);
    expect([...drawn.querySelectorAll('h3')].map((title) => title.previousElementSibling?.textContent)).toEqual([
      'Step 1',
      'Step 2',
      'Step 3',
      'Step 4',
      'Step 5',
    ]);
  });

  it('a picture’s parts are in the colours of its rows', () => {
    const rows = ['aP bP', '.. 3S', 'aL aL'];
    expect(motifPaths(rows).map(([colour]) => colour)).toEqual(['petal', 'sun', 'leaf']);
    const paths = [...draw(<Motif rows={rows} family="protea" />).querySelectorAll('path')];
    expect(paths.map((path) => path.getAttribute('d'))).toEqual(motifPaths(rows).map(([, d]) => d));
  });

  it('S1-86 where there is no room for the year, the next three intakes lead to their programmes', () => {
    const rows = [...draw(<NextStarts />).querySelectorAll('li')];
    expect(rows.map(({ textContent }) => flat(textContent))).toEqual([
      'Software Engineer1 February 2027 · R46 000',
      'Cyber Security1 February 2027 · R24 500',
      'Artificial Intelligence Developer1 February 2027 · R48 000',
    ]);
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      '/programs/softwareengineer',
      '/programs/cyber-security',
      '/programs/AIDeveloper',
    ]);
  });

  it('S1-13 each service for organisations has its picture', () => {
    const drawn = draw(<CorporateBand {...home.corporate} />);
    expect(drawn.querySelectorAll('li')).toHaveLength(4);
    expect(drawn.querySelectorAll('li svg[data-family]')).toHaveLength(4);
  });
});

describe('what the catalogue may not have', () => {
  it('S1-04 a programme without a coming intake says to ask', () => {
    const programme = { ...programmeAt('/programs/cyber-security'), path: '/programs/new' };
    const drawn = within(draw(<FactsSheet programme={programme} />));
    expect(drawn.getByText('Next intake').nextElementSibling?.textContent).toBe('No date yet');
    const ask = drawn.getByText('Applications close').nextElementSibling?.querySelector('a');
    expect(ask?.textContent).toBe('Ask us when it starts');
    expect(ask?.getAttribute('href')).toBe(
      `mailto:${CENTRE.contact.email}?subject=The%20next%20intake%20of%20Cyber%20Security`,
    );
  });

  it('S1-04 a question keeps the whole name of its programme', () => {
    const ask = draw(<AskUs subject="The next intake of R&D? 100% #1 + more">Ask</AskUs>).querySelector('a');
    expect(new URL(String(ask?.href)).searchParams.get('subject')).toBe('The next intake of R&D? 100% #1 + more');
  });

  it('on paper there is no address where the site has none yet', () => {
    const address = organisation.siteAddress;
    try {
      Object.assign(organisation, { siteAddress: undefined });
      const lines = [...draw(<PrintedContact path="/about" />).querySelectorAll('p')];
      expect(lines[1]?.textContent).toBe(`${CENTRE.contact.email} · ${CENTRE.contact.telephone}`);
    } finally {
      Object.assign(organisation, { siteAddress: address });
    }
  });
});

describe('the switch of analytics', () => {
  const choose = (state: ReturnType<typeof analyticsChoice.get>) => {
    vi.spyOn(analyticsChoice, 'get').mockReturnValue(state);
    const set = vi.spyOn(analyticsChoice, 'set').mockImplementation(() => undefined);
    draw(<AnalyticsSwitch />);
    return set;
  };
  const said = () => screen.getByRole('status').textContent;
  const button = () => screen.queryByRole('button', { name: 'Analytics' });

  it('S7-07 while it is on, it is pressed and turns it off', async () => {
    const set = choose('on');
    expect(said()).toBe('Analytics is on.');
    expect(button()?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button() as HTMLElement);
    expect(set.mock.calls).toEqual([['off']]);
  });

  it('S7-07 while it is off, it is not pressed and turns it on', async () => {
    const set = choose('off');
    expect(said()).toBe('Analytics is off. Your browser remembers this where its storage allows.');
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button() as HTMLElement);
    expect(set.mock.calls).toEqual([['on']]);
  });

  it.each([
    ['off-by-browser', 'Analytics is off, because your browser asks not to be tracked.'],
    ['not-configured', 'Analytics is off.'],
  ] as const)('S7-07 %s is no choice: it is said, and there is no button', (state, words) => {
    choose(state);
    expect(said()).toBe(words);
    expect(button()).toBeNull();
  });
});
