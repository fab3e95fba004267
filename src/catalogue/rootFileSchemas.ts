/** Schemas of the files outside `programmes/`, `pages/` and `interface/`: the centre, dates, menus, shared content. */
import { z } from 'zod';
import { facts, passage, steps } from './blockSchemas';
import { day, link, name, oldPath, path, prose, text, unique } from './fields';
import { markedTaskSchema } from './markedTaskSchema';
import { categoriesProblems, refineBy } from './rules';
import {
  breakSchema,
  categorySchema,
  corporateMotif,
  intakeSchema,
  motifSchema,
  openLessonSchema,
  organisationSchema,
} from './schema';
import { mayHold, template, texts } from './textSchemas';

/** Icons of the menu, by their names in `src/ui/Icon`. */
const icon = z.enum(['arrow', 'briefcase', 'calendar', 'people', 'plus', 'steps', 'tag', 'user']);
const titled = z.strictObject({ title: name, text });
const namedLink = z.strictObject({ name, path: link });
const namedLinks = z.array(namedLink).min(1);
const applicantLink = z.strictObject({ name, icon });

/** Links of the bars and the footer, as the specification lists them; S3-01. */
const navigation = z.strictObject({
  programmesName: name.describe('Label of the control that opens the programmes, in the bar and on a phone.'),
  /** The main links, in order (S2-25). */
  mainLinks: z.array(namedLink.extend({ icon })).min(1),
  /** Links of the menus alone, after the main links of a phone's and below the dropdown's programmes (S2-123). */
  menuLinks: z.array(namedLink.extend({ icon })).min(1),
  /** Links to the external applicant site (S2-26). Their addresses are the organisation's. */
  applicantLinks: z.strictObject({ logIn: applicantLink, joinNow: applicantLink }),
  /** The link columns of the wide footer (S2-72 to S2-74). */
  footerColumns: z.array(z.strictObject({ heading: mayHold('name'), links: namedLinks })).min(1),
  /** Links of every page beside the copyright line, at every width (S2-09). */
  legalLinks: namedLinks,
  /** Buttons of the wide footer to the home page's programmes, each with its filter (S2-75, S2-79). */
  studentButtons: z
    .array(z.strictObject({ name, filter: z.enum(['bootcamp', 'career-booster', 'full-program', 'code-curious']) }))
    .min(1),
  /** Labels of the narrow footer, which are not links (S2-81). */
  narrowFooterLabels: z.array(name).min(1),
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

/** The schema of each file, by its path without `.yaml`. */
export const rootFileSchemas = {
  organisation: organisationSchema,
  categories: z.strictObject({
    categories: z
      .array(categorySchema)
      .superRefine(unique(({ id }) => id, 'id'))
      .superRefine(refineBy(categoriesProblems(categorySchema.shape.id.options))),
  }),
  intakes: z.strictObject({ intakes: z.array(intakeSchema) }),
  /** The centre's breaks: no programme has lessons in them. Public holidays are not listed here (`holidays.ts`). */
  breaks: z.strictObject({ breaks: z.array(breakSchema) }),
  /** Steps of an application. `withResults` and `withInstalments` are for the programmes that have these. */
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
    paying: titled.extend({ withInstalments: text }),
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
  /** Roles at the centre. `holder` is the person in the role, shown on the page about the centre (S1-93). */
  roles: z.strictObject({
    roles: z.array(z.strictObject({ title: name, text: prose, holder: facts.exactOptional() })).min(1),
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
  corporateIcons: z.record(corporateMotif, motifSchema),
  /** Facts of the entry level, which is not a programme. `time` is the total time, at one's own pace. */
  codeCurious: z.strictObject({ name, path, summary: text, time: name, fee: name }),
  markedTask,
};

/** The content of a file, by its path without `.yaml`. */
export type PartOf<Name extends keyof typeof rootFileSchemas> = z.infer<(typeof rootFileSchemas)[Name]>;
