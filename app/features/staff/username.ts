/** Normalizes a typed username to its stored form. */
export function plainUsername(values: string): string {
  return values.slice(0, 200).normalize('NFKC').trim().toLowerCase();
}

/** Letters without accents, digits, and dots or dashes between them: 3 to 40 characters. */
export function isUsername(text: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{2,39}$/.test(text);
}
