import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../build/catalogue';
import { yamlModules } from '../../build/yaml.mjs';
import { catalogueProblems } from '../../src/catalogue/checks';
import { sampleMarks } from '../../src/catalogue/checks/samples';
import { catalogue } from '../../src/catalogue/index';
import { schemaOf } from '../../src/catalogue/schema/files';
import { documentPaths } from '../support/paths';

describe('the files of the catalogue', () => {
  it('the build writes the schema that a file names, with a field and what it means', async () => {
    rmSync('src/catalogue/schemas/intakes.json', { force: true });
    await loadCatalogue(process.cwd());
    const names = new Set(catalogue.texts.map(({ file }) => `${schemaOf(file)?.name}.json`));
    expect(readdirSync('src/catalogue/schemas')).toEqual(expect.arrayContaining([...names]));
    const { properties } = JSON.parse(readFileSync('src/catalogue/schemas/intakes.json', 'utf8'));
    expect(properties.intakes.items).toMatchObject({
      properties: { isFull: { type: 'boolean', description: 'All places are taken.' } },
      required: ['programme', 'opens', 'closes', 'starts', 'ends'],
      additionalProperties: false,
    });
    const {
      anyOf: [open, upcoming],
    } = JSON.parse(readFileSync('src/catalogue/schemas/programme.json', 'utf8'));
    for (const one of [properties, open.properties, upcoming.properties])
      expect(one.samples.items).toEqual({ type: 'string' });
  });

  it.each(catalogue.texts.map(({ file, value }) => [file, value]))('%s names its schema', (file, text) => {
    const up = '../'.repeat(file.split('/').length - 3);
    const [first] = text.split('\n');
    expect(first).toBe(`# yaml-language-server: $schema=${up}schemas/${schemaOf(file)?.name}.json`);
  });

  it('a sample mark on nothing is one line', () => {
    const copy = structuredClone(catalogue);
    const entry = copy.texts.find(({ file }) => file.endsWith('/programmes/cyber-security.yaml'));
    if (entry) entry.value = entry.value.replace('  - fee\n', '  - price\n');
    expect(catalogueProblems(copy, [...documentPaths])).toEqual([
      'src/catalogue/programmes/cyber-security.yaml: samples: there is no field price; take it off the list',
    ]);
  });

  it('a sample mark has the line of its value', () => {
    const marks = sampleMarks('a:\n  - b: 1\n  - b: 2\nsamples: [a.1.b, c]\n');
    expect(marks).toEqual([
      { field: 'a.1.b', line: 3, text: '- b: 2' },
      { field: 'c', line: undefined, text: '' },
    ]);
  });

  it('a module has its content and its fields, and no sample marks', () => {
    const { handler } = yamlModules().transform as unknown as { handler(text: string, id: string): { code: string } };
    expect(handler('name: Pottery\nday: 2027-02-01\nsamples: [name]\n', 'x.yaml').code).toBe(
      'const _0 = "Pottery";\nconst _1 = "2027-02-01";\nexport { _0 as "name",_1 as "day" };\nexport default { "name": _0,"day": _1 };',
    );
    expect(() => handler('a: b: c\n', `${process.cwd()}/x.yaml`)).toThrow(/^x\.yaml:1: Nested mappings/);
  });
});
