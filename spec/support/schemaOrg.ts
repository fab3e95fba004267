/** schema.org's vocabulary, as the types of schema-dts spell it: what structured data is held against. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Vocabulary {
  parents: Map<string, string[]>;
  properties: Map<string, Set<string>>;
  /** Type name → the interface that has its properties. */
  types: Map<string, string>;
}

function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts');
  const vocabulary: Vocabulary = { parents: new Map(), properties: new Map(), types: new Map() };
  let current = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, parents = ''] = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{/.exec(line) ?? [];
    if (name) {
      current = name;
      vocabulary.parents.set(
        name,
        parents
          .split(',')
          .map((parent) => parent.trim())
          .filter(Boolean),
      );
      vocabulary.properties.set(name, new Set());
    }
    const [, type] = /^ {4}"@type": "(\w+)";/.exec(line) ?? [];
    if (type) vocabulary.types.set(type, current);
    const [, property] = /^ {4}"(\w+)"\?:/.exec(line) ?? [];
    if (property) vocabulary.properties.get(current)?.add(property);
  }
  return vocabulary;
}

const vocabulary = readVocabulary();

function has(owner: string, property: string): boolean {
  if (vocabulary.properties.get(owner)?.has(property)) return true;
  return (vocabulary.parents.get(owner) ?? []).some((parent) => has(parent, property));
}

/** What Google asks of a course and this one has not, a line each. No validator that is published knows its list for courses. */
export function missingOfCourse(course: Record<string, unknown>): string[] {
  const lacking = (node: Record<string, unknown>, where: string, names: string[]) =>
    names.filter((name) => !(name in node)).map((name) => `${where}.${name}`);
  const all = (name: string) => [course[name] ?? []].flat() as Record<string, Record<string, unknown>>[];
  return [
    ...lacking(course, 'Course', ['name', 'description', 'provider', 'hasCourseInstance']),
    ...all('offers').flatMap((offer) => lacking(offer, 'Offer', ['category', 'price', 'priceCurrency'])),
    ...all('hasCourseInstance').flatMap((instance) => [
      ...lacking(instance, 'CourseInstance', ['courseMode']),
      ...(instance.courseSchedule
        ? lacking(instance.courseSchedule, 'Schedule', ['repeatFrequency', 'repeatCount'])
        : lacking(instance, 'CourseInstance', ['courseWorkload'])),
    ]),
  ];
}

/** What in `value` schema.org does not know, a line each, as `Course.titel`; none for valid structured data. */
export function unknownTerms(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownTerms);
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, ...rest } = value as Record<string, unknown>;
  const inside = Object.values(rest).flatMap(unknownTerms);
  const names = Object.keys(rest).filter((name) => !name.startsWith('@'));
  if (type === undefined) return [...names.map((name) => `${name} of something without a type`), ...inside];
  const owner = vocabulary.types.get(String(type));
  if (!owner) return [`${String(type)} is no type`, ...inside];
  return [...names.filter((name) => !has(owner, name)).map((name) => `${String(type)}.${name}`), ...inside];
}
