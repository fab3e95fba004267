/** Writes files from the schemas: JSON Schemas for editors, module types for TypeScript. Git ignores them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jsonSchemaOf, moduleTypes, schemaOf } from '../src/catalogue/schema/files';

/** Writes them for `files`, paths within the catalogue, below `root`. Unchanged ones are not written again. */
export function writeSchemas(root: string, files: readonly string[]): void {
  const write = (name: string, text: string) => {
    const path = join(root, 'src/catalogue', name);
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  };
  write('yaml.d.ts', moduleTypes());
  for (const { name, schema } of files.flatMap((file) => schemaOf(`src/catalogue/${file}`) ?? []))
    write(`schemas/${name}.json`, `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`);
}
