import { z } from 'zod';
import { field } from './field-meta.ts';

/** Whether the booking form asks for something, and whether it may stay empty. */
export const ASKED = ['required', 'optional', 'off'] as const;
export type Asked = (typeof ASKED)[number];

const WORDS = { required: 'Sim, é preciso', optional: 'Sim, quem quiser', off: 'Não perguntar' };

/** What the site asks of who books. Name and phone always: without them nobody can be called. */
export const bookingForm = z
  .strictObject({
    birthDate: field(z.enum(ASKED).default('required'), {
      label: 'Data de nascimento',
      help: 'De crianças e adolescentes o site sempre pergunta. Quem não diz a data marca que o paciente tem 18 anos ou mais.',
      options: WORDS,
    }),
    email: field(z.enum(ASKED).default('optional'), {
      label: 'E-mail',
      help: 'Sem e-mail, a pessoa não recebe confirmação nem lembrete por escrito.',
      options: WORDS,
    }),
  })
  .prefault({});
