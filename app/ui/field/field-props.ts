import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** The first error of a field; undefined when it has none. */
export function errorAt(errors: readonly FieldError[], fieldId: string): string | undefined {
  return errors.find((error) => error.fieldId === fieldId)?.message;
}

/**
 * Id, name and error of a field.
 * @param idPrefix keeps ids unique when forms on one page share field names
 */
export function fieldProps(name: string, errors: readonly FieldError[] = [], idPrefix = '') {
  const id = `${idPrefix}${name}`;
  return { id, name, error: errorAt(errors, id) };
}
