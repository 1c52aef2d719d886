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
  desenho: '',
};

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
    desenho: glyph ?? '',
  };
}

function amountOf(price: PriceRule | null): string {
  if (!price || price.rule === 'ask') return '';
  return (price.cents / 100).toFixed(2).replace('.', ',');
}

type Context = {
  /** Addresses of other services, now or before. */
  taken: readonly string[];
  /** Calendar day in the clinic's zone. */
  today: string;
};

export function parseFace(
  values: FaceValues,
  { taken, today }: Context,
): Result<ServiceFace, FieldError[]> {
  const address = values.endereco || slugOfName(values.nome);
  const group = BOOKING_GROUPS.find((each) => each === values.grupo) ?? null;
  const price = priceOf(values.preco, values.valor);
  const later = parseLaterPrice(values, { group, today });
  const errors = [
    values.nome.length < 3 ? { fieldId: 'nome', message: wrong.name } : null,
    isAddress(address) ? null : { fieldId: 'endereco', message: wrong.address },
    taken.includes(address) ? { fieldId: 'endereco', message: wrong.taken(address) } : null,
    price === 'wrong' ? { fieldId: 'valor', message: wrong.amount } : null,
    isForbidden(price, group) ? { fieldId: 'preco', message: wrong.priceOfProcedure } : null,
    later.ok ? null : later.refusal,
  ].filter((error) => error !== null);
  if (errors.length > 0 || price === 'wrong' || !later.ok) return refuse(errors);
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
  { group, today }: { group: Group; today: string },
): Result<LaterPrice | null, FieldError> {
  if (fromOn === '') return ok(null);
  const isDay = isCalendarDay(fromOn) && fromOn > today && fromOn <= addDays(today, LONGEST_DAYS);
  if (!isDay) return refuse({ fieldId: 'precoEm', message: wrong.priceDay });
  const price = priceOf(values.precoNovo, values.valorNovo);
  if (price === 'wrong') return refuse({ fieldId: 'valorNovo', message: wrong.amount });
  if (isForbidden(price, group))
    return refuse({ fieldId: 'precoNovo', message: wrong.priceOfProcedure });
  return ok({ fromOn, price });
}

function priceOf(preco: string, valor: string): PriceRule | null | 'wrong' {
  if (preco === 'ask') return { rule: 'ask' };
  if (preco !== 'fixed' && preco !== 'from') return null;
  const cents = centsTyped(valor);
  return cents === null || cents < 100 ? 'wrong' : { rule: preco, cents };
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
