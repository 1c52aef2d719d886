import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** Id, name and error of a field whose name is its id. */
export function fieldProps(name: string, errors: readonly FieldError[] = []) {
  const error = errors.find(({ fieldId }) => fieldId === name)?.message;
  return { id: name, name, ...(error ? { error } : {}) };
}
