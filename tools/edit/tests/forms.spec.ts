import { describe, expect, it } from 'vitest';
import { collections, filledIn, refusals } from '../collections';
import type { Field } from '../fields';

const [programmes] = collections();
const fields = (programmes as { fields: Field[] }).fields;
const labels = (all: Field[] = []): string[] => all.flatMap(({ label, fields: inner }) => [label, ...labels(inner)]);
const named = (name: string) => fields.find((field) => field.name === name);

describe('the form of a programme', () => {
  it('says optional where the schema does', () => {
    expect(labels(fields).filter((label) => label.endsWith('(optional)'))).toEqual([
      'Alias (optional)',
      'NQF (optional)',
      'Lessons (optional)',
      'Needs (optional)',
      'Leads to (optional)',
      'Lessons (optional)',
      'Fee (optional)',
      'Monthly plan (optional)',
      'Provider (optional)',
      'Includes (optional)',
      'Samples (optional)',
    ]);
  });

  it('lets what is not announced yet be empty, and says when', () => {
    expect(named('fee')).toMatchObject({ required: false, hint: 'Leave it empty for an upcoming programme.' });
    const hint =
      'Days and times of live lessons, as 18:00. For a programme of days: its days. Leave it empty for an upcoming programme.';
    expect(named('lessons')).toMatchObject({ required: false, hint });
  });

  it('shows the words of a closed list', () => {
    expect([named('audience')?.summary, named('modules')?.summary]).toEqual(['{{fields.item}}', '{{fields.title}}']);
  });
});

it('a form says in words that a field must be filled in', () => {
  expect(refusals('src/catalogue/applying.yaml', {}).map((line) => line.replace(/^.*: /, ''))).toContain(
    'is missing; fill it in',
  );
});

it('saves what is filled in, and an emptied list where the schema takes an empty one', () => {
  expect(filledIn('src/catalogue/redirects.yaml', { redirects: [] })).toEqual({ redirects: [] });
  const data = { name: 'Pottery', alias: '', nqf: { level: '' }, needs: [], __text: 'name: Pots' };
  expect(filledIn('src/catalogue/programmes/pottery.yaml', data)).toEqual({ name: 'Pottery' });
});

it('adds a programme in a checkout alone: its page is a file beside the catalogue', () => {
  const creates = (canCreate: boolean) => collections(canCreate).filter((one) => 'create' in one && one.create).length;
  expect([creates(true), creates(false)]).toEqual([1, 0]);
});
