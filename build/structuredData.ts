/** A page's structured data in schema.org terms (JSON-LD). The types of schema-dts refuse unknown terms. */
import type {
  BreadcrumbList,
  Course,
  CourseInstance,
  EducationalOrganization,
  FAQPage,
  Graph,
  Offer,
  Schedule,
  WithContext,
} from 'schema-dts';
import { categoryOf, parentOf } from '../src/catalogue/categoryOf.ts';
import { codeCurious } from '../src/catalogue/codeCurious.ts';
import { daysBetween, daysOf } from '../src/catalogue/day.ts';
import { allClosures } from '../src/catalogue/holidays.ts';
import type { Catalogue } from '../src/catalogue/index';
import { unfinishedIntakes } from '../src/catalogue/intakeDates.ts';
import * as commonTexts from '../src/catalogue/interface/common.yaml';
import { type Closure, missedDays } from '../src/catalogue/lessons.ts';
import type { Intake, OpenProgramme, Programme, Question } from '../src/catalogue/schema';

type GraphNode = EducationalOrganization | Course | BreadcrumbList | FAQPage;

/** Lesson times from the first day to the last, without the days of holidays and breaks. */
function schedule({ duration, lessons }: OpenProgramme, intake: Intake, closures: Closure[]): Schedule {
  const { starts, ends } = intake;
  const exceptDate = missedDays(intake, { lessons }, closures);
  const isDaily = duration.unit === 'days';
  const days = daysBetween(starts, ends) + 1;
  return {
    '@type': 'Schedule',
    startDate: starts,
    endDate: ends,
    repeatFrequency: isDaily ? 'Daily' : 'Weekly',
    repeatCount: isDaily ? days : Math.ceil(days / 7),
    byDay: lessons.days.map((day) => `https://schema.org/${day}` as const),
    ...(exceptDate.length > 0 && { exceptDate }),
    startTime: lessons.from,
    endTime: lessons.to,
    scheduleTimezone: 'Africa/Johannesburg',
  };
}

/** The centre: complete on the home page, elsewhere a name and a reference to it. */
function organisationNode({ organisation }: Catalogue, path: string, address: string): EducationalOrganization {
  const { name, legalName, summary, contact, legal, social, accreditation, registration } = organisation;
  const id = { '@type': 'EducationalOrganization' as const, '@id': `${address}/#organisation` };
  const named = { ...id, name, url: `${address}/` };
  if (path !== '/') return named;
  return {
    ...named,
    legalName,
    description: summary,
    logo: `${address}/icon-512.png`,
    email: contact.email,
    telephone: contact.telephone,
    // Street lines, place and postal code.
    address: {
      '@type': 'PostalAddress',
      streetAddress: legal.address.slice(0, -2).join(', '),
      addressLocality: legal.address.at(-2) ?? '',
      postalCode: legal.address.at(-1) ?? '',
      addressCountry: 'ZA',
    },
    sameAs: social.map(({ url }) => url),
    identifier: [accreditation, registration].map(({ label, number }) => ({
      '@type': 'PropertyValue',
      name: label,
      value: number,
    })),
  };
}

/** A course's price, as an offer at its page. */
const offer = (price: number, url: string): Exclude<Offer, string> => ({
  '@type': 'Offer',
  category: price > 0 ? 'Paid' : 'Free',
  price,
  priceCurrency: 'ZAR',
  url,
});

const ONLINE = { '@type': 'CourseInstance', courseMode: 'Online' } as const;

/** One intake: its dates of study and of application. */
const instanceNode = (programme: OpenProgramme, intake: Intake, url: string, closures: Closure[]): CourseInstance => ({
  ...ONLINE,
  startDate: intake.starts,
  endDate: intake.ends,
  courseSchedule: schedule(programme, intake, closures),
  offers: {
    ...offer(programme.fee.once, url),
    validFrom: intake.opens,
    validThrough: intake.closes,
    availability: intake.isFull ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
  },
});

/** An instance without days: `PT168H` (ISO 8601), or the entry level's time in words. */
const undatedNode = (courseWorkload: string): CourseInstance => ({ ...ONLINE, courseWorkload });

/** What every course has: a programme's, or the entry level's. */
const course = (name: string, description: string, path: string, address: string) => ({
  '@type': 'Course' as const,
  '@id': `${address}${path}#course`,
  name,
  description,
  url: `${address}${path}`,
  inLanguage: 'en-ZA',
  provider: { '@id': `${address}/#organisation` },
});

function courseNode(catalogue: Catalogue, programme: Programme, address: string, day: string): Course {
  const { name, description, path, duration, hours, entry, certificate } = programme;
  const url = `${address}${path}`;
  const closures = allClosures(catalogue);
  const intakes = unfinishedIntakes(catalogue.intakes, day).filter((intake) => intake.programme === path);
  const times = duration.unit === 'days' ? duration.count : daysOf(duration) / 7;
  return {
    ...course(name, description, path, address),
    // `P14W`, `P2D`, `P12M` (ISO 8601).
    timeRequired: `P${duration.count}${duration.unit.charAt(0).toUpperCase()}`,
    coursePrerequisites: entry.map(({ need }) => need),
    educationalCredentialAwarded: {
      '@type': 'EducationalOccupationalCredential',
      name: certificate.name,
      credentialCategory: 'Certificate',
      ...(certificate.nqf && { educationalLevel: `NQF level ${certificate.nqf.level}` }),
    },
    // An upcoming programme has no fee yet.
    ...(!programme.isUpcoming && { offers: offer(programme.fee.once, url) }),
    hasCourseInstance:
      programme.isUpcoming || intakes.length === 0
        ? [undatedNode(`PT${Math.round(times * hours)}H`)]
        : intakes.map((intake) => instanceNode(programme, intake, url, closures)),
  };
}

/** The entry level: a course without a fee, on the page itself. */
const entryLevelNode = ({ name, summary, time, path }: typeof codeCurious, address: string): Course => ({
  ...course(name, summary, path, address),
  isAccessibleForFree: true,
  offers: offer(0, `${address}${path}`),
  hasCourseInstance: [undatedNode(time)],
});

const questionsNode = (items: Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const breadcrumbNode = (trail: { name: string; path: string }[], address: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${address}${path}`,
  })),
});

/** The questions of a page, wherever its content keeps them. */
function questionsOf(entry: unknown): Question[] {
  const { questions = [] } = entry as { questions?: Question[] | { items: Question[] } };
  return Array.isArray(questions) ? questions : questions.items;
}

/** The JSON-LD of the page at `path` on `day`, for a site published at `address`. */
export function structuredData(
  catalogue: Catalogue,
  path: string,
  address: string,
  day: string,
): WithContext<GraphNode> | Graph {
  const programme = catalogue.programmes.find(({ value }) => value.path === path)?.value;
  const page = catalogue.pages.find(({ value }) => value.path === path)?.value;
  const parent = programme ? parentOf(categoryOf(programme)) : page?.parent;
  const name = programme?.name ?? page?.title ?? '';
  const questions = questionsOf(programme ?? page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organisationNode(catalogue, path, address),
      ...(programme ? [courseNode(catalogue, programme, address, day)] : []),
      ...(path === codeCurious.path ? [entryLevelNode(codeCurious, address)] : []),
      ...(parent ? [breadcrumbNode([{ name: commonTexts.home, path: '/' }, parent, { name, path }], address)] : []),
      ...(questions.length > 0 ? [questionsNode(questions)] : []),
    ],
  };
}
