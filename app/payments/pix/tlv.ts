import { ok, type Result, refuse } from '#app/platform/result.ts';

// EMV's way of writing a list of fields into one line: identifier and length of two digits each, then the value.

export type Field = { id: string; value: string };

/** @throws when a value is too long for its two digits, which is a fault of the caller */
export function writeFields(fields: readonly Field[]): string {
  return fields.map(writeField).join('');
}

function writeField({ id, value }: Field): string {
  if (value.length === 0 || value.length > 99) throw new Error(`field ${id} is too long or empty`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/**
 * The fields of a line in their order. Lengths count characters of ASCII, where a character is a byte, so that
 * nobody can read them in two ways; anything else is refused.
 */
export function readFields(
  line: string,
): Result<Field[], 'not-ascii' | 'broken-length' | 'field-twice'> {
  if (!/^[\x20-\x7e]*$/.test(line)) return refuse('not-ascii');
  const fields: Field[] = [];
  for (let at = 0; at < line.length; ) {
    const head = /^(\d{2})(\d{2})/.exec(line.slice(at, at + 4));
    const [, id = '', digits = ''] = head ?? [];
    const length = Number(digits);
    const value = line.slice(at + 4, at + 4 + length);
    if (!head || length === 0 || value.length !== length) return refuse('broken-length');
    if (fields.some((field) => field.id === id)) return refuse('field-twice');
    fields.push({ id, value });
    at += 4 + length;
  }
  return ok(fields);
}
