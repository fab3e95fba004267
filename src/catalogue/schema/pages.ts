/** Schemas and types of all pages except programme pages, by the name of their file in `pages/`, and of the parts of a page. */
import { z } from 'zod';
import { WEEKDAYS } from '../day';
import { windowSchema } from './examples';
import { anchor, line, link, name, number, path, programmePath, prose, rand, template, text, texts } from './fields';
import { categorySchema, corporateMotif, pageFields, programmePaths, questionsSchema } from './index';

/** A link to a related page of this site. */
export const relatedLink = z.strictObject({ text: line(120), path: link });
const links = z.array(relatedLink).min(1);

/** A heading over a list, with a sentence or two between them where needed. */
const listOf = <Items extends z.ZodType>(items: Items) =>
  z.strictObject({ heading: name, lead: prose.exactOptional(), items });

/** Short points under a heading. */
export const points = z.strictObject({ heading: name, items: z.array(text).min(1) });

/** Facts, each under its label; a note adds details in sentences. */
export const facts = z.array(z.strictObject({ label: name, value: text, note: text.exactOptional() })).min(1);

/** A heading over paragraphs, with an optional list and links under them. `id` makes it a target for links. */
export const passage = z.strictObject({
  id: anchor.exactOptional(),
  heading: name,
  paragraphs: z.array(prose).min(1),
  items: z.array(text).min(1).exactOptional(),
  more: links.exactOptional(),
});

/** Numbered steps, in order. */
const titled = z.strictObject({ title: name, text: prose });
export const steps = listOf(z.array(titled).min(2)).extend({ more: links.exactOptional() });

/** Titled cards side by side: formats, topics. `path` makes the title a link within the site. */
export const cardGrid = listOf(z.array(titled.extend({ path: link.exactOptional() })).min(1));

/** Questions and answers. */
export const questions = listOf(questionsSchema.min(1));

/**
 * The call to action that closes a page. Its button goes to the applicant site, with `programme` as query.
 * With `path` it goes to a page of this site. Without an action the button is 'Apply now'.
 */
export const invitation = z.strictObject({
  heading: name,
  lead: prose,
  action: z.union([relatedLink, z.strictObject({ text, programme: name })]).exactOptional(),
});

export type RelatedLink = z.infer<typeof relatedLink>;
export type Points = z.infer<typeof points>;
export type Passage = z.infer<typeof passage>;
export type Steps = z.infer<typeof steps>;
export type CardGrid = z.infer<typeof cardGrid>;
export type Invitation = z.infer<typeof invitation>;

/** How most pages end. */
const ending = { questions, closing: invitation };
const headed = z.strictObject({ heading: name });
const introduced = z.strictObject({ heading: name, lead: prose });
const target = passage.extend({ id: anchor });

const about = z.strictObject({
  ...pageFields,
  checking: steps,
  letter: texts('copy').extend({
    to: template('body'),
    question: template('name', 'number'),
    forBody: template('body').describe('For screen readers, after the name of the button.'),
  }),
  team: introduced,
  /** Facts about every group, each drawn as `count` plants. */
  people: introduced.extend({
    measures: z.array(z.strictObject({ count: number(20), text })).min(1),
  }),
  certificates: introduced.extend({
    caption: prose,
    ...texts('level', 'credits', 'registered').shape,
    others: template('names').describe('Under the table: the programmes whose certificate is the centre’s own.'),
  }),
  contact: introduced.extend({ online: z.strictObject({ heading: name, text }) }),
  more: links,
  closing: invitation,
});

const careers = z.strictObject({
  ...pageFields,
  apply: texts('text', 'subject'),
  /** The page's two parts, targets of the links at its top. */
  working: target,
  week: steps,
  roles: introduced,
  graduates: target,
  /** Skills, the jobs that need each, and the paths of the programmes that teach it. */
  map: z.strictObject({
    taughtBy: text,
    rows: z.array(z.strictObject({ skill: text, jobs: z.array(titled).min(1), related: programmePaths.min(1) })).min(1),
  }),
  closing: invitation,
});

/** A page that explains one category of programmes. */
const category = z.strictObject({
  ...pageFields,
  category: categorySchema.shape.id,
  listHeading: text.describe('Heading of the list of programmes.'),
  what: passage,
  suits: points,
  differences: headed.extend({ more: links }),
  ...ending,
});

