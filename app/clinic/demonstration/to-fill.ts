/** How every text begins that stands where the clinic's own is wanted. */
export const TO_FILL = 'Preencha';

const BEGINNING = new RegExp(`^${TO_FILL}\\b`, 'i');

/** Whether a text still stands for one that nobody has written yet: 'Preencha o nome', 'preencha@example.com'. */
export function isToFill(text: string): boolean {
  return BEGINNING.test(text.trim());
}
