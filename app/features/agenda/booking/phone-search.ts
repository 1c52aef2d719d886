import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { MAX_CODE_LENGTH } from '#app/clinic/coupon-code.ts';
import { formText } from '#app/platform/form-values.ts';
import { CALLER_FIELDS, type CallerFormValues } from './caller-form.ts';

export const HALF_DAYS = ['any', 'morning', 'afternoon'] as const;

/** The search form of a phone booking. */
export type SearchFormValues = CallerFormValues & {
  servico: string;
  convenio: string;
  /** Calendar day, or empty. */
  desde: string;
  parte: (typeof HALF_DAYS)[number];
  /** Code of a campaign. */
  codigo: string;
  /** Id of the request for a time that the call answers; empty without one. */
  pedido: string;
  /** Id of the offer of the waiting list that the caller accepts; empty without one. */
  oferta: string;
  /** The chosen known patient; `meantPatient` reads it. */
  paciente: string;
};

export const WISH_FIELDS = [
  ...CALLER_FIELDS,
  'servico',
  'convenio',
  'desde',
  'parte',
  'codigo',
  'pedido',
  'oferta',
  'paciente',
] as const;

/** Name of the buttons that choose a known patient. */
export const CHOOSE_PATIENT = 'escolher';

/** Values of the phone booking's submit buttons. */
export const PHONE_INTENTS = ['find', 'book', 'later', 'edit'] as const;

export function readWish(form: { get(name: string): unknown }): SearchFormValues {
  const fieldText = (field: string) => formText(form, field).slice(0, 200);
  const since = fieldText('desde');
  return {
    nome: fieldText('nome'),
    telefone: fieldText('telefone'),
    nascimento: fieldText('nascimento'),
    contato: fieldText('contato'),
    parentesco: fieldText('parentesco'),
    email: fieldText('email'),
    servico: fieldText('servico'),
    convenio: fieldText('convenio'),
    desde: isCalendarDay(since) ? since : '',
    parte: HALF_DAYS.find((part) => part === fieldText('parte')) ?? 'any',
    codigo: fieldText('codigo').trim().slice(0, MAX_CODE_LENGTH),
    pedido: /^[1-9]\d{0,14}$/.test(fieldText('pedido')) ? fieldText('pedido') : '',
    oferta: /^[1-9]\d{0,14}$/.test(fieldText('oferta')) ? fieldText('oferta') : '',
    // The button just pressed overrides the earlier choice.
    paciente: fieldText(CHOOSE_PATIENT) || fieldText('paciente'),
  };
}