const codeCurious = z.strictObject({
  ...pageFields,
  /** `prompt` is the text over the buttons. */
  lesson: introduced.extend({
    prompt: text,
    draws: template('bloom'),
    bloom: template('rows', 'petal', 'colour'),
    rows: z.array(text).length(3, 'must have three texts'),
    changed: text,
    line: template('number', 'code'),
  }),
  next: introduced.extend({
    cost: text,
    time: text,
    branches: z.array(titled.extend({ category: categorySchema.shape.id, path })).min(1),
    more: links.describe('Links for visitors whom neither choice suits.'),
  }),
  what: passage,
  suits: points,
  ...ending,
});

const corporateBlock = z.enum([
  'output',
  'what',
  'outcomes',
  'employers',
  'agenda',
  'papers',
  'engagement',
  'questions',
]);

/** Folder of the corporate pages. */
const CORPORATE = '/corporate-training/';

/** A corporate training or consulting page: every file in `pages/` that has no schema of its own below. */
export const corporatePage = z.strictObject({
  ...pageFields,
  path: path.startsWith(
    CORPORATE,
    `must begin with ${CORPORATE}; a page of another kind needs its schema in src/catalogue/schema/pages.ts`,
  ),
  icon: corporateMotif.describe('The page’s motif, by its name in corporateIcons.yaml.'),
  outline: z.enum(['desk', 'balance', 'pair', 'pilot']).describe('Which drawings stand beside the steps.'),
  /** The page's sections, in the order in which it shows them. */
  bands: z
    .array(
      z.strictObject({
        surface: z.enum(['sand', 'sage', 'heather', 'ochre']).exactOptional(),
        weight: z.enum(['major']).exactOptional(),
        columns: z.array(z.array(corporateBlock).min(1)).min(1).max(2, 'must have one column or two'),
      }),
    )
    .min(1)
    .describe('The page’s bands, from above, and what stands in each. What no band names is not shown.'),
  what: passage,
  outcomes: points,
  offer: z
    .strictObject({
      from: rand
        .describe('The lowest price, in whole rand. Texts name it as {productivity-ai-tools.offer.from}.')
        .exactOptional(),
      items: facts,
    })
    .describe('Price, group, when and where: what a first letter would ask. They stand in the header.'),
  agenda: steps.describe('A day or a course as an example.'),
  output: introduced
    .extend({ window: windowSchema })
    .describe('What an organisation takes away, as an example that works.'),
  papers: cardGrid
    .describe('Levies, points and tax, where they matter, and the papers that the centre gives.')
    .exactOptional(),
  engagement: steps.describe('Its own steps, where those of a training do not fit.').exactOptional(),
  start: passage.describe('How to begin; the page adds mail, telephone and chat links.'),
  questions,
});

const fees = z.strictObject({
  ...pageFields,
  parent: z.strictObject({ name, path }),
  costs: listOf(facts),
  more: links,
  /** Over the tables of what comes back; `moments` are the columns. */
  stopping: introduced.extend({
    caption: template('name'),
    moments: texts('week{number} month{number}'),
  }),
  paying: listOf(facts).extend({ more: links.exactOptional() }),
  refunds: listOf(facts).extend({ more: links.exactOptional() }),
  ...ending,
});

const home = z.strictObject({
  ...pageFields,
  offer: text.describe('Under the lead, after what programmes cost: the free start.'),
  openLesson: template('day'),
  programmes: headed.extend({
    notSure: text.describe('Heading of the entry level’s card, after all programmes.'),
    filter: text.describe('Name of the group of buttons, for screen readers.'),
    all: text.describe('The button without a category.'),
    showAll: template('count'),
    more: links,
  }),
  /** Texts below the line of code in the header: its effect, what to press, then the result of a press. */
  lesson: z.strictObject({
    draws: text,
    prompt: text.describe('Shown where scripts run.'),
    changed: text,
    code: template('code').describe('For screen readers: what the line says now.'),
    action: text,
  }),
  season: introduced.extend({ more: links }),
  /** Over accreditation and registration. */
  learning: introduced.extend({ more: links }),
  corporate: introduced.extend({
    items: z.array(titled.extend({ path: link, icon: corporateMotif })).min(1),
  }),
  areas: headed,
  ...ending,
});

