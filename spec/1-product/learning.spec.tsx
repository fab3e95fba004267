import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { flat, renderAt } from '../support/render';

async function band(heading: string): Promise<HTMLElement> {
  renderAt('/learning-process');
  return (await screen.findByRole('heading', { level: 2, name: heading })).closest('section') as HTMLElement;
}

describe('the eight stages', () => {
  it('S1-06 S1-55 are in order, each with a plant a row higher', async () => {
    const stages = [...(await band('From first visit to certificate')).querySelectorAll('ol > li')];
    expect(
      stages.map((stage) => `${stage.querySelector('span')?.textContent} ${stage.querySelector('h3')?.textContent}`),
    ).toEqual([
      'Stage 1 Look around',
      'Stage 2 Try it',
      'Stage 3 Apply',
      'Stage 4 Get ready',
      'Stage 5 Learn',
      'Stage 6 Build',
      'Stage 7 Show',
      'Stage 8 Finish',
    ]);
    const heights = stages.map((stage) => Number(stage.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[3]));
    expect(heights).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a week in a bootcamp', () => {
  it('S1-56 goes from Monday to Sunday, with what is on', async () => {
    const days = [...(await band('A week in a bootcamp')).querySelectorAll('ol > li')];
    expect(
      days.map((day) =>
        [...day.children].map((part) => flat([...part.childNodes].map((one) => one.textContent).join(' '))),
      ),
    ).toEqual([
      ['Monday', 'Live lesson 18:00 to 20:00, 2 hours'],
      ['Tuesday', 'Practice 2 hours'],
      ['Wednesday', 'Live lesson 18:00 to 20:00, 2 hours'],
      ['Thursday', 'Practice 1 hour', 'Feedback 1 hour'],
      ['Friday', 'Practice 1 hour', 'Feedback 1 hour'],
      ['Saturday', 'Practice 2 hours'],
      ['Sunday', 'Free'],
    ]);
  });

  it('S1-56 says what it adds up to, and leads to the programme', async () => {
    const week = await band('A week in a bootcamp');
    expect(flat(week.textContent)).toContain(
      'Live lesson: 4 hours. Practice: 6 hours. Feedback: 2 hours. Together: 12 hours a week.',
    );
    const link = within(week).getByRole('link', { name: 'Software Engineer with Python' });
    expect(link.getAttribute('href')).toBe('/programs/softwareEngineerPython');
  });
});
