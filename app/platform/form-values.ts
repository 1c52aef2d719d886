import { withoutHidden } from './free-text.ts';

/**
 * The text of a form field, without characters that nobody sees; empty when the field is missing or holds a
 * file.
 */
export function formText(form: { get(name: string): unknown }, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? withoutHidden(value) : '';
}
