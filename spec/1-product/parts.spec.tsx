import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/catalogue/index';
import organisation from '../../src/catalogue/organisation.yaml';
import { AskUs } from '../../src/sections/common/AskUs';
import { NumberedSteps } from '../../src/sections/common/NumberedSteps';
import { PrintedContact } from '../../src/sections/common/PrintedContact';
import { Questions } from '../../src/sections/common/Questions';
import { SectionHeader } from '../../src/sections/common/SectionHeader';
import { TextBlock } from '../../src/sections/common/TextBlock';
import { NextIntakeRows } from '../../src/sections/home/SeasonBand';
import { CardGrid } from '../../src/sections/not-found/CardGrid';
import { FactsSheet } from '../../src/sections/programme/FactsSheet';
import { AnalyticsSwitch } from '../../src/sections/terms/AnalyticsSwitch';
import { analyticsChoice } from '../../src/services/analytics';
import { Button } from '../../src/ui/Button/Button';
import { Motif } from '../../src/ui/motif/Motif';
import { motifPaths } from '../../src/ui/motif/tiles';
import { CENTRE } from '../support/centre';
import { draw, hrefsIn, textsOf } from '../support/render';

const only = (container: HTMLElement) => container.firstElementChild as HTMLElement;
const programmeAt = (path: string) => {
  const found = catalogue.programmes.find(({ value }) => value.path === path);
  if (!found) throw new Error(`no programme at ${path}`);
  return found.value;
};

describe('a button', () => {
  it('a button with a route changes the page without loading a document', () => {
    const link = only(draw(<Button to="/about">About</Button>));
    expect(link.getAttribute('href')).toBe('/about');
    // The link handles the click, so the browser does not follow it.
    expect(fireEvent.click(link)).toBe(false);
  });
});

describe('a band and its heading', () => {
  it.each([
    ['points', <TextBlock key="p" heading="Points" items={['One']} />],
    ['steps', <NumberedSteps key="s" heading="Steps" items={[]} />],
    ['questions', <Questions key="q" heading="Questions" items={[]} />],
    ['pieces', <CardGrid key="i" heading="CardGrid" items={[]} />],
    ['a band', <SectionHeader key="b" heading="Fees" />],
  ])('%s without a lead have no empty paragraph', (_name, part) => {
    expect(draw(part).querySelector('p')).toBeNull();
  });

  it('a passage without points has no empty list', () => {
    expect(draw(<TextBlock id="x" heading="Passage" paragraphs={['Words']} />).querySelector('ul')).toBeNull();
  });
});

describe('pictures beside the words', () => {
  it('a picture’s parts are in the colours of its rows', () => {
    const rows = ['aP bP', '.. 3S', 'aL aL'];
    expect(motifPaths(rows).map(([colour]) => colour)).toEqual(['petal', 'sun', 'leaf']);
    const paths = [...draw(<Motif rows={rows} family="protea" />).querySelectorAll('path')];
    expect(paths.map((path) => path.getAttribute('d'))).toEqual(motifPaths(rows).map(([, d]) => d));
  });

  it('S1-86 the next six intakes lead to their programmes where the year has no room', () => {
    const rows = [...draw(<NextIntakeRows />).querySelectorAll('li')];
    expect(rows).toHaveLength(6);
    expect(textsOf(rows.slice(0, 2))).toEqual([
      'Software Engineer1 February 2027 · 12 months' + 'Apply by 4 January 2027',
      'Cyber Security1 February 2027 · 14 weeks' + 'Apply by 18 January 2027',
    ]);
    expect(rows.slice(0, 2).map((row) => row.getAttribute('data-family'))).toEqual(['protea', 'pincushion']);
    expect(rows.slice(0, 2).flatMap(hrefsIn)).toEqual(['/programs/softwareengineer', '/programs/cyber-security']);
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

  it('a page on paper has no address where the site has none yet', () => {
    const address = organisation.siteAddress;
    try {
      Object.assign(organisation, { siteAddress: undefined });
      const printed = draw(<PrintedContact path="/about" />).querySelector('br')?.nextSibling?.textContent;
      expect(printed).toBe(`${CENTRE.contact.email} · ${CENTRE.contact.telephone}`);
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

  it('S7-07 the switch is pressed while analytics is on, and turns it off', async () => {
    const set = choose('on');
    expect(said()).toBe('Analytics is on.');
    expect(button()?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button() as HTMLElement);
    expect(set.mock.calls).toEqual([['off']]);
  });

  it('S7-07 the switch is not pressed while analytics is off, and turns it on', async () => {
    const set = choose('off');
    expect(said()).toBe('Analytics is off. Your browser remembers this where its storage allows.');
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button() as HTMLElement);
    expect(set.mock.calls).toEqual([['on']]);
  });

  it.each([
    ['off-by-browser', 'Analytics is off, because your browser asks not to be tracked.'],
    ['not-configured', 'This site counts no visits and sets no cookies.'],
  ] as const)('S7-07 %s is no choice: it is said, and there is no button', (state, words) => {
    choose(state);
    expect(said()).toBe(words);
    expect(button()).toBeNull();
  });
});
