import { withoutHidden } from '#app/platform/free-text.ts';
import type { Field } from './content-type.ts';

/** Form values by field name. */
export type FieldValues = Readonly<Record<string, readonly string[]>>;

type Values = Record<string, readonly string[]>;
type Front = Readonly<Record<string, unknown>>;

/** Name and id of a form field. @param path as a problem states it, 'benefits.0.title' */
export function fieldName(path: string): string {
  return `f-${path.replaceAll('.', '-')}`;
}

export const BODY_FIELD = fieldName('body');

/** Form values of an entry. */
export function valuesOf(
  fields: readonly Field[],
  { front, body }: { front: Front; body: string },
): FieldValues {
  const values: Values = { [BODY_FIELD]: [body.trim()] };
  collect(fields, front, '', values);
  return values;
}

function collect(fields: readonly Field[], front: Front, prefix: string, values: Values): void {
  for (const field of fields) {
    const path = `${prefix}${field.name}`;
    const value = front[field.name];
    if (field.type === 'group') collect(field.of, asFront(value), `${path}.`, values);
    else if (field.type === 'rows')
      for (const [index, row] of asList(value).entries())
        collect(field.of, asFront(row), `${path}.${index}.`, values);
    else values[fieldName(path)] = shownValue(field, value);
  }
}

function shownValue(field: Field, value: unknown): readonly string[] {
  if (field.type === 'checks') return asList(value).map(String);
  if (field.type === 'words') return [asList(value).map(String).join(', ')];
  if (field.type === 'lines') return [asList(value).map(String).join('\n')];
  if (field.type === 'flag') return value === field.yes ? [FLAG_SET] : [];
  return value === undefined || value === null ? [] : [String(value)];
}

export const FLAG_SET = 'sim';

/** Values of a submitted form. */
export function valuesIn(form: FormData): FieldValues {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (!name.startsWith('f-') || typeof value !== 'string') continue;
    values[name] = [...(values[name] ?? []), withoutHidden(value.replaceAll('\r\n', '\n'))];
  }
  return values;
}

/** The entry of a submitted form. @param base what the form was loaded from; keys without a field are kept */
export function partsOf(
  fields: readonly Field[],
  values: FieldValues,
  base: Front,
): { front: Front; body: string } {
  const known = new Set(fields.map(({ name }) => name));
  const kept = Object.entries(base).filter(([name]) => !known.has(name));
  const front = { ...read(fields, values, { prefix: '', base }), ...Object.fromEntries(kept) };
  return { front, body: values[BODY_FIELD]?.[0] ?? '' };
}

type Reading = { prefix: string; base: Front };

function read(fields: readonly Field[], values: FieldValues, { prefix, base }: Reading): Front {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = readField(field, values, { prefix, base });
    return value === undefined ? [] : [[field.name, value]];
  });
  return withLibraryWords(fields, Object.fromEntries(entries), base);
}

/** A chosen image is described by the library's words until somebody writes others. */
function withLibraryWords(fields: readonly Field[], front: Front, base: Front): Front {
  const words = fields.flatMap((field): [string, string][] => {
    if (field.type !== 'image' || !field.describedIn) return [];
    const { name, describedIn, options } = field;
    const isOfAnother = front[name] !== base[name] && front[describedIn] === base[describedIn];
    const chosen = options.find(({ value }) => value === front[name]);
    return chosen && (isOfAnother || !front[describedIn]) ? [[describedIn, chosen.label]] : [];
  });
  return { ...front, ...Object.fromEntries(words) };
}

function readField(field: Field, values: FieldValues, { prefix, base }: Reading): unknown {
  const path = `${prefix}${field.name}`;
  const was = base[field.name];
  const given = values[fieldName(path)] ?? [];
  const text = (given[0] ?? '').trim();
  switch (field.type) {
    case 'group': {
      const group = read(field.of, values, { prefix: `${path}.`, base: asFront(was) });
      return Object.values(group).some((value) => value !== false) || field.of.some(isSaid)
        ? group
        : undefined;
    }
    case 'rows':
      return readRows(field, values, path);
    case 'checks': {
      const before = asList(was).map(String);
      return [
        ...before.filter((value) => given.includes(value)),
        ...given.filter((value) => !before.includes(value)),
      ];
    }
    case 'flag':
      return given.includes(FLAG_SET) ? field.yes : field.no;
    case 'words':
      return text.split(',').map(trim).filter(Boolean);
    case 'lines':
      return text.split('\n').map(trim).filter(Boolean);
    case 'number':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text || undefined;
    case 'text':
      return text.replaceAll(/\s*\n\s*/g, ' ') || undefined;
    default:
      return text || undefined;
  }
}

/** Empty rows are dropped unless their number is fixed. */
function readRows(field: Field & { type: 'rows' }, values: FieldValues, path: string): Front[] {
  const rows = Array.from({ length: rowsIn(field, values, path) }, (_, index) =>
    read(field.of, values, { prefix: `${path}.${index}.`, base: {} }),
  );
  return rows.filter((row) => field.count !== undefined || Object.keys(row).length > 0);
}

/** Number of rows in a form, empty ones included. */
export function rowsIn(
  field: Field & { type: 'rows' },
  values: FieldValues,
  path: string = field.name,
): number {
  if (field.count !== undefined) return field.count;
  const begin = `${fieldName(path)}-`;
  const numbers = Object.keys(values)
    .filter((name) => name.startsWith(begin))
    .map((name) => Number.parseInt(name.slice(begin.length), 10));
  return Math.min(Math.max(0, ...numbers.map((number) => number + 1)), MAX_ROWS);
}

const MAX_ROWS = 60;

function isSaid(field: Field): boolean {
  return field.type === 'flag' && field.no === false;
}

function trim(text: string): string {
  return text.trim();
}

function asFront(value: unknown): Front {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const UNTRANSLATED: readonly Field['type'][] = [
  'choice',
  'checks',
  'day',
  'number',
  'flag',
  'audio',
  'image',
];

/** Front matter that is the same in every language: an entry's days, subject and services. */
export function untranslatedValues(fields: readonly Field[], front: Front): Front {
  const names = fields.filter(({ type }) => UNTRANSLATED.includes(type)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(front).filter(([name]) => names.includes(name)));
}
