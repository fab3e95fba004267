/** First information for a visitor: the price, the free lesson, the strengths, and news of upcoming programmes. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import home from '../../src/catalogue/pages/home.yaml';
import intakeBlocks from '../../src/catalogue/pages/intake-blocks.yaml';
import { HomeHero } from '../../src/sections/home/HomeHero';
import { OpenLessons } from '../../src/sections/intakes/OpenLessons';
import { CENTRE } from '../support/centre';
import { setDay } from '../support/clock';
import { draw, openAt, textsOf } from '../support/render';

/** The page's first section, with plain spaces. */
const first = () => (document.querySelector('main section')?.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the first screen', () => {
  it('S1-98 the home page names what it costs, the free start and the centre’s numbers, and leads to the next open lesson', async () => {
    await openAt('/');
    expect(first()).toContain('From R3 800 for 2 days to R48 000 for 12 months. Or free with Code Curious?');
    expect(first()).toContain(`${CENTRE.accreditation.label}: ${CENTRE.accreditation.number}`);
    const lesson = screen.getByRole('link', { name: /^Next free open lesson, 5\sDecember\s2026$/ });
    expect(lesson.getAttribute('href')).toBe('/intake-blocks#open-lessons');
  });

  it.each([
    ['2027-10-02', ['2 Oct 2027', '6 Nov 2027'], '2027-10-02'],
    ['2027-10-03', ['6 Nov 2027'], '2027-11-06'],
    ['2027-11-07', [], undefined],
  ])(
    'S1-74 S1-98 an open lesson is listed on %s until it is over, and the first is the home page’s',
    (day, all, next) => {
      setDay(day);
      const list = draw(<OpenLessons {...intakeBlocks.openLessons} />);
      expect(textsOf(list.querySelectorAll('li'))).toEqual(all);
      expect(list.textContent?.includes('No date yet: ask us when the next one is')).toBe(next === undefined);
      const link = draw(<HomeHero {...home} />).querySelector('a[href="/intake-blocks#open-lessons"]');
      expect(link?.querySelector('time')?.dateTime).toBe(next);
    },
  );

  it('S1-98 S1-99 a programme that is open says what is strong and true before its facts, and names no other', async () => {
    await openAt('/programs/cyber-security');
    expect(first()).toContain('At most 20 people. A person reads your work. Full refund until the first day.');
    expect(first()).not.toContain('sooner');
    expect(screen.queryByRole('link', { name: 'Tell me when it opens' })).toBeNull();
  });

  it('S1-99 an upcoming programme has a message to ask for word of its opening', async () => {
    await openAt('/programs/dataScience');
    const message = `mailto:${CENTRE.contact.email}?subject=Tell%20me%20when%20Machine%20Learning%20%26%20Data%20Science%20in%20Business%20opens`;
    const links = screen.getAllByRole('link', { name: 'Tell me when it opens' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([message, message]);
    expect(first()).not.toContain('Full refund');
    // After its own actions it names a related programme that is open, with its first day.
    expect(first()).toMatch(
      /Tell me when it opens.*brochure.*Start sooner, on 1 Feb 2027, with Software Engineer with Python/i,
    );
    const [link] = screen.getAllByRole('link', { name: 'Software Engineer with Python' });
    expect(link?.getAttribute('href')).toBe('/programs/softwareEngineerPython');
  });
});
