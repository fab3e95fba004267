/** The editor's collections: a form for each file of the catalogue. */
import type { z } from 'zod';
import { problemsIn } from '../../src/catalogue/checks/messages';
import { catalogue } from '../../src/catalogue/index';
import { programmeSchemas } from '../../src/catalogue/schema';
import { schemaOf } from '../../src/catalogue/schema/files';
import { fieldsOf, labelOf } from './fields';
import { SLUG, withoutEmpty } from './format';

export const FOLDER = 'src/catalogue';

/** Label of the group that lists a file's form. */
function groupOf(file: string): string {
  if (file.includes('/pages/')) return 'Pages';
  if (/\/(intakes|breaks)\.yaml$/.test(file)) return 'Dates';
  return /\/(navigation|interface\/\w+)\.yaml$/.test(file) ? 'Labels' : 'The centre';
}

/** The collections of Decap CMS's configuration. Only a checkout can add a programme, because its page is a file too. */
export function collections(canCreate = true) {
  const pages = new Map(catalogue.pages.map(({ file, value }) => [file, value]));
  const others = catalogue.texts.filter(({ file }) => !file.includes('/programmes/'));
  const fileOf = (file: string) => {
    const name = file.slice(FOLDER.length + 1).replace('.yaml', '');
    const page = pages.get(file);
    return {
      name: name.replace('/', '-'),
      label: page?.title ?? labelOf(name.replace('interface/', '')),
      file,
      ...(page && { preview_path: page.path }),
      fields: fieldsOf(schemaOf(file)?.schema as z.ZodType),
    };
  };
  return [
    {
      name: 'programmes',
      label: 'Programmes',
      label_singular: 'Programme',
      folder: `${FOLDER}/programmes`,
      create: canCreate,
      // Not deletable: a page, links and intakes depend on it, and Decap would delete it at once.
      delete: false,
      identifier_field: 'name',
      preview_path: 'programs/{{slug}}',
      summary: '{{name}}',
      slug: `{{${SLUG}}}`,
      extension: 'yaml',
      format: 'catalogue',
      fields: fieldsOf(programmeSchemas.any),
    },
    ...['Dates', 'Pages', 'The centre', 'Labels'].map((label) => ({
      name: label.replace(' ', '-').toLowerCase(),
      label,
      format: 'catalogue',
      files: others.filter(({ file }) => groupOf(file) === label).map(({ file }) => fileOf(file)),
    })),
  ];
}

const schemaFor = (file: string, content: Record<string, unknown>) => schemaOf(file, content)?.schema as z.ZodType;

/** `data` of a form for `file` without what is empty, but for a list that the schema misses when it is left out. */
export function filledIn(file: string, data: object): Record<string, unknown> {
  const at = (root: unknown, path: PropertyKey[]) => path.reduce<unknown>((one, name) => Object(one)[name], root);
  const content = withoutEmpty(data) as Record<string, unknown>;
  for (const { path } of problemsIn(schemaFor(file, content), content))
    if (Array.isArray(at(data, path)))
      Object.assign(Object(at(content, path.slice(0, -1))), { [path.at(-1) as string]: [] });
  return content;
}

/** A line for each problem that the schema of `file` finds in `content`; none where it may be saved. */
export function refusals(file: string, content: Record<string, unknown>): string[] {
  const { samples: _, ...rest } = content;
  return problemsIn(schemaFor(file, rest), rest).map(
    ({ path, message }) =>
      `${path.map((part) => (typeof part === 'number' ? part + 1 : labelOf(String(part)))).join(', ')}: ${message}`,
  );
}
