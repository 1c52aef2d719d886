import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { CALLER_FIELDS, type CallerFormValues } from './caller-form.ts';

export const HALF_DAYS = ['any', 'morning', 'afternoon'] as const;

/** What somebody at the phone wants, as it was typed. */
export type SearchFormValues = CallerFormValues & {
  servico: string;
  convenio: string;
  /** Calendar day, or empty. */
  desde: string;
  parte: (typeof HALF_DAYS)[number];
  /** Who of the patients of the phone is meant, as `meantPatient` reads it. */
  paciente: string;
};

export const WISH_FIELDS = [
  ...CALLER_FIELDS,
  'servico',
  'convenio',
  'desde',
  'parte',
  'paciente',
] as const;

/** Name of the buttons that say which known patient is meant. */
export const CHOOSE_PATIENT = 'escolher';

/** What the buttons of the phone desk ask for. */
export const PHONE_INTENTS = ['find', 'book', 'later', 'edit'] as const;

export function readWish(formText: (field: string) => string): SearchFormValues {
  const typed = (field: string) => formText(field).slice(0, 200);
  const since = typed('desde');
  return {
    nome: typed('nome'),
    telefone: typed('telefone'),
    nascimento: typed('nascimento'),
    contato: typed('contato'),
    parentesco: typed('parentesco'),
    email: typed('email'),
    servico: typed('servico'),
    convenio: typed('convenio'),
    desde: isCalendarDay(since) ? since : '',
    parte: HALF_DAYS.find((part) => part === typed('parte')) ?? 'any',
    // A button that says who it is counts before what was so until then.
    paciente: typed(CHOOSE_PATIENT) || typed('paciente'),
  };
}
