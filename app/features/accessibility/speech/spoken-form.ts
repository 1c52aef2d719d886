import type { Locale } from '#app/platform/locale.ts';

type Wording = readonly [pattern: RegExp, words: string | ((...found: string[]) => string)];

const hours = (_: string, hour = '', minutes = '') => {
  const unit = Number(hour) < 2 ? 'hora' : 'horas';
  return `${Number(hour)} ${unit}${Number(minutes) > 0 ? ` e ${Number(minutes)}` : ''}`;
};

/** What voices for Brazil spell out or stumble over. */
const PORTUGUESE: readonly Wording[] = [
  [/\bDras\./g, 'doutoras'],
  [/\bDra\./g, 'doutora'],
  [/\bDrs?\./g, 'doutor'],
  [/\bSra\./g, 'senhora'],
  [/\bSr\./g, 'senhor'],
  [/\bAv\./g, 'avenida'],
  [/\bnº\s?(?=\d)/g, 'número '],
  [/\b(\d{1,2})h([0-5]\d)?\b/g, hours],
  [/\b1 min\b/g, '1 minuto'],
  [/(\d) min\b/g, '$1 minutos'],
];

/** Signs between letters that are not seen: where a word may be broken, or must not. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** A sentence in the words that a voice is given: "às 8h30 com a Dra. Helena" with hours and title in full. */
export function spokenForm(sentence: string, locale: Locale): string {
  const wordings = locale === 'pt-BR' ? PORTUGUESE : [];
  return wordings.reduce(
    (text, [pattern, words]) =>
      typeof words === 'string' ? text.replace(pattern, words) : text.replace(pattern, words),
    sentence.replace(UNSEEN, ''),
  );
}
