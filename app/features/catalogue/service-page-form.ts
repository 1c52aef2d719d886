import { BOOKING_GROUPS } from '#app/clinic/booking-groups.ts';
import { GLYPHS, mayTellPrice, type PriceRule } from '#app/clinic/record/own-service-fields.ts';
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
  glyph: (typeof GLYPHS)[number] | null;
};

export type FaceValues = {
  nome: string;
  endereco: string;
  grupo: string;
  preco: string;
  valor: string;
  desenho: string;
};
export const BLANK_FACE: FaceValues = {
  nome: '',
  endereco: '',
  grupo: '',
  preco: '',
  valor: '',
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
    desenho: text('desenho'),
  };
}

/** A service's face as form values. */
export function faceValues(face: ServiceFace): FaceValues {
  const { name, address, group, price, glyph } = face;
  const cents = price && price.rule !== 'ask' ? price.cents : null;
  return {
    nome: name,
    endereco: address,
    grupo: group ?? '',
    preco: price?.rule ?? '',
    valor: cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','),
    desenho: glyph ?? '',
  };
}

/** @param taken addresses of other services, now or before */
export function parseFace(
  values: FaceValues,
  taken: readonly string[],
): Result<ServiceFace, FieldError[]> {
  const address = values.endereco || slugOfName(values.nome);
  const group = BOOKING_GROUPS.find((each) => each === values.grupo) ?? null;
  const price = priceOf(values);
  const errors = [
    values.nome.length < 3 ? { fieldId: 'nome', message: wrong.name } : null,
    isAddress(address) ? null : { fieldId: 'endereco', message: wrong.address },
    taken.includes(address) ? { fieldId: 'endereco', message: wrong.taken(address) } : null,
    price === 'wrong' ? { fieldId: 'valor', message: wrong.amount } : null,
    price !== 'wrong' && price && price.rule !== 'ask' && !mayTellPrice(group ?? undefined)
      ? { fieldId: 'preco', message: wrong.priceOfProcedure }
      : null,
  ].filter((error) => error !== null);
  if (errors.length > 0 || price === 'wrong') return refuse(errors);
  const glyph = GLYPHS.find((each) => each === values.desenho) ?? null;
  return ok({ name: values.nome, address, group, price, glyph });
}

function priceOf({ preco, valor }: FaceValues): PriceRule | null | 'wrong' {
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
