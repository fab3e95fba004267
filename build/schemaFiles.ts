/** The JSON Schemas with which editors complete and check the catalogue's files. The build writes them, and git ignores them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemaOf, schemaOf } from '../src/catalogue/fileSchemas';

/** Writes the schemas of `files`, paths within the catalogue, below `root`. A schema that has not changed stays as it is. */
export function writeSchemas(root: string, files: readonly string[]): void {
  const folder = join(root, 'src/catalogue/schemas');
  mkdirSync(folder, { recursive: true });
  for (const { name, schema } of files.flatMap((file) => schemaOf(`src/catalogue/${file}`) ?? [])) {
    const path = join(folder, `${name}.json`);
    const text = `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`;
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}
