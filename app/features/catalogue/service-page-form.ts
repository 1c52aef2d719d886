import { BOOKING_GROUPS } from '#app/clinic/booking-groups.ts';
import { addDays, isCalendarDay } from '#app/clinic/clinic-time.ts';
import {
  addressOf,
  GLYPHS,
  type LaterPrice,
  mayTellPrice,
  type PriceRule,
  priceOn,
} from '#app/clinic/record/own-service-fields.ts';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { formText } from '#app/platform/form-values.ts';
import { centsTyped } from '#app/platform/money.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const { wrong } = staffCatalogue;

/** How a service is named, found and priced. */
export type ServiceFace = {
  name: string;
  address: string;
  group: (typeof BOOKING_GROUPS)[number] | null;
  price: PriceRule | null;
  /** What is said from a day on; null where nothing is planned. */
  laterPrice: LaterPrice | null;
  glyph: (typeof GLYPHS)[number] | null;
};

export type FaceValues = {
  nome: string;
  endereco: string;
  grupo: string;
  preco: string;
  valor: string;
  precoEm: string;
  precoNovo: string;
  valorNovo: string;
  /** Other amounts of people, by `otherField`. */
  outros: Readonly<Record<string, string>>;
  desenho: string;
};
export const BLANK_FACE: FaceValues = {
  nome: '',
  endereco: '',
  grupo: '',
  preco: '',
  valor: '',
  precoEm: '',
  precoNovo: '',
  valorNovo: '',
  outros: {},
  desenho: '',
};

/** The field of one person's amount, now or from the planned day. */
export function otherField(when: 'outro' | 'novo', person: string): string {
  return `${when}-${person}`;
}

const OTHER_FIELD = /^(?:outro|novo)-[a-z0-9-]{1,60}$/;

export function readFace(form: FormData): FaceValues {
  const text = (name: string) => formText(form, name).trim().slice(0, 100);
  return {
    nome: text('nome'),
    endereco: text('endereco'),
    grupo: text('grupo'),
    preco: text('preco'),
    valor: text('valor'),
    precoEm: text('precoEm'),
    precoNovo: text('precoNovo'),
    valorNovo: text('valorNovo'),
    outros: Object.fromEntries(
      [...new Set(form.keys())]
        .filter((name) => OTHER_FIELD.test(name))
        .map((name) => [name, text(name)]),
    ),
    desenho: text('desenho'),
  };
}

type Recorded = Parameters<typeof addressOf>[0] & Parameters<typeof priceOn>[0];

/** A service's face on a day, 'YYYY-MM-DD', as the record has it. */
export function faceOf(
  service: Recorded & {
    bookingGroup?: ServiceFace['group'] | undefined;
    glyph?: ServiceFace['glyph'] | undefined;
  },
  name: string,
  today: string,
): ServiceFace {
  const { bookingGroup: group = null, laterPrice = null, glyph = null } = service;
  return {
    ...{ name, address: addressOf(service), group, glyph },
    price: priceOn(service, today),
    laterPrice: laterPrice && laterPrice.fromOn > today ? laterPrice : null,
  };
}

/** A service's face as form values. */
export function faceValues(face: ServiceFace): FaceValues {
  const { name, address, group, price, laterPrice, glyph } = face;
  // A change begins with what is said now.
  const next = laterPrice ? laterPrice.price : price;
  return {
    nome: name,
    endereco: address,
    grupo: group ?? '',
    preco: price?.rule ?? '',
    valor: amountOf(price),
    precoEm: laterPrice?.fromOn ?? '',
    precoNovo: next?.rule ?? '',
    valorNovo: amountOf(next),
    outros: { ...othersOf('outro', price), ...othersOf('novo', next) },
    desenho: glyph ?? '',
  };
}

function amountOf(price: PriceRule | null): string {
  return !price || price.rule === 'ask' ? '' : typedAmount(price.cents);
}

function othersOf(when: 'outro' | 'novo', price: PriceRule | null): Record<string, string> {
  const others = price?.rule === 'fixed' ? (price.otherWith ?? []) : [];
  return Object.fromEntries(
    others.map(({ person, cents }) => [otherField(when, person), typedAmount(cents)]),
  );
}

function typedAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

type Context = {
  /** Addresses of other services, now or before. */
  taken: readonly string[];
  /** Calendar day in the clinic's zone. */
  today: string;
  /** Who does the service, by slug; a new one has no other amounts yet. */
  people?: readonly string[];
  /** Amounts that the form began with: one that stays below another choice was not typed for it. */
  former?: Pick<FaceValues, 'valor' | 'valorNovo'>;
};

