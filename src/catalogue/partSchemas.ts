/** Schemas of the files beside programmes and pages: the bars' labels, interface texts, and what several pages share. */
import { z } from 'zod';
import { facts, steps } from './content';
import { exampleSchemas } from './exampleSchemas';
import { interfaceSchemas } from './interfaceSchemas';
import {
  breakSchema,
  categorySchema,
  corporateIcon,
  iconSchema,
  intakeSchema,
  link,
  openLessonSchema,
  organisationSchema,
  path,
  prose,
  text,
} from './schema';
import { mayHold } from './textSchemas';

/** Icons of the menu, by their names in `src/ui/Icon`. */
const icon = z.enum(['arrow', 'briefcase', 'coin', 'plus', 'steps', 'user']);
const titled = z.strictObject({ title: text, text });
const namedLink = z.strictObject({ name: text, path: link });
const applicantLink = z.strictObject({ name: text, icon });

/** Links of the bars and the footer, as the specification lists them; S3-01. */
const navigation = z.strictObject({
  programmesName: text.describe('Label of the control that opens the programmes, in the bar and on a phone.'),
  /** The main links, in order (S2-25). */
  mainLinks: z.array(namedLink.extend({ icon })),
  /** Links to the external applicant site (S2-26). Their addresses are the organisation's. */
  applicantLinks: z.strictObject({ logIn: applicantLink, joinNow: applicantLink }),
  /** The link columns of the wide footer (S2-72 to S2-74). */
  footerColumns: z.array(z.strictObject({ heading: mayHold('name'), links: z.array(namedLink) })),
  /** Links of every page beside the copyright line, at every width (S2-09). */
  legalLinks: z.array(namedLink),
  /** Buttons of the wide footer to the home page's programmes, each with its filter (S2-75, S2-79). */
  studentButtons: z.array(
    z.strictObject({ name: text, filter: z.enum(['bootcamp', 'career-booster', 'full-program', 'code-curious']) }),
  ),
  /** Labels of the narrow footer, which are not links (S2-81). */
  narrowFooterLabels: z.array(text),
});

/** The schema of each file, by its path without `.yaml`. */
export const partSchemas = {
  organisation: organisationSchema,
  categories: z.strictObject({ categories: z.array(categorySchema) }),
  intakes: z.strictObject({ intakes: z.array(intakeSchema) }),
  /** The centre's breaks: no programme has lessons in them. Public holidays are not listed here (`holidays.ts`). */
  breaks: z.strictObject({ breaks: z.array(breakSchema) }),
  /** How to apply. `withResults` and `withPlan` are for programmes that ask for results or have a monthly plan. */
  applying: z.strictObject({
    heading: text,
    profile: titled,
    documents: titled.extend({ withResults: text }),
    answer: titled,
    paying: titled.extend({ withPlan: text }),
    pack: titled,
  }),
  openLessons: z.strictObject({ openLessons: z.array(openLessonSchema).min(1) }),
  navigation,
  /** Roles at the centre. `holder` says who fills one; the page about the centre shows it (S1-93). */
  roles: z.strictObject({
    roles: z.array(z.strictObject({ title: text, text: prose, holder: facts })),
  }),
  engagement: steps.describe('Steps of a training engagement for an organisation.'),
  corporateIcons: z.record(corporateIcon, iconSchema),
  /** Facts of the entry level. It is not a programme. `time` is what it takes in total, at one's own pace. */
  codeCurious: z.strictObject({ name: text, path, summary: text, time: text, fee: text }),
  ...interfaceSchemas,
  ...exampleSchemas,
};

/** The content of a file, by its path without `.yaml`. */
export type PartOf<Name extends keyof typeof partSchemas> = z.infer<(typeof partSchemas)[Name]>;
