/** What the schemas give to editors and to TypeScript: JSON Schemas and module types. The build writes them, and git ignores them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jsonSchemaOf, moduleTypes, schemaOf } from '../src/catalogue/fileSchemas';

/** Writes them for `files`, paths within the catalogue, below `root`. What has not changed stays as it is. */
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
