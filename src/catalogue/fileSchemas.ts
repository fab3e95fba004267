/** Which schema a file of the catalogue has, and its JSON Schema for editors. */
import { z } from 'zod';
import { pageSchemas } from './pageSchemas';
import { partSchemas } from './partSchemas';
import { programmeSchema } from './schema';

/** Several pages share these. */
const SHARED = new Map<z.ZodType, string>([
  [pageSchemas.bootcamps, 'category-page'],
  [pageSchemas['ethical-ai'], 'corporate-page'],
]);

/** Programmes that are open and those that are not yet. */
const programme = z.union([programmeSchema.open, programmeSchema.upcoming]);

/** The name and schema of `file`, as `src/catalogue/pages/about.yaml`; `undefined` where there is none. */
export function schemaOf(file: string): { name: string; schema: z.ZodType } | undefined {
  const [, folder, name = ''] = /^src\/catalogue\/(pages\/|programmes\/)?(.*)\.yaml$/.exec(file) ?? [];
  if (folder === 'programmes/') return { name: 'programme', schema: programme };
  const schemas: Record<string, z.ZodType> = folder ? pageSchemas : partSchemas;
  const schema = schemas[name];
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
