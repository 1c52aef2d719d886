import { formatDate } from '#app/clinic/format-date.ts';
import type { Locale } from '#app/platform/locale.ts';
import { plainTextOf } from '#app/platform/text/text-blocks.ts';
import type { PrivacyText } from './privacy-text.ts';

/**
 * The date in the policy's introduction, written as '21 de novembro de 2026' or 'November 21, 2026'.
 * @returns 'YYYY-MM-DD'; undefined when there is none
 */
export function updatedOnOf({ intro }: PrivacyText, locale: Locale): string | undefined {
  const [, ...found] = PATTERNS[locale].exec(plainTextOf(intro)) ?? [];
  const [a = '', b = '', year = ''] = found;
  const [day, name] = locale === 'pt-BR' ? [a, b] : [b, a];
  const month = MONTHS[locale].indexOf(name) + 1;
  if (month === 0) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The policy with another day in its introduction, as people write it. @param on 'YYYY-MM-DD' */
export function withUpdatedOn(text: PrivacyText, locale: Locale, on: string): PrivacyText {
  const [block, ...others] = text.intro;
  if (block?.kind !== 'paragraph') return text;
  let isDone = false;
  const spans = block.spans.map((span) => {
    if (isDone || !PATTERNS[locale].test(span.text)) return span;
    isDone = true;
    return { ...span, text: span.text.replace(PATTERNS[locale], formatDate(on, locale)) };
  });
  return { ...text, intro: [{ ...block, spans }, ...others] };
}

const PATTERNS = {
  'pt-BR': /(\d{1,2})º? de (\p{L}+) de (\d{4})/u,
  'en-US': /(\p{L}+) (\d{1,2}), (\d{4})/u,
} satisfies Record<Locale, RegExp>;

const MONTHS = { 'pt-BR': monthsOf('pt-BR'), 'en-US': monthsOf('en-US') } satisfies Record<
  Locale,
  string[]
>;

function monthsOf(locale: Locale): string[] {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => name.format(Date.UTC(2026, index, 1)));
}
