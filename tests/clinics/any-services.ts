import fc from 'fast-check';
import { BOOKING_GROUPS } from '#app/clinic/booking-groups.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { DILATES } from '#app/clinic/preparation-rule.ts';
import { GLYPHS, mayTellPrice } from '#app/clinic/record/own-service-fields.ts';
import { cents, day, inLanguages, maybe, some } from './any-words.ts';
import { serraClaraRecord } from './serra-clara.ts';

type Service = ClinicRecord['services'][number];
type Price = NonNullable<Service['price']>;
type Made<Of> = Of extends fc.Arbitrary<infer Facts> ? Facts : never;

export const CATALOGUE = serraClaraRecord.services.map(({ slug }) => slug);
/** What no text that comes with the software speaks of. */
const ownSlug = (index: number) => `servico-proprio-${index + 1}`;
export const isOwn = (slug: string) => slug.startsWith('servico-proprio-');

const steps = (least: number, most: number) =>
  fc.oneof(
    fc.integer({ min: least, max: Math.min(most, 24) }).map((count) => count * 5),
    fc.constantFrom(least * 5, most * 5),
  );
const times = {
  durationMinutes: steps(1, 96),
  bufferBeforeMinutes: fc.constantFrom(0, 15, 120),
  bufferAfterMinutes: fc.constantFrom(0, 5, 120),
};
const deposit = fc.record({
  amountCents: fc.constantFrom(100, 5_000, 100_000),
  holdMinutes: fc.constantFrom(15, 60),
  refundHours: fc.constantFrom(0, 168),
  statementHours: fc.constantFrom(null, 1, 72),
});
const preparation = fc.record({
  dilates: fc.constantFrom(...DILATES),
  dilationHours: fc.constantFrom(1, 6, 72),
  daylightMinutes: fc.constantFrom(null, 0, 60, 240),
  softLensHours: fc.constantFrom(0, 24, 720),
  rigidLensHours: fc.constantFrom(0, 1, 720),
  fastingHours: fc.constantFrom(0, 8, 24),
  companion: fc.boolean(),
});
/** People by their number among those who do the service, each with what is theirs. */
const each = <Value>(of: fc.Arbitrary<Value>) =>
  fc.array(fc.record({ who: fc.nat(), of }), { maxLength: 2 });
const told = fc.record({
  rule: fc.constantFrom('fixed' as const, 'from' as const, 'ask' as const),
  cents,
  otherWith: each(cents),
});

/** What is drawn of a service before it is known who is there to do it. */
export const offered = fc.record({
  plain: fc.record({
    ...times,
    isBookableOnline: fc.boolean(),
    bookingGroup: maybe(fc.constantFrom(...BOOKING_GROUPS)),
    isArchived: maybe(fc.boolean()),
    title: maybe(inLanguages()),
    preparation: maybe(preparation),
    glyph: maybe(fc.constantFrom(...GLYPHS)),
  }),
  exam: some({
    oneEyeMinutes: steps(1, 96),
    dilates: fc.boolean(),
    orderRank: fc.constantFrom(0, 40, 99),
    standsAlone: fc.boolean(),
  }),
  by: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  at: fc.array(fc.nat(), { maxLength: 2 }),
  booking: maybe(
    fc.record({
      own: each(steps(1, 96)),
      later: fc.array(fc.record({ fromOn: day, ...times, own: each(steps(1, 96)) }), {
        maxLength: 2,
      }),
      deposit: maybe(deposit),
    }),
  ),
  price: maybe(told),
  laterPrice: maybe(fc.record({ fromOn: day, price: fc.option(told) })),
  moved: fc.constantFrom(0, 0, 1, 2),
  apart: fc.array(fc.nat(), { maxLength: 2 }),
  evaluation: maybe(fc.record({ of: fc.nat(), button: inLanguages(40) })),
});
type Drawn = Made<typeof offered>;

const at = <Value>(list: readonly Value[], n: number): Value[] =>
  list.length === 0 ? [] : list.slice(n % list.length, (n % list.length) + 1);
