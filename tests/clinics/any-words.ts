import fc from 'fast-check';
import type { LocalizedText } from '#app/clinic/clinic-fields.ts';
import { isCnpj } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { IMAGES_ROOT } from '#app/platform/image-name.ts';

type Hours = ClinicRecord['hours'];

const LETTERS = 'abcdefgijlmnoprstuvz ÁÉãçõôü&\'"<>’-.,0';
/** What a page must never show, and what a text may well be by chance. */
const LIKE_A_LEAK = /\bnull\b/g;

/** What may be left out. */
export const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined });
/** Parts of an object of which any may be left out. */
export const some = <Parts extends object>(
  parts: { [Name in keyof Parts]: fc.Arbitrary<Parts[Name]> },
) => fc.record(parts, { requiredKeys: [], noNullPrototype: true });

/** What people call things: accents, quotes, ampersands, up to the length that fits the header. */
export const words = (maxLength = 60) =>
  fc
    .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength })
    .map((text) => text.trim().replace(/\s+/g, ' ').replace(LIKE_A_LEAK, 'nula'))
    .filter((text) => /[a-z]/.test(text));
/** The same where nothing limits them: now and then far too long. */
export const anyWords = (maxLength = 60) =>
  fc.oneof(
    { weight: 9, arbitrary: words(maxLength) },
    { weight: 1, arbitrary: words(maxLength).map((text) => `${text} `.repeat(20).trim()) },
  );
const spoken = (text: fc.Arbitrary<string>): fc.Arbitrary<LocalizedText> =>
  fc.oneof(text, fc.record({ 'pt-BR': text, 'en-US': text }, { noNullPrototype: true }));
export const inLanguages = (maxLength = 60) => spoken(anyWords(maxLength));
/** Of no more letters. */
export const shortInLanguages = (maxLength: number) => spoken(words(maxLength));

export const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'123456789'), minLength: length, maxLength: length });
export const phone = fc.oneof(
  digits(8).map((end) => `+55929${end}`),
  digits(7).map((end) => `+55113${end}`),
);
export const host = fc.constantFrom(
  'olhar.example.com',
  'a-b.olhos.example.com.br',
  'x1.example.org',
);
export const email = fc.constantFrom('ola@olhar.example.com', "d'avila+1@x1.example.org");
export const link = maybe(
  fc.constantFrom('https://example.com/nos', 'https://example.com/a?b=c&d=%20e#f'),
);
/** Long ago, today of the tests, and to come. */
export const day = fc.constantFrom(
  '2020-02-29',
  '2026-10-01',
  '2026-10-05',
  '2026-11-20',
  '2027-03-20',
);
/** Two days, the first one first or both the same. */
export const period = fc
  .tuple(day, day)
  .map(([one, other]) => (one < other ? { first: one, last: other } : { first: other, last: one }));
export const cents = fc.integer({ min: 100, max: 90_000 });

/** Pictures of the image library. */
export const PICTURES = ['fotodealguem-320x400', 'vistadomorro-1280x720'] as const;
export const picture = fc.constantFrom(...PICTURES.map((name) => `${IMAGES_ROOT}${name}`));

const CAPITALS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const taxId = fc
  .string({ unit: fc.constantFrom(...CAPITALS), minLength: 12, maxLength: 12 })
  .map((text) => {
    const start = `${text.slice(0, 2)}.${text.slice(2, 5)}.${text.slice(5, 8)}/${text.slice(8)}`;
    const ends = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0'));
    return ends.map((end) => `${start}-${end}`).find(isCnpj) ?? '88.888.888/0001-91';
  });

/** Periods of a day, with gaps or without, from numbers of half hours. */
export const periods = fc
  .uniqueArray(fc.integer({ min: 12, max: 44 }), { maxLength: 6 })
  .map((halves) => halves.sort((one, other) => one - other))
  .map((sorted) => {
    const time = (half = 0) =>
      `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, pair) => ({
      startsTime: time(sorted[pair * 2]),
      endsTime: time(sorted[pair * 2 + 1]),
    }));
  });
export const hours: fc.Arbitrary<Hours> = fc.record({
  sunday: periods,
  monday: periods,
  tuesday: periods,
  wednesday: periods,
  thursday: periods,
  friday: periods,
  saturday: periods,
});

/** Told apart by a number. */
export const ofTheirOwn = (text: LocalizedText, index: number) =>
  typeof text === 'string'
    ? `${text} ${index}`
    : { 'pt-BR': `${text['pt-BR']} ${index}`, 'en-US': `${text['en-US']} ${index}` };
