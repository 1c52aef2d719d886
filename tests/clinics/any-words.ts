import fc from 'fast-check';
import type { LocalizedText } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';

type Hours = ClinicRecord['hours'];

const LETTERS = 'abcdefgijlmnoprstuvz ÁÉãçõôü&\'"<>’-.,0';

/** What people call things: accents, quotes, ampersands, up to the length that fits the header. */
export const words = (maxLength = 60) =>
  fc
    .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength })
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => /[a-z]/.test(text));
export const inLanguages = (maxLength = 60) =>
  fc.oneof(
    words(maxLength),
    fc.record({ 'pt-BR': words(maxLength), 'en-US': words(maxLength) }, { noNullPrototype: true }),
  );
export const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'123456789'), minLength: length, maxLength: length });
export const phone = digits(8).map((end) => `+55929${end}`);
export const host = fc.constantFrom(
  'olhar.example.com',
  'a-b.olhos.example.com.br',
  'x1.example.org',
);
export const link = fc.option(fc.constant('https://example.com/nos'), { nil: undefined });
export const day = fc.constantFrom('2020-02-29', '2026-10-01', '2026-11-20');
/** Periods of a day, with gaps, from numbers of half hours. */
const periods = fc
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