export function parseFace(
  values: FaceValues,
  { taken, today, people = [], former = BLANK_FACE }: Context,
): Result<ServiceFace, FieldError[]> {
  const address = values.endereco || slugOfName(values.nome);
  const group = BOOKING_GROUPS.find((each) => each === values.grupo) ?? null;
  const typed = priceOf(values.preco, values.valor);
  const price = typed === 'wrong' ? typed : withOthers(typed, values, { when: 'outro', people });
  const later = parseLaterPrice(values, { group, today, people });
  const isUntold = saysNoAmount(values.preco) && isTyped(values.valor, former.valor);
  const isLaterUntold =
    values.precoEm !== '' &&
    saysNoAmount(values.precoNovo) &&
    isTyped(values.valorNovo, former.valorNovo);
  const errors = [
    values.nome.length < 3 ? { fieldId: 'nome', message: wrong.name } : null,
    isAddress(address) ? null : { fieldId: 'endereco', message: wrong.address },
    taken.includes(address) ? { fieldId: 'endereco', message: wrong.taken(address) } : null,
    price === 'wrong' ? { fieldId: 'valor', message: wrong.amount } : null,
    isUntold ? { fieldId: 'valor', message: wrong.amountUntold } : null,
    isLaterUntold ? { fieldId: 'valorNovo', message: wrong.amountUntold } : null,
    ...(Array.isArray(price) ? price : []),
    isForbidden(typed, group) ? { fieldId: 'preco', message: wrong.priceOfProcedure } : null,
    ...(later.ok ? [] : later.refusal),
  ].filter((error) => error !== null);
  if (errors.length > 0 || price === 'wrong' || Array.isArray(price) || !later.ok)
    return refuse(errors);
  const glyph = GLYPHS.find((each) => each === values.desenho) ?? null;
  return ok({ name: values.nome, address, group, price, laterPrice: later.value, glyph });
}

type Group = ServiceFace['group'];

function isForbidden(price: PriceRule | null | 'wrong', group: Group): boolean {
  if (price === 'wrong' || !price || price.rule === 'ask') return false;
  return !mayTellPrice(group ?? undefined);
}

/** Prices are planned for at most so many days. */
const LONGEST_DAYS = 730;

/** The price from a day on; null without a day. */
function parseLaterPrice(
  { precoEm: fromOn, ...values }: FaceValues,
  { group, today, people }: { group: Group; today: string; people: readonly string[] },
): Result<LaterPrice | null, FieldError[]> {
  if (fromOn === '') return ok(null);
  const isDay = isCalendarDay(fromOn) && fromOn > today && fromOn <= addDays(today, LONGEST_DAYS);
  if (!isDay) return refuse([{ fieldId: 'precoEm', message: wrong.priceDay }]);
  const typed = priceOf(values.precoNovo, values.valorNovo);
  if (typed === 'wrong') return refuse([{ fieldId: 'valorNovo', message: wrong.amount }]);
  if (isForbidden(typed, group))
    return refuse([{ fieldId: 'precoNovo', message: wrong.priceOfProcedure }]);
  const price = withOthers(typed, values, { when: 'novo', people });
  return Array.isArray(price) ? refuse(price) : ok({ fromOn, price });
}

/** A price with the amounts of people who take another; or all that is wrong with these. */
function withOthers(
  price: PriceRule | null,
  { outros }: Pick<FaceValues, 'outros'>,
  { when, people }: { when: 'outro' | 'novo'; people: readonly string[] },
): PriceRule | null | FieldError[] {
  const typed = people
    .map((person) => ({ person, fieldId: otherField(when, person) }))
    .map((each) => ({ ...each, text: outros[each.fieldId] ?? '' }))
    .filter(({ text }) => text !== '');
  if (typed.length === 0) return price;
  if (price?.rule !== 'fixed')
    return typed.map(({ fieldId }) => ({ fieldId, message: wrong.otherWithout }));
  const read = typed.map(({ text, ...each }) => ({ ...each, cents: centsTyped(text) ?? 0 }));
  const errors = read
    .filter(({ cents }) => cents < LEAST_CENTS || cents === price.cents)
    .map(({ fieldId, cents }) => ({
      fieldId,
      message: cents === price.cents ? wrong.otherSame : wrong.amount,
    }));
  if (errors.length > 0) return errors;
  return { ...price, otherWith: read.map(({ person, cents }) => ({ person, cents })) };
}

const LEAST_CENTS = 100;

/** Whether the page says nothing of money, or to ask for it. */
const saysNoAmount = (rule: string) => rule !== 'fixed' && rule !== 'from';

const isTyped = (amount: string, former: string) => amount !== '' && amount !== former;

function priceOf(preco: string, valor: string): PriceRule | null | 'wrong' {
  if (preco === 'ask') return { rule: 'ask' };
  if (preco !== 'fixed' && preco !== 'from') return null;
  const cents = centsTyped(valor);
  return cents === null || cents < LEAST_CENTS ? 'wrong' : { rule: preco, cents };
}

const MOST_LETTERS = 60;

/** 'Teste de lágrima' as it stands in an address: 'teste-de-lagrima'. */
export function slugOfName(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.join('-').slice(0, MOST_LETTERS).replace(/-+$/, '');
}

function isAddress(text: string): boolean {
  return text.length <= MOST_LETTERS && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text !== 'novo';
}
