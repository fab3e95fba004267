/**
 * Schemas of programmes, categories, dates and the centre. The other files of this folder
 * have the rest; `files.ts` assigns them to files. The build checks each entry against its schema (`checks/`), and the
 * site's types are inferred from the schemas. None reaches the browser.
 */
import { z } from 'zod';
import { datesProblems, openProgrammeProblems, programmeProblems, refineBy, timeProblems } from '../checks/rules';
import { daysAfter, visitorDay, WEEKDAYS } from '../day';
import { AREAS, says } from '../document';
import { workSchema } from './examples';
import {
  address,
  day,
  email,
  line,
  name,
  nameWith,
  number,
  path,
  programmePath,
  prose,
  rand,
  sentences,
  siteAddress,
  text,
  time,
  unique,
} from './fields';

const TILE = '(\\.\\.|[ab1-8oinu#l][PQSLM])';
/** The left half of a motif: four rows of two tile codes (see `src/ui/motif/tiles.ts`). */
export const motifSchema = z
  .array(z.string().regex(new RegExp(`^${TILE} ${TILE}$`), 'must be two tile codes, as "aP bP"'))
  .length(4, 'must have four rows');

/** The plant family of a category; gives its motifs their colours and tint. */
export const familySchema = z.enum(['protea', 'pincushion', 'erica', 'restio', 'seed']);

/** A category of programmes. Those with `inMenu` are the specification's three (S9-09); S3-03. */
export const categorySchema = z.strictObject({
  id: z.enum(['full-program', 'bootcamp', 'masterclass', 'career-booster']),
  name,
  plural: name,
  family: familySchema,
  icon: motifSchema,
  /** Path of the page that explains this category. */
  path: path.optional(),
  inMenu: z.boolean(),
});

const description = sentences(160, 50).describe('For search engines and link previews: 50 to 160 characters.');

const questionSchema = z.strictObject({ question: line(120), answer: prose });
/** Questions and their answers; no question twice. */
export const questionsSchema = z.array(questionSchema).superRefine(unique(({ question }) => question, 'question'));
/** Paths of programmes; none twice. */
export const programmePaths = z.array(programmePath).superRefine(unique(String, 'path'));

/** Fields of every programme, announced or not. */
const anyProgramme = z.strictObject({
  /** The page's file is `src/pages<path>.tsx`. */
  path: path.describe('Where its page is, as /programs/cyber-security. Never change it once the page is published.'),
  /** The menu links to this address, which redirects to `path` (S2-02). Old addresses are in `redirects.yaml`. */
  alias: path.describe('A second address, which the menu links to. Leave it empty for a new programme.').optional(),
  name: name.describe('As on cards, in the menu and on the certificate.'),
  area: z.enum(AREAS),
  category: categorySchema.shape.id,
  position: number(99).describe('Its place within its category, from 1.'),
  icon: motifSchema.describe('Four rows of two tile codes. No other programme may have the same.'),
  summary: line(120).describe('One line for cards, without the programme’s name.'),
  lead: sentences(400).describe('Two or three sentences under the programme’s heading.'),
  description,
  duration: z.strictObject({ count: number(104), unit: z.enum(['days', 'weeks', 'months']) }),
  mode: line(60).describe('How it is taught, as: Live online, evenings.'),
  hours: number(60).describe('Hours of study a week, lessons included. For a programme of days: hours a day.'),
  entry: z
    .array(z.strictObject({ need: text, first: prose.describe('What to do first, for whoever lacks it.') }))
    .min(1)
    .describe('What a visitor must have or know before the first day, and how to get there.'),
  certificate: z.strictObject({
    name,
    issued: text.describe('A sentence on who issues it.'),
    nqf: z
      .strictObject({
        level: number(10),
        credits: number(999),
        title: text.describe('The registered qualification, as its body lists it.'),
        number: line(40).describe('Its number there.'),
      })
      .describe('Its place on the National Qualifications Framework. Leave it empty where it has none.')
      .meta({ title: 'NQF' })
      .optional(),
  }),
  takeaway: text.describe('What the visitor leaves with beside the certificate, as: A portfolio of …'),
  hasFinalProject: z.boolean().describe('Whether it ends with a project of the learner’s own.'),
  work: workSchema.describe('An example of learner’s work: the final project, where there is one.'),
  asksForResults: z.boolean().describe('Whether applicants send their latest results, as for matric.').optional(),
  audience: z.array(text).min(2).describe('Whom it suits: sentences that begin with ‘You’.'),
  outcomes: z.array(text).min(3).describe('What a learner will be able to do: phrases that begin with a verb.'),
  modules: z
    .array(
      z.strictObject({
        title: name,
        from: number(104),
        to: number(104),
        lessons: number(300).describe('Live lessons that it needs. The build counts them.').optional(),
        outcome: line(200),
      }),
    )
    .min(2)
    .describe('In order. ‘From’ and ‘to’ count in the unit of the duration, from 1, without gaps.'),
  questions: questionsSchema.min(2),
  needs: programmePaths
    .min(1)
    .describe('Programmes that teach what this one asks for. None of them names this one here too.')
    .optional(),
  leadsTo: programmePaths.min(1).describe('Programmes that go on from this one.').optional(),
  related: programmePaths.min(2).max(3).describe('Two or three other programmes.'),
});

