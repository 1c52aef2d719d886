import type { Clinic } from './clinic-schema.ts';

/** Payer of a visit that is part of an earlier one, which has been paid: no choice of anybody's. */
export const RETURN_PAYER = 'retorno';

const RETURN_TITLE = {
  'pt-BR': 'Retorno, sem custo',
  'en-US': 'Return visit, free of charge',
} as const;

/** What is said of who pays a visit, in the record's language. */
export function payerTitle({ payers, locale }: Pick<Clinic, 'payers' | 'locale'>, id: string) {
  if (id === RETURN_PAYER) return RETURN_TITLE[locale];
  return payers.find((each) => each.id === id)?.title ?? id;
}
