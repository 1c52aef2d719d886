import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { CALLER_FIELDS, type TypedCaller } from './caller-form.ts';

export const HALF_DAYS = ['any', 'morning', 'afternoon'] as const;

/** What somebody at the phone wants, as it was typed. */
export type TypedWish = TypedCaller & {
  servico: string;
  convenio: string;
  /** Calendar day, or empty. */
  desde: string;
  parte: (typeof HALF_DAYS)[number];
};

export const WISH_FIELDS = [...CALLER_FIELDS, 'servico', 'convenio', 'desde', 'parte'] as const;

/** What the buttons of the phone desk ask for. */
export const PHONE_INTENTS = ['find', 'book', 'later', 'edit'] as const;
export type PhoneIntent = (typeof PHONE_INTENTS)[number];

export function readWish(typedIn: (field: string) => string): TypedWish {
  const typed = (field: string) => typedIn(field).slice(0, 200);
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
  };
}
