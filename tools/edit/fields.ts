/** The editor's form fields, made from the catalogue's schemas, so that there is no second list. */
import type { z } from 'zod';
import { catalogue } from '../../src/catalogue/index';
import { jsonSchemaOf } from '../../src/catalogue/schema/files';

/** A field in Decap CMS's configuration. */
export interface Field {
  name: string;
  label: string;
  widget: string;
  fields?: Field[];
  [option: string]: unknown;
}

type Json = z.core.JSONSchema.JSONSchema & { multiline?: boolean; choices?: string };

/** `hasFinalProject` → `Has final project`. */
export function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function widgetOf(json: Json, isRequired: boolean): Partial<Field> & { widget: string } {
  if (json.choices === 'programmes')
    return {
      widget: 'select',
      options: catalogue.programmes.map(({ value }) => ({ label: value.name, value: value.path })),
    };
  if (json.enum) return { widget: 'select', options: json.enum as string[] };
  if (json.type === 'boolean') return { widget: 'boolean', required: false };
  if (json.type === 'integer') {
    const { minimum: min = 1, maximum: max = 1e6 } = json;
    return { widget: 'number', value_type: 'int', step: 1, min, ...(max < 1e6 && { max }) };
  }
  if (json.format === 'date')
    return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
  if (json.type === 'string') return { widget: json.multiline ? 'text' : 'string' };
  if (json.type === 'array') {
    const items = json.items as Json;
    const size = {
      ...(json.minItems && isRequired && { min: json.minItems }),
      ...(json.maxItems && { max: json.maxItems }),
    };
    const item = widgetOf(items, isRequired);
    if (item.widget === 'select') return { ...item, multiple: true, ...size };
    const list = { widget: 'list', collapsed: true, ...size };
    if (!item.fields) {
      const field = { ...fieldOf('item', items, isRequired), label: 'Text' };
      return { ...list, summary: '{{fields.item}}', field };
    }
    const isIntake = item.fields.some(({ name }) => name === 'starts');
    const summary = isIntake ? '{{fields.starts}} {{fields.programme}}' : `{{fields.${item.fields[0]?.name}}}`;
    return { ...list, fields: item.fields, summary };
  }
  if (json.type === 'object') {
    const names = (json.propertyNames as Json | undefined)?.enum as string[] | undefined;
    const each = names?.map((name) => [name, json.additionalProperties as Json] as const);
    const required = new Set(names ?? json.required);
    const fields = (each ?? Object.entries(json.properties ?? {})).map(([name, one]) => {
      const field = fieldOf(name, one as Json, isRequired && required.has(name));
      // A boolean is never empty. The required fields of an optional group are required once the group is there.
      const isOptional = !required.has(name) && field.widget !== 'boolean';
      return isOptional ? { ...field, label: `${field.label} (optional)` } : field;
    });
    return { widget: 'object', fields };
  }
  // A union: the form has no field for it, and its YAML is checked as a whole.
  return { widget: 'yaml' };
}

function fieldOf(name: string, json: Json, isRequired: boolean): Field {
  const { title = labelOf(name), description, minLength } = json;
  return {
    name,
    label: title,
    // A line of code may be empty.
    required: isRequired && minLength !== 0,
    ...(description && { hint: description }),
    ...widgetOf(json, isRequired),
  };
}

/** The fields of a form for `schema`, with the list of sample values. */
export function fieldsOf(schema: z.ZodType): Field[] {
  return widgetOf(jsonSchemaOf(schema) as Json, true).fields ?? [];
}
