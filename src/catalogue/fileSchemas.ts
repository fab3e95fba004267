/** Schema of each file of the catalogue, and its JSON Schema for editors. */
import { z } from 'zod';
import { interfaceSchemas } from './interfaceSchemas';
import { corporatePage, pageSchemas } from './pageSchemas';
import { rootFileSchemas } from './rootFileSchemas';
import { programmeSchemas } from './schema';

/** Names of the schemas that several pages share. */
const SHARED = new Map<z.ZodType, string>([
  [pageSchemas.bootcamps, 'category-page'],
  [corporatePage, 'corporate-page'],
]);

/** `all` with each entry replaced by `entryOf`. */
const mapped = <Value, Other>(all: Record<string, Value>, entryOf: (name: string, value: Value) => [string, Other]) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => entryOf(name, value)));

/** Schemas of single files, by path without `.yaml`. */
export const schemas: Record<string, z.ZodType> = {
  ...rootFileSchemas,
  ...interfaceSchemas,
  ...mapped(pageSchemas, (name, schema) => [`pages/${name}`, schema as z.ZodType]),
};

/** Schema of an open or upcoming programme. */
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
  const schema = Object.hasOwn(schemas, path) ? schemas[path] : folder ? corporatePage : undefined;
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
  const types = {
    ...mapped(rootFileSchemas, (name) => [`*/${name}.yaml`, `import('./rootFileSchemas').PartOf<'${name}'>`]),
    ...mapped(interfaceSchemas, (name) => [
      `*/${name}.yaml`,
      `import('zod').infer<(typeof import('./interfaceSchemas').interfaceSchemas)['${name}']>`,
    ]),
    ...mapped(pageSchemas, (name) => [`*/pages/${name}.yaml`, `import('./pageSchemas').PageOf<'${name}'>`]),
    '#catalogue/pages/*': "import('./pageSchemas').CorporatePage",
    '*.yaml': "import('./schema').Programme",
  };
  return Object.entries(types)
    .map(([pattern, type]) => `declare module '${pattern}' { const content: ${type}; export = content; }\n`)
    .join('');
}
