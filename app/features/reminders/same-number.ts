/**
 * A number that WhatsApp names, '5535991234567', as the clinic may have it: Brazilian mobiles come with and without
 * their ninth digit. In ascending order.
 */
export function sameNumbers(from: string): string[] {
  const withNinth = from.replace(/^(55\d\d)([6-9]\d{7})$/, '$19$2');
  const withoutNinth = from.replace(/^(55\d\d)9([6-9]\d{7})$/, '$1$2');
  return [...new Set([from, withNinth, withoutNinth])].map((number) => `+${number}`).sort();
}
