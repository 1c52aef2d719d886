import type { Clinic } from './clinic-schema.ts';

/** Payer of a follow-up covered by the payment of an earlier appointment; nobody can choose it. */
export const RETURN_PAYER = 'retorno';

/** The payer of who pays for themselves; the first of every clinic. */
export const PRIVATE_PAYER = 'particular';

/** Whether a payer is an insurance plan, with rules, a card and approvals. */
export function isInsurer(payerId: string): boolean {
  return payerId !== PRIVATE_PAYER && payerId !== RETURN_PAYER;
}

const RETURN_TITLE = {
  'pt-BR': 'Retorno, sem custo',
  'en-US': 'Return visit, free of charge',
} as const;

/** A payer, also a former one, whose appointments keep its words. */
export function payerOf<Payer extends { id: string }>(
  { payers, formerPayers }: { payers: readonly Payer[]; formerPayers: readonly Payer[] },
  id: string,
): Payer | undefined {
  return [...payers, ...formerPayers].find((each) => each.id === id);
}

/** Title of a payer, also of a former one, in the record's language. */
export function payerTitle(clinic: Pick<Clinic, 'payers' | 'formerPayers' | 'locale'>, id: string) {
  if (id === RETURN_PAYER) return RETURN_TITLE[clinic.locale];
  return payerOf(clinic, id)?.title ?? id;
}