const UNANNOUNCED = 'Leave it empty for an upcoming programme.';

/** A programme that is open for applications. */
const openProgramme = anyProgramme.extend({
  isUpcoming: z.literal(false).describe('Shown as ‘Coming Soon’, without lessons, fee and includes.').optional(),
  lessons: z
    .strictObject({ days: z.array(z.enum(WEEKDAYS)).min(1).superRefine(unique(String, 'day')), from: time, to: time })
    .describe(`Days and times of live lessons, as 18:00. For a programme of days: its days. ${UNANNOUNCED}`),
  fee: z
    .strictObject({
      once: rand.describe('In whole rand, as 24500. No VAT is added.').meta({ title: 'Once-off fee (rand)' }),
      instalments: z
        .strictObject({
          count: number(36).meta({ title: 'Number of months' }),
          amount: rand.meta({ title: 'Rand a month' }),
          provider: text
            .describe('The registered credit provider, where the plan costs more than once-off.')
            .optional(),
        })
        .describe('The monthly plan: the once-off fee in equal parts. Leave it empty where there is none.')
        .meta({ title: 'Monthly plan' })
        .optional(),
    })
    .describe(UNANNOUNCED),
  includes: z.array(text).min(2).describe(`What the fee includes. ${UNANNOUNCED}`),
});

/** Facts of an upcoming programme that are not announced yet (S1-15). */
const unannounced = z.undefined('is not announced while the programme is upcoming: take it out').optional();

/** An upcoming programme: shown as 'Coming Soon', never a link in the menu, no application yet (S2-61). */
const upcomingProgramme = anyProgramme.extend({
  isUpcoming: z.literal(true),
  ...{ lessons: unannounced, fee: unannounced, includes: unannounced },
});

/** One programme, for the menu, cards, price tables, its page and its brochure; S3-02. */
export const programmeSchemas = {
  open: openProgramme.superRefine(refineBy(openProgrammeProblems)),
  upcoming: upcomingProgramme.superRefine(refineBy(programmeProblems)),
  /** Of either: the fields of a form. */
  any: openProgramme.partial({ lessons: true, fee: true, includes: true }),
};

/** One intake of a programme. */
export const intakeSchema = z
  .strictObject({
    programme: programmePath,
    opens: day.describe('First day of applications.'),
    closes: day.describe('Last day of applications.'),
    starts: day.describe('First lesson day.'),
    ends: day.describe('Last lesson day. The build says which is right, with holidays and breaks counted in.'),
    isFull: z.boolean().describe('All places are taken.').optional(),
  })
  .superRefine(refineBy(datesProblems));

/** A live lesson that anyone may attend before applying: each area has a group (S1-09, S1-74). */
export const openLessonSchema = z.strictObject({ day, from: time, to: time }).superRefine(refineBy(timeProblems));

/** A break of the whole centre: its first and last day without lessons (S1-70). */
export const breakSchema = z
  .strictObject({ name, from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'is before from; set a later day' });

/** The motifs of the corporate pages, by their names in `corporateIcons.yaml`. */
export const corporateMotif = z.enum(['productivity', 'ethicalAi', 'learnerships', 'practicalAi']);

