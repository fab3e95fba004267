/**
 * Schema of each file of the catalogue, and its JSON Schema for editors. The files outside `programmes/`, `pages/` and
 * `interface/` have theirs here: the centre, dates, menus, shared content.
 */
import { z } from 'zod';
import { markedTaskSchema } from './examples';
import {
  day,
  fixed,
  line,
  link,
  name,
  number,
  oldPath,
  programmePath,
  prose,
  rand,
  sentences,
  template,
  text,
  texts,
  unique,
} from './fields';
import {
  breakSchema,
  categorySchema,
  corporateMotif,
  familySchema,
  intakeSchema,
  motifSchema,
  openLessonSchema,
  organisationSchema,
  programmeSchemas,
} from './index';
import { interfaceSchemas } from './interface';
import { corporatePage, facts, pageSchemas, passage, steps } from './pages';

const icon = z.enum(['arrow', 'briefcase', 'calendar', 'people', 'plus', 'steps', 'tag', 'user']);
const titled = z.strictObject({ title: name, text });
const namedLink = z.strictObject({ name, path: link });
const namedLinks = z.array(namedLink).min(1);

/** The centre's own links of the bars and the footer; `document.ts` has those of the specification. */
const navigation = z.strictObject({
  programmesName: name.describe('Label of the control that opens the programmes, in the bar and on a phone.'),
  /** Links of the menus alone, after the main links of a phone's and below the dropdown's programmes (S2-123). */
  menuLinks: z.array(namedLink.extend({ icon })).min(1),
  /** The last link column of the footer (S2-83). */
  footerColumn: z.strictObject({ heading: name, links: namedLinks }),
  /** Links of every page beside the copyright line, at every width (S2-09). */
  legalLinks: namedLinks,
});

/** An example of a marked task, and the labels that every marked task has (S1-57). */
const markedTask = z.strictObject({
  example: text.describe('Marks it as made up.'),
  views: texts('label', 'first', 'marked', 'second'),
  line: template('number'),
  task: name,
  rubric: z.strictObject({
    name,
    score: template('first', 'all', 'second').describe('For screen readers.'),
  }),
  content: markedTaskSchema,
});

/** Somebody at the centre, with what a visitor asks before paying (S1-93). */
const personSchema = z.strictObject({
  kind: z.enum(['head', 'facilitator', 'employers']),
  role: name,
  name,
  field: line(80),
  years: number(60).describe('Years of work in the field.'),
  qualification: line(120),
  says: sentences(200).describe('A sentence or two in the person’s own words.'),
  family: familySchema.describe('The plant family whose colours the portrait has.'),
  portrait: motifSchema,
  pages: z.array(link).describe('Pages of the programmes and trainings that the person teaches or answers for.'),
});

