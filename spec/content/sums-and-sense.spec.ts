/** What can be spelled rightly and makes no sense: sums, lists with one thing twice, and names that do not fit each other. */
import { describe, expect, it } from 'vitest';
import { visitorDay } from '../../src/catalogue/day';
import { catalogue } from '../../src/catalogue/index';
import { problemsAfter, setField } from '../support/catalogueFaults';

/** What the check says of a copy in which `field` of `file`, as `fee.once`, is `value`. */
const problemsWith = (file: string, field: string, value: unknown) =>
  problemsAfter(({ programmes, pages, parts }) => {
    const all: { file: string; value: unknown }[] = [...programmes, ...pages, ...parts];
    setField(all.find((one) => one.file === `src/catalogue/${file}.yaml`)?.value, field, value);
  });

const thisYear = Number(visitorDay(Date.now()).slice(0, 4));
const plan = (once: number, count: number, amount: number) => ({
  once,
  instalments: { count, amount, provider: 'Sample Credit, NCRCP 0000' },
});
const twice = (what: string) => `has the same ${what} as 1; change it, or take one of the two out`;
const question = { question: 'When?', answer: 'In May.' };
const { social } = catalogue.organisation;
const { categories } = catalogue;

describe('what makes no sense is one line', () => {
  it.each<[name: string, file: string, field: string, value: unknown, line: string]>([
    [
      'a plan of ten times the fee',
      'programmes/cyber-security',
      'fee',
      plan(24_500, 4, 61_250),
      'fee: instalments: 4 months of 61250 are 245000, more than one and a half times 24500 once; lower the plan, or raise once',
    ],
    [
      'two years of paying for two days',
      'programmes/AITools',
      'fee',
      plan(3600, 24, 150),
      'fee: instalments: count: is 24 months for 2 days; set at most 2',
    ],
    [
      'nine years of lessons',
      'programmes/softwareengineer',
      'duration',
      { count: 104, unit: 'months' },
      'duration: count: is 104 months, longer than three years; mend count or unit',
    ],
    [
      'a thousand years of lessons',
      'programmes/cyber-security',
      'duration.count',
      100_000,
      'duration: count: must be a whole number from 1 to 104',
    ],
    [
      'thirteen hours of lessons a day',
      'programmes/AITools',
      'hours',
      13,
      'hours: is 13, and here it counts hours a day; set at most 12',
    ],
    [
      'one programme twice',
      'programmes/AITools',
      'related',
      Array(2).fill('/programs/AIBusiness'),
      `related 2: ${twice('path')}`,
    ],
    [
      'one question twice',
      'programmes/AITools',
      'questions',
      [question, question],
      `questions 2: ${twice('question')}`,
    ],
    ['one day twice', 'programmes/AITools', 'lessons.days', ['Monday', 'Monday'], `lessons: days 2: ${twice('day')}`],
    ['one network twice', 'organisation', 'social.1.name', 'Facebook', `social 2: ${twice('name')}`],
    ['one category twice', 'categories', 'categories', [categories[0], ...categories], `categories 2: ${twice('id')}`],
    [
      'a category that is gone',
      'categories',
      'categories',
      categories.filter(({ id }) => id !== 'bootcamp'),
      'categories: has no category bootcamp, which programmes and pages ask for; bring it back',
    ],
    ['four networks', 'organisation', 'social', social.slice(1), 'social: must have exactly 5 entries, not 4'],
    ['no main links', 'navigation', 'mainLinks', [], 'mainLinks: must have at least 1 entry, not 0'],
    [
      'a main link to nowhere',
      'navigation',
      'mainLinks.0.path',
      '/nowhere',
      'mainLinks 1: path: the site has no page /nowhere; choose the path of one it has',
    ],
    [
      'a category’s page that is not there',
      'categories',
      'categories.1.path',
      '/programs/nowhere',
      'categories 2: path: the site has no page /programs/nowhere; choose the path of one it has',
    ],
    [
      'a category’s page on another host',
      'categories',
      'categories.1.path',
      '//134744072',
      'categories 2: path: must be a path such as /programs/cyber-security, of letters, digits and -, without / at its end',
    ],
    [
      'a path with a stroke at its end',
      'programmes/AITools',
      'path',
      '/programs/AITools/',
      'path: must be a path such as /programs/cyber-security, of letters, digits and -, without / at its end',
    ],
    [
      'a path that differs in capitals from another',
      'programmes/AIToolsBC',
      'path',
      '/programs/aitools',
      'path /programs/aitools is already taken by src/catalogue/programmes/AITools.yaml as /programs/AITools; give it a path of its own',
    ],
    [
      'an alias that differs in capitals from another page',
      'pages/careers',
      'alias',
      '/About',
      'path /About is already taken by src/catalogue/pages/about.yaml as /about; give it a path of its own',
    ],
    [
      'an alias of the editor’s',
      'programmes/AITools',
      'alias',
      '/admin',
      'alias: must not begin so: the site keeps its own files there; choose another path',
    ],
    [
      'a file that has not its path’s name',
      'programmes/AITools',
      'path',
      '/programs/tools',
      'path /programs/tools belongs in tools.yaml; rename the file, or mend the path',
    ],
    [
      'a page with the last word of a programme, whose brochure it would have',
      'pages/ethical-ai',
      'path',
      '/corporate-training/AITools',
      'path /corporate-training/AITools belongs in AITools.yaml; rename the file, or mend the path',
    ],
    [
      'terms of the year after next',
      'organisation',
      'legal.termsFrom',
      `${thisYear + 2}-01-01`,
      'legal: termsFrom: must not be more than a year ahead: set the date of the terms that hold now',
    ],
    [
      'applications since 1900',
      'intakes',
      'intakes.0.opens',
      '1900-01-01',
      `intakes 1: opens: must be within 10 years of today: from ${thisYear - 10} to ${thisYear + 10}`,
    ],
    [
      'the ninth of three lines',
      'programmes/AITools',
      'work.window.at',
      9,
      'work: window: at: is 9; the last is 2, counted from 0',
    ],
    [
      'a misspelt place for the name',
      'navigation',
      'footerColumns.0.heading',
      'More About {nme}',
      'footerColumns 1: heading: may have {name}, and nothing else in braces',
    ],
    ['a name of 500 letters', 'programmes/AITools', 'name', 'x'.repeat(500), 'name: must be at most 80 characters'],
    [
      'a word of 41 letters',
      'programmes/AITools',
      'name',
      `The ${'x'.repeat(41)}`,
      'name: has a word of 41 letters, and no line has room for more than 40; shorten it',
    ],
    ['a list that is empty', 'intakes', 'intakes', null, 'intakes: is empty; fill it in, or take its line out'],
    ['a number that is missing', 'programmes/AITools', 'hours', undefined, 'hours: is missing; fill it in'],
    [
      'a field by its everyday name',
      'programmes/AITools',
      'price',
      3800,
      'price: is not a field here; did you mean fee? Rename it, or take it out',
    ],
    [
      'a misspelt field',
      'intakes',
      'intake',
      [],
      'intake: is not a field here; did you mean intakes? Rename it, or take it out',
    ],
  ])('%s', (_name, file, field, value, line) => {
    expect(problemsWith(file, field, value)).toContain(`src/catalogue/${file}.yaml: ${line}`);
  });

  it('one name for two programmes, in other capitals', () => {
    expect(problemsWith('programmes/cyber-security', 'name', 'ai tools bc')).toEqual([
      'src/catalogue/programmes/cyber-security.yaml: name is the same as in src/catalogue/programmes/AIToolsBC.yaml; give it a name of its own',
    ]);
  });

  it('a whole plan, two programmes of one kind and a page of its own make sense', () => {
    expect(problemsWith('programmes/cyber-security', 'fee', plan(24_500, 4, 6125))).toEqual([]);
    expect(problemsWith('programmes/AITools', 'related', ['/programs/AIBusiness', '/programs/AIToolsBC'])).toEqual([]);
    expect(problemsWith('navigation', 'footerColumns.0.heading', 'More About {name}')).toEqual([]);
  });
});
