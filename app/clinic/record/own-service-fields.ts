import { z } from 'zod';
import { calendarDay, slug } from '#app/clinic/clinic-fields.ts';
import { type BookingRule, hasEachOnce, personOf, TWICE } from './booking-rule-fields.ts';
import { field } from './field-meta.ts';

/** Drawings that a service can have; app/features/services/service-glyph.tsx draws them. */
export const GLYPHS = [
  'consultas-oftalmologicas',
  'exames-de-refracao',
  'tratamentos-especializados',
  'cirurgias-oftalmologicas',
  'acompanhamento-pediatrico',
  'laudos-especializados',
  'gonioscopia',
  'mapeamento-de-retina',
  'topografia-corneana',
  'paquimetria',
  'retinografia',
  'campo-visual',
] as const;
export type Glyph = (typeof GLYPHS)[number];

const cents = z.int().min(100).max(10_000_000);

/** What its page says about money; without one, nothing. Res. CFM 2.336/2023 and its manual, chapter 8. */
const price = z.discriminatedUnion('rule', [
  z.strictObject({
    rule: z.literal('fixed'),
    cents,
    /** Whose consultation costs another amount. */
    otherWith: field(
      z
        .array(
          z.strictObject({
            person: personOf,
            cents: field(cents, { label: 'Valor', kind: 'money' }),
          }),
        )
        .min(1)
        .refine(hasEachOnce, TWICE)
        .optional(),
      { label: 'Outro valor com', entry: 'uma pessoa' },
    ),
  }),
  z.strictObject({ rule: z.literal('from'), cents }),
  z.strictObject({ rule: z.literal('ask') }),
]);
export type PriceRule = z.output<typeof price>;

/** What its page says from a day on; null for nothing. */
const laterPrice = z.strictObject({ fromOn: calendarDay, price: price.nullable() });
export type LaterPrice = z.output<typeof laterPrice>;

/** What a clinic says of a service on screen. */
export const ownServiceFields = {
  price: field(price.optional(), { label: 'Preço', kind: 'kept' }),
  laterPrice: field(laterPrice.optional(), { label: 'Preço a partir de um dia', kind: 'kept' }),
  glyph: field(z.enum(GLYPHS).optional(), { label: 'Desenho', kind: 'kept' }),
  /** The last part of its page's address, where that is not its slug. */
  address: field(slug.optional(), { label: 'Endereço da página', kind: 'kept' }),
  /** Where its page was; they lead to where it is. */
  formerAddresses: field(z.array(slug).default([]), {
    label: 'Endereços antigos da página',
    kind: 'kept',
  }),
};

type Addressed = {
  slug: string;
  isArchived: boolean;
  isBookableOnline: boolean;
  evaluation?: { service: string } | undefined;
  bookingGroup?: string | undefined;
  price?: PriceRule | undefined;
  laterPrice?: LaterPrice | undefined;
  address?: string | undefined;
  formerAddresses: readonly string[];
};

type Naming = Priced & { booking?: BookingRule | undefined };
type Priced = { price?: PriceRule | undefined; laterPrice?: LaterPrice | undefined };

/** What a service's page says about money on a day, 'YYYY-MM-DD'; null for nothing. */
export function priceOn({ price, laterPrice: later }: Priced, on: string): PriceRule | null {
  return later && later.fromOn <= on ? later.price : (price ?? null);
}

/** A price without what it says of others than these people, who do the service and are here. */
export function priceWith(price: PriceRule, people: readonly string[]): PriceRule {
  if (price.rule !== 'fixed' || !price.otherWith) return price;
  const { otherWith: all, ...rest } = price;
  const otherWith = all.filter(({ person }) => people.includes(person));
  return otherWith.length > 0 ? { ...rest, otherWith } : rest;
}

/** Everybody whom a service's prices and lengths name, each with its place in the service. */
export function namedIn({ price, laterPrice: later, booking }: Naming) {
  const { own = [], later: lengths = [] } = booking ?? {};
  const at = (path: (string | number)[], list: readonly { person: string }[] = []) =>
    list.map(({ person }, index) => ({ person, path: [...path, index, 'person'] }));
  const named = (path: string[], told: PriceRule | null | undefined) =>
    told?.rule === 'fixed' ? at([...path, 'otherWith'], told.otherWith) : [];
  return [
    ...named(['price'], price),
    ...named(['laterPrice', 'price'], later?.price),
    ...at(['booking', 'own'], own),
    ...lengths.flatMap((each, index) => at(['booking', 'later', index, 'own'], each.own)),
  ];
}

/** The last part of the address of a service's page. */
export function addressOf({ slug: own, address }: { slug: string; address?: string | undefined }) {
  return address ?? own;
}

/** Prices are told of consultations alone: those of exams and procedures are no part of advertising. */
export function mayTellPrice(bookingGroup: string | undefined): boolean {
  return bookingGroup === 'consultation' || bookingGroup === 'child';
}

/** Tells of addresses that two services claim, of evaluations that nobody can book, and of prices not to be told. */
export function checkServices(
  services: readonly Addressed[],
  report: (path: (string | number)[], message: string, said?: string) => void,
): void {
  const owners = new Map<string, number>();
  for (const [index, each] of services.entries()) {
    const claimed = new Set([each.slug, addressOf(each), ...each.formerAddresses]);
    for (const address of claimed) {
      if ((owners.get(address) ?? index) !== index)
        report(
          ['services', index, 'address'],
          `'${address}' is the address of another service`,
          'Outro serviço já usa este endereço.',
        );
      owners.set(address, index);
    }
    const first = services.find((one) => one.slug === each.evaluation?.service);
    const isBooked = first?.isBookableOnline && !first.isArchived;
    if (each.evaluation && !each.isArchived && !isBooked)
      report(
        ['services', index, 'evaluation'],
        'names no service that is booked online',
        'Escolha um serviço que se marca pelo site.',
      );
    for (const [name, told] of [
      ['price', each.price],
      ['laterPrice', each.laterPrice?.price],
    ] as const)
      if (told && told.rule !== 'ask' && !mayTellPrice(each.bookingGroup))
        report(
          ['services', index, name],
          'may be told of consultations alone',
          'Só consultas podem mostrar preço; exames e procedimentos, não.',
        );
  }
  if (services.every((each) => each.isArchived))
    report(['services'], 'are all archived', 'Deixe pelo menos um serviço.');
}
