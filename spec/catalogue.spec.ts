import { describe, expect, it } from 'vitest';
import { catalogueProblems } from '../src/catalogue/check';
import { type Catalogue, catalogue } from '../src/catalogue/index';
import { documentPaths } from './support/paths';

type Change = (copy: Catalogue) => void;

/** What the check says of a copy of the real catalogue with one thing changed. */
function problemsAfter(change: Change, paths: string[] = [...documentPaths]) {
  const copy = structuredClone(catalogue);
  change(copy);
  return catalogueProblems(copy, paths);
}

function entry(copy: Catalogue, path: string) {
  const found = copy.programmes.find(({ value }) => value.path === path);
  if (!found) throw new Error(`${path} is not in the catalogue`);
  return found;
}

describe('the catalogue check', () => {
  it('EXTRA finds nothing wrong with the catalogue as it stands', () => {
    expect(problemsAfter(() => undefined)).toEqual([]);
  });

  const faults: [string, Change, string][] = [
    [
      'EXTRA a duplicate path',
      (copy) => {
        entry(copy, '/programs/webdevelopment').value.path = '/programs/cyber-security';
      },
      'src/catalogue/programmes/webdevelopment.ts: path /programs/cyber-security is already taken by src/catalogue/programmes/cyber-security.ts; give it a path of its own',
    ],
    [
      'EXTRA an alias that is another page’s path',
      (copy) => {
        entry(copy, '/programs/webdevelopment').value.alias = '/programs/cyber-security';
      },
      'src/catalogue/programmes/webdevelopment.ts: path /programs/cyber-security is already taken by src/catalogue/programmes/cyber-security.ts; give it a path of its own',
    ],
    [
      'EXTRA a path without a page',
      (copy) => {
        const { value } = entry(copy, '/programs/AITools');
        copy.programmes.push({
          file: 'src/catalogue/programmes/new.ts',
          value: { ...value, path: '/programs/new', position: 9, icon: ['aP aP', 'aP aP', 'aP aP', 'aP aP'] },
        });
      },
      'src/catalogue/programmes/new.ts: path /programs/new has no page; add src/pages/programs/new.tsx',
    ],
    [
      'S9-11 an accreditation number that is not year/number/two digits',
      (copy) => {
        copy.organisation.accreditation.number = '2024/0000/0';
      },
      'src/catalogue/organisation.ts: accreditation.number: must read year/number/two digits, as 2024/0000/00',
    ],
    [
      'S9-12 a registration number that is not year/FET07/number',
      (copy) => {
        copy.organisation.registration.number = '2024/FET7/000';
      },
      'src/catalogue/organisation.ts: registration.number: must read year/FET07/number, as 2024/FET07/000',
    ],
    [
      'EXTRA an external address that is not https',
      (copy) => {
        copy.organisation.applicant.login = 'http://apply.example/login';
      },
      'src/catalogue/organisation.ts: applicant.login: must be an https address',
    ],
    [
      'EXTRA an unknown category',
      (copy) => {
        Object.assign(entry(copy, '/programs/AITools').value, { category: 'seminar' });
      },
      'src/catalogue/programmes/AITools.ts: category: Invalid option: expected one of "full-program"|"bootcamp"|"masterclass"|"career-booster"',
    ],
    [
      'EXTRA modules that leave a gap',
      (copy) => {
        const [first] = entry(copy, '/programs/cyber-security').value.modules;
        if (first) first.to = 1;
      },
      "src/catalogue/programmes/cyber-security.ts: modules: 'Linux and the command line' must start between 1 and 2 and not end before it starts (found 3 to 4)",
    ],
    [
      'EXTRA modules that end before the programme does',
      (copy) => {
        entry(copy, '/programs/cyber-security').value.duration.count = 15;
      },
      'src/catalogue/programmes/cyber-security.ts: modules: they cover 14 weeks, but duration says 15',
    ],
    [
      'EXTRA a related programme that does not exist',
      (copy) => {
        entry(copy, '/programs/cyber-security').value.related[0] = '/programs/pottery';
      },
      "src/catalogue/programmes/cyber-security.ts: related: /programs/pottery is not another programme's path",
    ],
    [
      'EXTRA an icon used twice',
      (copy) => {
        entry(copy, '/programs/webdevelopment').value.icon = entry(copy, '/programs/cyber-security').value.icon;
      },
      'src/catalogue/programmes/webdevelopment.ts: icon is the same as in src/catalogue/programmes/cyber-security.ts; every programme has its own bloom',
    ],
    [
      'EXTRA an intake that ends before it starts',
      (copy) => {
        Object.assign(copy.intakes[0] as object, {
          programme: '/programs/cyber-security',
          starts: '2027-02-01',
          ends: '2027-01-20',
        });
      },
      'src/catalogue/intakes.ts: intake 1 (/programs/cyber-security, 2027-02-01): the dates must run opens, closes, starts, ends',
    ],
  ];

  it.each(faults)('%s is one line that names file, entry and fault', (_name, change, line) => {
    expect(problemsAfter(change)).toContain(line);
  });

  it('EXTRA a page without an entry is named with the file to add it for', () => {
    expect(problemsAfter(() => undefined, [...documentPaths, '/extra'])).toEqual([
      "src/pages/extra.tsx: the page has no entry; add one with path '/extra' under src/catalogue",
    ]);
  });
});
