import { describe, expect, it } from 'vitest';
import { unnamedPeople } from '../../src/catalogue/checks';
import { catalogue } from '../../src/catalogue/index';
import { problemsAfter, set } from '../support/catalogueFaults';

const FILE = 'src/catalogue/roles.yaml: people';

describe('S1-93 people', () => {
  it('a programme or training that no facilitator teaches is told', () => {
    expect(problemsAfter(set('roles', { 'people.0.pages': ['/programs/AITools'] })).length).toBe(14);
    expect(problemsAfter(set('roles', { 'people.0.pages.14': '/careers' }))).toEqual([
      `${FILE}: no facilitator teaches /corporate-training/productivity-ai-tools; add it to the pages of one`,
    ]);
  });

  it('a catalogue that names nobody yet can be built, and is not ready for a release', () => {
    expect(problemsAfter(set('roles', { people: [] }))).toEqual([]);
    expect(unnamedPeople({ otherFiles: [] })).toEqual([
      `${FILE}: nobody is named as head; add the person, who has agreed to it`,
      `${FILE}: nobody is named as facilitator; add the person, who has agreed to it`,
      `${FILE}: nobody is named as employers; add the person, who has agreed to it`,
    ]);
    expect(unnamedPeople(catalogue)).toHaveLength(2);
  });
});
