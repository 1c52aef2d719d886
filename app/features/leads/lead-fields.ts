import { type NameRefusal, parseName, parsePhone } from '#app/clinic/person-fields.ts';
import { formText } from '#app/platform/form-values.ts';
import { fieldRefusals, ok, type Result, refuse } from '#app/platform/result.ts';
import {
  type LeadFormValues,
  type LeadReason,
  type LeadStep,
  type LeadVariant,
  reasonOf,
} from './lead.ts';

export type LeadFields = {
  name: string;
  phoneE164: string;
  reason: LeadReason;
  /** Null in variant A, which does not ask. */
  payer: string | null;
};
export type LeadField = 'reason' | 'urgent' | 'name' | 'phone' | 'payer' | 'consent';
export type LeadRefusal =
  | NameRefusal
  | 'phone'
  | 'reason-missing'
  | 'urgent-first'
  | 'payer-missing'
  | 'consent-missing';
export type LeadFieldError = { field: LeadField; refusal: LeadRefusal };

/** Reads the form; a missing field is empty. */
export function readLead(form: { get(name: string): unknown }): LeadFormValues {
  const text = (field: string) => formText(form, field).slice(0, 200);
  return {
    reason: text('reason'),
    hasReadUrgent: text('urgent') !== '',
    name: text('name'),
    phone: text('phone'),
    payer: text('payer'),
    hasConsented: text('consent') !== '',
  };
}

/** The fields that each step of variant B asks for. */
const STEP_FIELDS = {
  motivo: ['reason', 'urgent'],
  contato: ['name', 'phone'],
  convenio: ['payer', 'consent'],
} as const satisfies Record<LeadStep, readonly LeadField[]>;

/** What is wrong with the fields of one step. */
export function stepErrors(
  values: LeadFormValues,
  step: LeadStep,
  payerIds: readonly string[],
): LeadFieldError[] {
  const parsed = parseLead(values, { variant: 'B', payerIds });
  const asked: readonly LeadField[] = STEP_FIELDS[step];
  return parsed.ok ? [] : parsed.refusal.filter(({ field }) => asked.includes(field));
}

/** The first step that still lacks something; null when all are answered but for the consent. */
export function firstOpenLeadStep(values: LeadFormValues, payerIds: readonly string[]): LeadStep {
  const isOpen = (step: LeadStep) => stepErrors(values, step, payerIds).length > 0;
  if (isOpen('motivo')) return 'motivo';
  return isOpen('contato') ? 'contato' : 'convenio';
}

/** The lead ready to be stored, or every invalid field, in the order of the form. */
export function parseLead(
  values: LeadFormValues,
  { variant, payerIds }: { variant: LeadVariant; payerIds: readonly string[] },
): Result<LeadFields, LeadFieldError[]> {
  const reason = reasonOf(values.reason);
  const name = parseName(values.name);
  const phone = parsePhone(values.phone);
  const asksPayer = variant === 'B';
  const isUrgentUnread = reason === 'urgent' && !values.hasReadUrgent;
  const payer = asksPayer ? payerIds.find((id) => id === values.payer) : null;
  const isWhole = reason && !isUrgentUnread && payer !== undefined && values.hasConsented;
  if (isWhole && name.ok && phone.ok)
    return ok({ name: name.value, phoneE164: phone.value, reason, payer });
  const results: [LeadField, Result<unknown, LeadRefusal>][] = [
    ['reason', reason ? ok('') : refuse('reason-missing')],
    ['urgent', isUrgentUnread ? refuse('urgent-first') : ok('')],
    ['name', name],
    ['phone', phone],
    ['payer', payer === undefined ? refuse('payer-missing') : ok('')],
    ['consent', values.hasConsented ? ok('') : refuse('consent-missing')],
  ];
  return refuse(fieldRefusals(results));
}
