import { describe, expect, it } from 'vitest';
import { isHeard } from '../phrases';

describe('an expected phrase', () => {
  it.each([
    ['ABOUT  US', ['About us']],
    ['About us – Karoo College', ['About us – Karoo College document web.']],
    ['About us heading level 1', ['main content', 'About us', 'heading level 1']],
    ['navigation Main', ['link', 'navigation Main', 'Programmes collapsed push button.']],
    ['Learnerships & Bursaries', ['Learnerships & Bursaries link.']],
    ['2 results', ['2 results']],
  ])('‘%s’ is heard in %j', (text, utterances) => {
    expect(isHeard(utterances, { text })).toBe(true);
  });

  it.each([
    ['2 results', ['12 results']],
    ['2 results', ['2 resultsets']],
    ['About us', []],
    ['About us', ['Read more about us']],
    ['About us heading level 1', ['About us', 'link', 'heading level 1']],
  ])('‘%s’ is not heard in %j', (text, utterances) => {
    expect(isHeard(utterances, { text })).toBe(false);
  });

  it('a phrase of one role is not taken for a word of a sentence', () => {
    expect(isHeard(['Information about you'], { text: 'information', isWhole: true })).toBe(false);
    expect(isHeard(['leaving main content.', 'information'], { text: 'information', isWhole: true })).toBe(true);
    // Leaving a landmark counts too.
    expect(isHeard(['leaving banner.'], { text: 'banner', isWhole: true })).toBe(true);
    expect(isHeard(['navigation', 'Main', 'Careers'], { text: 'navigation Main', isWhole: true })).toBe(true);
    expect(isHeard(['navigation', 'Maintenance'], { text: 'navigation Main', isWhole: true })).toBe(false);
  });
});