/** The schema of each file outside `pages/` and `interface/`, by its path without `.yaml`. */
const rootFileSchemas = {
  organisation: organisationSchema,
  categories: z.strictObject({
    categories: z
      .array(categorySchema)
      .superRefine(unique(({ id }) => id, 'id'))
      .length(
        categorySchema.shape.id.options.length,
        `must have ${categorySchema.shape.id.options.join(', ')}, which programmes and pages ask for; bring each back`,
      ),
  }),
  intakes: z.strictObject({ intakes: z.array(intakeSchema) }),
  /** The centre's breaks: no programme has lessons in them. Public holidays are not listed here (`holidays.ts`). */
  breaks: z.strictObject({ breaks: z.array(breakSchema) }),
  /** Steps of an application. `withResults` is for the programmes that ask for them. */
  applying: z.strictObject({
    heading: name,
    profile: titled,
    documents: titled.extend({
      withResults: text,
      resultsOut: z
        .array(day)
        .describe('Days on which matric results are published. No intake that asks for them closes before.')
        .optional(),
    }),
    answer: titled,
    paying: titled,
    pack: titled,
  }),
  /** Old addresses, each with the page that has its content now. The build writes them into `firebase.json`. */
  redirects: z.strictObject({
    redirects: z
      .array(z.strictObject({ from: oldPath, to: link }))
      .superRefine(unique(({ from }) => from.toLowerCase(), 'from')),
  }),
  openLessons: z.strictObject({ openLessons: z.array(openLessonSchema).min(1) }),
  navigation,
  roles: z.strictObject({
    people: z.array(personSchema),
    roles: z.array(titled.extend({ text: prose })).min(1),
  }),
  /** The manual under PAIA, a PDF of the build. `contact` is the heading over the centre's facts, `officer` one label. */
  paiaManual: z.strictObject({
    title: text,
    lead: prose,
    contact: text,
    officer: text,
    passages: z.array(passage).min(1),
  }),
  engagement: steps.describe('Steps of a training engagement for an organisation.'),
  /** What every employer asks, whole on the page with levies, points and tax, and folded on the other corporate pages. */
  employers: z.strictObject({
    heading: name,
    deadlines: facts,
    facts: facts.describe('Folded, with how the cost is counted.'),
    cost: z.strictObject({
      learners: z.array(number(100)).min(1),
      ...texts('heading perLearners before{amount} after{amount} whose').shape,
      note: prose,
      tax: rand.describe('Tax that section 12H saves for a learner.'),
      incentive: rand.describe('What the employment tax incentive leaves the employer for a learner.'),
      stipend: rand.describe('The stipend of a month.'),
      months: number(36).describe('Months of stipend.'),
      programme: programmePath,
    }),
  }),
  corporateIcons: z.record(corporateMotif, motifSchema),
  /** Facts of the entry level, which is not a programme. `time` is the total time, at one's own pace. */
  codeCurious: z.strictObject({
    name: fixed('Code Curious?'),
    path: fixed('/programs/code-curious'),
    summary: text,
    time: name,
    fee: name,
  }),
  markedTask,
};

/** The schema of each file, by its path without `.yaml`. */
export const schemas = { ...rootFileSchemas, ...interfaceSchemas, ...pageSchemas };

/** A file with a schema of its own, and its content. */
export type FileName = keyof typeof schemas;
export type PartOf<Name extends FileName> = z.infer<(typeof schemas)[Name]>;

const SHARED = new Map<z.ZodType, string>([
  [pageSchemas['pages/bootcamps'], 'category-page'],
  [corporatePage, 'corporate-page'],
]);

const programme = z.union([programmeSchemas.open, programmeSchemas.upcoming]);

/**
 * The name and schema of `file`, as `src/catalogue/pages/about.yaml`; `undefined` where there is none. With the
 * `content` of a programme, the schema is that of open programmes or of upcoming ones.
 */
export function schemaOf(file: string, content?: unknown): { name: string; schema: z.ZodType } | undefined {
  const [, path = '', folder] = /^src\/catalogue\/((?:(pages|programmes)\/(?=[^/]+$))?.*)\.yaml$/.exec(file) ?? [];
  if (folder === 'programmes') {
    if (content === undefined) return { name: 'programme', schema: programme };
    const isUpcoming = (content as { isUpcoming?: unknown } | null)?.isUpcoming === true;
    return { name: 'programme', schema: isUpcoming ? programmeSchemas.upcoming : programmeSchemas.open };
  }
  const schema = Object.hasOwn(schemas, path) ? schemas[path as FileName] : folder ? corporatePage : undefined;
  return schema && { name: SHARED.get(schema) ?? path.replace(/.*\//, ''), schema };
}

const SAMPLES = {
  type: 'array',
  items: { type: 'string' },
  description: 'Fields that are still samples: the centre replaces each, or confirms it by taking it off this list.',
};

/** `schema` as JSON Schema, with the list of sample values that every file may have. */
export function jsonSchemaOf(schema: z.ZodType): object {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  for (const { properties } of [json, ...(json.anyOf ?? [])]) Object.assign(properties ?? {}, { samples: SAMPLES });
  return json;
}

/** Types of the YAML modules, for `yaml.d.ts`: the default export is a file's content; each field is a named export. */
export function moduleTypes(): string {
  const types = [
    ...Object.keys(schemas).map((name) => [`*/${name}.yaml`, `import('./schema/files').PartOf<'${name}'>`]),
    ['#catalogue/pages/*', "import('./schema/pages').CorporatePage"],
    ['*.yaml', "import('./schema').Programme"],
  ];
  return types
    .map(([pattern, type]) => `declare module '${pattern}' { const content: ${type}; export = content; }\n`)
    .join('');
}
