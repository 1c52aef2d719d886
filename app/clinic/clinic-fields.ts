import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/platform/locale.ts';
import { coded } from '#app/platform/schema-problem.ts';
import { ofKind } from './record/field-meta.ts';

// Types of values in the clinic record. Each message says what a valid value looks like.

/** Distinguishes a missing value from an invalid one where Zod's message would be the same. */
export function issue(message: string) {
  return {
    error: (found: { input?: unknown }) => (found.input === undefined ? 'is missing' : message),
  };
}

export const words = z.string().trim().min(1, 'is empty');
/** Text that the record may give in each language; by the time it is validated, one language has been picked. */
export const localized: z.ZodType<string, LocalizedText> = ofKind(
  'localized',
  z.pipe(z.custom<LocalizedText>(), words),
);
/** Names an entry of the record for good; not to be seen in forms but where it chooses another entry. */
export const slug = ofKind(
  'slug',
  z
    .string()
    .refine(
      (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
      coded('not-a-slug', 'must be lower-case words joined by hyphens'),
    ),
);
export const email = z.email(issue('must be an e-mail address'));
export const httpsUrl = z.url({
  protocol: /^https$/,
  ...issue('must be an https address'),
});
export const hostName = z
  .string()
  .regex(
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    "must be a host name in lower case, such as 'clinica.com.br'",
  );
export const stateCode = ofKind(
  'state',
  z.string().regex(/^[A-Z]{2}$/, "must be two capitals, such as 'MG'"),
);
/** Registration with a professional council: digits only, leading zeros kept. */
export const registration = z.string().regex(/^\d{1,10}$/, 'must be the digits of a registration');

/** Calendar day, 'YYYY-MM-DD'. */
export const calendarDay = ofKind('day', z.iso.date(issue("must be a day such as '2026-11-20'")));
/** Wall-clock time in the clinic's zone, 'HH:MM'. */
export const wallTime = ofKind(
  'time',
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as '08:00'"),
);

export const minutes = z.int(issue('must be whole minutes'));
/** Durations on the agenda are multiples of its five-minute grid. */
export const gridMinutes = minutes.multipleOf(5, 'must be a multiple of 5 minutes');

/** A Brazilian number in E.164; other formats are derived from it, so that they cannot disagree. */
export const brazilianPhone = ofKind(
  'phone',
  z
    .string()
    .regex(
      /^\+55[1-9][1-9](9\d{8}|[2-5]\d{7})$/,
      "must be a Brazilian number with country and area code, such as '+5535995550100'",
    )
    .transform((e164) => {
      const raw = e164.slice(3);
      const shortDisplay = `${raw.slice(2, -4)}-${raw.slice(-4)}`;
      // No line ever breaks within a phone number.
      const display = `(${raw.slice(0, 2)})\u00a0${shortDisplay}`;
      return { raw, e164, display, shortDisplay, link: `tel:${e164}` };
    }),
);

/** CNPJ as printed, '00.000.000/0000-00'; since July 2026 the first twelve characters may be letters. */
export const cnpj = ofKind(
  'cnpj',
  z.string().refine(isCnpj, 'must be a CNPJ with valid check digits, such as 99.999.999/0001-91'),
);

// Instrução Normativa RFB 2.229/2024: modulo 11 over the character codes minus 48, weights 2 to 9 from the right.
export function isCnpj(value: string): boolean {
  if (!/^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/.test(value)) return false;
  const characters = value.replaceAll(/[./-]/g, '');
  if (/^0+$/.test(characters)) return false;
  const first = checkDigit(characters.slice(0, 12));
  const second = checkDigit(characters.slice(0, 12) + first);
  return characters.endsWith(`${first}${second}`);
}

function checkDigit(characters: string): number {
  const sum = [...characters].reverse().reduce((total, character, index) => {
    return total + (character.charCodeAt(0) - 48) * (2 + (index % 8));
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** A text of the record: one for all languages, or one per language. */
export type LocalizedText = string | Readonly<Record<Locale, string>>;

export function inPortuguese(text: LocalizedText): string {
  return typeof text === 'string' ? text : text['pt-BR'];
}

/** The record with every text in one language; texts given once for all languages stay as they are. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, locale));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (isSpoken(entries))
    return new Map(entries).get(locale) ?? new Map(entries).get(DEFAULT_LOCALE);
  return Object.fromEntries(entries.map(([key, each]) => [key, inLanguage(each, locale)]));
}

function isSpoken(entries: readonly (readonly [string, unknown])[]): boolean {
  const locales: readonly string[] = LOCALES;
  return entries.length > 0 && entries.every(([key]) => locales.includes(key));
}
