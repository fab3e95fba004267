/** What a page says to machines in schema.org's terms (JSON-LD). */
import type {
  BreadcrumbList,
  Course,
  EducationalOrganization,
  FAQPage,
  Graph,
  Schedule,
  WithContext,
} from 'schema-dts';
import type { Catalogue } from '../src/catalogue/index';
import type { Intake, Programme, Question } from '../src/catalogue/schema';

type Node = EducationalOrganization | Course | BreadcrumbList | FAQPage;

const DAY = 24 * 60 * 60 * 1000;

/** How often and how long: so many hours each week from the first day to the last, or each day of a programme of days. */
function schedule({ duration, hours }: Programme, { starts, ends }: Intake): Schedule {
  const isDaily = duration.unit === 'days';
  const weeks = Math.ceil((Date.parse(ends) - Date.parse(starts)) / (7 * DAY));
  return {
    '@type': 'Schedule',
    startDate: starts,
    endDate: ends,
    repeatFrequency: isDaily ? 'Daily' : 'Weekly',
    repeatCount: duration.unit === 'months' ? weeks : duration.count,
    // ISO 8601: hours of study each time.
    duration: `PT${hours}H`,
  };
}

function organisationNode({ organisation }: Catalogue, address: string): EducationalOrganization {
  return {
    '@type': 'EducationalOrganization',
    '@id': `${address}/#organisation`,
    name: organisation.name,
    legalName: organisation.legalName,
    description: organisation.summary,
    url: `${address}/`,
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

function courseNode({ intakes }: Catalogue, programme: Programme, address: string): Course {
  const url = `${address}${programme.path}`;
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: programme.name,
    description: programme.description,
    url,
    inLanguage: 'en-ZA',
    provider: { '@id': `${address}/#organisation` },
    // An upcoming programme has no price to be held to yet.
    ...(programme.isUpcoming
      ? {}
      : {
          offers: { '@type': 'Offer', category: 'Paid', price: programme.fee.once, priceCurrency: 'ZAR', url },
          hasCourseInstance: intakes
            .filter((intake) => intake.programme === programme.path)
            .map((intake) => ({
              '@type': 'CourseInstance' as const,
              courseMode: 'Online',
              startDate: intake.starts,
              endDate: intake.ends,
              courseSchedule: schedule(programme, intake),
            })),
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

/** The JSON-LD of the page at `path`, for a site published at `address`. */
export function structuredData(catalogue: Catalogue, path: string, address: string): WithContext<Node> | Graph {
  const programme = catalogue.programmes.find(({ value }) => value.path === path)?.value;
  const page = catalogue.pages.find(({ value }) => value.path === path)?.value;
  const category = catalogue.categories.find(({ id }) => id === programme?.category);
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
      organisationNode(catalogue, address),
      ...(programme ? [courseNode(catalogue, programme, address)] : []),
      ...(path === '/' ? [] : [breadcrumbNode(trail, address)]),
      ...(questions.length > 0 ? [questionsNode(questions)] : []),
    ],
  };
}
