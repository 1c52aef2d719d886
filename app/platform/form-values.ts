/** The text of a form field, as typed; empty when the field is missing or holds a file. */
export function formText(form: { get(name: string): unknown }, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
