/** A page's structured data in schema.org terms (JSON-LD). The types of schema-dts refuse unknown terms. */
import type {
  BreadcrumbList,
  Course,
  CourseInstance,
  EducationalOccupationalCredential,
  EducationalOrganization,
  FAQPage,
  Graph,
  Offer,
  PostalAddress,
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

/** Some fields of a schema.org type, to be spread into a thing that may lack them. */
type Optional<Thing> = Partial<Exclude<Thing, string>>;

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
    ...(exceptDate.length > 0 && ({ exceptDate } satisfies Optional<Schedule>)),
    startTime: lessons.from,
    endTime: lessons.to,
    scheduleTimezone: 'Africa/Johannesburg',
  };
}

/** The centre's address: street lines, place and postal code. */
function postalAddress(lines: string[]): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, -2).join(', '),
    addressLocality: lines.at(-2) ?? '',
    postalCode: lines.at(-1) ?? '',
    addressCountry: 'ZA',
  };
}

/** The centre: complete on the home page, elsewhere a name and a reference to it. */
function organisationNode({ organisation }: Catalogue, path: string, address: string): EducationalOrganization {
  const named = {
    '@type': 'EducationalOrganization' as const,
    '@id': `${address}/#organisation`,
    name: organisation.name,
    url: `${address}/`,
  };
  if (path !== '/') return named;
  return {
    ...named,
    legalName: organisation.legalName,
    description: organisation.summary,
    logo: `${address}/icon-512.png`,
    email: organisation.contact.email,
    telephone: organisation.contact.telephone,
    address: postalAddress(organisation.legal.address),
    sameAs: organisation.social.map(({ url }) => url),
    identifier: [organisation.accreditation, organisation.registration].map(({ label, number }) => ({
      '@type': 'PropertyValue',
      name: label,
      value: number,
    })),
  };
}

/** A programme's fee, as an offer at its page. */
function offer({ fee }: OpenProgramme, url: string): Exclude<Offer, string> {
  return { '@type': 'Offer', category: 'Paid', price: fee.once, priceCurrency: 'ZAR', url };
}

/** One intake: its dates of study and of application. */
function instanceNode(programme: OpenProgramme, intake: Intake, url: string, closures: Closure[]): CourseInstance {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    startDate: intake.starts,
    endDate: intake.ends,
    courseSchedule: schedule(programme, intake, closures),
    offers: {
      ...offer(programme, url),
      validFrom: intake.opens,
      validThrough: intake.closes,
      availability: intake.isFull ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
  };
}

/** The certificate of a programme, with its level on the National Qualifications Framework. */
function credential({ name, nqf }: Programme['certificate']): EducationalOccupationalCredential {
  return {
    '@type': 'EducationalOccupationalCredential',
    name,
    credentialCategory: 'Certificate',
    ...(nqf && ({ educationalLevel: `NQF level ${nqf.level}` } satisfies Optional<EducationalOccupationalCredential>)),
  };
}

/** Total hours of study, for a programme whose days are not fixed yet: `PT168H` (ISO 8601). */
function workload({ duration, hours }: Programme): string {
  const times = duration.unit === 'days' ? duration.count : daysOf(duration) / 7;
  return `PT${Math.round(times * hours)}H`;
}

/** `P14W`, `P2D`, `P12M` (ISO 8601). */
const isoDuration = ({ count, unit }: Programme['duration']) => `P${count}${unit.charAt(0).toUpperCase()}`;

/** The entry level: a course without a fee, on the page itself. */
function entryLevelNode({ name, summary, time }: typeof codeCurious, address: string, path: string): Course {
  const url = `${address}${path}`;
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name,
    description: summary,
    url,
    inLanguage: 'en-ZA',
    provider: { '@id': `${address}/#organisation` },
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'ZAR', url },
    hasCourseInstance: [{ '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: time }],
  };
}

function courseNode(catalogue: Catalogue, programme: Programme, address: string, day: string): Course {
  const url = `${address}${programme.path}`;
  const closures = allClosures(catalogue);
  const intakes = unfinishedIntakes(catalogue.intakes, day).filter((intake) => intake.programme === programme.path);
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: programme.name,
    description: programme.description,
    url,
    inLanguage: 'en-ZA',
    provider: { '@id': `${address}/#organisation` },
    timeRequired: isoDuration(programme.duration),
    coursePrerequisites: programme.entry.map(({ need }) => need),
    educationalCredentialAwarded: credential(programme.certificate),
    // An upcoming programme has no fee yet.
    ...(!programme.isUpcoming && ({ offers: offer(programme, url) } satisfies Optional<Course>)),
    hasCourseInstance:
      programme.isUpcoming || intakes.length === 0
        ? [{ '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: workload(programme) }]
        : intakes.map((intake) => instanceNode(programme, intake, url, closures)),
  };
}

function questionsNode(items: Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function breadcrumbNode(trail: { name: string; path: string }[], address: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${address}${path}`,
    })),
  };
}

/** The questions of a page, wherever its content keeps them. */
function questionsOf(entry: unknown): Question[] {
  const { questions } = entry as { questions?: Question[] | { items: Question[] } };
  if (!questions) return [];
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
      ...(path === codeCurious.path ? [entryLevelNode(codeCurious, address, path)] : []),
      ...(parent ? [breadcrumbNode([{ name: commonTexts.home, path: '/' }, parent, { name, path }], address)] : []),
      ...(questions.length > 0 ? [questionsNode(questions)] : []),
    ],
  };
}
