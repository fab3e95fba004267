/** A page's structured data in schema.org terms (JSON-LD). */
import type {
  BreadcrumbList,
  Course,
  CourseInstance,
  EducationalOrganization,
  FAQPage,
  Graph,
  Schedule,
  WithContext,
} from 'schema-dts';
import type { Catalogue } from '../src/catalogue/index';
import { notPast } from '../src/catalogue/intakeDates.ts';
import type { Intake, OpenProgramme, Programme, Question } from '../src/catalogue/schema';

type Node = EducationalOrganization | Course | BreadcrumbList | FAQPage;

const DAY = 24 * 60 * 60 * 1000;

/** Lesson times: weekly from the first day to the last. A programme of days has lessons on each day. */
function schedule({ duration, lessons }: OpenProgramme, { starts, ends }: Intake): Schedule {
  const isDaily = duration.unit === 'days';
  const weeks = Math.ceil((Date.parse(ends) - Date.parse(starts)) / (7 * DAY));
  return {
    '@type': 'Schedule',
    startDate: starts,
    endDate: ends,
    repeatFrequency: isDaily ? 'Daily' : 'Weekly',
    repeatCount: duration.unit === 'months' ? weeks : duration.count,
    byDay: lessons.days.map((day) => `https://schema.org/${day}` as const),
    startTime: lessons.from,
    endTime: lessons.to,
    scheduleTimezone: 'Africa/Johannesburg',
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
    sameAs: organisation.social.map(({ url }) => url),
    identifier: [organisation.accreditation, organisation.registration].map(({ label, number }) => ({
      '@type': 'PropertyValue',
      name: label,
      value: number,
    })),
  };
}

/** A programme's fee, as an offer at its page. */
function offer({ fee }: OpenProgramme, url: string) {
  return { '@type': 'Offer' as const, category: 'Paid', price: fee.once, priceCurrency: 'ZAR', url };
}

/** One intake: its dates of study and of application. */
function instanceNode(programme: OpenProgramme, intake: Intake, url: string): CourseInstance {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    startDate: intake.starts,
    endDate: intake.ends,
    courseSchedule: schedule(programme, intake),
    offers: {
      ...offer(programme, url),
      validFrom: intake.opens,
      validThrough: intake.closes,
      availability: intake.isFull ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
  };
}

function courseNode({ intakes }: Catalogue, programme: Programme, address: string, day: string): Course {
  const url = `${address}${programme.path}`;
  const own = notPast(intakes, day).filter((intake) => intake.programme === programme.path);
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: programme.name,
    description: programme.description,
    url,
    inLanguage: 'en-ZA',
    provider: { '@id': `${address}/#organisation` },
    // An upcoming programme has no fee yet.
    ...(programme.isUpcoming
      ? {}
      : {
          offers: offer(programme, url),
          ...(own.length > 0 ? { hasCourseInstance: own.map((intake) => instanceNode(programme, intake, url)) } : {}),
        }),
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
): WithContext<Node> | Graph {
  const programme = catalogue.programmes.find(({ value }) => value.path === path)?.value;
  const page = catalogue.pages.find(({ value }) => value.path === path)?.value;
  const category = catalogue.categories.find(({ id }) => id === programme?.category);
  // Stryker disable next-line OptionalChaining,StringLiteral: Every path has its entry, as the head has checked; only the type allows none.
  const name = programme?.name ?? page?.title ?? '';
  const trail = [
    { name: 'Home', path: '/' },
    ...(category?.path ? [{ name: category.plural, path: category.path }] : []),
    { name, path },
  ];
  const questions = questionsOf(programme ?? page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organisationNode(catalogue, path, address),
      ...(programme ? [courseNode(catalogue, programme, address, day)] : []),
      ...(path === '/' ? [] : [breadcrumbNode(trail, address)]),
      ...(questions.length > 0 ? [questionsNode(questions)] : []),
    ],
  };
}
