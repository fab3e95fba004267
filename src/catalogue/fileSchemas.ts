/** Which schema a file of the catalogue has, and its JSON Schema for editors. */
import { z } from 'zod';
import { corporatePage, pageSchemas } from './pageSchemas';
import { partSchemas } from './partSchemas';
import { programmeSchema } from './schema';

/** Several pages share these. */
const SHARED = new Map<z.ZodType, string>([
  [pageSchemas.bootcamps, 'category-page'],
  [corporatePage, 'corporate-page'],
]);

/** Programmes that are open and those that are not yet. */
const programme = z.union([programmeSchema.open, programmeSchema.upcoming]);

/**
 * The name and schema of `file`, as `src/catalogue/pages/about.yaml`; `undefined` where there is none. With the
 * `content` of a programme, the schema is that of open programmes or of upcoming ones.
 */
export function schemaOf(file: string, content?: unknown): { name: string; schema: z.ZodType } | undefined {
  const [, folder, name = ''] = /^src\/catalogue\/(pages\/|programmes\/(?=[^/]+$))?(.*)\.yaml$/.exec(file) ?? [];
  if (folder === 'programmes/') {
    if (content === undefined) return { name: 'programme', schema: programme };
    const isUpcoming = (content as { isUpcoming?: unknown } | null)?.isUpcoming === true;
    return { name: 'programme', schema: isUpcoming ? programmeSchema.upcoming : programmeSchema.open };
  }
  const schemas: Record<string, z.ZodType> = folder ? pageSchemas : partSchemas;
  const other = folder && !name.includes('/') ? corporatePage : undefined;
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : other;
  return schema && { name: SHARED.get(schema) ?? name.replace('interface/', ''), schema };
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

/** The types of the catalogue's modules, for `yaml.d.ts`: importing a file gives its content, and each of its fields by name. */
export function moduleTypes(): string {
  const types: [pattern: string, type: string][] = [
    ...Object.keys(partSchemas).map((name): [string, string] => [
      `*/${name}.yaml`,
      `import('./partSchemas').PartOf<'${name}'>`,
    ]),
    ...Object.keys(pageSchemas).map((name): [string, string] => [
      `*/pages/${name}.yaml`,
      `import('./pageSchemas').PageOf<'${name}'>`,
    ]),
    ['#catalogue/pages/*', "import('./pageSchemas').CorporatePage"],
    ['*.yaml', "import('./schema').Programme"],
  ];
  const head = '// Written by `npm run unit -- files -u`.\n';
  return `${head}${types
    .map(([pattern, type]) => `declare module '${pattern}' { const content: ${type}; export = content; }\n`)
    .join('')}`;
}