const pick = (list: readonly string[], wanted: readonly number[]) => [
  ...new Set(wanted.flatMap((n) => at(list, n))),
];
/** Each of the people once. */
const ofPeople = <Value>(
  people: readonly string[],
  wanted: readonly { who: number; of: Value }[],
) => [
  ...new Map(
    wanted.flatMap(({ who, of }) => at(people, who).map((person) => [person, of] as const)),
  ),
];

function priceOf(
  { rule, cents: amount, otherWith }: Made<typeof told>,
  group: string | undefined,
  people: readonly string[],
): Price {
  if (rule === 'ask' || !mayTellPrice(group)) return { rule: 'ask' };
  if (rule === 'from') return { rule, cents: amount };
  const others = ofPeople(people, otherWith).map(([person, of]) => ({ person, cents: of }));
  return { rule, cents: amount, ...(others.length > 0 && { otherWith: others }) };
}

function bookingOf(drawn: Drawn['booking'], people: readonly string[]): Service['booking'] {
  if (!drawn) return undefined;
  const ownOf = (wanted: Made<ReturnType<typeof each<number>>>) =>
    ofPeople(people, wanted).map(([person, durationMinutes]) => ({ person, durationMinutes }));
  const days = [...new Map(drawn.later.map((later) => [later.fromOn, later])).values()];
  return {
    own: ownOf(drawn.own),
    later: days
      .toSorted((one, other) => (one.fromOn < other.fromOn ? -1 : 1))
      .map((later) => ({ ...later, own: ownOf(later.own) })),
    deposit: drawn.deposit,
  };
}

/** Where its page is, and was. No other service ever has these addresses. */
function addressesOf(slug: string, moved: number): Pick<Service, 'address' | 'formerAddresses'> {
  if (moved === 0) return {};
  return moved === 1
    ? { address: `pagina-de-${slug}` }
    : { address: `pagina-de-${slug}`, formerAddresses: [`antes-de-${slug}`] };
}

type Parts = {
  chosen: readonly string[];
  own: number;
  facts: readonly Drawn[];
  practitioners: readonly string[];
  places: readonly string[];
};

/** Services of the catalogue and own ones that no text speaks of; the first is always offered. */
export function servicesOf({ chosen, own, facts, practitioners, places }: Parts): Service[] {
  const names = [...chosen, ...Array.from({ length: own }, (_, index) => ownSlug(index))];
  const slugs = names.length > 0 ? names : ['consultas-oftalmologicas'];
  const made = slugs.flatMap((slug, index) =>
    at(facts, index).map((drawn) => ({ drawn, service: serviceOf(slug, index, drawn) })),
  );
  return made.map(({ drawn, service }) => {
    const bookable = made
      .map((one) => one.service)
      .filter((one) => one.isBookableOnline && !one.isArchived && one.slug !== service.slug);
    const first = drawn.evaluation && at(bookable, drawn.evaluation.of)[0];
    const others = slugs.filter((name) => name !== service.slug);
    return {
      ...service,
      ...(drawn.apart.length > 0 && { notTogetherWith: pick(others, drawn.apart) }),
      ...(first &&
        drawn.evaluation &&
        !service.isBookableOnline && {
          evaluation: { service: first.slug, button: drawn.evaluation.button },
        }),
    };
  });

  function serviceOf(slug: string, index: number, drawn: Drawn): Service {
    const { plain, exam, by, at: where, booking, price, laterPrice, moved } = drawn;
    const people = pick(practitioners, by);
    const { title, ...rest } = plain;
    const priced = (one: Made<typeof told>) => priceOf(one, plain.bookingGroup, people);
    return {
      slug,
      ...rest,
      ...exam,
      ...addressesOf(slug, moved),
      booking: bookingOf(booking, people),
      price: price && priced(price),
      laterPrice: laterPrice && {
        fromOn: laterPrice.fromOn,
        price: laterPrice.price && priced(laterPrice.price),
      },
      practitioners: people,
      resources: pick(places, where),
      isArchived: index > 0 && plain.isArchived,
      title: title ?? (isOwn(slug) ? `Serviço próprio ${index}` : undefined),
    };
  }
}
