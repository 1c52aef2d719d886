import { HOME_LOCALE, LOCALES, type Locale } from '#app/platform/locale.ts';

/** Words of the record: the same for everybody, or one text a language. */
export type LocalizedText = string | Readonly<Record<Locale, string>>;

/** The record with every text in one language; what is said in one text alone stays as it is. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, locale));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (isSpoken(entries)) return new Map(entries).get(locale) ?? new Map(entries).get(HOME_LOCALE);
  return Object.fromEntries(entries.map(([key, each]) => [key, inLanguage(each, locale)]));
}

function isSpoken(entries: readonly (readonly [string, unknown])[]): boolean {
  const locales: readonly string[] = LOCALES;
  return entries.length > 0 && entries.every(([key]) => locales.includes(key));
}
