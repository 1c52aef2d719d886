import fc from 'fast-check';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { mayTellPrice } from '#app/clinic/record/own-service-fields.ts';
import { inLanguages } from './any-words.ts';
import { serraClaraRecord } from './serra-clara.ts';

type Service = ClinicRecord['services'][number];

export const CATALOGUE = serraClaraRecord.services.map(({ slug }) => slug);

export const offered = fc.record({
  durationMinutes: fc.integer({ min: 1, max: 24 }).map((steps) => steps * 5),
  bufferBeforeMinutes: fc.constantFrom(0, 15),
  bufferAfterMinutes: fc.constantFrom(0, 5),
  isBookableOnline: fc.boolean(),
  bookingGroup: fc.option(fc.constantFrom('consultation', 'glasses', 'exam', 'child'), {
    nil: undefined,
  }),
  dilates: fc.boolean(),
  standsAlone: fc.boolean(),
  isArchived: fc.boolean(),
  by: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  at: fc.array(fc.nat(), { maxLength: 2 }),
  title: inLanguages(),
  plans: fc.boolean(),
  cents: fc.option(fc.integer({ min: 100, max: 90_000 }), { nil: undefined }),
  deposit: fc.option(
    fc.record({
      amountCents: fc.constantFrom(100, 5_000, 100_000),
      holdMinutes: fc.constantFrom(15, 60),
      refundHours: fc.constantFrom(0, 168),
      statementHours: fc.constantFrom(null, 1, 72),
    }),
    { nil: undefined },
  ),
});

type Parts = {
  chosen: string[];
  own: number;
  facts: (typeof offered extends fc.Arbitrary<infer Facts> ? Facts : never)[];
  practitioners: string[];
  places: string[];
};

/** Services of the catalogue and own ones that no text speaks of; the first is always offered. */
export function servicesOf({ chosen, own, facts, practitioners, places }: Parts): Service[] {
  const names = [
    ...chosen,
    ...Array.from({ length: own }, (_, index) => `servico-proprio-${index + 1}`),
  ];
  const slugs = names.length > 0 ? names : ['consultas-oftalmologicas'];
  return slugs.flatMap((slug, index): Service[] => {
    const found = facts[index % facts.length];
    if (!found) return [];
    const { by, at, title, isArchived, plans, cents, deposit, ...rest } = found;
    const pick = (list: string[], wanted: number[]) =>
      list.length === 0 ? [] : [...new Set(wanted.map((n) => list[n % list.length] ?? ''))];
    const doing = pick(practitioners, by);
    const [person] = doing;
    const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, bookingGroup } = rest;
    const times = { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes };
    const own = person ? [{ person, durationMinutes: 5 }] : [];
    const otherWith = person && cents ? [{ person, cents: cents + 100 }] : undefined;
    return [
      {
        slug,
        ...rest,
        ...(plans && {
          booking: { own, later: [{ fromOn: '2027-03-20', ...times, own }], deposit },
        }),
        ...(cents !== undefined &&
          mayTellPrice(bookingGroup) && { price: { rule: 'fixed', cents, otherWith } }),
        practitioners: doing,
        resources: pick(places, at),
        isArchived: index > 0 && isArchived,
        ...(CATALOGUE.includes(slug) ? {} : { title }),
      },
    ];
  });
}