/** Fields of every page that is not a programme page; `pages.ts` has the others. */
export const pageFields = {
  path,
  title: line(60).describe('The title in the browser’s tab and in search results, without the centre’s name.'),
  description,
  heading: name.describe('The main heading of the page.'),
  lead: sentences(400).describe('The sentence or two under the main heading.'),
  parent: z
    .strictObject({ name, path })
    .describe('The page above this one, where it is not the home page: the breadcrumb names it.')
    .optional(),
};
const pageSchema = z.looseObject(pageFields);

/** The centre's social networks, in order (S2-71). */
const NETWORKS = ['Facebook', 'Instagram', 'LinkedIn', 'WhatsApp', 'X'] as const;

const registration = (words: RegExp, number: RegExp, form: string) =>
  z.strictObject({
    label: nameWith(words),
    body: name,
    number: z.string().regex(number, `must read ${form}`),
    register: z
      .strictObject({ text: line(80), url: address })
      .describe('Where anybody can look the centre up: the body’s own public list.')
      .exactOptional(),
  });

/** The centre itself; S1-02, S7-02, S9-11, S9-12. */
export const organisationSchema = z.strictObject({
  name,
  legalName: name.describe('The registered name, for legal sentences.'),
  summary: text.describe('One sentence on what the centre is.'),
  siteAddress: siteAddress.describe('Address of the published site, without a stroke at its end.').optional(),
  accreditation: registration(/accredited/i, /^\d{4}\/\d+\/\d{2}$/, 'year/number/two digits, as 2019/1234/56'),
  registration: registration(/registered/i, /^\d{4}\/FET07\/\d+$/, 'year/FET07/number, as 2019/FET07/123'),
  applicant: z.strictObject({ login: address, register: address }),
  contact: z.strictObject({
    email,
    corporate: email.describe('The desk that answers employers.'),
    telephone: z
      .string()
      .regex(/^\+27( \d{2,4}){3}$/, 'must read as +27 21 123 4567')
      .describe('In international form: +27 21 123 4567.'),
    hours: line(80),
    responseDays: number(60).describe('Working days within which questions and complaints are answered.'),
  }),
  rules: z
    .strictObject({
      answerDays: number(60).describe('Working days until an application is answered.'),
      noticeDays: number(60).describe('Working days of notice for whoever stops.'),
      refundDays: number(60).describe('Days until money is returned.'),
      planDays: number(60).describe('Working days until an employer has a plan and a price.'),
      mathematics: text.describe('What Artificial Intelligence Developer asks for beside matric.'),
      teamSize: text.describe('How many of a company are trained together.'),
      signBefore: text.describe('Day before which an agreement for section 12H is signed.'),
      agreeBy: text.describe('Day by which an employer agrees to a learnership that starts in February.').optional(),
    })
    .describe('Figures and rules that several pages state. Texts name them, as {organisation.rules.noticeDays}.')
    .optional(),
  legal: z.strictObject({
    companyNumber: z.string().regex(/^\d{4}\/\d{6}\/\d{2}$/, 'must read year/six digits/two digits, as 2019/123456/07'),
    address: z.array(text).min(2).describe('Street address, one line each.'),
    informationOfficer: z.strictObject({ name, email }),
    termsFrom: day
      .refine(
        (value) => value <= daysAfter(visitorDay(Date.now()), 366),
        'must not be more than a year ahead: set the date of the terms that hold now',
      )
      .describe('Date of the current terms.'),
    /** ECT Act, section 43(1). */
    more: z
      .array(z.strictObject({ label: name, value: text }))
      .describe('Office bearers, place of registration, VAT number, and the bodies that accredit the centre.')
      .optional(),
  }),
  securityContactExpires: day.describe('Day until which the security contact holds: within a year.'),
  /** The messaging-app chat (S2-50). */
  chat: address,
  social: z
    .array(z.strictObject({ name: z.enum(NETWORKS), url: address }))
    .refine(
      (all) => all.map(({ name }) => name).join() === NETWORKS.join(),
      says(NETWORKS.join(', '), 'list exactly these'),
    ),
});

export type MotifRows = z.infer<typeof motifSchema>;
export type Family = z.infer<typeof familySchema>;
export type Category = z.infer<typeof categorySchema>;
export type Question = z.infer<typeof questionSchema>;
export type OpenProgramme = z.infer<typeof openProgramme>;
export type Programme = OpenProgramme | z.infer<typeof upcomingProgramme>;
export type Intake = z.infer<typeof intakeSchema>;
export type Page = z.infer<typeof pageSchema>;
