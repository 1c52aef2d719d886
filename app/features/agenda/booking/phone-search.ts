import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { MAX_CODE_LENGTH } from '#app/clinic/coupon-code.ts';
import { formText } from '#app/platform/form-values.ts';
import { examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import { exceedReasonOf } from '#app/scheduling/payers/exceed-reason.ts';
import { CALLER_FIELDS, type CallerFormValues } from './caller-form.ts';

export const HALF_DAYS = ['any', 'morning', 'afternoon'] as const;

/** The search form of a phone booking. */
export type SearchFormValues = CallerFormValues & {
  /** A service, or one for a single eye, by its code (`exam-code.ts`). */
  servico: string;
  /** Codes of further exams on the same coming, joined by '~'. */
  mais: string;
  /** The word for the house; absent in a clinic with one. */
  unidade?: string;
  convenio: string;
  /** Calendar day, or empty. */
  desde: string;
  parte: (typeof HALF_DAYS)[number];
  /** Of a time pressed in the grid: from what time of that day on, 'HH:MM', and with whom (a slug). */
  hora?: string;
  com?: string;
  /** Code of a campaign. */
  codigo: string;
  /** Why staff book beyond the payer's rules; empty to keep to them. */
  excecao: string;
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
  'mais',
  'convenio',
  'desde',
  'hora',
  'com',
  'parte',
  'codigo',
  'pedido',
  'oferta',
  'paciente',
  'excecao',
  'unidade',
] as const;

const HOUSE = /^[a-z0-9-]{1,80}$/;
const WALL_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Name of the buttons that choose a known patient. */
export const CHOOSE_PATIENT = 'escolher';

/** Values of the phone booking's submit buttons. */
export const PHONE_INTENTS = ['find', 'book', 'later', 'edit', 'beyond', 'rules'] as const;

export function readWish(form: {
  get(name: string): unknown;
  getAll?(name: string): unknown[];
}): SearchFormValues {
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
    mais: codesIn(form.getAll?.('mais') ?? [], fieldText('servico')),
    ...(HOUSE.test(fieldText('unidade')) && { unidade: fieldText('unidade') }),
    convenio: fieldText('convenio'),
    desde: isCalendarDay(since) ? since : '',
    ...(isCalendarDay(since) && WALL_TIME.test(fieldText('hora')) && { hora: fieldText('hora') }),
    ...(HOUSE.test(fieldText('com')) && { com: fieldText('com') }),
    parte: HALF_DAYS.find((part) => part === fieldText('parte')) ?? 'any',
    codigo: fieldText('codigo').trim().slice(0, MAX_CODE_LENGTH),
    excecao: exceedReasonOf(fieldText('excecao')) ?? '',
    pedido: /^[1-9]\d{0,14}$/.test(fieldText('pedido')) ? fieldText('pedido') : '',
    oferta: /^[1-9]\d{0,14}$/.test(fieldText('oferta')) ? fieldText('oferta') : '',
    // The button just pressed overrides the earlier choice.
    paciente: fieldText(CHOOSE_PATIENT) || fieldText('paciente'),
  };
}

type Named = Pick<SearchFormValues, 'servico' | 'unidade'> & { mais?: string | undefined };

/** What somebody calls for, and in which house; null where the form names no service. */
export function wantedBy({ servico, mais, unidade }: Named) {
  const exams = [servico, mais].filter(Boolean).join('~');
  return examsOfCode(unidade ? `${exams}_${unidade}` : exams);
}

/** The further exams, each once: tick boxes on the first page, one hidden field on the second. */
function codesIn(values: readonly unknown[], first: string): string {
  const codes = values.flatMap((value) => (typeof value === 'string' ? value.split('~') : []));
  return [...new Set(codes)]
    .filter((code) => code !== '' && code !== first)
    .slice(0, 8)
    .join('~');
}