const intakeBlocks = z.strictObject({
  ...pageFields,
  timeline: headed,
  /** `showAll` is the button for the intakes that a phone hides at first. */
  table: headed.extend({ caption: text, showAll: template('count'), more: links }),
  closures: introduced,
  /** Above the open lessons; `action` leads to the applicant site, `calendar` to the file with all days. */
  openLessons: introduced.extend({ action: text, calendar: text }),
  ...ending,
});

const weekPart = z.enum(['live', 'practice', 'feedback']);

/** A week of a programme: live lessons come from the programme, and `own` fills the rest of its hours. */
const week = introduced.extend({
  path: programmePath,
  names: z.record(weekPart, text),
  free: text.describe('Text of a day without study.'),
  example: text.describe('Said before the name of the programme.'),
  inAll: template('hours'),
  /** Independent study: `hours` on that day, at most three in one block. */
  own: z.array(z.strictObject({ day: z.enum(WEEKDAYS), kind: weekPart.exclude(['live']), hours: number(3) })),
});

const learningProcess = z.strictObject({
  ...pageFields,
  /** Eight steps, because the drawing beside them has eight stages of growth. */
  steps: steps.extend({ stage: template('number') }),
  /** The open lesson: described once, and linked wherever it is offered (S1-09). */
  openLesson: passage,
  week,
  lesson: introduced.describe('Over a learner’s task, marked.'),
  needs: points,
  support: cardGrid,
  ...ending,
});

const notFound = z.strictObject({ ...pageFields, allProgrammes: text, suggestions: cardGrid });

const pricing = z.strictObject({
  ...pageFields,
  planner: headed,
  fees: introduced.extend({ caption: text, more: links }),
  ...ending,
});

/** The fields of W3C's accessibility statement generator. */
const accessibilityStatement = z.strictObject({
  heading: name,
  scope: prose.describe('What the statement covers.'),
  standard: text,
  measures: z.array(text).min(1),
  limits: z.array(z.strictObject({ part: text, description: prose, reason: prose, plan: prose, meanwhile: prose })),
  environments: z.array(text).min(1),
  incompatible: z.array(text).describe('Environments with known limits.'),
  technologies: z.array(text).min(1),
  assessment: prose,
  tests: z.array(text).min(1).describe('Tests, one line each.'),
  evidence: prose.describe('How to get the full evaluation.'),
  feedback: prose,
  complaints: prose,
});

/** A passage with the sentence or two that the summary has of it. */
const summedUp = passage.extend({ short: prose.exactOptional() });

const terms = z.strictObject({
  ...pageFields,
  who: headed.describe('Heading over the organisation’s legal facts.'),
  passages: z.array(summedUp).min(1),
  privacy: summedUp,
  analytics: headed.extend({ whenConfigured: z.array(prose).min(1) }),
  licences: text.describe('Name of the link to the licences of what the site is made with.'),
  manual: text.describe('Name of the link to the PAIA manual.'),
  accessibility: accessibilityStatement,
});

/** The schema of each page, by the path of its file. */
export const pageSchemas = {
  'pages/about': about,
  'pages/bootcamps': category,
  'pages/career-boosters': category,
  'pages/careers': careers,
  'pages/code-curious': codeCurious,
  'pages/feestructure': fees,
  'pages/full-programs': category,
  'pages/home': home,
  'pages/intake-blocks': intakeBlocks,
  'pages/learning-process': learningProcess,
  'pages/not-found': notFound,
  'pages/programPricing': pricing,
  'pages/terms-and-conditions': terms,
};

/** The content of a page, by the name of its file. */
export type PageOf<Name extends string> = z.infer<(typeof pageSchemas)[keyof typeof pageSchemas & `pages/${Name}`]>;

export type AboutPage = PageOf<'about'>;
export type CareersPage = PageOf<'careers'>;
export type CategoryPage = z.infer<typeof category>;
export type CorporatePage = z.infer<typeof corporatePage>;
export type HomePage = PageOf<'home'>;
export type LessonContent = PageOf<'code-curious'>['lesson'];
export type LearningPathsContent = PageOf<'code-curious'>['next'];
export type WeekContent = z.infer<typeof week>;
export type TermsPage = z.infer<typeof terms>;
export type AccessibilityStatement = z.infer<typeof accessibilityStatement>;
